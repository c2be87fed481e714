/** Requests and load over keep-alive connections, with what happened to each. */
import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** A request to send. */
export interface Sent {
  method: string
  path: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** Sends the body without its length. */
  chunked?: boolean
}

/** An answer, or how the request failed. `refused`: nothing listened, so nothing was sent. */
export type Outcome =
  | { kind: 'answer'; status: number; headers: IncomingHttpHeaders; text: string; ms: number }
  | { kind: 'refused' | 'lost'; code: string; ms: number }

/** The text of a body, unpacked where it came packed. */
function textOf(bytes: Buffer, { 'content-encoding': encoding }: IncomingHttpHeaders): string {
  if (bytes.length === 0 || encoding === undefined) return bytes.toString('utf8')
  return (encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString('utf8')
}

/** An agent with so many connections. */
export const agentWith = (connections: number): Agent => new Agent({ keepAlive: true, maxSockets: connections, scheduling: 'fifo' })

/** Sends one request; never rejects. */
export function send(port: number, sent: Sent, agent: Agent | false = false): Promise<Outcome> {
  const begin = performance.now()
  const { method, path, headers = {}, body, chunked = false } = sent
  const length = body === undefined ? {} : chunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(Buffer.byteLength(body)) }
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException): void =>
      resolve({ kind: error.code === 'ECONNREFUSED' ? 'refused' : 'lost', code: error.code ?? error.message, ms: performance.now() - begin })
    try {
      const request = httpRequest({ host: '127.0.0.1', port, method, path, agent, headers: { ...length, ...headers }, timeout: 20_000 }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', fail)
        response.on('end', () =>
          resolve({ kind: 'answer', status: response.statusCode ?? 0, headers: response.headers, text: textOf(Buffer.concat(parts), response.headers), ms: performance.now() - begin }))
      })
      request.on('timeout', () => request.destroy(new Error('no answer in 20 s')))
      request.on('error', fail)
      request.end(body)
    } catch (error) {
      fail(error instanceof Error ? error : new Error('not sent'))
    }
  })
}

/** What comes back for bytes, until the server ends the connection, nothing more came for a second or nothing at all for ten. HTTP clients would tidy them up. */
export const sendBytes = (port: number, bytes: string): Promise<{ text: string; isEnded: boolean }> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let [text, isEnded] = ['', false]
    socket.setTimeout(10_000, () => socket.destroy())
    socket.on('data', (part) => {
      text += part.toString()
      socket.setTimeout(1000)
    })
    socket.on('end', () => (isEnded = true))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve({ text, isEnded }))
  })

/** The value below which a part of the values lies. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Repeats a step on so many lanes until it is told to stop. */
export function lanes(count: number, step: (lane: number) => Promise<void>): { stop(): Promise<void> } {
  let running = true
  const lane = async (index: number): Promise<void> => {
    while (running) await step(index)
  }
  const all = Array.from({ length: count }, (_, index) => lane(index))
  return {
    stop: async () => {
      running = false
      await Promise.all(all)
    },
  }
}

export const JSON_TYPE = { 'content-type': 'application/json' }
export const CALCULATORS = '/api/v1/public/calculators'
export const PORTFOLIO = '/api/v1/public/portfolio-analysis'
