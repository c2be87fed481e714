/** The holdings of a statement in sections: its positions, with the rates to its base currency, and its cash. */
import { isCurrencyCode } from '../cells/currency'
import { isAmount, parseDecimal, plainNumber } from '../cells/decimal'
import { isinIn } from '../cells/isin'
import { cellOf, columnsOf, ofRole } from '../table/columns'
import { headerOf } from '../table/headers'
import type { Row } from '../formats/lines'
import type { Table, Tables } from '../table/table'
import { bookingsOf, type StatementBookings } from './bookings'
import { balancesIn, ratesOf, type Balance } from './rates'
import { sectionsOf, TOTAL, type Section } from './sections'
import { sum, sumBy } from '../../../core/values/sum'

const BASE = /^(?:base currency|basisw(?:ä|ae)hrung|devise de base|basisvaluta)$/i
const NET_ASSETS = /^(?:net asset value|nettoverm(?:ö|oe)genswert|nettoinventarwert)/i
const ENDING = /^(?:ending cash|endbarsaldo)$/i
const SUM = /^(?:total|gesamt)$/i

/** The currency that a section such as `Account Information` names. */
const baseOf = (sections: readonly Section[]): string =>
  sections.flatMap(({ rows }) => rows).find(({ cells }) => BASE.test(cells[0] ?? '') && isCurrencyCode(cells[1] ?? ''))?.cells[1] ?? ''

/** What is held has a number, a price, a cost and a value; other sections have less. */
function isPositions(section: Section): boolean {
  const roles = new Set(columnsOf(section).map(({ role }) => role))
  return (roles.has('symbol') || roles.has('isin')) && (['units', 'price', 'cost', 'value'] as const).every((role) => roles.has(role))
}

/** ISINs by ticker, from a section that describes the instruments. */
function isinsByTicker(sections: readonly Section[]): Map<string, string> {
  const known = new Map<string, string>()
  for (const section of sections) {
    const columns = columnsOf(section)
    const [ticker, isin] = [columns.find(ofRole('symbol')), columns.find(ofRole('isin'))]
    if (ticker === undefined || isin === undefined) continue
    for (const row of section.rows) {
      const found = isinIn(cellOf(row, isin))
      if (found !== null) cellOf(row, ticker).split(/,\s*/).forEach((name) => known.set(name, found))
    }
  }
  return known
}

const isTotal = (row: Row | undefined): boolean => row?.cells[0] === TOTAL

/** The positions with two more columns, of ISINs and of rates. A total below a total repeats it in the base currency. */
function positionsOf({ headers, headerRow, rows }: Section, isins: ReadonlyMap<string, string>, rates: ReadonlyMap<string, number>): Table {
  const columns = columnsOf({ headers, headerRow, rows })
  const [ticker, codes] = [columns.find(ofRole('symbol')), columns.find(ofRole('currency'))]
  const hasIsins = columns.some(ofRole('isin'))
  const added = (row: Row): string[] => [hasIsins ? '' : (isins.get(cellOf(row, ticker)) ?? ''), rateText(rates, cellOf(row, codes))]
  return {
    headerRow,
    headers: [...headers, headerOf(hasIsins ? 'Instrument' : 'ISIN'), headerOf('FX rate to base')],
    rows: rows.filter((row, index) => !isTotal(row) || !isTotal(rows[index - 1])).map((row) => ({ row: row.row, cells: [...headers.map((_, index) => row.cells[index] ?? ''), ...added(row)] })),
  }
}

const rateText = (rates: ReadonlyMap<string, number>, currency: string): string => {
  const rate = rates.get(currency)
  return rate === undefined ? '' : plainNumber(rate)
}

/** What is on the accounts at the end, by currency; where there is but one, only the sum in the base currency is stated. */
function endingCash(sections: readonly Section[], base: string): { balances: Balance[]; sum: Balance | null } {
  const rows = sections.flatMap((section) => section.rows).filter(({ cells }) => ENDING.test(cells[0] ?? '') && isAmount(cells[2] ?? ''))
  const all = rows.map((row) => ({ row, currency: row.cells[1] ?? '', amount: row.cells[2] ?? '' }))
  const [balances, sums] = [all.filter(({ currency }) => isCurrencyCode(currency)), all.filter(({ currency }) => !isCurrencyCode(currency))]
  const [sum = null] = sums
  if (balances.length === 0 && base !== '') return { balances: sums.map((each) => ({ ...each, currency: base })), sum: null }
  return { balances, sum }
}

/** Cash as a table of accounts; with its sum where that is another one, so that the file is refused. */
function cashOf(sections: readonly Section[], base: string, rates: ReadonlyMap<string, number>): Table[] {
  const { balances, sum: stated } = endingCash(sections, base)
  const shown = balances.length > 0 ? balances : sections.flatMap((section) => balancesIn(section, base).balances)
  if (shown.length === 0) return []
  const amountOf = ({ amount }: Balance): number => parseDecimal(amount, 'en') ?? 0
  const values = shown.map((balance) => amountOf(balance) * (rates.get(balance.currency) ?? Number.NaN))
  const [all, gross] = [sum(values), sumBy(values, Math.abs)]
  const totals = stated !== null && Math.abs(all - amountOf(stated)) > 0.05 + 0.001 * gross ? [{ row: stated.row.row, cells: [TOTAL, base, stated.amount, '1'] }] : []
  const rows = shown.map(({ row, currency, amount }) => ({ row: row.row, cells: [`Cash (${currency})`, currency, amount, rateText(rates, currency)] }))
  return [{ headers: ['Account', 'Currency', 'Value', 'FX rate to base'].map(headerOf), headerRow: rows[0]?.row ?? 1, rows: [...rows, ...totals] }]
}

/** The value of the whole account, to be compared with what was read. */
function netAssets(sections: readonly Section[]): Row[] {
  return sections.filter(({ name }) => NET_ASSETS.test(name)).flatMap(({ headers, rows }) => {
    const now = headers.findIndex(({ text }) => /^(?:current total|aktueller gesamtwert|aktuell gesamt)$/i.test(text))
    return now < 0 ? [] : rows.filter(({ cells }) => SUM.test(cells[0] ?? '')).map(({ row, cells }) => ({ row, cells: [TOTAL, cells[now] ?? ''] }))
  })
}

/** Statements have a few dozen. */
const MAX_SECTIONS = 1000

/** The tables of a statement that tell what is held; all of them where none does, and none where there are more than any statement has. */
export function statementOf(rows: readonly Row[]): Tables & { bookings: StatementBookings | null } {
  const sections = sectionsOf(rows)
  if (sections.length > MAX_SECTIONS) return { before: [], tables: [], bookings: null }
  const positions = sections.filter(isPositions)
  const isins = isinsByTicker(sections)
  const bookings = bookingsOf(sections, isins)
  if (positions.length === 0) return { before: [], tables: bookings?.tables ?? sections, bookings }
  const base = baseOf(sections)
  const rates = base === '' ? new Map<string, number>() : ratesOf(sections, positions, base)
  return { before: netAssets(sections), tables: [...positions.map((section) => positionsOf(section, isins, rates)), ...cashOf(sections, base, rates)], bookings }
}
