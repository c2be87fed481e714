/** Runs operations for the mocks, with the faults that were asked for. */
import { errorTable, failure, type Failure } from '../core/errors'
import type { Procedure } from '../core/procedure'
import type { ReferenceSource } from '../core/portfolio/reference'
import { run, type Outcome } from '../core/run'
import type { MockFault, TakeFaults } from './mock-faults'
import { overTheWire } from './models'
import { withUnavailable } from './unavailable'

/** What a mocked service consists of. */
export interface MockSite {
  baseUrl: string
  reference: ReferenceSource
  now: () => Date
  takeFaults: TakeFaults
}

/** An outcome, and what happens to it on the way. */
export interface MockOutcome {
  outcome: Outcome
  delayMs: number
  /** The connection breaks instead. */
  broken: boolean
}

const refused = (faults: readonly MockFault[]): Failure | undefined => {
  const fault = faults.find(({ kind }) => kind === 'rate_limited' || kind === 'internal_error')
  if (fault?.kind === 'rate_limited') return failure('rate_limited', { retryAfterSeconds: fault.retryAfterSeconds ?? 1 })
  return fault && failure('internal_error')
}

const unavailableIsins = (faults: readonly MockFault[]): string[] =>
  faults.flatMap((fault) => (fault.kind === 'provider_unavailable' ? fault.isins : []))

async function compute(site: MockSite, procedure: Procedure, body: unknown, faults: readonly MockFault[]): Promise<Outcome> {
  const isins = unavailableIsins(faults)
  const reference = isins.length === 0 ? site.reference : withUnavailable(site.reference, isins)
  try {
    return await run(procedure, body, { now: site.now().toISOString(), baseUrl: site.baseUrl, reference })
  } catch {
    return { ok: false, error: failure('internal_error') }
  }
}

/** Answers one operation. */
export async function answer(site: MockSite, procedure: Procedure, body: unknown): Promise<MockOutcome> {
  const faults = site.takeFaults(`${procedure.group}.${procedure.name}`)
  const refusal = refused(faults)
  const outcome: Outcome = refusal ? { ok: false, error: refusal } : await compute(site, procedure, body, faults)
  const delayMs = faults.reduce((sum, fault) => sum + (fault.kind === 'delay' ? fault.ms : 0), 0)
  return {
    outcome: outcome.ok ? { ok: true, data: overTheWire(outcome.data) } : outcome,
    delayMs,
    broken: faults.some(({ kind }) => kind === 'network'),
  }
}

/** HTTP status of an outcome. */
export const statusOf = (outcome: Outcome): number => (outcome.ok ? 200 : errorTable[outcome.error.code].status)

/** Seconds that a refused caller should wait. */
export function retryAfterOf(outcome: Outcome): number | undefined {
  const details = outcome.ok ? undefined : outcome.error.details
  const hasSeconds = typeof details === 'object' && details !== null && 'retryAfterSeconds' in details
  return hasSeconds && typeof details.retryAfterSeconds === 'number' ? details.retryAfterSeconds : undefined
}
