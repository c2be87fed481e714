/** What one unit of a currency is in the base currency of a statement, by what the statement itself says. */
import { isCurrencyCode } from '../cells/currency'
import { isAmount, parseDecimal } from '../cells/decimal'
import { cellOf, columnsOf, ofRole } from '../table/columns'
import type { Row } from '../formats/lines'
import { TOTAL, type Section } from './sections'

/** A rate with the part of it by which rounding may be off. */
interface Rate {
  currency: string
  rate: number
  slack: number
}

interface Figure {
  value: number
  slack: number
}

/** Statements write numbers in English, with up to all of their decimals. */
function figureOf(cell: string): Figure | null {
  const value = isAmount(cell) ? parseDecimal(cell, 'en') : null
  if (value === null || value === 0) return null
  const places = cell.split('.')[1]?.length ?? 2
  return { value, slack: Math.abs(0.5 / 10 ** places / value) }
}

const ratio = (of: Figure | null, to: Figure | null): Figure | null => (of === null || to === null ? null : { value: of.value / to.value, slack: of.slack + to.slack })

const rateOf = (currency: string, figure: Figure | null): Rate[] =>
  (figure === null || figure.value <= 0 || !isCurrencyCode(currency) ? [] : [{ currency, rate: figure.value, slack: figure.slack }])

/** `Base Currency Exchange Rate`: a code and its rate. */
const statedRates = ({ name, headers, rows }: Section): Rate[] =>
  headers.length === 2 && /exchange rate|wechselkurs|taux de change|wisselkoers/i.test(name) ? rows.flatMap(({ cells }) => rateOf(cells[0] ?? '', figureOf(cells[1] ?? ''))) : []

/** A balance in a foreign currency, with what it is in the base currency. */
export interface Balance {
  row: Row
  currency: string
  amount: string
}

interface Balances {
  balances: Balance[]
  rates: Rate[]
}

/** `Forex Balances`: the code of each currency, its amount, and its value in the base currency. */
export function balancesIn({ headers, headerRow, rows }: Section, base: string): Balances {
  const columns = columnsOf({ headers, headerRow, rows })
  const code = columns.find(ofRole('name', 'currency'))
  const value = columns.find(({ role, header }) => role === 'value' && header.currency === base)
  const [units, price] = [columns.find(ofRole('units')), columns.find(ofRole('price'))]
  if (code === undefined || value === undefined || units === undefined) return { balances: [], rates: [] }
  const known = rows.filter((row) => isCurrencyCode(cellOf(row, code)) && isAmount(cellOf(row, units)))
  return {
    balances: known.map((row) => ({ row, currency: cellOf(row, code), amount: cellOf(row, units) })),
    rates: known.flatMap((row) => [ratio(figureOf(cellOf(row, value)), figureOf(cellOf(row, units))),
      figureOf(cellOf(row, price))].flatMap((figure) => rateOf(cellOf(row, code), figure))),
  }
}

/** Below the total of a foreign currency stands the same in the base currency. */
function totalRates(positions: Section, base: string): Rate[] {
  const columns = columnsOf(positions)
  const [codes, value, cost] = [columns.find(ofRole('currency')), columns.find(ofRole('value')), columns.findLast(ofRole('cost'))]
  const isTotal = ({ cells }: Row): boolean => cells[0] === TOTAL
  return positions.rows.flatMap((row, index) => {
    const next = positions.rows[index + 1]
    if (next === undefined || !isTotal(row) || !isTotal(next) || cellOf(next, codes) !== base) return []
    const [ofValue, ofCost] = [value, cost].map((each) => ratio(figureOf(cellOf(next, each)), figureOf(cellOf(row, each))))
    const isSame = ofValue && ofCost && Math.abs(ofValue.value / ofCost.value - 1) <= 1e-3 + ofValue.slack + ofCost.slack
    return isSame ? rateOf(cellOf(row, codes), ofValue) : []
  })
}

/** Rates of one moment differ by rounding alone; what differs more was read wrongly. */
const AGREE = 0.005

/** The most exact rate of each currency; none where what the statement says disagrees. */
export function ratesOf(sections: readonly Section[], positions: readonly Section[], base: string): Map<string, number> {
  const all = [...sections.flatMap((section) => [...statedRates(section), ...balancesIn(section, base).rates]), ...positions.flatMap((section) => totalRates(section, base))]
  const rates = new Map([[base, 1]])
  for (const currency of new Set(all.map((each) => each.currency))) {
    const own = all.filter((each) => each.currency === currency).sort((a, b) => a.slack - b.slack)
    const [best] = own
    if (currency !== base && best !== undefined && own.every(({ rate, slack }) => Math.abs(rate / best.rate - 1) <= AGREE + slack)) rates.set(currency, best.rate)
  }
  return rates
}
