/** The example portfolio on the start page, with the service's own answer. */
import { createHash } from 'node:crypto'
import { WORLD_FUND } from '../../../core/portfolio/insights/insights'
import { run } from '../../../core/operations/run'
import { findProcedure } from '../../../core/registry/procedures'
import { remembered } from '../../../core/values/memoize'
import type { Snapshot } from '../../../sdk'
import { isSnapshot } from '../../cli/render/sentences'
import type { Site } from '../../http/context'
import { within } from '../../process/within'
import { exampleDraft, requestOf } from '../portfolio/draft'

/** The example as a snapshot, and the world index beside it. */
export interface Example {
  snapshot: Snapshot
  world: Snapshot | null
}

const hashOf = remembered((example: Example) => createHash('sha256').update(JSON.stringify(example)).digest('hex'))

/** Tells pages with different examples apart. */
export const stampOf = (example: Example | null): string => (example === null ? 'none' : hashOf(example))

/** Reference data changes by the day. */
const KEPT_MS = 3_600_000
/** A visitor does not wait longer for it: then the page comes without the example, and the next one has it. */
const PATIENCE_MS = 3000

/** The links of a snapshot are not shown. */
const NOWHERE = 'http://localhost'

async function snapshotOf(site: Site, request: object): Promise<Snapshot | null> {
  const procedure = findProcedure('analyze', 'snapshot')
  if (procedure === undefined) return null
  const outcome = await run(procedure, request, { now: site.now().toISOString(), baseUrl: NOWHERE, reference: site.reference })
  return outcome.ok && isSnapshot(outcome.data) ? outcome.data : null
}

/** Nothing is shown of a depot of which something is not known: the data of this service cannot carry the example. */
async function computed(site: Site): Promise<Example | null> {
  const draft = requestOf(exampleDraft(), 'en')
  if (!draft.ok) return null
  const [snapshot, world] = await Promise.all([snapshotOf(site, draft.request), snapshotOf(site, { holdings: [{ isin: WORLD_FUND, weight: 1 }] })])
  return snapshot === null || snapshot.resolvedPortfolioWeight < 1 || snapshot.analyses['look-through'].data === null ? null : { snapshot, world }
}

/** The example of a service, computed once an hour; null while there is none. */
export function exampleOf(site: Site): () => Promise<Example | null> {
  let kept: { until: number; example: Promise<Example | null> } | null = null
  return async () => {
    const now = Date.now()
    if (kept === null || kept.until < now) kept = { until: now + KEPT_MS, example: computed(site).catch(() => (kept = null)) }
    return within(PATIENCE_MS, kept.example, () => null)
  }
}
