/**
 * `npm run bench`: how close the service is to what Fastify, V8 and memory allow. Ratios of one run on one machine; bare
 * times only where a bar names one. Writes `bench/results.json` and `bench/results.md`. `--quick` takes shorter rounds,
 * `--publish` adds the run to `docs/benchmark.md`.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { DEFAULT_HOLDINGS, MOST_HOLDINGS } from '../../core/contract/limits'
import { depotTaxTimes } from './depot-tax'
import { contest, growths, replayTime } from './models'
import { median } from './measure'
import { packedSnapshots } from './packed'
import { pageTimes } from './pages'
import { atLeast, atMost, figure, inRounds, publish, round, spread, table, type Row } from './publish'
import { connections, lifetime, mixedLoad, overHttp, peers, type Rounds } from './rest'
import type { Cost } from './server'
import { MILLION, scaleRows } from './scale'
import { stallsOf } from './stalls'
import { ciTimes, workTimes } from './work'

async function coreRows(): Promise<Row[]> {
  const { rows, times } = await contest()
  const of = (name: string): number => times.get(name) ?? Number.NaN
  return [
    atLeast(`look-through and all overlaps of 25 funds (${rows} rows), maps / ours`, of('maps') / of('prepared'), 10),
    atLeast('the same, DuckDB / ours', of('duckdb') / of('prepared'), 10),
    atLeast('the same, Polars / ours', of('polars') / of('prepared'), 10),
    atMost('core of a snapshot of 25 world-size funds, no pair remembered, median', of('snapshot, no pair remembered'), 8, 'ms'),
    atMost('the same with all pairs remembered', of('read and snapshot'), 8, 'ms'),
    atMost('daily replay, 10 years, 25 legs, core, median', await replayTime(), 25, 'ms'),
  ]
}

async function depotTaxRows(): Promise<Row[]> {
  const { depot, plan, savings } = await depotTaxTimes()
  const what = 'lots and January bill of 25 funds, 3,000 purchases, five banks'
  return [
    atMost(`${what}, median`, depot, 50, 'ms'),
    atMost('return of 25 years of monthly purchases of ten funds, from body to answer, median', plan, 30, 'ms'),
    figure(`${what} / one savings plan`, depot / savings),
  ]
}

/** Pairs of one round: what the bare route took and what ours took. */
const ratios = ({ ours, bare }: Rounds, of: (cost: Cost) => number): number[] => ours.map((cost, round) => of(bare[round] as Cost) / of(cost))

async function restRows(quick: boolean): Promise<Row[]> {
  const rows: Row[] = []
  for (const atOnce of connections) {
    const costs = await overHttp(quick ? 2 : 7, atOnce)
    const of = (name: string): Rounds => costs.get(name) ?? { ours: [], bare: [] }
    const at = `${atOnce} connections`
    /** What one case took in each round, as a multiple of another. */
    const over = (name: string, other: string): number[] => ratios({ ours: of(other).ours, bare: of(name).ours }, ({ cpuMs }) => cpuMs)
    const multiple = (what: string, values: readonly number[], bar: number): Row => inRounds(values, (middle) => atMost(what, middle, bar, 'ratio'))
    const share = (what: string, name: string, bar: number): Row => {
      const values = ratios(of(name), ({ cpuMs }) => cpuMs)
      const throughput = ratios(of(name), ({ perSecond }) => 1 / perSecond)
      return { ...atLeast(`${what}, ${at}, CPU of the bare route / ours`, median(values), bar), spread: `${spread(values)}; throughput ${round(median(throughput))}` }
    }
    rows.push(
      share('calculator over REST', 'calculator', 0.55),
      share('snapshot of five real holdings', 'snapshot-5', 0.15),
      share('snapshot of 25 real funds', 'snapshot-25', 0.5),
      multiple(`comparison of ten, ${at}, in single calculations of CPU`, over('compare-10', 'projection'), 5),
      multiple(`call over MCP, ${at}, CPU / over REST`, over('calculator-mcp', 'calculator'), 1.5),
      multiple(`call of the listed tool over MCP, ${at}, CPU / over REST`, over('calculator-mcp-listed', 'calculator'), 1.5),
      multiple(`call over MCP, ${at}, CPU / a tool of the protocol's library that answers a constant`, ratios(of('calculator-mcp'), ({ cpuMs }) => 1 / cpuMs), 1.5),
      inRounds(over('calculator-trpc', 'calculator'), (middle) => figure(`calculator over tRPC, ${at}, CPU / over REST`, middle)),
    )
  }
  return rows
}

/** Bytes on the wire and what packing them takes. */
async function packedRows(quick: boolean): Promise<Row[]> {
  const found = await packedSnapshots([2, 5, 10, 20, 25], quick ? 2 : 7)
  return found.flatMap(({ funds, form, bytes, share, cpu, rounds, wireMs }): Row[] => {
    const name = `snapshot of ${funds} funds, ${form}`
    const size = `${Math.round(bytes / 1024)} KB, ${wireMs.map((ms) => `${ms.toFixed(1)} ms`).join(', ')} at 10, 50, 1,000 Mbit/s`
    const row: Row = { ...figure(`${name}, bytes / not packed`, share), spread: size }
    if (form === 'identity') return [row]
    const bar = funds === 25 && form === 'br' ? 0.1 : null
    return [bar === null ? row : { ...atMost(row.what, share, bar, 'ratio'), spread: size }, { ...atMost(`${name}, CPU / not packed`, cpu, 1.3, 'ratio'), spread: spread(rounds) }]
  })
}

/** What one would build instead takes so many times the processor time of ours. */
async function peerRows(rounds: number): Promise<Row[]> {
  const { fastify, trpc, openapi } = await peers(rounds)
  const row = (what: string, found: Rounds | undefined, bar: number): Row => {
    return inRounds(ratios(found ?? { ours: [], bare: [] }, ({ cpuMs }) => cpuMs), (middle) => atLeast(`${what}, same models, CPU / ours`, middle, bar))
  }
  return [
    row('calculator, Fastify with zod and JSON.stringify', fastify.get('calculator'), 1.3),
    row('snapshot of five, Fastify with zod and JSON.stringify', fastify.get('snapshot-5'), 1.3),
    row('snapshot of 25, Fastify with zod and JSON.stringify', fastify.get('snapshot-25'), 1.3),
    row('calculator, fetch adapter of @trpc/server', trpc.get('calculator-trpc'), 3),
    row('snapshot of five, fetch adapter of @trpc/server', trpc.get('snapshot-5-trpc'), 3),
    row('calculator, trpc-to-openapi', openapi.get('calculator'), 3),
  ]
}

async function mixedRows(quick: boolean): Promise<Row[]> {
  const { median: middle, p99 } = await mixedLoad(quick ? 5 : 20)
  return [atMost('calculators beside a tenth of snapshots of 25, half of the possible load: 99th percentile / median', p99 / Math.max(1, middle), 5, 'ratio')]
}

async function lifetimeRows(): Promise<Row[]> {
  const { start, memory, bareMemory } = await lifetime()
  const last = memory.at(-1) ?? null
  const middle = memory.at(2) ?? null
  return [
    atMost('from starting node to the first answer, embedded data / bare Fastify, medians of 5', start, 6, 'ratio'),
    atMost('resident memory after 10,000 snapshots / bare Fastify', last === null || bareMemory === null ? null : last / bareMemory, 2.5, 'ratio'),
    atMost('its growth over the last 5,000', last === null || middle === null ? null : last - middle, 10, 'MB'),
  ]
}

async function stallRows(): Promise<Row[]> {
  const rows: Row[] = []
  for (const most of [DEFAULT_HOLDINGS, MOST_HOLDINGS]) {
    const { first, later } = await stallsOf(most)
    rows.push(
      atMost(`most computed in one turn of the event loop, first snapshot of ${most} funds with limit 100`, first, 50, 'ms of CPU'),
      atMost(`the same, later snapshots of ${most} funds, median of 5`, later, 50, 'ms of CPU'),
    )
  }
  return rows
}

async function pageRows(): Promise<Row[]> {
  const times = await pageTimes()
  if (times === null) return []
  const { interactive, answer, names, key } = times
  return [
    atMost('slowest calculator in Chromium until it is interactive / an empty page of the same frame', interactive, 3, 'ratio'),
    atMost('slowest calculator in Chromium from an input until the new result is painted, median of 30', answer, 50, 'ms'),
    atMost(`search of ${names} names in Chromium, a key, median`, key.median, 16, 'ms'),
    atMost('the same, slowest of all keys', key.most, 16, 'ms'),
  ]
}

async function growthRows(): Promise<Row[]> {
  return (await growths()).map(({ name, exponent, points }) => ({
    ...atMost(`growth with ${name}: ${points.map(([size]) => size).join(', ')}`, exponent, name.startsWith('funds') ? 2 : 1.1, 'exponent'),
  }))
}

async function workRows(quick: boolean): Promise<Row[]> {
  const { typecheck, start, analysis } = await workTimes()
  const { tests, whole } = quick ? { tests: null, whole: null } : ciTimes()
  return [
    atMost('npm test, within .ci/run', tests, 240, 's'),
    atMost('.ci/run, in a clone', whole, 480, 's'),
    atMost('type checks of everything, from nothing', typecheck, 45, 's of CPU'),
    atMost('npm start, where nothing changed, until it listens', start, 3, 's'),
    atMost('a list of holdings analysed by the command line / Node alone', analysis, 20, 'ratio'),
  ]
}

const quick = process.argv.includes('--quick')
execFileSync('npm', ['install', '--no-audit', '--no-fund', '--legacy-peer-deps', '--no-package-lock', '--prefer-offline', '--engine-strict=false'], { cwd: 'test/bench/peers', stdio: 'inherit' })
const machine = `${cpus().length} cores, Node ${process.version}, server and load on the same machine`
const rows = [...(await coreRows()), ...(await depotTaxRows()), ...(await growthRows()), ...(await restRows(quick)), ...(await packedRows(quick)), ...(await peerRows(quick ? 2 : 7)), ...(await mixedRows(quick)), ...(await stallRows()), ...(await lifetimeRows()), ...(await pageRows()), ...(await workRows(quick)), ...(quick ? [] : await scaleRows(MILLION))]
const run = { day: new Date().toISOString().slice(0, 10), machine, rows }
mkdirSync('bench', { recursive: true })
writeFileSync('bench/results.json', `${JSON.stringify(run, null, 2)}\n`)
writeFileSync('bench/results.md', `# Benchmark\n\n${machine}. One run; read ratios, not times.\n\n${table([run])}\n`)
process.stdout.write(`${machine}\n\n${table([run])}\n`)
if (process.argv.includes('--publish')) publish(run)
