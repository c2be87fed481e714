/**
 * What `deploy/compose.yaml` starts, by hand: the image that the Dockerfile describes, built in a clean folder;
 * two instances with the environment of the file, Redis, PostgreSQL, and Caddy with the Caddyfile. The limit is shared, a
 * rolling restart loses no request, and an instance that is killed takes only its own with it.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresAnswers, postgresPlace } from '../server/data/databases'
import { projectFolder } from '../support/built'
import { freePort } from '../support/port'
import { hasRedisServer, ownRedis } from '../support/redis'
import { CALCULATORS, JSON_TYPE, lanes, wait } from './http'
import { ownImage, type Image } from './image'
import { findings, type Report } from './report'

const LANES = 16
const RESTARTS = 4
/** The rights of nobody, where there are others. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

/** The service's environment in compose.yaml, where nothing is set outside. */
function environmentIn(text: string): Record<string, string> {
  const block = /\n {2}environment:\n((?: {4}.*\n)+)/.exec(text)?.[1] ?? ''
  return Object.fromEntries([...block.matchAll(/^ {4}(\w+): (.*)$/gm)].map(([, name = '', value = '']) => [name, value.replace(/\$\{\w+:-(.*?)\}/g, '$1')]))
}

interface Instance {
  host: string
  start(): Promise<void>
  signal(name: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

/** One of the two, at an address of its own in place of a container's. */
function instanceAt(host: string, { root, workdir, env: own, cmd, healthcheck }: Image, compose: Readonly<Record<string, string>>): Instance {
  const cwd = join(root, workdir)
  const env = { PATH: process.env['PATH'] ?? '', ...own, ...compose, HOST: host }
  let child: ChildProcess | null = null
  let ended: Promise<number | null> = Promise.resolve(null)
  const isHealthy = (): boolean => spawnSync(healthcheck[0] ?? '', healthcheck.slice(1).map((word) => word.replace('127.0.0.1', host)), { env, cwd }).status === 0
  return {
    host,
    async start() {
      const [command = '', ...args] = cmd
      const started = spawn(command, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'], ...nobody })
      child = started
      ended = new Promise((resolve) => started.once('exit', resolve))
      for (let tries = 0; tries < 60 && !isHealthy(); tries += 1) await wait(250)
    },
    signal(name) {
      child?.kill(name)
      return ended
    },
  }
}

let clients = 0
/** Every address of the loopback network is a client of its own. */
const newClient = (): string => `127.${100 + Math.floor((clients += 1) / 62_500)}.${Math.floor(clients / 250) % 250}.${1 + (clients % 250)}`

interface Answer {
  /** 0 where there was none. */
  status: number
  /** Whether the proxy made it itself: every answer of the service has an id. */
  isProxys: boolean
  remaining: number
}

const none: Answer = { status: 0, isProxys: false, remaining: Number.NaN }

const ask = (port: number, client: string, more: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  new Promise((resolve) => {
    const request = httpRequest({ host: '127.0.0.1', localAddress: client, port, method: 'POST', path: `${CALCULATORS}/notgroschen`, headers: { ...JSON_TYPE, ...more }, agent: false, timeout: 20_000 }, (response) => {
      response.resume()
      const { 'x-request-id': id, 'ratelimit-remaining': remaining } = response.headers
      response.once('end', () => resolve({ status: response.statusCode ?? 0, isProxys: id === undefined, remaining: Number(remaining) }))
      response.once('error', () => resolve(none))
    })
    request.once('error', () => resolve(none))
    request.once('timeout', () => request.destroy())
    request.end('{}')
  })

/** Answers by status and by who made them. */
type Counts = ReadonlyMap<string, number>

/** Load through the proxy from many clients, while something is done. */
async function during(port: number, work: () => Promise<void>): Promise<Counts> {
  const counts = new Map<string, number>()
  const load = lanes(LANES, async () => {
    const { status, isProxys } = await ask(port, newClient())
    const kind = isProxys ? `${status} of the proxy` : `${status}`
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  })
  await wait(1000)
  await work()
  await wait(1000)
  await load.stop()
  return counts
}

const failuresIn = (counts: Counts): number => [...counts].reduce((sum, [kind, count]) => sum + (kind === '200' ? 0 : count), 0)
const told = (counts: Counts): string => [...counts].map(([status, count]) => `${status}: ${count}`).join(', ')

/** One client on both instances through the proxy: sixty units, whoever answers and whatever the client says of itself. */
async function sharedLimit(port: number, add: (text: string) => void): Promise<string> {
  const client = newClient()
  const answers = await Promise.all(Array.from({ length: 90 }, (_, n) => ask(port, client, n % 2 === 0 ? {} : { 'x-forwarded-for': `198.51.100.${n}` })))
  const granted = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status === 429)
  if (granted.length !== 60 || refused.length !== 30) add(`one client was granted ${granted.length} of 60, refused ${refused.length} of 30`)
  const seen = new Set(granted.map(({ remaining }) => remaining))
  if (seen.size !== 60) add('two answers said that the same number of units is left')
  return `${granted.length} granted, ${refused.length} refused`
}

async function startCaddy(folder: string, port: number, hosts: readonly string[]): Promise<ChildProcess> {
  const text = readFileSync(join(projectFolder, 'deploy/Caddyfile'), 'utf8').replace('one:3000 two:3000', hosts.map((host) => `${host}:3000`).join(' ')).replace(/^:8080/m, `:${port}`)
  writeFileSync(join(folder, 'Caddyfile'), text)
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')], { env: { PATH: process.env['PATH'] ?? '', XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }, stdio: 'ignore' })
  for (let tries = 0; tries < 100 && !(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok; tries += 1) await wait(100)
  return child
}

/** The run, where Caddy, Redis and PostgreSQL are installed. */
export async function compose(): Promise<Report> {
  if (spawnSync('caddy', ['version']).status !== 0 || !hasRedisServer || !postgresAnswers) throw new Error('This run needs caddy, redis-server, and a PostgreSQL server that answers')
  const wrong = findings()
  const folder = mkdtempSync(join(tmpdir(), 'depotkit-compose-'))
  chmodSync(folder, 0o755)
  const begin = performance.now()
  const image = await ownImage(folder)
  const seconds = Math.round((performance.now() - begin) / 1000)
  const [redis, postgres, port] = [await ownRedis(), await postgresPlace(), await freePort()]
  const given = environmentIn(readFileSync(join(projectFolder, 'deploy/compose.yaml'), 'utf8'))
  const here: Record<string, string> = { ...given, REDIS_URL: redis.url, DATABASE_URL: postgres.url, TRUSTED_PROXIES: '127.0.0.1', PUBLIC_BASE_URL: `http://localhost:${port}` }
  const pair = ['127.0.0.2', '127.0.0.3'].map((host) => instanceAt(host, image, here))
  await Promise.all(pair.map((instance) => instance.start()))
  const caddy = await startCaddy(folder, port, pair.map(({ host }) => host))
  try {
    await wait(3000) // both have heard of each other
    const limit = await sharedLimit(port, wrong.add)
    const rolling = await during(port, async () => {
      for (let n = 0; n < RESTARTS; n += 1) {
        const code = await pair[n % 2]?.signal('SIGTERM')
        if (code !== 0) wrong.add(`an instance ended with ${code}`)
        await pair[n % 2]?.start()
        await wait(2000) // the proxy has seen that it is back
      }
    })
    if (failuresIn(rolling) > 0) wrong.add(`in rolling restarts requests failed: ${told(rolling)}`)
    const killed = await during(port, async () => void (await pair[0]?.signal('SIGKILL')))
    if (failuresIn(killed) > LANES) wrong.add(`more requests failed than the killed instance could have had: ${told(killed)}`)
    const after = await during(port, () => wait(1000))
    if (failuresIn(after) > 0) wrong.add(`after the instance was killed requests failed: ${told(after)}`)
    const settings = Object.keys(given).join(', ')
    return { figures: { 'seconds to build': seconds, settings, 'one client': limit, [`${RESTARTS} rolling restarts`]: told(rolling), 'kill -9': told(killed), 'one instance left': told(after) }, wrong: wrong.list() }
  } finally {
    caddy.kill('SIGKILL')
    await Promise.all(pair.map((instance) => instance.signal('SIGKILL')))
    await redis.kill()
    await postgres.drop()
    rmSync(folder, { recursive: true })
  }
}
