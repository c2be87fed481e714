/** The models without a server: against naive code and SQL, and how their cost grows. */
import { readBook, type Book } from '../../core/portfolio/book/book'
import { overlapsOf } from '../../core/portfolio/sections/overlap/model'
import { prepareFund, type PreparedFund } from '../../core/portfolio/funds/fund'
import { exposureOf } from '../../core/portfolio/look-through/exposure'
import { memoryTables } from '../../core/reference/tables/memory-tables'
import type { Reference } from '../../core/reference/reference'
import { referenceFrom } from '../../core/reference/tables/reference-from-tables'
import { snapshotOf } from '../../core/portfolio/snapshot/snapshot'
import { findProcedure } from '../../core/registry/procedures'
import { run } from '../../core/operations/run'
import { snapshotRequest, type SnapshotRequest } from '../../core/portfolio/schemas/request'
import type { Bundle, ConstituentRecord } from '../../core/reference/tables/bundle'
import { exponent, race } from './measure'
import { naive, type Funds } from './naive'
import { replayBundle, replayRequest } from './replay'
import { portfolio, world } from './world'

const NOW = '2026-11-20T10:00:00.000Z'

export const contextOf = (reference: Reference) => ({
  now: NOW, baseUrl: 'http://127.0.0.1', reference: { open: () => Promise.resolve(reference) },
})

const grouped = ({ constituents }: Bundle): Funds => {
  const funds = new Map<string, ConstituentRecord[]>()
  for (const row of constituents) {
    const rows = funds.get(row.fundIsin)
    if (rows === undefined) funds.set(row.fundIsin, [row])
    else rows.push(row)
  }
  return funds
}

/** Our look-through and overlaps from prepared funds: the same two answers as the other contestants give. */
function fast(book: Book, funds: readonly PreparedFund[]) {
  const { companies } = exposureOf({ ...book })
  return { companies: companies.length, overlaps: [...overlapsOf(funds)] }
}

interface Answers {
  companies: number
  overlaps: number[]
}

/** What others make of the same rows of fund, company and weight, which they have merged by company before. */
async function prepared(rows: readonly (readonly [fund: number, company: string, weight: number])[]): Promise<{ duckdb: () => Promise<Answers>; polars: () => Answers }> {
  const [{ duckdb }, { polarsFrames }] = await Promise.all(['duckdb', 'polars'].map((name) => import(`./peers/${name}.mjs`)))
  return { duckdb: await duckdb(rows), polars: polarsFrames(rows) }
}

let calls = 0

/** Pairs are remembered by limit, a thousand at most: with so many limits in turn, none is met again in time. */
const withOtherLimit = (request: SnapshotRequest): SnapshotRequest => ({ ...request, limit: 40 + (calls++ % 21) })

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Bars 3 and the core part of 2: 25 world-size funds. */
export async function contest() {
  const bundle = world(25, 1400, 4000)
  const reference = referenceFrom(memoryTables(bundle))
  const request = snapshotRequest.parse(portfolio(25, 0))
  const book = await readBook(request, reference)
  const funds = [...book.constituents.found.values()].map((fund) => prepareFund(fund, book.numbers))
  const rows = grouped(bundle)
  const others = await prepared([...rows.values()].flatMap((list, fund) => list.map(({ companyId, weight }) => [fund, companyId ?? '', weight] as const)))
  const ours = fast(book, funds)
  for (const other of [naive(rows), await others.duckdb(), others.polars()]) {
    if (ours.companies !== other.companies || Math.abs(sum(ours.overlaps) - sum(other.overlaps)) > 1e-6) {
      throw new Error('contestants disagree')
    }
  }
  const times = await race([
    { name: 'prepared', run: () => fast(book, funds) },
    { name: 'maps', run: () => naive(rows) },
    { name: 'duckdb', run: others.duckdb },
    { name: 'polars', run: others.polars },
    { name: 'snapshot', run: () => snapshotOf({ ...book }, { now: NOW, baseUrl: 'http://127.0.0.1' }) },
    { name: 'snapshot, no pair remembered', run: async () => snapshotOf(await readBook(withOtherLimit(request), reference), { now: NOW, baseUrl: 'http://127.0.0.1' }) },
    { name: 'read and snapshot', run: async () => snapshotOf(await readBook(request, reference), { now: NOW, baseUrl: 'http://127.0.0.1' }) },
  ])
  return { rows: bundle.constituents.length, times }
}

/** The core part of bar 4: a daily replay over ten years with 25 legs. */
export async function replayTime(): Promise<number> {
  const run = await replayOn(25, 10)
  return (await race([{ name: 'replay', run }])).get('replay') ?? 0
}

async function growth(name: string, sizes: readonly number[], prepare: (size: number) => Promise<() => unknown>) {
  const runs = await Promise.all(sizes.map(async (size) => ({ name: String(size), run: await prepare(size) })))
  const times = await race(runs, 7, 40)
  const points = sizes.map((size) => [size, times.get(String(size)) ?? 0] as const)
  return { name, points, exponent: exponent(points) }
}

async function snapshotOn(bundle: Bundle, funds: number) {
  const reference = referenceFrom(memoryTables(bundle))
  const context = contextOf(reference)
  const snapshot = findProcedure('analyze', 'snapshot')
  if (snapshot === undefined) throw new Error('no snapshot')
  const body = portfolio(funds, 0)
  await run(snapshot, body, context)
  return () => run(snapshot, body, context)
}

async function replayOn(legs: number, years: number) {
  const context = contextOf(referenceFrom(memoryTables(replayBundle(legs, years))))
  const replay = findProcedure('analyze', 'historicalReplay')
  if (replay === undefined) throw new Error('no replay')
  return () => run(replay, replayRequest(legs, years), context)
}

/** Bar 6: how cost grows with each dimension. */
export const growths = async () => [
  await growth('constituents per fund (5 funds)', [500, 1000, 2000, 4000], (size) => snapshotOn(world(5, size, 8000), 5)),
  await growth('funds in the portfolio', [3, 6, 12, 24], (funds) => snapshotOn(world(funds, 1400, 4000), funds)),
  await growth('securities in the store', [5000, 20_000, 80_000], (companies) => snapshotOn(world(5, 1400, companies), 5)),
  await growth('replay years (10 legs)', [1, 2, 5, 10], (years) => replayOn(10, years)),
]
