import type { HttpHandler } from 'msw'
import type { Bundle } from '../../core/reference/tables/bundle'
import { allNamespaces } from '../../core/contract/namespaces'
import { sourceOf } from '../local/models'
import { sampleBundle } from '../local/sample-bundle'
import type { MockAnswers, MockSite } from './answers'
import { faultsOf, type MockFaults } from './faults'
import { checkNames } from './operations'
import { findHandler, restHandlers } from './rest'
import { TrpcHandler } from './trpc'

export type { Bundle } from '../../core/reference/tables/bundle'
export { sampleBundle } from '../local/sample-bundle'
export type { MockAnswers } from './answers'
export type { BusyFault, ConnectionFault, DelayFault, InvalidFault, MockFault, MockFaults, PageFault, ProviderFault, RefusalFault } from './faults'
export type { OperationName, Operations } from './operations'

/** Options of the mocks. */
export interface MockOptions {
  /** Address of the service, the same as that of the client. */
  baseUrl: string
  /** Reference data of the portfolio analyses. Default: `sampleBundle`, made up, with 50 well-known ISINs. */
  bundle?: Bundle | undefined
  /** Intentional faults by operation. `server.resetHandlers()` resets the counts of `times`. */
  fail?: MockFaults | undefined
  /** Replacement answers, made from those of the models. A refused call keeps its error. */
  answers?: MockAnswers | undefined
  /** Clock, for reproducible results. */
  now?: (() => Date) | undefined
}

/**
 * Mock Service Worker handlers of a depotkit service: every operation and every read over tRPC (single, batched, streamed)
 * and REST, answered by the real models in process. For `setupServer` in Node and `setupWorker` in a browser.
 *
 * @throws TypeError for an unknown operation or fault
 * @example
 * const server = setupServer(...handlers({
 *   baseUrl: 'http://127.0.0.1:3000',
 *   fail: { 'analyze.overlap': { kind: 'rate_limited', retryAfterSeconds: 1, times: 1 } },
 *   answers: { 'analyze.costs': (real) => ({ ...real, constituentsAsOf: null }) },
 * }))
 */
export function handlers({ baseUrl, bundle = sampleBundle, fail = {}, answers = {}, now = () => new Date() }: MockOptions): HttpHandler[] {
  checkNames('answers', answers)
  const faults = faultsOf(fail)
  const site: MockSite = { baseUrl: baseUrl.replace(/\/+$/, ''), reference: sourceOf(bundle), bundle, now, faults, answers }
  return [new TrpcHandler(site), findHandler(site), ...allNamespaces.flatMap((namespace) => restHandlers(site, namespace))]
}
