/** `docs/benchmark.md`: the last three runs side by side, from `docs/benchmark.json`, which holds them. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { median } from './measure'

/** One line of a run. */
export interface Row {
  what: string
  measured: number | null
  unit: string
  bar: string
  met: boolean | null
  /** Smallest and largest of the rounds. */
  spread?: string
}

export const round = (value: number): number => Math.round(value * 1000) / 1000

export const atLeast = (what: string, measured: number, bar: number, unit = 'ratio'): Row => ({
  what, measured: round(measured), unit, bar: `at least ${bar}`, met: measured >= bar,
})

export const atMost = (what: string, measured: number | null, bar: number, unit: string): Row => ({
  what, measured: measured === null ? null : round(measured), unit, bar: `at most ${bar}`, met: measured === null ? null : measured <= bar,
})

/** A figure that no goal is set for. */
export const figure = (what: string, measured: number, unit = 'ratio'): Row => ({ what, measured: round(measured), unit, bar: 'none', met: null })

export const spread = (values: readonly number[]): string => `${round(Math.min(...values))} to ${round(Math.max(...values))}`

/** A row of the median of rounds with their spread. */
export const inRounds = (values: readonly number[], row: (middle: number) => Row): Row => ({ ...row(median(values)), spread: spread(values) })

/** One run. */
export interface Run {
  day: string
  machine: string
  rows: readonly Row[]
}

const RUNS = 3
const DATA = 'docs/benchmark.json'

const measured = ({ measured: value, unit, met, spread }: Row): string =>
  `${value ?? 'not known'}${unit === 'ratio' ? '' : ` ${unit}`}${met === null ? '' : met ? '' : ' (missed)'}${spread === undefined ? '' : ` (${spread})`}`

/** A table with a column for each run; a line that a run does not have stays empty. */
export function table(runs: readonly Run[]): string {
  const last = runs.at(-1)?.rows ?? []
  const cells = ({ what, bar }: Row): string[] => [what, bar, ...runs.map(({ rows }) => rows.filter((row) => row.what === what).map(measured).join())]
  const lines = [['what', 'bar', ...runs.map(({ day }) => day)], ['---', '---', ...runs.map(() => '---')], ...last.map(cells)]
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n')
}

const text = (runs: readonly Run[]): string => `# Benchmark

Written by \`npm run bench -- --publish\`: the last ${RUNS} runs, whatever they say. ${runs.at(-1)?.machine ?? ''}.

The server is what is shipped: \`dist\`, limiter, log and metrics on, embedded data. CPU is the processor time of its process per request, user and system, against a bare
Fastify route that parses the same request and sends the same bytes; both take turns. In brackets: the smallest and the largest round, and the same ratio of throughput,
which moves with the load generator. Read ratios within one run, not times.

${table(runs)}

What the contestants of the first lines are: maps of weights by company as one would first write them, and DuckDB and Polars on a table in
memory that is already merged by company. Others install into \`test/bench/peers\` for the bench alone. trpc-to-openapi takes requests that are plain objects, so a calculator of ours but no snapshot. GETTSIM
(German taxes) and ffn (replays) could not be run: their index was not to be had; BMF's formulas are those of the tax on wages, which no calculator computes; Portfolio Performance has a window and no command line.
"Pairs remembered" are what two funds have in common, kept for the last thousand pairs. Why goals are missed:
[where the time of a request goes](decisions/where-the-time-goes.md).
`

/** Adds a run to the published ones. */
export function publish(run: Run): void {
  const before = existsSync(DATA) ? (JSON.parse(readFileSync(DATA, 'utf8')) as Run[]) : []
  const runs = [...before, run].slice(-RUNS)
  writeFileSync(DATA, `${JSON.stringify(runs, null, 1)}\n`)
  writeFileSync('docs/benchmark.md', text(runs))
}
