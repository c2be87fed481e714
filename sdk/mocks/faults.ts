import { errorTable } from '../../core/contract/errors'
import type { Issue, ServiceErrorCode } from '../client/errors'
import { checkNames, type OperationName } from './operations'

interface Fault<K extends string> {
  /** What goes wrong. */
  kind: K
  /** Number of calls that it affects; default: all. */
  times?: number
}

/** An error of the service, by its code. */
export type RefusalFault = Fault<Exclude<ServiceErrorCode, 'invalid_request' | 'rate_limited' | 'overloaded'>>

/** 400 with findings. */
export interface InvalidFault extends Fault<'invalid_request'> {
  /** The findings. Default: one that names no field. */
  issues?: readonly Issue[]
}

/** 429 or 503 with `Retry-After`. */
export interface BusyFault extends Fault<'rate_limited' | 'overloaded'> {
  /** Seconds. Default 1. */
  retryAfterSeconds?: number
}

/** No response at all, or a connection that breaks in the middle of it. */
export type ConnectionFault = Fault<'network' | 'cut_off'>

/** A page of a proxy in place of the service. */
export interface PageFault extends Fault<'html'> {
  /** HTTP status. Default 502. */
  status?: number
}

/** The answer is delayed. */
export interface DelayFault extends Fault<'delay'> {
  /** Milliseconds. */
  ms: number
}

/** 200; lookups of some securities fail, and the result says so. */
export interface ProviderFault extends Fault<'provider_unavailable'> {
  /** The securities. */
  isins: readonly string[]
}

/** An intentional fault: each error of the service by its code, and faults of the connection. */
export type MockFault = RefusalFault | InvalidFault | BusyFault | ConnectionFault | PageFault | DelayFault | ProviderFault

/** Faults by operation; `*` is for all, reads included. If there are several, the first that ends a call applies, each as often as its `times`; delays and unavailable securities apply in addition. */
export type MockFaults = { [N in OperationName | '*']?: MockFault | readonly MockFault[] }

/** Faults with counters of how often each has acted. */
export interface Faults {
  /** The faults that act on the next call of an operation; counts the call. */
  take(operation: string): MockFault[]
  /** Resets the counters. */
  reset(): void
}

const kinds: ReadonlySet<string> = new Set([...Object.keys(errorTable), 'network', 'cut_off', 'html', 'delay', 'provider_unavailable'])

const endsCall = ({ kind }: MockFault): boolean => kind !== 'delay' && kind !== 'provider_unavailable'

const listOf = (given: MockFault | readonly MockFault[] | undefined): readonly MockFault[] =>
  given === undefined ? [] : 'kind' in given ? [given] : given

/** Makes the faults of a mocked service. @throws TypeError for unknown operations and faults */
export function faultsOf(faults: MockFaults): Faults {
  checkNames('fail', faults)
  const byName = new Map(Object.entries(faults).map(([name, given]) => [name, listOf(given)]))
  const strange = [...byName.values()].flat().find(({ kind }) => !kinds.has(kind))
  if (strange !== undefined) throw new TypeError(`depotkit: there is no fault ${strange.kind}; the faults are ${[...kinds].join(', ')}`)
  const acted = new Map<MockFault, number>()
  return {
    take(operation) {
      const due = [...(byName.get('*') ?? []), ...(byName.get(operation) ?? [])]
      const left = due.filter((fault) => (acted.get(fault) ?? 0) < (fault.times ?? Number.POSITIVE_INFINITY))
      const first = left.find(endsCall)
      const acting = left.filter((fault) => fault === first || !endsCall(fault))
      for (const fault of acting) acted.set(fault, (acted.get(fault) ?? 0) + 1)
      return acting
    },
    reset: () => acted.clear(),
  }
}
