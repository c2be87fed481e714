/** Requests made from the OpenAPI documents and mutated: every answer is a documented one, nothing leaks, nothing crashes. */
import { connect } from 'node:net'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { errorTable } from '../../core/contract/errors'
import { OPENAPI_PATH } from '../../core/contract/namespaces'
import { random as seeded } from '../bench/world'
import { postgresAnswers, postgresPlace } from '../server/data/databases'
import { hasRedisServer, ownRedis } from '../support/redis'
import { agentWith, CALCULATORS, JSON_TYPE, send, wait, type Outcome, type Sent } from './http'
import { manners, startProvider } from './provider'
import { findings, type Report } from './report'
import { askedBy, operationsIn, queryOf, wellFormed, type Document, type Operation } from './operations'
import { changed, pick, spell, valueOf, type Random } from './schema-values'
import { leaksIn, secrets } from './secrets'
import { startService, stopServices, type Service } from '../support/built'

const ajv = new Ajv2020({ strict: false })
addFormats.default(ajv)

/** A request, and what is known of its answer. */
interface Case {
  sent: Sent
  /** The operation whose documented answers apply; null for whatever else is answered. */
  operation: Operation | null
  isTrpc: boolean
}

const strangeHeaders = (random: Random): Record<string, string> =>
  pick(random, [
    { 'x-request-id': 'x'.repeat(500) }, { 'x-request-id': 'a b<c>' }, { accept: 'text/html;q=0.1' }, { 'accept-encoding': 'gzip, br' }, { 'content-encoding': 'gzip' },
    { expect: '100-continue' }, { origin: 'null' }, { host: 'a"><script>' }, { host: '[::1]:99999' }, { cookie: 'a='.repeat(1000) }, { 'x-forwarded-host': '<script>' },
    { 'x-http-method-override': 'DELETE' }, { 'transfer-encoding': 'chunked' }, { connection: 'upgrade', upgrade: 'websocket' }, { 'content-type': 'application/json; charset=utf-16' },
    { 'content-type': 'application/json\t;;' }, { 'content-type': 'text/json' }, { 'content-type': 'multipart/form-data; boundary=x' }, { 'trpc-accept': 'application/jsonl' }, { range: 'bytes=0-1' },
    { 'if-none-match': '*' }, { 'access-control-request-headers': 'a'.repeat(300) }, { te: 'trailers' }, { x: 'y'.repeat(7000) },
  ])

const strangePath = (path: string, random: Random): string =>
  pick(random, [
    `${path}/`, `${path}//`, `/${path}`, `${path}/..`, `${path}/%2e%2e/`, `${path}%00`, `${path}/%E0%A4%A`, `${path}?locale=de`, `${path}?locale=${'x'.repeat(3000)}`, `${path}?__proto__[a]=1&locale=de`,
    `${path};a=b`, path.toUpperCase(), `${path}/${'a'.repeat(5000)}`, `${path}?a=%`, `${path}%3f`, `${path}#x`, path.replace('public', 'privat'), '/', '/healthz', '/readyz', '/trpc', '/trpc/', '/trpc/%E0%A4%A',
    '/trpc/analyze.snapshot,calculators.compare?batch=1', `/trpc/${'calculators.catalog,'.repeat(60)}x?batch=1`, `/trpc/calculators.catalog?input=${'%7B'.repeat(500)}`, '/api', '/favicon.ico', '*',
  ])

const encoded = (text: string, random: Random): string | Buffer =>
  pick<() => string | Buffer>(random, [
    () => Buffer.from(text, 'utf16le'), () => Buffer.from(`\ufeff${text}`), () => Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0xfe, 0xc0, 0x80])]), () => text.slice(0, Math.floor(text.length / 2)), () => `${text}${text}`,
    () => `${text}${' '.repeat(20_000)}`, () => '', () => Buffer.from(text, 'latin1'), () => `\n\n${text}\n`, () => Buffer.from([0x1f, 0x8b, 8, 0, 0]),
  ])()

const bodyFor = ({ request, example }: Operation, document: object, random: Random): unknown =>
  changed(random() < 0.6 ? structuredClone(example) : valueOf(request ?? {}, document, random), random)

const methods = ['PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'QUERY', 'PROPFIND', 'GET', 'POST']

/** The same over tRPC, alone or twice in a batch; the search by its address. */
function overTrpc(sent: Sent, name: string, text: string, random: Random): Case {
  const isBatch = random() < 0.3
  const path = isBatch ? `/trpc/${name},${name}?batch=1` : `/trpc/${name}`
  const body = isBatch ? `{"0":${text},"1":${text}}` : text
  const isAddress = sent.method === 'GET'
  const asked = isAddress ? { path: `${path}${isBatch ? '&' : '?'}input=${encodeURIComponent(wellFormed(body).slice(0, 3000))}` } : { path, body }
  return { sent: { ...sent, ...asked }, operation: null, isTrpc: true }
}

function caseOf(operations: readonly Operation[], document: Document, random: Random): Case {
  const operation = pick(random, operations)
  const client = { 'x-forwarded-for': pick(random, secrets.clients) }
  const asked = operation.request === null ? askedBy(operation, document, random) : bodyFor(operation, document, random)
  const text = operation.request === null ? undefined : spell(asked)
  const path = operation.query.length === 0 ? operation.path : operation.path + queryOf(asked)
  const sent: Sent = { method: operation.method, path, headers: { ...client, ...(text === undefined ? {} : JSON_TYPE) } }
  if (text !== undefined) sent.body = random() < 0.1 ? encoded(text, random) : text
  if (text !== undefined) sent.chunked = random() < 0.1
  const way = random()
  if (way < 0.12 && operation.trpc !== null) return overTrpc(sent, operation.trpc, spell(asked), random)
  if (way < 0.2) return { sent: { ...sent, headers: { ...sent.headers, ...strangeHeaders(random) } }, operation: null, isTrpc: false }
  if (way < 0.28) {
    const strange = strangePath(operation.path, random)
    return { sent: { ...sent, path: strange }, operation: null, isTrpc: strange.startsWith('/trpc') }
  }
  if (way < 0.32) return { sent: { ...sent, method: pick(random, methods) }, operation: null, isTrpc: false }
  return { sent, operation, isTrpc: false }
}

const validators = new Map<string, ValidateFunction | undefined>()

function validatorOf({ path, method }: Operation, status: number): ValidateFunction | undefined {
  const escape = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1')
  const pointer = ['paths', path, method.toLowerCase(), 'responses', String(status), 'content', 'application/json', 'schema'].map((part) => `/${escape(part)}`).join('')
  const key = `all#${pointer}`
  if (!validators.has(key)) validators.set(key, safely(() => ajv.getSchema(key)))
  return validators.get(key)
}

/** The document of all interfaces together, by which the answers are held. */
async function documentOf(service: Service): Promise<Document> {
  const document: Document = await (await fetch(`${service.url}${OPENAPI_PATH}`)).json()
  ajv.removeSchema('all')
  ajv.addSchema(document, 'all')
  validators.clear()
  return document
}

function safely<T>(make: () => T): T | undefined {
  try {
    return make()
  } catch {
    return undefined // 200 of methodology is Markdown
  }
}

const statuses = new Set<number>([200, 204, ...Object.values(errorTable).map(({ status }) => status)])

const parsed = (text: string): unknown => safely(() => JSON.parse(text))

const isEnvelope = (value: unknown, requestId: unknown): boolean => {
  if (typeof value !== 'object' || value === null || Object.keys(value).join() !== 'data,error,meta') return false
  const { data, error, meta } = value as { data: unknown; error: unknown; meta: { requestId?: unknown } | null }
  return (data === null) !== (error === null) && meta?.requestId === requestId
}

const isTrpcAnswer = (value: unknown): boolean => {
  const one = (each: unknown): boolean => typeof each === 'object' && each !== null && ('result' in each || 'error' in each)
  return Array.isArray(value) ? value.length > 0 && value.every(one) : one(value)
}

type Answer = Extract<Outcome, { kind: 'answer' }>

/** What every answer must have. */
function commonFault({ operation, isTrpc }: Case, { status, headers, text }: Answer): string | null {
  if (status >= 500 && !(status === 503 && text.includes('overloaded'))) return `status ${status}`
  if (!(isTrpc && status === 207) && !(operation?.statuses ?? statuses).has(status)) return `undocumented status ${status}`
  const leaks = status >= 400 ? leaksIn(text) : []
  if (leaks.length > 0) return `an error repeats what was sent: ${leaks.join()}`
  return headers['x-content-type-options'] === 'nosniff' && typeof headers['x-request-id'] === 'string' ? null : 'common headers are missing'
}

/** Documents that are no envelope. */
const isDocument = (status: number, type: string, text: string): boolean => status === 200 && (!type.startsWith('application/json') || text.startsWith('{"openapi"'))

/** What is wrong with the body of an answer. */
function bodyFault({ operation, isTrpc }: Case, { status, headers, text }: Answer): string | null {
  if (isDocument(status, headers['content-type'] ?? '', text)) return null
  const answer = parsed(text)
  if (isTrpc) return isTrpcAnswer(answer) ? null : 'no tRPC answer'
  if (!isEnvelope(answer, headers['x-request-id'])) return `no envelope: ${headers['content-type']}`
  const validate = operation === null ? undefined : validatorOf(operation, status)
  return validate === undefined || validate(answer) ? null : `not what the document says: ${ajv.errorsText(validate.errors).slice(0, 200)}`
}

/** What is wrong with an answer; null when nothing is. */
function faultIn(made: Case, outcome: Outcome): string | null {
  if (outcome.kind !== 'answer') return `no answer (${outcome.code})`
  const hasNoBody = made.sent.method === 'HEAD' || outcome.status === 204
  return commonFault(made, outcome) ?? (hasNoBody ? null : bodyFault(made, outcome))
}

const broken = (random: Random): string =>
  pick(random, [
    'GET', 'GET /\r\n\r\n', `GET ${CALCULATORS} HTTP/9.9\r\n\r\n`, `GET ${CALCULATORS} HTTP/1.1\r\n\r\n`, 'A'.repeat(40_000), '\u0000\u0001\u0002\r\n\r\n', `POST ${CALCULATORS}/compare HTTP/1.1\r\nhost: localhost\r\ncontent-length: -1\r\n\r\n`,
    `POST ${CALCULATORS}/compare HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`, `POST ${CALCULATORS}/compare HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n{}`,
    `GET / HTTP/1.1\r\nhost: localhost\r\n${'x: y\r\n'.repeat(3000)}\r\n`, `GET / HTTP/1.1\r\nhost : a\r\n\r\n`, `CONNECT a:1 HTTP/1.1\r\nhost: localhost\r\n\r\n`, `POST ${CALCULATORS}/compare HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\n`,
    `GET /${secrets.names[0]} HTTP/1.1\r\nhost: localhost\r\nx y: z\r\n\r\n`, '\u0016\u0003\u0001\u0002\u0000\u0001\u0000', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  ])

/** Bytes that are no HTTP: the connection ends, and what was answered is an envelope of the table. */
const sendBroken = (port: number, bytes: string): Promise<string | null> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let text = ''
    socket.setTimeout(200, () => socket.destroy())
    socket.on('data', (part) => (text += part.toString()))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      const [head = '', body = ''] = text.split('\r\n\r\n')
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0)
      if (text === '' || status === 200) return resolve(null)
      if (status >= 500 || status < 400) return resolve(`status ${status} for bytes that are no HTTP`)
      if (leaksIn(text).length > 0) return resolve('the answer to bytes that are no HTTP repeats them')
      resolve(isEnvelope(parsed(body.split('HTTP/1.1 ')[0] ?? ''), /x-request-id: (.*)/i.exec(head)?.[1]) ? null : 'no envelope for bytes that are no HTTP')
    })
  })

/** The part of the run that says nothing of memory yet: caches fill. */
const WARM_UP = 0.2
const LANES = 8
/** Some requests wait for providers; the others go on meanwhile. */
const LANES_AROUND = 48
const MEMORY_GROWTH = 1.2
const SETTLING_MS = 10_000
/** In fewer requests caches are still filling. */
const ENOUGH_FOR_MEMORY = 20_000

/** What a service is attached to, and how to end that. */
interface Around {
  env: Readonly<Record<string, string>>
  figures(): Record<string, string | number>
  close(): Promise<void>
}

const nothing: Around = { env: {}, figures: () => ({}), close: async () => {} }

/** Redis, PostgreSQL as far as they are installed, and two providers that misbehave in a way that changes with every question. */
export async function everything(seed: number): Promise<Around> {
  const random = seeded(seed)
  const redis = hasRedisServer ? await ownRedis() : null
  const postgres = postgresAnswers ? await postgresPlace() : null
  const names = Object.keys(manners) as (keyof typeof manners)[]
  const provider = await startProvider(() => pick(random, names))
  return {
    env: {
      FMP_API_KEY: 'key', FMP_URL: provider.url, OPENFIGI_API_KEY: 'key', OPENFIGI_URL: provider.url,
      ...(redis === null ? {} : { REDIS_URL: redis.url }), ...(postgres === null ? {} : { DATABASE_URL: postgres.url }),
    },
    figures: () => ({ redis: String(redis !== null), postgres: String(postgres !== null), 'provider asked': provider.asked(), 'provider sent MB': Math.round(provider.sent() / 2 ** 20) }),
    close: async () => {
      provider.close()
      await redis?.kill()
      await postgres?.drop()
    },
  }
}

/** Sends so many requests made with a seed. */
export async function fuzz(requests: number, seed: number, around: Around = nothing): Promise<Report> {
  const service = await startService({ RATE_LIMIT_UNITS: '1000000', REQUEST_LIMIT: '0', TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'trace', ...around.env }, { heapMb: 512 })
  const random = seeded(seed)
  const document = await documentOf(service)
  const operations = operationsIn(document)
  const width = around === nothing ? LANES : LANES_AROUND
  const agent = agentWith(width)
  const wrong = findings()
  const counts = new Map<number, number>()
  const step = async (): Promise<void> => {
    if (random() < 0.01) {
      const fault = await sendBroken(service.port, broken(random))
      if (fault !== null) wrong.add(fault)
      return
    }
    const made = caseOf(operations, document, random)
    const first = await send(service.port, made.sent, agent)
    // the end of an idle connection may cross a request on its way; one that breaks the connection breaks a new one, too
    const outcome = first.kind === 'lost' && first.code === 'ECONNRESET' ? await send(service.port, made.sent) : first
    const fault = faultIn(made, outcome)
    if (outcome.kind === 'answer') counts.set(outcome.status, (counts.get(outcome.status) ?? 0) + 1)
    if (fault !== null) wrong.add(`${fault} to ${made.sent.method} ${made.sent.path.slice(0, 120)} ${JSON.stringify(made.sent.headers).slice(0, 200)} ${String(made.sent.body).slice(0, 300)}`)
  }
  const run = async (count: number): Promise<void> => {
    let left = count
    await Promise.all(Array.from({ length: width }, async () => {
      while (left-- > 0 && !service.hasEnded()) await step()
    }))
    if (service.hasEnded()) throw new Error(`the service ended: ${service.output().slice(-3000)}`)
  }
  /** Questions to providers may still be under way. */
  const settled = async (): Promise<number> => {
    if (around !== nothing) await wait(SETTLING_MS)
    return service.memory()
  }
  await run(Math.ceil(requests * WARM_UP))
  const before = await settled()
  await run(Math.floor(requests * (1 - WARM_UP)))
  const after = await settled()
  agent.destroy()
  const resident = await service.resident()
  if (requests >= ENOUGH_FOR_MEMORY && after > before * MEMORY_GROWTH) wrong.add(`memory grew from ${before} to ${after} bytes`)
  const leaks = leaksIn(service.output() + (await service.metrics()))
  if (leaks.length > 0) wrong.add(`log or metrics hold what was sent: ${leaks.join()}`)
  await stopServices()
  await around.close()
  const byStatus = [...counts].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`).join(', ')
  return { figures: { requests, seed, answers: byStatus, ...around.figures(), memoryBefore: before, memoryAfter: after, resident }, wrong: wrong.list() }
}
