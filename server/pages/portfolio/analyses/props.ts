import type { Snapshot, SnapshotRequest } from '../../../../sdk'
import type { Show } from '../context'
import type { Heading } from '../parts/section-card'

/** What every analysis of a portfolio gets. */
export interface AnalysisProps {
  request: SnapshotRequest
  snapshot: Snapshot
  heading: Heading
  show: Show
}
