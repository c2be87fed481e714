import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import type { Bundle } from '../core/portfolio/tables/bundle'
import type { Procedure } from '../core/procedure'
import { findProcedure, procedures } from '../core/procedures'
import { catalogOf, descriptorOf } from './describe'
import { answer, retryAfterOf, statusOf, type MockOutcome, type MockSite } from './mock-answers'
import { faultsOf, type MockFaults } from './mock-faults'
import { envelopeResponse, failed, jsonResponse, readBody, requestIdOf, trpcEntry, type MockBody } from './mock-http'
import { overTheWire, sourceOf } from './models'
import { sampleBundle } from './sample-bundle'

export type { Bundle } from '../core/portfolio/tables/bundle'
export { sampleBundle } from './sample-bundle'
export type { MockFault, MockFaults, OperationName } from './mock-faults'

/** What is mocked. */
export interface MockOptions {
  /** Address of the service, as the client has it. */
  baseUrl: string
  /** Reference data of the portfolio analyses. Default: the fictional `sampleBundle`. */
  bundle?: Bundle | undefined
  /** What goes wrong on purpose, by operation. */
  fail?: MockFaults | undefined
  /** Clock, so that results can be compared. */
  now?: (() => Date) | undefined
}

const basePaths = { analyze: '/api/v1/public/portfolio-analysis', calculators: '/api/v1/public/calculators' } as const
const unknownId = { analyze: 'unknown_capability', calculators: 'unknown_calculator' } as const
const documents = ['openapi.json', 'guide', 'methodology']

const answered = (outcome: MockOutcome['outcome']): MockOutcome => ({ outcome, delayMs: 0, broken: false })

const answerBody = async (site: MockSite, procedure: Procedure, body: MockBody): Promise<MockOutcome> =>
  body.readable ? answer(site, procedure, body.value) : answered(failed(body.error))

/** Sends after the asked-for delay, or breaks. */
async function send(results: readonly MockOutcome[], response: () => Response): Promise<Response> {
  const wait = Math.max(0, ...results.map(({ delayMs }) => delayMs))
  if (wait > 0) await delay(wait)
  return results.some(({ broken }) => broken) ? HttpResponse.error() : response()
}

function restOperation(site: MockSite, procedure: Procedure): HttpHandler {
  return http.post(site.baseUrl + procedure.path, async ({ request }) => {
    const result = await answerBody(site, procedure, await readBody(request))
    return send([result], () => envelopeResponse(result.outcome, requestIdOf(request)))
  })
}

function restReads(site: MockSite, group: 'analyze' | 'calculators'): HttpHandler[] {
  const base = site.baseUrl + basePaths[group]
  const read = (found: unknown, request: Request) =>
    envelopeResponse(found === undefined ? failed(unknownId[group]) : { ok: true, data: overTheWire(found) }, requestIdOf(request))
  const place = () => ({ baseUrl: site.baseUrl, now: site.now().toISOString() })
  return [
    http.get(base, ({ request }) => read(catalogOf(group, place()), request)),
    http.get(`${base}/:id`, ({ params, request }) => {
      const id = String(params.id)
      return documents.includes(id) ? undefined : read(descriptorOf(group, id, place()), request)
    }),
    http.post(`${base}/:id`, ({ request }) => envelopeResponse(failed(unknownId[group]), requestIdOf(request))),
  ]
}

async function trpcCall(site: MockSite, path: string, body: MockBody): Promise<MockOutcome> {
  const [group, name = ''] = path.split('.')
  const procedure = group === 'analyze' || group === 'calculators' ? findProcedure(group, name) : undefined
  return procedure ? answerBody(site, procedure, body) : answered(failed('not_found'))
}

const inputAt = (body: MockBody, index: number): MockBody => {
  if (!body.readable || typeof body.value !== 'object' || body.value === null) return body
  return { readable: true, value: (body.value as Record<number, unknown>)[index] }
}

async function trpcBatch(site: MockSite, paths: readonly string[], request: Request): Promise<Response> {
  const body = await readBody(request)
  const requestId = requestIdOf(request)
  const results = await Promise.all(paths.map((path, index) => trpcCall(site, path, inputAt(body, index))))
  const statuses = new Set(results.map(({ outcome }) => statusOf(outcome)))
  const [status = 200] = statuses
  const entries = results.map(({ outcome }, index) => trpcEntry(outcome, requestId, paths[index] ?? ''))
  return send(results, () => jsonResponse(entries, statuses.size > 1 ? 207 : status, requestId))
}

function trpc(site: MockSite): HttpHandler {
  return http.post(`${site.baseUrl}/trpc/:path`, async ({ params, request }) => {
    const path = String(params.path)
    if (new URL(request.url).searchParams.get('batch') === '1') return trpcBatch(site, path.split(','), request)
    const result = await trpcCall(site, path, await readBody(request))
    const { outcome } = result
    const requestId = requestIdOf(request)
    return send([result], () => jsonResponse(trpcEntry(outcome, requestId, path), statusOf(outcome), requestId, retryAfterOf(outcome)))
  })
}

/**
 * Mock Service Worker handlers of a depotkit service: every operation over tRPC (single and batched) and REST, and the
 * catalogs, answered by the real models in process. For `setupServer` in Node and `setupWorker` in a browser.
 *
 * @example
 * const server = setupServer(...handlers({
 *   baseUrl: 'http://127.0.0.1:3000',
 *   fail: { 'analyze.overlap': { kind: 'rate_limited', retryAfterSeconds: 1, times: 1 } },
 * }))
 */
export function handlers({ baseUrl, bundle = sampleBundle, fail = {}, now = () => new Date() }: MockOptions): HttpHandler[] {
  const site: MockSite = { baseUrl: baseUrl.replace(/\/+$/, ''), reference: sourceOf(bundle), now, takeFaults: faultsOf(fail) }
  return [
    trpc(site),
    ...procedures.map((procedure) => restOperation(site, procedure)),
    ...restReads(site, 'analyze'),
    ...restReads(site, 'calculators'),
  ]
}
