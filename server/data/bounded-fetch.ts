/** HTTP request with limits on the time and the bytes of the whole answer. */

/** Limits of one request. */
interface FetchBounds {
  /** From the request to the last byte of the answer. */
  timeoutMs: number
  /** Most bytes of the body after content decoding. */
  maxBytes: number
}

/** The answer exceeds the allowed bytes. */
export class TooManyBytes extends Error {
  override readonly name = 'TooManyBytes'
  constructor() {
    super('the answer has more bytes than allowed')
  }
}

/** Status and headers of an answer, and its body as a stream: a body that is not read to its end must be cancelled. */
export interface BoundedAnswer {
  status: number
  headers: Headers
  body: AsyncGenerator<Uint8Array, void, undefined>
  /** Releases the connection. */
  cancel(): Promise<void>
}

/**
 * Sends a request and streams the body. The limits apply while reading, too: it throws TooManyBytes, or what `fetch` throws
 * on abort.
 */
export async function boundedAnswer(fetching: typeof fetch, url: string, init: RequestInit, bounds: FetchBounds): Promise<BoundedAnswer> {
  const deadline = AbortSignal.timeout(bounds.timeoutMs)
  const response = await fetching(url, { ...init, signal: init.signal ? eitherOf(init.signal, deadline) : deadline })
  const cancel = async () => void (await response.body?.cancel().catch(() => {}))
  return { status: response.status, headers: response.headers, body: bytesOf(response, bounds.maxBytes), cancel }
}

/** Fires with the first of two signals. What `AbortSignal.any` makes of a timeout is garbage-collected while it is waited for, and never fires (Node 20). */
function eitherOf(...signals: readonly [AbortSignal, AbortSignal]): AbortSignal {
  const either = new AbortController()
  for (const signal of signals) {
    if (signal.aborted) either.abort(signal.reason)
    signal.addEventListener('abort', () => either.abort(signal.reason), { once: true })
  }
  return either.signal
}

async function* bytesOf({ body }: Response, maxBytes: number): AsyncGenerator<Uint8Array, void, undefined> {
  if (body === null) return
  const reader = body.getReader()
  let total = 0
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      total += part.value.byteLength
      if (total > maxBytes) throw new TooManyBytes()
      yield part.value
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

/** Reads a body, or what is unpacked, completely. */
export async function wholeBody(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of body) chunks.push(chunk)
  return Buffer.concat(chunks)
}
