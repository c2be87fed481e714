/** `/trpc` of the mocked service: single calls, batches and streamed batches, by POST and reads also by GET. */
import { HttpHandler, type HttpResponseResolver } from 'msw'
import { batchBytesOf } from '../../core/contract/namespaces'
import { trpcFailure } from '../../core/contract/trpc-shape'
import { failure } from '../../core/contract/errors'
import { malformedTarget, targetOf } from '../../core/contract/target'
import { findProcedure } from '../../core/registry/procedures'
import { answer, type MockSite, type MockBody, type MockOutcome } from './answers'
import { jsonOf, readBody, refuse, requestIdOf, respond, statusOf, streamed } from './http'

const nothing: MockBody = { readable: true, value: undefined }

const isRead = (path: string): boolean => /^find$|\.(catalog|describe)$/.test(path)

/** The inputs of a request: in its body, or in its address. */
async function inputsOf(request: Request, url: URL, paths: readonly string[]): Promise<MockBody> {
  const query = url.searchParams.get('input')
  if (request.method === 'GET') return query === null ? nothing : jsonOf(query)
  const hasBody = request.body !== null || !isRead(paths[0] ?? '')
  return hasBody ? readBody(request, batchBytesOf(paths)) : nothing
}

function inputAt(body: MockBody, index: number): MockBody {
  if (!body.readable || typeof body.value !== 'object' || body.value === null) return body
  return { readable: true, value: (body.value as Record<number, unknown>)[index] }
}

/** An outcome in the format of tRPC: one entry of a batch. */
const entryOf = ({ outcome }: MockOutcome, requestId: string, path: string): object =>
  outcome.ok ? { result: { data: outcome.data } } : { error: trpcFailure(outcome.error, requestId, path) }

/** Answers one call. Operations that compute are refused by GET, so that no portfolio appears in an address. */
const call = (site: MockSite, method: string, path: string, body: MockBody): Promise<MockOutcome> => {
  const [group = '', name = ''] = path.split('.')
  const byGet = method === 'GET' && findProcedure(group, name) !== undefined
  return answer(site, { operation: path, body: byGet ? { readable: false, error: failure('not_found') } : body })
}

async function batch(site: MockSite, request: Request, url: URL, paths: readonly string[]): Promise<Response> {
  const inputs = await inputsOf(request, url, paths)
  const requestId = requestIdOf(request)
  const pending = paths.map((path, index) => call(site, request.method, path, inputAt(inputs, index)))
  if (request.headers.get('trpc-accept') === 'application/jsonl') {
    return streamed(pending.map(async (each, index) => ({ outcome: await each, entry: entryOf(await each, requestId, paths[index] ?? '') })), requestId)
  }
  const outcomes = await Promise.all(pending)
  const [status = 200, ...others] = new Set(outcomes.map(({ outcome }) => statusOf(outcome)))
  const entries = outcomes.map((outcome, index) => entryOf(outcome, requestId, paths[index] ?? ''))
  return respond(outcomes, entries, others.length === 0 ? status : 207, requestId)
}

const resolver = (site: MockSite): HttpResponseResolver<{ path?: string }> => async ({ params, request }) => {
  const { path } = params
  if (path === undefined) return refuse(request, malformedTarget())
  const url = new URL(request.url)
  if (url.searchParams.get('batch') === '1') return batch(site, request, url, path.split(','))
  const requestId = requestIdOf(request)
  const outcome = await call(site, request.method, path, await inputsOf(request, url, [path]))
  return respond([outcome], entryOf(outcome, requestId, path), statusOf(outcome.outcome), requestId)
}

/** Whether a URL is below the service's address and has a malformed path, which the service refuses first; msw fails if it cannot decode one. */
function isMalformed({ baseUrl }: MockSite, url: string): boolean {
  const base = new URL(`${baseUrl}/`, globalThis.location?.href ?? url).href
  const [path = ''] = url.slice(base.length - 1).split(/[?#]/)
  return url.startsWith(base) && /^\/(trpc|api)\//.test(path) && targetOf(path) === null
}

/** The handler of `/trpc`, and of malformed paths. When msw resets its handlers, the counts of the faults are reset too. */
export class TrpcHandler extends HttpHandler {
  readonly #site: MockSite

  constructor(site: MockSite) {
    super(/.+/, `${site.baseUrl}/trpc/:path`, resolver(site))
    this.#site = site
  }

  override async parse(given: Parameters<HttpHandler['parse']>[0]): ReturnType<HttpHandler['parse']> {
    return isMalformed(this.#site, given.request.url) ? { match: { matches: true, params: {} }, cookies: {} } : super.parse(given)
  }

  protected override reset(): void {
    super.reset?.() // exists from msw 2.15 on
    this.#site.faults.reset()
  }
}
