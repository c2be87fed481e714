import type { AnalyzeOperations, CalculatorOperations } from './types.generated'

/** An operation by its method: `analyze.overlap`, `calculators.vorabpauschale`, `calculators.compare`. */
export type OperationName = `analyze.${keyof AnalyzeOperations}` | `calculators.${keyof CalculatorOperations | 'compare'}`

/** Something that goes wrong on purpose. `times` limits it to the first calls; without it, it stays. */
export type MockFault =
  /** 429 with `Retry-After`, 1 second unless told. */
  | { kind: 'rate_limited'; retryAfterSeconds?: number; times?: number }
  /** 500. */
  | { kind: 'internal_error'; times?: number }
  /** No response at all. */
  | { kind: 'network'; times?: number }
  /** 200; nothing can be asked about these securities, and the result says so. */
  | { kind: 'provider_unavailable'; isins: readonly string[]; times?: number }
  /** The answer comes later. */
  | { kind: 'delay'; ms: number; times?: number }

/** Faults by operation; `*` is for all. Several faults of one operation act together. */
export type MockFaults = { [N in OperationName | '*']?: MockFault | readonly MockFault[] }

/** The faults that act on the next call of an operation; counts the call. */
export type TakeFaults = (operation: string) => MockFault[]

const listOf = (given: MockFault | readonly MockFault[] | undefined): readonly MockFault[] =>
  given === undefined ? [] : 'kind' in given ? [given] : given

/** Keeps count of how often each fault has acted. */
export function faultsOf(faults: MockFaults): TakeFaults {
  const acted = new Map<MockFault, number>()
  const byName = new Map(Object.entries(faults).map(([name, given]) => [name, listOf(given)]))
  return (operation) => {
    const due = [...(byName.get('*') ?? []), ...(byName.get(operation) ?? [])]
    const acting = due.filter((fault) => (acted.get(fault) ?? 0) < (fault.times ?? Number.POSITIVE_INFINITY))
    for (const fault of acting) acted.set(fault, (acted.get(fault) ?? 0) + 1)
    return acting
  }
}
