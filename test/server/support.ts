import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { onTestFinished } from 'vitest'
import type { Lookup, Reference, ReferenceSource } from '../../core/reference/reference'
import { buildApp, type App, type AppOptions } from '../../server/app'
import { readConfig, type Environment } from '../../server/process/config'

const nothing = <T>(): Promise<Lookup<T>> => Promise.resolve({ found: new Map(), failed: new Set() })

/** Reference data that knows nothing: every security stays unresolved. */
export const emptyReference: Reference = {
  securities: () => nothing(),
  taxKinds: () => nothing(),
  constituents: () => nothing(),
  bonds: () => nothing(),
  fundVectors: () => nothing(),
  fundCatalogue: () => Promise.resolve({ asOf: null, isins: [] }),
  companies: () => nothing(),
  revenue: () => nothing(),
  prices: () => nothing(),
  fx: () => nothing(),
}

const emptySource: ReferenceSource = { open: async () => emptyReference }

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
  json: { data: unknown; error: { code: string; message: string; details?: unknown } | null; meta: { requestId: string } }
}

export interface Running extends App {
  port: number
  url: string
  lines: string[]
  send(method: string, path: string, options?: SendOptions): Promise<Answer>
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>
  get(path: string, headers?: Record<string, string>): Promise<Answer>
}

export interface SendOptions {
  headers?: Record<string, string> | undefined
  body?: string | undefined
  /** Sends the body in chunks of this size, without content-length. */
  chunk?: number | undefined
  localAddress?: string | undefined
}

export function send(port: number, method: string, path: string, options: SendOptions = {}): Promise<Answer> {
  const { headers, body, chunk, localAddress } = options
  return new Promise((resolve, reject) => {
    const length = body !== undefined && chunk === undefined ? { 'content-length': String(Buffer.byteLength(body)) } : {}
    const request = httpRequest({ host: '127.0.0.1', port, method, path, localAddress, agent: false, headers: { ...length, ...headers } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8')
        const isJson = /json/.test(response.headers['content-type'] ?? '') && text !== ''
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text, json: isJson ? JSON.parse(text) : null })
      })
    })
    // After a 413 the server closes while the client still sends; the answer has arrived by then.
    request.on('error', reject)
    for (let at = 0; body !== undefined && chunk !== undefined && at < body.length; at += chunk) request.write(body.slice(at, at + chunk))
    request.end(chunk === undefined ? body : undefined)
  })
}

/** Sends bytes as they are and returns everything that comes back. */
export function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let text = ''
    socket.setTimeout(5000, () => socket.destroy(new Error('No answer')))
    socket.on('data', (part) => (text += part.toString('utf8')))
    socket.on('close', () => resolve(text))
    socket.on('error', reject)
  })
}

/** Starts the service on a free port; it ends with the test. */
export async function startApp(env: Environment = {}, options: Partial<AppOptions> = {}): Promise<Running> {
  const lines: string[] = []
  const app = await buildApp({
    config: readConfig({ RATE_LIMIT_UNITS: '0', ...env }),
    reference: emptySource,
    log: { write: (line) => lines.push(line) },
    ...options,
  })
  await app.server.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const json = { 'content-type': 'application/json' }
  const running: Running = {
    ...app,
    port,
    lines,
    url: `http://127.0.0.1:${port}`,
    send: (method, path, given) => send(port, method, path, given),
    post: (path, body, headers) => send(port, 'POST', path, { body: JSON.stringify(body), headers: { ...json, ...headers } }),
    get: (path, headers) => send(port, 'GET', path, { headers }),
  }
  return running
}

/** Starts the service for one test. */
export async function startForTest(env: Environment = {}, options: Partial<AppOptions> = {}): Promise<Running> {
  const app = await startApp(env, options)
  onTestFinished(() => app.stop(100))
  return app
}

export const PORTFOLIO = '/api/v1/public/portfolio-analysis'
export const CALCULATORS = '/api/v1/public/calculators'

/** Rate units that the caller has left after an answer. */
export const left = ({ headers }: Answer): number => Number(headers['ratelimit-remaining'])

/** Entries of cash, which no reference data are needed for. */
export const cash = (count: number) => Array.from({ length: count }, () => ({ assetClass: 'cash', currency: 'EUR', weight: 1 / count }))
