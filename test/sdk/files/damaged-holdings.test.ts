/** Lists of holdings of every bank that are damaged in one place: refused, or the figures that the file had. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FileHolding, FileVerdict, WeightedHolding } from '../../../sdk/files'
import { sizeOf } from '../../../sdk/files/largest'
import { readHoldings } from '../../../sdk/files/read'
import { damage, damaged, isNear, onceEach, tableOf, type Damaged, type TableText } from './damage'
import { encoded, knownNumbers, layouts, type Layout } from './layouts.data'

type Figures = Readonly<Record<string, number>>

const keyOf = (holding: FileHolding | WeightedHolding): string => ('isin' in holding ? holding.isin : `cash ${holding.currency}`)

const figuresOf = (holdings: readonly (FileHolding | WeightedHolding)[]): Figures => Object.fromEntries(holdings.map((holding) => [keyOf(holding), sizeOf(holding)]))

const lookup = (wanted: readonly { wkn?: string }[]) =>
  Promise.resolve(wanted.map(({ wkn = '' }) => (knownNumbers[wkn] === undefined ? null : { isin: knownNumbers[wkn], name: wkn, isCertain: true })))

const areSame = (one: Figures, other: Figures): boolean => Object.keys({ ...one, ...other }).every((key) => isNear(one[key] ?? 0, other[key] ?? 0))

/** Whether each of some holdings has the value that it had. */
const isPart = (one: Figures, all: Figures): boolean => Object.entries(one).every(([key, value]) => isNear(value, all[key] ?? 0))

/** Whether the file says that something is missing of it: rows that are named, or totals that are not met. */
const isSaid = (verdict: FileVerdict): boolean => verdict.ok && (verdict.totals.length > 0 || verdict.leftOut.some(({ reason }) => reason !== 'total' && reason !== 'zero'))

/** Why nothing in a file proves some of its values, so that one that is changed cannot show. */
const unproven: Readonly<Record<string, string>> = {
  maxblue: 'the account is one amount, and no total stands in the file',
  DEGIRO: 'prices in dollars without a rate, an account, and no total',
  pytr: 'no price, and no total',
  'Corner Banca': 'no price',
  'UTF-16': 'values alone',
  'commas in a title': 'values alone',
}

const isUnproven = (name: string): boolean => Object.keys(unproven).some((bank) => name.startsWith(bank))

interface Case {
  layout: Layout
  table: TableText
  /** Rows from the header to the last row of holdings. */
  head: number
  last: number
  whole: Figures
}

/** The row of the header, as a person finds it: the first with the words for a name and for a value. */
const headIn = ({ cells }: TableText): number =>
  cells.findIndex((row) => row.filter((cell) => cell !== '').length >= 3 && row.some((cell) => /name|bezeichnung|produ|titel|isin|wkn|wertpapier|security|libell/i.test(cell)) && row.some((cell) => /wert|value|waarde|valeur|valorisation|montant|amount|betrag/i.test(cell)) && !row.some((cell) => /^[\d.,']+$/.test(cell)))

/** Tables in text whose header and rows stand in one place. */
const cases: Case[] = layouts.flatMap((layout): Case[] => {
  const { expect: expected, text } = layout
  if (!('holdings' in expected) || text.startsWith('{') || text.startsWith('[') || expected.holdings.length < 2) return []
  const table = tableOf(text)
  const head = headIn(table)
  const isins = expected.holdings.flatMap((holding) => ('isin' in holding ? [holding.isin] : []))
  const rows = table.cells.flatMap((cells, index) => (cells.some((cell) => isins.some((isin) => cell.includes(isin)) || cell in knownNumbers) ? [index] : []))
  const [first, last] = [rows[0], rows.at(-1)]
  return first === undefined || last === undefined || head < 0 || first <= head ? [] : [{ layout, table, head, last, whole: figuresOf(expected.holdings) }]
})

/** What a damaged file may give: the same, or a part of it where rows are gone. */
function isRight(verdict: FileVerdict, { kind }: Damaged, whole: Figures): boolean {
  if (!verdict.ok) return true
  // Money in another currency than the file named is what the damaged file names.
  const isRenamed = kind === 'currency' && verdict.request.holdings.some((holding) => 'assetClass' in holding)
  if (isRenamed) return verdict.request.holdings.every((holding) => Object.values(whole).some((known) => isNear(sizeOf(holding), known)))
  const given = figuresOf(verdict.request.holdings)
  // Without the header of the values their shares are read, as hundredths of a percent.
  if (verdict.request.basis === 'weights') return Object.entries({ ...whole, ...given }).every(([key]) => Math.abs((given[key] ?? 0) - (whole[key] ?? 0) / Object.values(whole).reduce((sum, each) => sum + each, 0)) <= 1e-4)
  return areSame(given, whole) || (isPart(given, whole) && (kind === 'row' || kind === 'cut' || isSaid(verdict)))
}

describe('a damaged list of holdings', () => {
  test('of most layouts can be damaged', () => expect(cases.length).toBeGreaterThan(30))

  test.each(cases.map((each) => [each.layout.name, each] as const))('%s', async (_name, { layout, table, head, last, whole }) => {
    const read = onceEach((text) => readHoldings(encoded(text, layout.encoding), { lookup, ...layout.options }))
    const undamaged = await read(layout.text)
    const valueColumn = undamaged.ok ? (table.cells[head] ?? []).indexOf(undamaged.valueColumn) : -1
    await fc.assert(fc.asyncProperty(damage, async (each) => {
      const made = damaged(table, each, head, last)
      const isOfValue = made.kind === 'cut' || (made.kind === 'headers' ? [made.column, made.second] : [made.column]).includes(valueColumn)
      if (isUnproven(layout.name) && isOfValue) return
      const verdict = await read(made.text)
      expect(isRight(verdict, made, whole), `${made.kind} in column ${String(made.column)}: ${JSON.stringify(verdict.ok ? verdict.request.holdings : [])}`).toBe(true)
    }), { numRuns: 200, seed: 20_261_125 })
  })
})
