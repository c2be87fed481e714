/** Every layout of a bank has a sample, and no damage of a sample is read wrongly in silence. */
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { layouts } from '../../../sdk/files/layouts/layouts'
import { sourceOf } from '../../../sdk/files/source'
import { bookingsIn } from '../../../sdk/files/trades/rows/columns'
import { sizeOf } from '../../../sdk/files/largest'
import { readHoldings } from '../../../sdk/files/read'
import { readTrades } from '../../../sdk/files/trades/read'
import type { TradesVerdict } from '../../../sdk/files'
import { damage, damaged, onceEach, subsets, tableOf, type Damaged, type TableText } from './damage'
import { encoded } from './layouts.data'
import { samples, type Sample } from './samples.data'

const WORLD = 'IE00B4L5Y983'
const EMERGING = 'IE00BKM4GZ66'

const read = (text: string) => readTrades(encoded(text))

const inShort = (verdict: TradesVerdict) =>
  (verdict.ok ? verdict.trades.map(({ date, type, isin, units, gross, fees }) => [date, type, isin, units, gross, fees].join(' ')).sort() : verdict.faults.map(({ code }) => code))

/** Whether two lists of trades say the same, as exactly as prices in cents and units of six decimals can. */
function areSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, index) => {
    const [own, given] = [text.split(' '), (other[index] ?? '').split(' ')]
    const units = Number(own[3])
    const isNear = (place: number, slack: number): boolean => Math.abs(Number(own[place]) - Number(given[place])) <= slack
    return own.slice(0, 3).join() === given.slice(0, 3).join() && isNear(3, 0.0005) && isNear(4, units * 0.005 + 0.05) && own[5] === given[5]
  })
}

const truth = (fee: number): string[] => [['2022-06-21', 'purchase', WORLD, 10, 700, fee], ['2022-07-21', 'sale', WORLD, 4, 300, fee], ['2022-08-22', 'purchase', EMERGING, 3, 90, 0]].map((trade) => trade.join(' '))

describe('the sample of each layout', () => {
  test.each(Object.entries(samples))('%s', async (_name, { text, hasNoFees, refused }) => {
    expect(inShort(await read(text))).toEqual(refused === undefined ? truth(hasNoFees === true ? 0 : 2) : [refused])
  })

  it('is there for every bank and is read by its layout, and one that was forgotten is found', async () => {
    const read = await Promise.all(Object.values(samples).map(async ({ text }) => {
      const outcome = await sourceOf(encoded(text))
      return 'source' in outcome ? await Promise.all(outcome.source.tables.map(async (table) => (await bookingsIn(table))?.columns.layout)) : []
    }))
    /** Banks of whose layout none of the samples is read. */
    const without = (of: typeof read): string[] => layouts.filter((layout) => !of.flat().includes(layout)).map(({ bank }) => bank)
    expect(without(read), 'samples that are missing in samples.data.ts').toEqual([])
    expect(read.flatMap((_own, left) => without(read.toSpliced(left, 1)))).toContain(layouts[0]?.bank)
  })
})

/** Whether the sample says elsewhere what a cell says, so that a change of it must show. */
const isProven = ({ cells }: TableText, column: number, { proves = [] }: Sample): boolean =>
  proves.some((name) => {
    const [header, step = '0'] = name.split('+')
    return cells[0]?.[column - Number(step)] === header
  })

const isDay = (cell = ''): boolean => /^\d{4}-\d\d-\d\d|^\d\d[.-]\d\d[.-]\d{4}/.test(cell)

/** Trades as they are, and without the costs of one or more of them. */
const withoutCosts = (list: readonly string[]): string[][] =>
  list.reduce<string[][]>((all, trade) => all.flatMap((before) => [...new Set([trade, trade.replace(/ 2$/, ' 0')])].map((each) => [...before, each])), [[]])

/** A rate below the header of taxes is a small tax of a purchase, which the file is said to state once. */
const isRateAsTax = ({ cells: [header = []] }: TableText, ...columns: readonly number[]): boolean => columns.map((column) => header[column]).sort().join() === 'fxrate,tax'
const taxed = (list: readonly string[]): string[] => list.map((trade) => trade.replace('700 2', '700 3.05'))

/** Trades that may be read of a damaged file, nothing else is right; null where no cell of the file says that it is damaged. */
function allowed(table: TableText, sample: Sample, { kind, column, second }: Damaged): readonly (readonly string[])[] | null {
  const all = truth(sample.hasNoFees === true ? 0 : 2)
  if (kind === 'row' || kind === 'cut') return subsets(all).flatMap((list) => (sample.hasCostsApart === true ? withoutCosts(list) : [list]))
  if (kind === 'order' || kind === 'columns' || kind === 'currency') return [all]
  // Two days that change their names are what the file then says they are.
  if (kind === 'headers') return isDay(table.cells[1]?.[column]) && isDay(table.cells[1]?.[second]) ? null : isRateAsTax(table, column, second) ? [all, taxed(all)] : [all]
  return isProven(table, column, sample) ? [all] : null
}

/** What is left after trades, at the price of the last one; one of them may have none that can be told. */
function depotAfter(trades: readonly string[], unpriced = ''): Record<string, number> {
  const held = new Map<string, { units: number; price: number }>()
  for (const trade of trades.toSorted()) {
    const [, type, isin = '', units, gross] = trade.split(' ')
    const [count, before] = [Number(units), held.get(isin) ?? { units: 0, price: 0 }]
    held.set(isin, { units: before.units + (type === 'sale' ? -count : count), price: trade === unpriced ? before.price : Number(gross) / count })
  }
  return Object.fromEntries([...held].filter(([, { units }]) => units > 0).map(([isin, { units, price }]) => [isin, units * price]))
}

/** Whether two depots are the same, as exactly as units of six decimals and prices in cents can. */
const areSameDepots = (one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>): boolean =>
  Object.keys({ ...one, ...other }).every((isin) => Math.abs((one[isin] ?? 0) - (other[isin] ?? 0)) <= 0.1)

describe('damage', () => {
  const tables = Object.entries(samples).filter(([, { text, refused }]) => refused === undefined && !text.startsWith('{'))

  test.each(tables)('of a file of %s is refused, or changes nothing that is read', async (_name, sample) => {
    const [table, readDamaged] = [tableOf(sample.text), onceEach(read)]
    await fc.assert(fc.asyncProperty(damage, async (each) => {
      const made = damaged(table, each)
      const [verdict, right] = [await readDamaged(made.text), allowed(table, sample, made)]
      // A cost that is damaged is told.
      if (!verdict.ok || right === null || (sample.hasCostsApart === true && verdict.doubtful.some(({ why }) => why === 'apart' || why === 'balance'))) return
      const given = inShort(verdict)
      expect(right.some((list) => areSame(list, given)), `${made.kind}: ${given.join('; ')}`).toBe(true)
    }), { numRuns: 200, seed: 20_261_123 })
  })

  test.each(tables)('of a file of %s gives the same depot, or none', async (_name, sample) => {
    const [table, readDepot] = [tableOf(sample.text), onceEach((text) => readHoldings(encoded(text), { today: '2022-09-01', stalePrices: true }))]
    const whole = await readDepot(sample.text)
    const cash = whole.ok ? whole.request.holdings.filter((holding) => 'assetClass' in holding) : []
    await fc.assert(fc.asyncProperty(damage, async (each) => {
      const made = damaged(table, each)
      const [verdict, right] = [await readDepot(made.text), allowed(table, sample, made)]
      if (!verdict.ok || right === null) return
      const given = Object.fromEntries(verdict.request.holdings.flatMap((holding) => ('isin' in holding ? [[holding.isin, sizeOf(holding)]] : [])))
      const depots = right.flatMap((list) => (['currency', 'empty'].includes(made.kind) ? ['', ...list] : ['']).map((unpriced) => depotAfter(list, unpriced)))
      expect(depots.some((depot) => areSameDepots(depot, given)), `${made.kind}: ${JSON.stringify(given)}`).toBe(true)
      if (!['row', 'cut', 'currency'].includes(made.kind)) expect(verdict.request.holdings.filter((holding) => 'assetClass' in holding)).toEqual(cash)
    }), { numRuns: 200, seed: 20_261_125 })
  })
})
