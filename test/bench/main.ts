/**
 * `npm run bench`: how close the service is to what Fastify, V8 and memory allow. Ratios of one run on one machine; bare
 * times only where a bar names one. Writes `bench/results.json` and `bench/results.md`. `--quick` takes shorter rounds.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { depotTaxTimes } from './depot-tax'
import { contest, growths, replayTime } from './models'
import { lifetime, overHttp } from './rest'

interface Row {
  what: string
  measured: number | null
  unit: string
  bar: string
  met: boolean | null
}

const round = (value: number): number => Math.round(value * 1000) / 1000

const atLeast = (what: string, measured: number, bar: number, unit = 'ratio'): Row => ({
  what, measured: round(measured), unit, bar: `at least ${bar}`, met: measured >= bar,
})

const atMost = (what: string, measured: number | null, bar: number, unit: string): Row => ({
  what, measured: measured === null ? null : round(measured), unit, bar: `at most ${bar}`, met: measured === null ? null : measured <= bar,
})

async function coreRows(): Promise<Row[]> {
  const { rows, times } = await contest()
  const of = (name: string): number => times.get(name) ?? Number.NaN
  return [
    atLeast(`look-through and all overlaps of 25 funds (${rows} rows), maps / ours`, of('maps') / of('prepared'), 10),
    atLeast('the same, DuckDB / ours', of('duckdb') / of('prepared'), 10),
    atMost('core of a snapshot of 25 world-size funds, no pair remembered, median', of('snapshot, no pair remembered'), 8, 'ms'),
    atMost('the same with all pairs remembered', of('read and snapshot'), 8, 'ms'),
    atMost('daily replay, 10 years, 25 legs, core, median', await replayTime(), 25, 'ms'),
  ]
}

async function depotTaxRows(): Promise<Row[]> {
  const { depot, savings } = await depotTaxTimes()
  const what = 'lots and January bill of 25 funds, 3,000 purchases, five banks'
  return [
    atMost(`${what}, median`, depot, 50, 'ms'),
    { what: `${what} / one savings plan`, measured: round(depot / savings), unit: 'ratio', bar: 'none', met: null },
  ]
}

async function restRows(quick: boolean): Promise<Row[]> {
  const rates = await overHttp(quick ? 2 : 5, quick ? 1 : 2)
  const ours = (name: string): number => rates.get(name)?.ours ?? Number.NaN
  const ofLimit = (name: string): number => ours(name) / (rates.get(name)?.echo ?? Number.NaN)
  return [
    atLeast('calculator over REST / bare echo', ofLimit('calculator'), 0.45),
    atLeast('calculator over tRPC / over REST', ours('calculator-trpc') / ours('calculator'), 0.8),
    atLeast('snapshot of 5 (3 world-size funds) / bare route with the same bytes', ofLimit('snapshot-5'), 0.3),
    atLeast('snapshot of 25 world-size funds / bare route with the same bytes', ofLimit('snapshot-25'), 0.1),
    atMost('comparison of 10 scenarios, cost in single calculations', ours('projection') / ours('compare-10'), 6, 'ratio'),
  ]
}

async function lifetimeRows(): Promise<Row[]> {
  const { startMs, memory } = await lifetime()
  const last = memory.at(-1) ?? null
  const middle = memory.at(2) ?? null
  return [
    atMost('from starting node to the first answer, embedded data, median of 5', startMs, 500, 'ms'),
    atMost('resident memory after 10,000 snapshots', last, 180, 'MB'),
    atMost('its growth over the last 5,000', last === null || middle === null ? null : last - middle, 10, 'MB'),
  ]
}

async function growthRows(): Promise<Row[]> {
  return (await growths()).map(({ name, exponent, points }) => ({
    ...atMost(`growth with ${name}: ${points.map(([size]) => size).join(', ')}`, exponent, name.startsWith('funds') ? 2 : 1.1, 'exponent'),
  }))
}

const table = (rows: readonly Row[]): string =>
  [
    '| what | measured | bar | met |',
    '|---|---|---|---|',
    ...rows.map(({ what, measured, unit, bar, met }) => `| ${what} | ${measured ?? 'not known'} ${unit} | ${bar} | ${met === null ? '-' : met ? 'yes' : 'no'} |`),
  ].join('\n')

const quick = process.argv.includes('--quick')
const machine = `${cpus().length} cores, Node ${process.version}, server and load on the same machine`
const rows = [...(await coreRows()), ...(await depotTaxRows()), ...(await growthRows()), ...(await restRows(quick)), ...(await lifetimeRows())]
mkdirSync('bench', { recursive: true })
writeFileSync('bench/results.json', `${JSON.stringify({ machine, rows }, null, 2)}\n`)
writeFileSync('bench/results.md', `# Benchmark\n\n${machine}. One run; read ratios, not times.\n\n${table(rows)}\n`)
process.stdout.write(`${machine}\n\n${table(rows)}\n`)
