/** Answers calls of the mocks with the models, the configured faults and the configured answers. */
import { type Failure, errorTable, failure } from '../../core/contract/errors'
import { type Outcome, run } from '../../core/operations/run'
import type { MockFault, Faults } from './faults'
import type { Lookup, Reference, ReferenceSource } from '../../core/reference/reference'
import { namespaceOfGroup, namespaces } from '../../core/contract/namespaces'
import { findProcedure } from '../../core/registry/procedures'
import type { Bundle } from '../../core/reference/tables/bundle'
import { describe, overTheWire } from '../local/models'
import { findIn } from '../local/find'
import type { OperationName, Operations } from './operations'
import { isKeyOf } from '../../core/values/record'
import { sumBy } from '../../core/values/sum'

/** A body that was read, or why it could not be. */
export type MockBody = { readable: true; value: unknown } | { readable: false; error: Failure }

/** A call of an operation: its name, and its body or a placeholder. */
export interface MockCall {
  operation: string
  body: MockBody
}

/** An outcome, with its delay and the faults that act on it. */
export interface MockOutcome {
  outcome: Outcome
  delayMs: number
  faults: readonly MockFault[]
}

/** Reference data whose lookups fail for some securities: failed, which is not the same as unknown. */
function withUnavailable(source: ReferenceSource, isins: readonly string[]): ReferenceSource {
  const down = new Set(isins)
  const guarded =
    <T>(question: (keys: readonly string[]) => Promise<Lookup<T>>) =>
    async (keys: readonly string[]): Promise<Lookup<T>> => {
      const answer = await question(keys.filter((key) => !down.has(key)))
      return { found: answer.found, failed: new Set([...answer.failed, ...keys.filter((key) => down.has(key))]) }
    }
  const over = (reference: Reference): Reference => ({
    ...reference,
    securities: guarded(reference.securities),
    constituents: guarded(reference.constituents),
    bonds: guarded(reference.bonds),
    fundVectors: guarded(reference.fundVectors),
    prices: (isin, from, to) => guarded(([key]) => (key === undefined ? noPrices() : reference.prices(key, from, to)))([isin]),
  })
  return { open: async () => over(await source.open()) }
}

const noPrices = async () => ({ found: new Map(), failed: new Set<string>() })

/** Replacement answers by operation, made from the real answer and the body of the call. */
export type MockAnswers = {
  [N in OperationName]?: (real: Operations[N]['response'], request: Operations[N]['request']) => Operations[N]['response'] | Promise<Operations[N]['response']>
}

/** Parts of a mocked service. */
export interface MockSite {
  baseUrl: string
  reference: ReferenceSource
  bundle: Bundle
  now: () => Date
  faults: Faults
  answers: MockAnswers
}

const failed = (error: Failure): Outcome => ({ ok: false, error })

const anyIssue = [{ path: [], code: 'custom', message: 'Refused on purpose' }]

/** The failure of a fault; undefined for faults of another kind. */
function failureOf(fault: MockFault): Failure | undefined {
  if (fault.kind === 'invalid_request') return failure('invalid_request', fault.issues ?? anyIssue)
  if (fault.kind === 'rate_limited' || fault.kind === 'overloaded') return failure(fault.kind, { retryAfterSeconds: fault.retryAfterSeconds ?? 1 })
  const { kind } = fault
  return isKeyOf(kind, errorTable) ? failure(kind) : undefined
}

const unavailableIsins = (faults: readonly MockFault[]): string[] =>
  faults.flatMap((fault) => (fault.kind === 'provider_unavailable' ? fault.isins : []))

/** A catalog or a descriptor. */
function read(site: MockSite, group: string, id: string | null): Outcome {
  const namespace = namespaceOfGroup(group)
  if (namespace === undefined) return failed(failure('not_found'))
  const found = describe(namespace, id, { baseUrl: site.baseUrl, now: site.now().toISOString() })
  return found === undefined ? failed(failure(namespaces[namespace].unknownId)) : { ok: true, data: found }
}

const idIn = (body: unknown): string => (typeof body === 'object' && body !== null && 'id' in body ? String(body.id) : '')

async function compute(site: MockSite, { operation, body }: MockCall, faults: readonly MockFault[]): Promise<Outcome> {
  if (!body.readable) return failed(body.error)
  if (operation === 'find') return findIn(site.bundle, body.value)
  const [group = '', name = ''] = operation.split('.')
  if (name === 'catalog') return read(site, group, null)
  if (name === 'describe') return read(site, group, idIn(body.value))
  const procedure = findProcedure(group, name)
  if (procedure === undefined) return failed(failure('not_found'))
  const isins = unavailableIsins(faults)
  const reference = isins.length === 0 ? site.reference : withUnavailable(site.reference, isins)
  return run(procedure, body.value, { now: site.now().toISOString(), baseUrl: site.baseUrl, reference })
}

/** The answer of the models, or its replacement by the test. */
async function ownAnswer(site: MockSite, { operation, body }: MockCall, real: unknown): Promise<unknown> {
  const own = site.answers[operation as OperationName] as ((real: unknown, request: unknown) => unknown) | undefined
  const data = overTheWire(real)
  return own === undefined ? data : overTheWire(await own(data, body.readable ? body.value : undefined))
}

/** Answers one call. */
export async function answer(site: MockSite, call: MockCall): Promise<MockOutcome> {
  const faults = site.faults.take(call.operation)
  const delayMs = sumBy(faults, (fault) => fault.kind === 'delay' ? fault.ms : 0)
  const refusal = faults.map(failureOf).find((found) => found !== undefined)
  const outcome = refusal ? failed(refusal) : await compute(site, call, faults)
  return { outcome: outcome.ok ? { ok: true, data: await ownAnswer(site, call, outcome.data) } : outcome, delayMs, faults }
}
