/** One request that the client made. */
interface Sent {
  url: string
  init: RequestInit
}

/** What the fake answers: a response, an error to reject with, or nothing until the signal is aborted. */
export type Reply = Response | Error | 'silence'

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', 'x-request-id': 'r-1', ...headers } })

/** A result as `/trpc` sends it. */
export const ok = (data: unknown = { fine: true }): Response => json({ result: { data } })

/** No connection. */
export const down = new TypeError('fetch failed')

/** A failure as `/trpc` sends it. */
export const trpcFailure = (status: number, code: string, details?: unknown, headers: Record<string, string> = {}): Response =>
  json({ error: { message: 'said', code: -32000, data: { code: 'X', httpStatus: status, requestId: 'r-1', error: code, details } } }, status, headers)

/** A `fetch` that plays replies in order and keeps what was sent. */
export function fakeFetch(...replies: Reply[]) {
  const sent: Sent[] = []
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const reply = replies[sent.length]
    sent.push({ url, init })
    if (reply === undefined) throw new Error('more requests than expected')
    if (reply === 'silence') return new Promise(() => {})
    if (reply instanceof Error) throw reply
    return reply
  }
  return { fetch, sent }
}
