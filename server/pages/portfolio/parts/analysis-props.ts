import type { Snapshot, SnapshotRequest } from '../../../../sdk'
import type { Show } from '../context'
import type { Draft } from '../draft'
import type { Heading } from './section-card'

/** What every analysis of a portfolio gets. */
export interface AnalysisProps {
  id: string
  request: SnapshotRequest
  snapshot: Snapshot
  /** What was typed for the request. */
  draft: Draft
  /** Holdings that the service takes. */
  maxHoldings: number
  heading: Heading
  show: Show
}
