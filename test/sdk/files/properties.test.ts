import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isinFrom } from '../../../sdk/files/cells/isin'
import { readHoldings } from '../../../sdk/files/read'
import type { FileHolding } from '../../../sdk/files/verdict'
import { encoded, type Encoding } from './layouts.data'

/** Valid ISINs of invented German papers. */
const isins = fc.uniqueArray(fc.integer({ min: 0, max: 999_999 }), { minLength: 1, maxLength: 12 }).map((numbers) => numbers.map((number) => isinFrom('DE', String(number))))

const cents = fc.integer({ min: 1, max: 999_999_999 })

type Style = 'de' | 'en' | 'ch' | 'plain-de' | 'plain-en'

const grouped = (whole: string, mark: string): string => whole.replace(/\B(?=(\d{3})+$)/g, mark)

/** An amount of cents as people write it. */
function written(amount: number, style: Style): string {
  const whole = String(Math.trunc(amount / 100))
  const rest = String(amount % 100).padStart(2, '0')
  const marks = { de: ['.', ','], en: [',', '.'], ch: ["'", '.'], 'plain-de': ['', ','], 'plain-en': ['', '.'] } as const
  const [group, point] = marks[style]
  return `${grouped(whole, group)}${point}${rest}`
}

/** Names with everything that trips a reader of CSV, but no control characters. */
const nameText = fc.stringMatching(/^[A-Za-zÄÖÜäöüß0-9 .,;|&'"()/-]{0,24}$/)

interface Column {
  header: string
  cell(row: { isin: string; amount: number; name: string; index: number }, style: Style): string
}

const isinColumn = fc.constantFrom('ISIN', 'isin', 'ISIN / WKN', 'Symbol/ISIN', 'Wertpapier-ISIN', 'Kennung').map((header): Column => ({ header, cell: ({ isin }) => isin }))

const valueHeaders = ['Kurswert', 'Kurswert in EUR', 'Marktwert (EUR)', 'Wert in EUR', 'Market Value', 'PositionValue', 'current_value', 'Aktueller Wert', 'Waarde in EUR', 'Valorisation EUR', 'Gesamtwert', 'Wert', 'Value', 'Depotwert']
const valueColumn = fc.constantFrom(...valueHeaders).map((header): Column => ({ header, cell: ({ amount }, style) => written(amount, style) }))

/** What stands beside it in such files. Costs, prices and gains are other amounts in the same style. */
const extras: readonly Column[] = [
  { header: 'Bezeichnung', cell: ({ name }) => name },
  // Units x price are the value.
  { header: 'Stück', cell: () => '1' },
  { header: 'Kurs', cell: ({ amount }, style) => written(amount, style) },
  { header: 'Einstandswert', cell: ({ amount }, style) => written(amount + 100, style) },
  { header: 'Gewinn/Verlust', cell: ({ amount, index }, style) => `${index % 2 === 0 ? '-' : '+'}${written(amount % 999, style)}` },
  { header: 'Gewinn/Verlust in %', cell: ({ index }, style) => `${written(index * 100 + 5, style)} %` },
  { header: 'Stückzinsen', cell: (_row, style) => written(0, style) },
  { header: 'Gattung', cell: ({ index }) => (index % 2 === 0 ? 'Aktie' : 'Fonds') },
  { header: 'Kursdatum', cell: ({ index }) => `0${(index % 9) + 1}.03.2026` },
  { header: 'Handelsplatz', cell: () => 'Xetra' },
  { header: 'Devisenkurs', cell: (_row, style) => written(123, style) },
  { header: '', cell: () => '' },
]

const quoted = (cell: string, separator: string, always: boolean): string =>
  always || cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

const preambles = [[], ['Depotübersicht vom 31.03.2026'], ['Depot 1, Erika Muster, Stand 01.02.2026', ''], ['Kunde;Erika Muster', '', 'Depotnummer;0000000000', ''], ['# export | 2026']]
const footers = [[], [''], ['', 'Alle Angaben ohne Gewähr.'], ['', 'Stand: 31.03.2026, Kurse verzögert']]

const table = fc.record({
  isins,
  amounts: fc.array(cents, { minLength: 12, maxLength: 12 }),
  names: fc.array(nameText, { minLength: 12, maxLength: 12 }),
  isinColumn,
  valueColumn,
  extras: fc.shuffledSubarray([...extras]),
  order: fc.array(fc.integer(), { minLength: 16, maxLength: 16 }),
  separator: fc.constantFrom(';', ',', '\t', '|'),
  style: fc.constantFrom<Style>('de', 'en', 'ch', 'plain-de', 'plain-en'),
  encoding: fc.constantFrom<Encoding>('utf-8', 'utf-8-bom', 'windows-1252', 'utf-16'),
  end: fc.constantFrom('\n', '\r\n', '\r'),
  isQuoted: fc.boolean(),
  preamble: fc.constantFrom(...preambles),
  footer: fc.constantFrom(...footers),
  hasTotal: fc.boolean(),
  cash: fc.option(cents, { nil: null }),
})

type Table = typeof table extends fc.Arbitrary<infer T> ? T : never

function fileOf({ isins: papers, amounts, names, isinColumn: isin, valueColumn: value, extras: more, order, separator, style, encoding, end, isQuoted, preamble, footer, hasTotal, cash }: Table, missing = 0): Uint8Array {
  const columns = [isin, value, ...more].map((column, index) => ({ column, place: order[index] ?? 0 })).sort((one, other) => one.place - other.place).map(({ column }) => column)
  const rows = papers.map((paper, index) => columns.map((column) => column.cell({ isin: paper, amount: amounts[index] ?? 1, name: names[index] ?? '', index }, style)))
  const sum = papers.reduce((total, _paper, index) => total + (amounts[index] ?? 1), missing + (cash ?? 0))
  const named = (label: string, amount: number): string[] => columns.map((column) => (column === isin ? label : column === value ? written(amount, style) : ''))
  const lines = [columns.map(({ header }) => header), ...rows, ...(cash === null ? [] : [named('Guthaben', cash)]), ...(hasTotal ? [named('Summe', sum)] : [])]
  const text = lines.map((cells) => cells.map((cell) => quoted(cell, separator, isQuoted)).join(separator))
  return encoded([...preamble, ...text, ...footer, ''].join(end), encoding)
}

const holdingsOf = ({ isins: papers, amounts, cash }: Table): FileHolding[] => [
  ...papers.map((isin, index) => ({ isin, value: (amounts[index] ?? 1) / 100 })),
  ...(cash === null ? [] : [{ assetClass: 'cash' as const, currency: 'EUR', value: cash / 100 }]),
]

describe('any table of holdings', () => {
  it('gives the same holdings, whatever its columns, separators, encodings, numbers, titles and footers', async () => {
    await fc.assert(fc.asyncProperty(table, async (given) => {
      const verdict = await readHoldings(fileOf(given))
      expect(verdict.ok ? verdict.request.holdings : verdict.faults).toEqual(holdingsOf(given))
    }), { numRuns: 200 })
  })

  it('is refused where its total is not that of its rows', async () => {
    // Rounding of each row may add up to some cents.
    await fc.assert(fc.asyncProperty(table, fc.integer({ min: 100, max: 99_999_999 }), async (given, missing) => {
      const verdict = await readHoldings(fileOf({ ...given, hasTotal: true }, missing))
      expect(verdict.ok ? [] : verdict.faults.map(({ code }) => code)).toEqual(['total_differs'])
    }), { numRuns: 100 })
  })
})

const words = {
  day: ['Datum', 'Date', 'Tag', 'Buchungstag', 'Spalte 1', 'when', 'Zeitpunkt', 'Valuta', 'Handelstag'],
  side: ['Typ', 'Art', 'Richtung', 'type', 'Spalte 2', 'Was', 'Buy/Sell', 'Vorgang'],
  value: ['Betrag', 'Wert', 'Kurswert', 'Amount', 'Value', 'Market Value', 'Gegenwert', 'Gesamtwert EUR'],
  units: ['Stück', 'Shares', 'Menge', 'Anzahl'],
  price: ['Kurs', 'Price', 'Ausführungskurs'],
}
const kinds = ['Kauf', 'Verkauf', 'Buy', 'Sell', 'BUY', 'Sparplan', 'Dividende', 'Savings plan', 'Einlieferung', 'Ausschüttung', 'Achat', 'Koop']

const header = (list: readonly string[]) => fc.constantFrom(...list)

const booking = fc.record({ day: fc.integer({ min: 0, max: 1500 }), isin: fc.nat(5), kind: fc.constantFrom(...kinds), amount: cents, units: fc.integer({ min: 1, max: 99 }) })

const isoOf = (day: number): string => new Date(Date.UTC(2021, 0, 1 + day)).toISOString().slice(0, 10)

const dayStyles: readonly ((iso: string) => string)[] = [
  (iso) => iso, (iso) => iso.split('-').reverse().join('.'), (iso) => `${iso}T10:00:00Z`, (iso) => iso.replaceAll('-', ''), (iso) => iso.split('-').reverse().join('-'),
]

const list = fc.record({
  rows: fc.array(booking, { minLength: 1, maxLength: 20 }),
  headers: fc.record({ day: header(words.day), side: header(words.side), value: header(words.value), units: header(words.units), price: header(words.price) }),
  hasSide: fc.boolean(),
  isSigned: fc.boolean(),
  dayStyle: fc.constantFrom(...dayStyles),
  order: fc.array(fc.integer(), { minLength: 6, maxLength: 6 }),
  withoutRows: fc.boolean(),
})

describe('any list of bookings', () => {
  it('never gives a portfolio, whatever its columns are called', async () => {
    await fc.assert(fc.asyncProperty(list, async ({ rows, headers, hasSide, isSigned, dayStyle, order, withoutRows }) => {
      const days = rows.map(({ day }) => day)
      // Without a word for what happened, one day alone is that of a statement.
      fc.pre(hasSide || days.filter((day) => Math.max(...days) - day > 10).length * 2 >= days.length)
      const columns = [
        { head: headers.day, cell: (row: (typeof rows)[number]) => dayStyle(isoOf(row.day)) },
        { head: 'ISIN', cell: (row: (typeof rows)[number]) => isinFrom('DE', String(100_000 + row.isin)) },
        { head: headers.units, cell: (row: (typeof rows)[number]) => String(row.units) },
        { head: headers.price, cell: (row: (typeof rows)[number]) => written(row.amount, 'de') },
        { head: headers.value, cell: (row: (typeof rows)[number]) => `${isSigned && row.day % 2 === 0 ? '-' : ''}${written(row.amount * 2, 'de')}` },
        ...(hasSide ? [{ head: headers.side, cell: (row: (typeof rows)[number]) => row.kind }] : []),
      ].map((column, index) => ({ column, place: order[index] ?? 0 })).sort((one, other) => one.place - other.place).map(({ column }) => column)
      const text = [columns.map(({ head }) => head), ...rows.map((row) => columns.map(({ cell }) => cell(row)))].map((cells) => cells.join(';')).join('\n')
      expect((await readHoldings(encoded(text), { withoutRows })).ok).toBe(false)
    }), { numRuns: 200 })
  })
})

describe('any bytes', () => {
  it('are answered, never thrown on', async () => {
    await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => typeof (await readHoldings(bytes)).ok === 'boolean'), { numRuns: 300 })
  })

  it('below a header are answered, never thrown on', async () => {
    await fc.assert(fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => typeof (await readHoldings(encoded(`ISIN;Wert\n${text}`))).ok === 'boolean'), { numRuns: 300 })
  })
})
