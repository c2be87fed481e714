/** Every optional part of the service and every command, started as shipped: from `dist` of a clone, or from an installed package. */
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Command } from 'commander'
import manifest from '../../../package.json' with { type: 'json' }
import { programFor } from '../../../server/cli/program'
import { isinOf } from '../../bench/world'
import { postgresAnswers, postgresPlace } from '../../server/data/databases'
import { startBuilt, startService, type Service } from '../../support/built'
import { hasRedisServer, ownRedis } from '../../support/redis'
import { freePort, HANGS_MS, run } from './shell'
import { ownJson } from '../../../core/values/own-json'

type Environment = Readonly<Record<string, string>>

/** The state that a service says it is in. */
interface Ready {
  bundle: { name: string } | null
  store: { dialect: string; answering: boolean; version: number } | null
  providers: { name: string }[]
  limiter: { store: string; state: string }
}

function expected(what: string, isSo: boolean): void {
  if (!isSo) throw new Error(`not as it should be: ${what}`)
}

/** Asks on a connection of its own: one that was kept may end while this process waits longer for the processor than a service keeps it. */
const ask = (url: string, { headers, ...init }: RequestInit & { headers?: Record<string, string> } = {}): Promise<Response> => fetch(url, { ...init, headers: { ...headers, connection: 'close' } })

async function readiness({ url }: Service): Promise<Ready> {
  const { data } = ownJson<{ data: Ready }>(await (await ask(`${url}/readyz`)).text())
  return data
}

const post = async ({ url }: Service, path: string, body: object): Promise<{ status: number; text: string }> => {
  const answer = await ask(`${url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }, body: JSON.stringify(body) })
  return { status: answer.status, text: await answer.text() }
}

/** Every front answers, whatever the service was started with. */
async function checkFronts(service: Service): Promise<void> {
  const calculation = await post(service, '/api/v1/public/calculators/notgroschen', {})
  expected('a calculation', calculation.status === 200)
  expected('tRPC', (await post(service, '/trpc/calculators.notgroschen', {})).status === 200)
  expected('MCP', (await post(service, '/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'calculateNotgroschen', arguments: {} } })).text.includes('structuredContent'))
  expected('an analysis', (await post(service, '/api/v1/public/portfolio-analysis', { holdings: [{ assetClass: 'cash', currency: 'EUR', weight: 1 }] })).status === 200)
  const page = await ask(`${service.url}/calculators/notgroschen`)
  const html = await page.text()
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1]
  expected('a page with a script that is there', page.status === 200 && script !== undefined && (await ask(`${service.url}${script}`)).status === 200)
  expected('the directory', (await ask(`${service.url}/directory`)).status === 200)
}

/** A provider that knows nothing, and counts who asks. */
async function silentProvider(status = 200): Promise<{ url: string; asked(): number; close(): void }> {
  let asked = 0
  const server = createServer((_request, response) => {
    asked += 1
    response.writeHead(status, { 'content-type': 'application/json' }).end('[]')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked: () => asked, close: () => void server.close() }
}

/** Starts a service of a folder, looks at it, and ends it as an operator would. */
async function started(folder: string, name: string, env: Environment, look: (ready: Ready, service: Service) => void | Promise<void>): Promise<void> {
  try {
    const service = await startService(env, { folder })
    await checkFronts(service)
    await look(await readiness(service), service)
    service.signal('SIGTERM')
    expected('its end', (await service.ended) === 0)
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : ''}`, { cause: error })
  }
}

const settingOfTests = { out: () => {}, err: () => {}, interactive: false, colour: false, env: {}, now: () => new Date(), read: async () => new Uint8Array() }

/** The names of all commands, from the command line's own tree. */
function commandNames(): string[] {
  const namesIn = (command: Command, path: readonly string[]): string[] =>
    command.commands.length === 0 ? [path.join(' ')] : command.commands.flatMap((inner) => namesIn(inner, [...path, inner.name()]))
  return namesIn(programFor([], settingOfTests, () => {}), [])
}

/** What a command is given, and what it says. */
interface Row {
  args?: readonly string[]
  input?: string
  says: RegExp
  status?: number
}

/** The folder of the package, one to work in, and what every command finds in its environment. */
interface Place {
  folder: string
  work: string
  env: Environment
}

const rpc = (id: number, method: string, params: object = {}): string => `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`
const handshake = rpc(1, 'initialize', { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } })

/**
 * In the order in which they are run; those of `data` build on each other. `serve` runs until it is ended. Of `calc` one calculator
 * stands for all: the example of each is run from the tarball by `checkRanges`, and through its own command by `test/server/cli/parity.test.ts`.
 */
const rows: Readonly<Record<string, Row>> = {
  'calc vorabpauschale': { says: /^Advance tax on funds/ },
  mcp: { input: handshake + rpc(2, 'tools/list'), says: /"calculateNotgroschen"/ },
  doctor: { says: /versions +ok/, status: 0 },
  analyze: { args: ['portfolio.csv', 'sectors'], says: /^Sectors/m },
  convert: { args: ['portfolio.csv'], says: /IE00B4L5Y983/ },
  tax: { args: ['bookings.csv', '--year', '2025', '--request'], says: /"positions"/ },
  compare: { args: ['compare.json'], says: /six/ },
  catalog: { says: /notgroschen/ },
  find: { args: ['msci', 'world'], says: /IE00B4L5Y983/ },
  'data import': { args: ['prices_IE00B4L5Y983.csv', '--currency', 'EUR'], says: /price-csv:IE00B4L5Y983/ },
  'data list': { says: /price-csv:IE00B4L5Y983/ },
  // What comes with the package grows old, and the check says so.
  'data check': { says: /stale +rates/, status: 1 },
  'data export': { args: ['made.zip'], says: /Wrote export: .* 1 prices/ },
  'data fetch': { args: ['IE00B4L5Y983', '--dry-run'], says: /iShares \(BlackRock\): for personal/ },
  'data update': { args: ['--dry-run', '--only', 'URTH'], says: /has nothing there \(404\)/, status: 2 },
  'data remove': { args: ['price-csv:IE00B4L5Y983'], says: /./ },
  completion: { args: ['bash'], says: /complete -o default/ },
}

const files: Readonly<Record<string, string>> = {
  'portfolio.csv': 'ISIN;Kurswert\nIE00B4L5Y983;7.500,00\nCash;2.500,00\n',
  'bookings.csv': 'Datum;Typ;ISIN;Stück;Kurs;Betrag;Gebühr\n10.03.2025;Kauf;IE00B4L5Y983;6;80,00;480,00;0,00\n',
  'compare.json': JSON.stringify({ calculator: 'notgroschen', scenarios: [{ id: 'six', inputs: {} }, { id: 'nine', inputs: { bufferMonths: 9 } }] }),
  'prices_IE00B4L5Y983.csv': 'date,close\n2024-01-02,10\n2024-01-03,11\n',
}

/** Runs a command to its end. */
function runCommand({ folder, work, env: common }: Place, name: string, { args = [], input = '', says, status = 0 }: Row): Promise<void> {
  const env = { PATH: process.env['PATH'] ?? '', DATABASE_URL: `file:${join(work, 'store.db')}`, ...common }
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, [join(folder, 'dist/server/cli.js'), ...name.split(' '), ...args], { cwd: work, timeout: HANGS_MS, env }, (error, out, err) => {
      const code = error === null ? 0 : error.code
      if (code === status && says.test(out + err)) resolve()
      else reject(new Error(`depotkit ${name} ended with ${code}: ${err.slice(0, 500)} ${out.slice(0, 500)}`))
    })
    child.stdin?.end(input)
  })
}

/** Every command there is; one without a row above is an error. */
async function checkCommands(place: Place): Promise<void> {
  const names = commandNames()
  const isElsewhere = (name: string): boolean => name === 'serve' || name.startsWith('calc ')
  const wrong = [...names.filter((name) => !isElsewhere(name) && rows[name] === undefined), ...Object.keys(rows).filter((name) => !names.includes(name))]
  if (wrong.length > 0) throw new Error(`test/package/check/starts.ts has no right row for: ${wrong.join(', ')}`)
  for (const [name, row] of Object.entries(rows)) await runCommand(place, name, row)
}

/** `depotkit serve`, which runs until it is ended. */
async function checkServe(folder: string): Promise<void> {
  const { child, output, ended } = startBuilt('cli', ['serve'], { PORT: '0' }, { folder })
  for (const end = Date.now() + HANGS_MS; Date.now() < end && !output().includes('listening at') && child.exitCode === null;) await new Promise((resolve) => setTimeout(resolve, 50))
  expected('depotkit serve', output().includes('listening at'))
  child.kill('SIGTERM')
  expected('its end', (await ended) === 0)
}

/** A part of the service: what switches it on, what it shows, and how to end what was opened for it. */
interface Part {
  name: string
  env: Environment
  look: (ready: Ready, service: Service) => void | Promise<void>
  close?: () => void | Promise<void>
}

const bundlePart = (work: string, name: string): Part => ({
  name: `DEPOTKIT_BUNDLE=${name}`,
  env: { DEPOTKIT_BUNDLE: join(work, name) },
  look: ({ bundle }) => expected('the bundle', bundle?.name === 'export'),
})

const sqlitePart = (work: string): Part => ({
  name: 'DATABASE_URL=file:',
  env: { DATABASE_URL: `file:${join(work, 'store.db')}` },
  look: ({ store }) => expected('the store', store?.dialect === 'sqlite' && store.answering && store.version > 0),
})

async function postgresPart(place: Place): Promise<Part[]> {
  if (!postgresAnswers) {
    console.log('  DATABASE_URL=postgres: skipped, no server answers')
    return []
  }
  const { url, drop } = await postgresPlace()
  await runCommand(place, 'data import', { args: ['prices_IE00B4L5Y983.csv', '--currency', 'EUR', '--database', url], says: /./ })
  const look: Part['look'] = ({ store }) => expected('the store', store?.dialect === 'postgres' && store.answering && store.version > 0)
  return [{ name: 'DATABASE_URL=postgres:', env: { DATABASE_URL: url }, look, close: drop }]
}

async function redisPart(): Promise<Part[]> {
  if (!hasRedisServer) {
    console.log('  REDIS_URL: skipped, redis-server is not installed')
    return []
  }
  const redis = await ownRedis()
  const look: Part['look'] = ({ limiter }) => expected('the limiter', limiter.store === 'redis' && limiter.state === 'ok')
  return [{ name: 'REDIS_URL', env: { REDIS_URL: redis.url }, look, close: () => redis.kill() }]
}

async function providersPart(): Promise<Part> {
  const [fmp, figi] = [await silentProvider(), await silentProvider()]
  return {
    name: 'FMP_API_KEY and OPENFIGI_API_KEY',
    env: { FMP_API_KEY: 'key', FMP_URL: fmp.url, OPENFIGI_API_KEY: 'key', OPENFIGI_URL: figi.url },
    look: async ({ providers }, service) => {
      expected('two providers', providers.length === 2)
      const unknown = isinOf('US', 987_000_000)
      expected('an answer', (await post(service, '/api/v1/public/portfolio-analysis', { holdings: [{ isin: unknown, weight: 1 }] })).status === 200)
      expected('both are asked', fmp.asked() > 0 && figi.asked() > 0)
    },
    close: () => [fmp, figi].forEach((provider) => provider.close()),
  }
}

async function metricsPart(): Promise<Part> {
  const port = String(await freePort())
  return {
    name: 'METRICS_PORT',
    env: { METRICS_PORT: port },
    look: async (_ready, { url }) => {
      expected('figures on their own port', (await (await ask(`http://127.0.0.1:${port}/metrics`)).text()).includes('depotkit_rate_units_total'))
      expected('and health', (await ask(`http://127.0.0.1:${port}/healthz`)).status === 200)
      expected('and not on the public one', (await ask(`${url}/metrics`)).status === 404)
    },
  }
}

/** All parts at once. */
const together = (parts: readonly Part[]): Part => ({
  name: parts.map(({ name }) => name).join(', '),
  env: Object.assign({}, ...parts.map(({ env }) => env)),
  look: async (ready, service) => {
    for (const { look } of parts) await look(ready, service)
  },
})

/** Starts the service of a package: after all commands with none of its parts and with two that have nothing to do with each other, or with all parts at once. */
export async function checkStarts(folder: string, how: 'each' | 'together'): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'depotkit-starts-'))
  const sources = await silentProvider(404)
  const urls = Object.fromEntries(['SEC_URL', 'ECB_URL', 'GLEIF_URL', 'GLEIF_MAPPING_URL'].map((name) => [name, sources.url]))
  const place: Place = { folder, work, env: { SEC_CONTACT: 'test@example.org', ...urls } }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(work, name), text)
  const opened: Part[] = []
  try {
    if (how === 'each') {
      await checkCommands(place)
      await checkServe(folder)
    } else {
      await runCommand(place, 'data import', { args: ['prices_IE00B4L5Y983.csv', '--currency', 'EUR'], says: /./ })
      await runCommand(place, 'data export', { args: ['made.tar.gz'], says: /./ })
    }
    const nothing: Part[] = [
      { name: 'no settings', env: {}, look: ({ bundle, limiter }) => expected('the embedded data', bundle !== null && limiter.store === 'memory') },
      { name: 'DEPOTKIT_BUNDLE=none', env: { DEPOTKIT_BUNDLE: 'none' }, look: ({ bundle }) => expected('no bundle', bundle === null) },
    ]
    const postgres = await postgresPart(place)
    const [redis, providers, metrics] = [await redisPart(), await providersPart(), await metricsPart()]
    opened.push(...postgres, ...redis, providers, metrics)
    const parts = how === 'each'
      ? [...nothing, together([bundlePart(work, 'made.zip'), metrics]), together([sqlitePart(work), providers]), together([...postgres, ...redis])]
      : [together([bundlePart(work, 'made.tar.gz'), ...(postgres.length > 0 ? [] : [sqlitePart(work)]), ...opened])]
    for (const { name, env, look } of parts.filter((part) => part.name !== '')) await started(folder, name, env, look)
  } finally {
    for (const { close } of opened) await close?.()
    sources.close()
    rmSync(work, { recursive: true })
  }
}

/** Adds to a copy of the folder of the bare package what it may need: SQLite. Returns where the package is. */
export async function installWhole(folder: string, bare: string): Promise<string> {
  cpSync(bare, folder, { recursive: true })
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts', `libsql@${manifest.devDependencies.libsql}`], folder)
  return join(folder, 'node_modules/depotkit')
}
