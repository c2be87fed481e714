/** The service as shipped (limiter, log and metrics on, embedded data) against a bare route that sends the same bytes. */
import { median } from './measure'
import { atRate, costOf, send, start, type Cost, type Running } from './server'

export const SERVER = ['dist/server/main.js']
const API = '/api/v1/public'
/** Limits that count and do not refuse. */
export const COUNTING = { RATE_LIMIT_UNITS: '1000000', REQUEST_LIMIT: '1000000' }

export const connections = [8, 32, 100] as const

interface Case {
  name: string
  path: string
  body: string
  /** Requests of one sample: about a second of the server's time. */
  amount: number
  /** What the bare server is asked instead of the same bytes. */
  bare?: string
}

const calculation = { monthly_rate: 400, include_tax_drag: true }
const scenarios = Array.from({ length: 10 }, (_, n) => ({ id: `s${n}`, inputs: { ...calculation, annual_return: 2 + n } }))
const lumpSum = { inputs: { wert_jahresende: 12_000 } }

const holdings = (isins: readonly string[]) => isins.map((isin, index) => ({ isin, value: 1000 + index }))
/** World, emerging markets, S&P 500, a share and cash: 38 KB. */
const five = { basis: 'values', holdings: [...holdings(['IE00B4L5Y983', 'IE00BKM4GZ66', 'IE00B5BMR087', 'US0378331005']), { assetClass: 'cash', currency: 'EUR', value: 500 }] }
const funds = [
  'IE00B4L5Y983', 'IE00BKM4GZ66', 'IE00B5BMR087', 'IE00B3RBWM25', 'IE00BK5BQT80', 'LU0274208692', 'IE00B0M62Q58', 'IE00BJ0KDQ92', 'LU1781541179', 'IE00B4X9L533',
  'IE00BFY0GT14', 'IE00B1XNHC34', 'IE00B4K48X80', 'IE00B53SZB19', 'LU0290358497', 'IE00B6R52259', 'IE00BF4RFH31', 'IE00B3VVMM84', 'LU0392494562', 'IE00B4ND3602',
  'IE00BYZK4552', 'IE00BGV5VN51', 'IE00BKWQ0M75', 'IE00B3XXRP09', 'IE00BZ163L38',
]

/** The body of a snapshot of so many of them. */
export const snapshotOf = (count: number): string => JSON.stringify({ basis: 'values', holdings: holdings(funds.slice(0, count)) })

const tool = {
  jsonrpc: '2.0', id: 1, method: 'tools/call',
  params: { name: 'calculateVorabpauschale', arguments: lumpSum },
}

/** The same through the tool that the service lists, whose answer holds the data once. */
const listedTool = { ...tool, params: { name: 'runOperation', arguments: { operation: 'calculateVorabpauschale', input: lumpSum } } }

const cases: readonly Case[] = [
  { name: 'calculator', path: `${API}/calculators/vorabpauschale`, body: JSON.stringify(lumpSum), amount: 4000 },
  { name: 'calculator-trpc', path: '/trpc/calculators.vorabpauschale', body: JSON.stringify(lumpSum), amount: 4000 },
  { name: 'calculator-mcp', path: '/mcp', body: JSON.stringify(tool), amount: 2000, bare: '/mcp' },
  { name: 'calculator-mcp-listed', path: '/mcp', body: JSON.stringify(listedTool), amount: 2000, bare: '/mcp' },
  { name: 'projection', path: `${API}/calculators/etf-sparplan`, body: JSON.stringify({ inputs: calculation }), amount: 3000 },
  { name: 'compare-10', path: `${API}/calculators/compare`, body: JSON.stringify({ calculator: 'etf-sparplan', scenarios }), amount: 1000 },
  { name: 'snapshot-5', path: `${API}/portfolio-analysis`, body: JSON.stringify(five), amount: 1000 },
  { name: 'snapshot-5-trpc', path: '/trpc/analyze.snapshot', body: JSON.stringify(five), amount: 1000 },
  { name: 'snapshot-25', path: `${API}/portfolio-analysis`, body: snapshotOf(funds.length), amount: 100 },
]

/** Teaches the echo the bytes of each answer. */
async function teach(server: Running, echo: Running): Promise<void> {
  for (const { name, path, body } of cases) {
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
    const answer = await fetch(server.url + path, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(`${name} answers ${answer.status}`)
    await fetch(`${echo.url}/set/${name}`, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: await answer.text() })
  }
}

/** Costs of one case in every round, ours and those of the bare route. */
export interface Rounds {
  ours: Cost[]
  bare: Cost[]
}

/** Every case with so many connections, in rounds in which both servers and all cases alternate. */
export async function overHttp(rounds: number, atOnce: number): Promise<ReadonlyMap<string, Rounds>> {
  const server = await start(SERVER, '/health', COUNTING)
  const echo = await start(['test/bench/echo.mjs'], '/')
  try {
    await teach(server, echo)
    const found = new Map(cases.map(({ name }): [string, Rounds] => [name, { ours: [], bare: [] }]))
    for (let round = 0; round <= rounds; round++) {
      for (const one of cases) {
        const ours = await costOf(server, one, atOnce, one.amount)
        const bare = await costOf(echo, { path: one.bare ?? `/${one.name}`, body: one.body }, atOnce, one.amount)
        if (round === 0) continue // the warm-up
        found.get(one.name)?.ours.push(ours)
        found.get(one.name)?.bare.push(bare)
      }
    }
    return found
  } finally {
    await Promise.all([server.stop(), echo.stop()])
  }
}

/** A case over REST or tRPC, ours and what one would build instead on the same models. */
async function againstPeer(peer: 'fastify' | 'trpc' | 'openapi', names: readonly string[], rounds: number): Promise<ReadonlyMap<string, Rounds>> {
  const server = await start(SERVER, '/health', COUNTING)
  const other = await start(['test/bench/peers/services.mjs', peer], '/')
  const compared = cases.filter(({ name }) => names.includes(name))
  const found = new Map(compared.map(({ name }): [string, Rounds] => [name, { ours: [], bare: [] }]))
  try {
    for (let round = 0; round <= rounds; round++) {
      for (const one of compared) {
        const ours = await costOf(server, one, 8, one.amount)
        const theirs = await costOf(other, one, 8, one.amount)
        if (round === 0) continue // the warm-up
        found.get(one.name)?.ours.push(ours)
        found.get(one.name)?.bare.push(theirs)
      }
    }
    return found
  } finally {
    await Promise.all([server.stop(), other.stop()])
  }
}

/** All peers: `bare` are their costs. */
export const peers = async (rounds: number) => ({
  fastify: await againstPeer('fastify', ['calculator', 'snapshot-5', 'snapshot-25'], rounds),
  trpc: await againstPeer('trpc', ['calculator-trpc', 'snapshot-5-trpc'], rounds),
  openapi: await againstPeer('openapi', ['calculator'], rounds),
})

/**
 * Calculators at nine tenths and snapshots of 25 at a tenth of half the load that the server can bear: median and 99th
 * percentile of the time that calculators take.
 */
export async function mixedLoad(seconds: number): Promise<{ median: number; p99: number }> {
  const server = await start(SERVER, '/health', COUNTING)
  try {
    const [light, heavy] = ['calculator', 'snapshot-25'].map((name) => cases.find((one) => one.name === name) as Case) as [Case, Case]
    await costOf(server, light, 8, light.amount)
    await costOf(server, heavy, 8, heavy.amount)
    const [cheap, dear] = [await costOf(server, light, 8, light.amount), await costOf(server, heavy, 8, heavy.amount)]
    const perSecond = 1000 / (0.9 * cheap.cpuMs + 0.1 * dear.cpuMs) / 2
    const load = (one: Case, rate: number) => atRate(server.url + one.path, one.body, Math.max(1, Math.round(rate)), seconds)
    const [calculators] = await Promise.all([load(light, 0.9 * perSecond), load(heavy, 0.1 * perSecond)])
    return { median: calculators.p50, p99: calculators.p99 }
  } finally {
    await server.stop()
  }
}

/** Start-up to the first answer against a bare Fastify, and memory over many snapshots, on the embedded data. */
export async function lifetime() {
  const ours: number[] = []
  const bare: number[] = []
  for (let n = 0; n < 5; n++) {
    const server = await start(SERVER, `${API}/calculators/notgroschen`)
    const echo = await start(['test/bench/echo.mjs'], '/')
    ours.push(server.startMs)
    bare.push(echo.startMs)
    await Promise.all([server.stop(), echo.stop()])
  }
  const server = await start(SERVER, '/health', COUNTING)
  const echo = await start(['test/bench/echo.mjs'], '/')
  const body = JSON.stringify(five)
  await teach(server, echo)
  const memory: (number | null)[] = [server.memory()]
  for (let n = 0; n < 4; n++) {
    await send(`${server.url}${API}/portfolio-analysis`, body, 2500)
    await send(`${echo.url}/snapshot-5`, body, 2500)
    memory.push(server.memory())
  }
  const bareMemory = echo.memory()
  await Promise.all([server.stop(), echo.stop()])
  return { start: median(ours) / median(bare), memory, bareMemory }
}
