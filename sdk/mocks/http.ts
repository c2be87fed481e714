/** HTTP layer of the mocks: the headers, envelopes and refusals of the service, and faults of the connection. */
import { HttpResponse } from 'msw'
import { fail, succeed } from '../../core/contract/envelope'
import { errorTable, failure, type ErrorCode, type Failure } from '../../core/contract/errors'
import type { Outcome } from '../../core/operations/run'
import { parsedJson } from '../../core/values/own-json'
import { fieldOf } from '../../core/values/record'
import type { MockBody, MockOutcome } from './answers'
import type { MockFault } from './faults'

const unreadable = (code: ErrorCode): MockBody => ({ readable: false, error: failure(code) })

/** Parses JSON. */
export function jsonOf(text: string): MockBody {
  const value = parsedJson(text)
  return value === undefined ? unreadable('invalid_json') : { readable: true, value }
}

/** Reads the JSON body of a request as the service does, up to a number of bytes. */
export async function readBody(request: Request, most: number): Promise<MockBody> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) return unreadable('unsupported_media_type')
  const text = await request.text()
  return new TextEncoder().encode(text).length > most ? unreadable('payload_too_large') : jsonOf(text)
}

/** The request id: that of the caller if it is short and plain, else a new one. */
export function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id') ?? ''
  return /^[A-Za-z0-9._-]{1,128}$/.test(given) ? given : `mock-${Math.random().toString(36).slice(2)}`
}

/** Headers of a response; mocks do not count rate units. */
const headersOf = (requestId: string, retryAfter: number | undefined): Record<string, string> => ({
  'content-type': 'application/json',
  'RateLimit-Limit': '60',
  'RateLimit-Remaining': '60',
  'RateLimit-Reset': '60',
  'x-request-id': requestId,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-request-id, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After',
  ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
})

/** HTTP status of an outcome. */
export const statusOf = (outcome: Outcome): number => (outcome.ok ? 200 : errorTable[outcome.error.code].status)

/** Seconds that a refused caller should wait. */
function retryAfterOf(outcome: Outcome): number | undefined {
  const details = outcome.ok ? undefined : outcome.error.details
  const seconds = fieldOf(details, 'retryAfterSeconds')
  return typeof seconds === 'number' ? seconds : undefined
}

/** An outcome in the envelope of the REST interface. */
const envelopeOf = (outcome: Outcome, requestId: string): object =>
  outcome.ok ? succeed(outcome.data, requestId) : fail(outcome.error, requestId)

const page = (status: number): Response =>
  new HttpResponse('<!doctype html><title>Proxy</title>', { status, headers: { 'content-type': 'text/html' } })

/** A stream of the first half of a text, which then breaks off. */
const cutOff = (text: string): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text.slice(0, text.length / 2)))
    },
    pull: (controller) => controller.error(new TypeError('terminated')),
  })

/** The response of a fault of the connection or of a proxy's page; undefined without such a fault. */
function replaced(faults: readonly MockFault[]): Response | undefined {
  if (faults.some(({ kind }) => kind === 'network')) return HttpResponse.error()
  const html = faults.find((fault) => fault.kind === 'html')
  return html && page(html.status ?? 502)
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Waits as long as the slowest of the outcomes takes. */
const waitForAll = (outcomes: readonly MockOutcome[]): Promise<void> => wait(Math.max(0, ...outcomes.map(({ delayMs }) => delayMs)))

/** The response to one or several calls: the body in JSON with the headers of the service, unless a fault replaces it. */
export async function respond(outcomes: readonly MockOutcome[], body: unknown, status: number, requestId: string): Promise<Response> {
  await waitForAll(outcomes)
  const faults = outcomes.flatMap((each) => each.faults)
  const [only] = outcomes
  const headers = headersOf(requestId, outcomes.length === 1 && only ? retryAfterOf(only.outcome) : undefined)
  const text = JSON.stringify(body)
  return replaced(faults) ?? new HttpResponse(faults.some(({ kind }) => kind === 'cut_off') ? cutOff(text) : text, { status, headers })
}

/** The response of the REST interface. */
export const send = (request: Request, result: MockOutcome): Promise<Response> => {
  const requestId = requestIdOf(request)
  return respond([result], envelopeOf(result.outcome, requestId), statusOf(result.outcome), requestId)
}

/** The response to a request that matches no operation. */
export const refuse = (request: Request, error: Failure): Promise<Response> => send(request, { outcome: { ok: false, error }, delayMs: 0, faults: [] })

/** The response to a streamed batch: a line for each answer as soon as it is ready, in the format of tRPC. */
export function streamed(entries: readonly Promise<{ outcome: MockOutcome; entry: unknown }>[], requestId: string): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const write = (line: unknown): void => controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`))
      write(Object.fromEntries(entries.map((_entry, index) => [index, [[0], [null, 0, index]]])))
      await Promise.all(entries.map(async (pending, index) => {
        const { outcome, entry } = await pending
        await wait(outcome.delayMs)
        write([index, 0, [[entry]]])
      }))
      controller.close()
    },
  })
  return new HttpResponse(body, { status: 200, headers: headersOf(requestId, undefined) })
}
