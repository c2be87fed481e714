/** Every layout of a bank has a sample, and no damage of a sample is read wrongly in silence. */
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { layouts } from '../../../sdk/files/layouts/layouts'
import { separatorsOf, splitRows } from '../../../sdk/files/formats/lines'
import { sourceOf } from '../../../sdk/files/source'
import { bookingsIn } from '../../../sdk/files/trades/rows/columns'
import { readTrades } from '../../../sdk/files/trades/read'
import type { TradesVerdict } from '../../../sdk/files'
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

  /** Banks of whose layout no sample is read. */
  async function withoutSample(of: typeof samples): Promise<string[]> {
    const read = await Promise.all(Object.values(of).map(async ({ text }) => {
      const outcome = await sourceOf(encoded(text))
      return 'source' in outcome ? outcome.source.tables.map((table) => bookingsIn(table)?.columns.layout) : []
    }))
    return layouts.filter((layout) => !read.flat().includes(layout)).map(({ bank }) => bank)
  }

  it('is there for every bank and is read by its layout, and one that was forgotten is found', async () => {
    expect(await withoutSample(samples), 'samples that are missing in samples.data.ts').toEqual([])
    const others = (left: string) => Object.fromEntries(Object.entries(samples).filter(([name]) => name !== left))
    const found = await Promise.all(Object.keys(samples).map((name) => withoutSample(others(name))))
    expect(found.flat()).toContain(layouts[0]?.bank)
  })
})

type Cells = readonly (readonly string[])[]

function cellsOf(text: string): { cells: string[][]; separator: string } {
  const [separator = ';'] = separatorsOf(text)
  const split = splitRows(text, separator)
  if (!('rows' in split)) throw new Error('A sample that is no table')
  return { separator, cells: split.rows.filter(({ cells }) => cells.some((cell) => cell !== '')).map(({ cells }) => [...cells]) }
}

const written = (cells: Cells, separator: string): string => `${cells.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)).join('\n')}\n`

const kinds = ['digit', 'sign', 'empty', 'text', 'row', 'cut', 'order', 'columns', 'headers', 'currency'] as const

interface Damage { kind: (typeof kinds)[number]; row: number; column: number; other: number; digit: number }

const damage = fc.record({ kind: fc.constantFrom(...kinds), row: fc.nat(60), column: fc.nat(60), other: fc.nat(60), digit: fc.nat(60) })

/** Another digit in its place. */
const withOtherDigit = (cell: string, digit: number): string => {
  const places = [...cell].flatMap((sign, at) => (/\d/.test(sign) ? [at] : []))
  const at = places[digit % Math.max(1, places.length)]
  return at === undefined ? cell : `${cell.slice(0, at)}${(Number(cell[at]) + 1 + (digit % 8)) % 10}${cell.slice(at + 1)}`
}

/** Whether the sample says elsewhere what a cell says, so that a change of it must show. */
const isProven = (cells: Cells, column: number, { proves = [] }: Sample): boolean =>
  proves.some((name) => {
    const [header, step = '0'] = name.split('+')
    return cells[0]?.[column - Number(step)] === header
  })

const isDay = (cell = ''): boolean => /^\d{4}-\d\d-\d\d|^\d\d[.-]\d\d[.-]\d{4}/.test(cell)

/** The file with its damage, and what may be read of it: nothing else is right. */
function damaged(sample: Sample, { kind, row: at, column: next, other, digit }: Damage): { text: string; allowed: readonly (readonly string[])[] } {
  const { cells, separator } = cellsOf(sample.text)
  const all = truth(sample.hasNoFees === true ? 0 : 2)
  const row = 1 + (at % (cells.length - 1))
  const width = cells[0]?.length ?? 1
  const [column, second] = [next % width, other % width]
  const inRow = (to: (cell: string, place: number) => string): Cells => cells.map((each, index) => (index === row ? each.map(to) : each))
  const inCell = (to: (cell: string) => string): Cells => inRow((cell, place) => (place === column ? to(cell) : cell))
  const swap = (each: readonly string[]): string[] => each.map((cell, place) => each[place === column ? second : place === second ? column : place] ?? cell)
  const inHeader = cells.map((each, index) => (index === 0 ? swap(each) : each))
  const proven = isProven(cells, column, sample) ? [all] : []
  const files: Readonly<Record<Damage['kind'], () => { cells: Cells; allowed: readonly (readonly string[])[] }>> = {
    digit: () => ({ cells: inCell((cell) => withOtherDigit(cell, digit)), allowed: proven }),
    sign: () => ({ cells: inCell((cell) => (cell.startsWith('-') ? cell.slice(1) : `-${cell}`)), allowed: proven }),
    empty: () => ({ cells: inCell(() => ''), allowed: proven }),
    text: () => ({ cells: inCell((cell) => (/\d/.test(cell) ? 'x' : cell)), allowed: proven }),
    row: () => ({ cells: cells.filter((_, index) => index !== row), allowed: subsets(all) }),
    cut: () => ({ cells: cells.slice(0, row + 1), allowed: subsets(all) }),
    order: () => ({ cells: [cells[0] ?? [], ...cells.slice(1).toReversed()], allowed: [all] }),
    columns: () => ({ cells: cells.map(swap), allowed: [all] }),
    // Two days that change their names are what the file then says they are.
    headers: () => ({ cells: inHeader, allowed: isDay(cells[1]?.[column]) && isDay(cells[1]?.[second]) ? [] : [all] }),
    currency: () => ({ cells: inRow((cell) => (cell === 'EUR' ? 'USD' : cell)), allowed: [all] }),
  }
  const file = files[kind]()
  const text = written(file.cells, separator)
  return { text: kind === 'cut' ? text.slice(0, -2 - (digit % 40)) : text, allowed: file.allowed }
}

/** What rows that are left may give: whole trades, and never another. */
const subsets = (all: readonly string[]): string[][] => all.reduce<string[][]>((known, each) => [...known, ...known.map((list) => [...list, each])], [[]])

describe('damage', () => {
  const tables = Object.entries(samples).filter(([, { text, refused }]) => refused === undefined && !text.startsWith('{'))

  test.each(tables)('of a file of %s is refused, or changes nothing that is read', async (_name, sample) => {
    await fc.assert(fc.asyncProperty(damage, async (each) => {
      const { text, allowed } = damaged(sample, each)
      const verdict = await read(text)
      if (!verdict.ok || allowed.length === 0) return
      const given = inShort(verdict)
      expect(allowed.some((list) => areSame(list, given)), `${each.kind}: ${given.join('; ')}`).toBe(true)
    }), { numRuns: 200, seed: 20_261_123 })
  })
})
