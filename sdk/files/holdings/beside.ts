/** What other columns of a row say against its value: the same in another currency, or the cost and what was gained. Loaded where a table has such columns. */
import { grouped } from '../../../core/values/grouped'
import { sumBy } from '../../../core/values/sum'
import { mayBeBond } from '../cells/bonds'
import { currencyOfLabel, isCashHeading } from '../cells/cash'
import { currencyIn, currencyOfWord, isCurrencyCode } from '../cells/currency'
import { currencyBeside, decimalsOf, formatShown, halfOf, isMissing, parseDecimal } from '../cells/decimal'
import { isinIn } from '../cells/isin'
import { cellOf, type Column, ofRole } from '../table/columns'
import type { Row } from '../formats/lines'
import { isProduct, mayBeConverted, ratesWithin } from '../table/product'
import { codesBeside, type ValueColumn } from '../table/value-column'
import type { DoubtfulRow, RowFaultCode, StatedTotal } from '../verdict'
import { identifiers, known, type Known, type Planned } from './plan'
import { codeOf, isMoney, type Item, type Plan } from './rows'

/** Rows of papers; all rows where the table has no identifiers. */
const papersOf = ({ columns, full }: Known): Row[] => {
  const ids = columns.filter(({ role }) => identifiers.includes(role))
  return ids.length === 0 ? full : full.filter((row) => ids.some((column) => !isMissing(cellOf(row, column))))
}

/**
 * Whether prices name a currency wherever that of the paper is not the base currency, and only there, while values name
 * none: then these are converted. Null where no price names a currency.
 */
function pricesTell(each: Known, { codes, column }: ValueColumn, baseCurrency: string): boolean | null {
  const price = each.columns.find(ofRole('price'))
  const rows = papersOf(each)
  if (price === undefined || !rows.some((row) => currencyBeside(cellOf(row, price)) !== null)) return null
  return rows.every((row) => {
    const [currency, beside] = [cellOf(row, codes), currencyBeside(cellOf(row, price))]
    const isBase = currency === '' || currencyIn(currency) === baseCurrency
    return currencyBeside(cellOf(row, column)) === null && (isBase ? beside === null : beside === currencyIn(currency))
  })
}

/** Whether values of papers in several currencies are as large as their shares of the whole: then they are in one. */
function sharesTell({ columns, full }: Known, { codes, column }: ValueColumn, baseCurrency: string): boolean {
  const share = columns.find(ofRole('share', 'amount'))
  const rows = full.filter((row) => cellOf(row, codes) !== '' && !isMissing(cellOf(row, column)))
  const currencies = new Set(rows.map((row) => currencyIn(cellOf(row, codes))))
  if (share === undefined || currencies.size < 2 || !currencies.has(baseCurrency)) return false
  const numbers = (of: Column): (number | null)[] => {
    const format = formatShown(rows.map((row) => cellOf(row, of)))
    return rows.map((row) => (format === null ? null : parseDecimal(cellOf(row, of), format)))
  }
  const [values, shares] = [numbers(column), numbers(share)]
  const sum = sumBy(shares, (each) => each ?? 0)
  const whole = sumBy(values, (each) => each ?? 0) / sum
  // Shares are rounded to hundredths of a percent; changes of a day add up to nothing.
  return sum > 0.5 && values.every((value, index) => value !== null && Math.abs(value - (shares[index] ?? Infinity) * whole) <= 0.01 * whole + 0.01)
}

/** Whether the values are in the base currency whatever that of the paper. */
export function isConverted({ table, plan: { value, baseCurrency } }: Planned): boolean {
  if (value.codes === null) return false
  const each = known(table)
  return pricesTell(each, value, baseCurrency) ?? sharesTell(each, value, baseCurrency)
}

/** The currencies that other columns of values name for the amounts of a row, with these. */
export const otherValues = (row: Row, { columns, value, format }: Plan): { currency: string; amount: number | null }[] => columns.flatMap((each) => {
  const cell = cellOf(row, each)
  return each.role !== 'value' || each === value.column ? [] : [{ currency: currencyIn(currencyBeside(cell) ?? (cellOf(row, codesBeside(columns, each)) || (each.header.currency ?? ''))), amount: parseDecimal(cell, formatShown([cell]) ?? format) }]
})

/** Whether another column has the value in the base currency with its code and another amount, or in a foreign currency in which it is not units x price. */
const isOtherwise = (row: Row, value: number, plan: Plan): boolean => {
  const { product, baseCurrency } = plan
  return product !== null && otherValues(row, plan).some(({ currency, amount }) => amount !== null && (currency === baseCurrency
    ? Math.abs(amount - value) > 0.02
    : amount > 0 && isCurrencyCode(currency) && (!mayBeConverted(value, amount, currency, baseCurrency) ||
      isProduct(row, product, { value: amount, written: amount }, currency) === false)))
}

/** Whether two columns name two securities: `ISIN alt` and `ISIN neu`. */
const isOfTwo = (row: Row, { columns }: Plan): boolean => new Set(columns.filter(ofRole('isin')).flatMap((column) => isinIn(cellOf(row, column)) ?? [])).size > 1

/** Whether a paper has no currency where those in the base currency name it. */
const isUnnamed = (row: Row, { columns, value: { column, codes }, baseCurrency, isConverted, rate }: Plan, rows: readonly Row[]): boolean => {
  const isSaid = column.header.currency !== null || column.header.isBase || isConverted || rate !== null || currencyBeside(cellOf(row, column)) !== null
  return !isSaid && codes !== null && columns.every(({ role, index }) => role !== 'currency' || (row.cells[index] ?? '') === '') && rows.some((each) => currencyIn(cellOf(each, codes)) === baseCurrency)
}

/** Whether a row names another currency for the money of an account: in a word, by its code, or beside an amount that is in the base currency. */
const isNamedOtherwise = (row: Row, stated: string, plan: Plan): boolean =>
  row.cells.some((cell) => cell.length > 3 && ![null, stated].includes(currencyOfWord(cell))) || ![stated, plan.baseCurrency, ''].includes(codeOf(row, plan))
  || (stated !== plan.baseCurrency && otherValues(row, plan).some(({ currency }) => currency === plan.baseCurrency))

/** Whether nothing in the row of an account names the currency of its money; a heading may be the sum of several. */
const isUnsaid = (row: Row, plan: Plan): boolean => !row.cells.some(isCashHeading) && codeOf(row, plan) === '' && row.cells.every((cell) => currencyBeside(cell) === null && currencyOfLabel(cell) === null && currencyOfWord(cell) === null)

/** Whether the units of an account in the base currency are money, too, and other money than its value. */
const isCountedOtherwise = (row: Row, value: number, { columns, format, value: { column } }: Plan): boolean => columns.filter(ofRole('units')).some((each) => {
  const [cell, places] = [cellOf(row, each), decimalsOf(cellOf(row, column), format)]
  const units = parseDecimal(cell, formatShown([cell]) ?? format)
  return units !== null && decimalsOf(cell, formatShown([cell]) ?? format) === 2 && Math.abs(units - value) > halfOf(places) + 0.001
})

/** What other columns say against the amount of a row; null where they say nothing. */
function otherAmount(row: Row, value: number, money: string | null, plan: Plan): RowFaultCode | null {
  if (isOfTwo(row, plan)) return 'isin_differs'
  return isOtherwise(row, value, plan) || (money === plan.baseCurrency && isCountedOtherwise(row, value, plan)) ? 'product_differs' : null
}

/** Rows whose other columns say another value, or another currency; or, of an account, none where others name it. */
export function contradicted(items: readonly Item[], { table: { rows }, plan }: Planned): Item[] {
  const byRow = new Map(rows.map((row) => [row.row, row]))
  const areNamed = items.some((item) => isMoney(item) && codeOf(byRow.get(item.row) ?? { row: 0, cells: [] }, plan) !== '')
  return items.map((item): Item => {
    const row = byRow.get(item.row)
    if (row === undefined || (item.kind !== 'holding' && item.kind !== 'wanted') || item.value === null) return item
    const money = item.kind === 'holding' && 'assetClass' in item.holding ? item.holding.currency : null
    const isOther = money === null ? isUnnamed(row, plan, rows) : !isCurrencyCode(money) || isNamedOtherwise(row, money, plan) || (areNamed && isUnsaid(row, plan))
    const code = otherAmount(row, item.value, money, plan) ?? (isOther ? 'other_currency' : null)
    return code === null ? item : { row: item.row, name: item.name, value: item.value, kind: 'fault', column: plan.value.column.header.text, code }
  })
}

/** The amounts of a column in the base currency, by row; those of another one say nothing. */
function amountsOf(column: Column, { table: { rows }, plan: { columns, baseCurrency } }: Planned): Map<number, number> {
  const format = formatShown(rows.map((row) => cellOf(row, column)))
  const codes = codesBeside(columns, column)
  if (format === null || ![null, baseCurrency].includes(column.header.currency)) return new Map()
  return new Map(rows.flatMap((row) => {
    const [cell, code] = [cellOf(row, column), currencyIn(cellOf(row, codes))]
    const amount = parseDecimal(cell, format)
    return amount === null || !['', baseCurrency].includes(code) || ![null, baseCurrency].includes(currencyBeside(cell)) ? [] : [[row.row, amount]]
  }))
}

/** Values that are not the cost with the gain of their row, where those of most rows are. Gains may have distributions in them, so such a row is told and counts. */
export function wrongGains(items: readonly Item[], planned: Planned): StatedTotal[] {
  const { plan: { columns }, table: { rows } } = planned
  const bonds = new Set(rows.filter(({ cells }) => mayBeBond(cells)).map(({ row }) => row))
  const values = items.flatMap(({ kind, row, value }) => ((kind === 'holding' || kind === 'wanted') && value !== null && !bonds.has(row) ? [{ row, value }] : []))
  const [costs, gains] = (['cost', 'gain'] as const).map((role) => columns.filter((column) => column.role === role && column.shape === 'amount').map((column) => amountsOf(column, planned)))
  const wrong = (costs ?? []).flatMap((cost) => (gains ?? []).map((gain) => {
    const all = values.flatMap(({ row, value }) => {
      const [paid, gained] = [cost.get(row), gain.get(row)]
      return paid === undefined || gained === undefined || gained === 0 ? [] : [{ row, stated: paid + gained, read: value }]
    })
    const others = all.filter(({ stated, read }) => Math.abs(stated - read) > 0.02)
    return others.length * 2 < all.length ? others : []
  }))
  return wrong.flat().filter(({ row }, at, list) => list.findIndex((each) => each.row === row) === at)
}

/** As much as rates of one currency differ in a list: prices are rounded, and those of funds may be of the day before. */
const MOST_APART = 0.03

const isOne = (rate: number): boolean => Math.abs(rate - 1) < 0.0005

/** Rows whose values are in another currency at another rate than in the others; of two nobody knows which. */
function otherRates(items: readonly Item[], { table: { rows }, plan }: Planned): DoubtfulRow[] {
  const byRow = new Map(rows.map((row) => [row.row, row]))
  const all = items.flatMap(({ kind, row: at, value }) => {
    const row = byRow.get(at)
    if (row === undefined || kind !== 'holding' || value === null) return []
    const stated = otherValues(row, plan).flatMap(({ currency, amount }) => (amount === null ? [] : [{ currency, rate: amount / value }]))
    const found = [...stated, ...(plan.product === null ? [] : ratesWithin(row, plan.product, value))]
      .filter(({ currency, rate }) => isCurrencyCode(currency) && currency !== plan.baseCurrency && rate > 0)
    return found.slice(0, 1).map((each) => ({ ...each, row: at }))
  })
  // Beside values in the base currency that of a fund is neither that of its price.
  const { columns, value: { column }, baseCurrency } = plan
  const codes = columns.filter(ofRole('currency'))
  const isOfFund = codes.length > 0 && column.header.currency === baseCurrency && codes.every(({ header }) => /fonds|fund/.test(header.words))
  if (isOfFund && all.every(({ rate }) => isOne(rate))) return []
  return [...grouped(all, ({ currency }) => currency).values()].flatMap((own) => {
    const sorted = own.map(({ rate }) => rate).toSorted((one, other) => one - other)
    const isFar = (rate: number, other = rate): boolean => Math.abs(rate / other - 1) > MOST_APART
    const middle = own.length > 2 ? sorted.slice(Math.floor(own.length / 2)).slice(0, 1) : sorted
    // Two currencies are seldom worth the same: a rate of one is none.
    return own.filter(({ rate }) => isOne(rate) || middle.some((other) => isFar(rate, other))).map(({ row }): DoubtfulRow => ({ row, why: 'rate' }))
  })
}

/** Rows in another currency of which a column of values that names none, or has no header, says something else, where it says the same in rows in the base currency: either may be the value in that. */
function otherUnnamed(items: readonly Item[], { table: { rows }, plan }: Planned): DoubtfulRow[] {
  const { columns, value: { column, codes }, baseCurrency, format } = plan
  const values = new Map(items.flatMap(({ kind, row, value }) => (kind === 'holding' && value !== null ? [[row, value]] : [])))
  // Rates prove which of two is that in the base currency.
  const hasRates = columns.some(ofRole('fx'))
  const isNamed = (each: Column): boolean => each.header.currency !== null || codesBeside(columns, each) !== null
  const others = columns.filter((each) => each !== column && each.shape === 'amount' && ((each.role === 'value' && !isNamed(each) && !((hasRates || column.header.currency === baseCurrency) && /lo[ck]al|fremd|foreign/.test(each.header.words))) || each.header.text === ''))
  return others.flatMap((each) => {
    const own = rows.flatMap((row) => {
      const [value, amount, code] = [values.get(row.row), parseDecimal(cellOf(row, each), format), currencyIn(cellOf(row, codes) || codeOf(row, plan))]
      return value === undefined || amount === null || code === '' ? [] : [{ row: row.row, isSame: Math.abs(value - amount) <= 0.02, isBase: code === baseCurrency }]
    })
    const areSame = own.some(({ isBase }) => isBase) && own.every(({ isBase, isSame }) => isSame || !isBase)
    return areSame ? own.filter(({ isSame }) => !isSame).map(({ row }): DoubtfulRow => ({ row, why: 'rate' })) : []
  })
}

/** What a cost is of a unit by its header. */
const PER_UNIT = /avg|average|durchschn|kurs|preis|price|prix|prezzo|precio/

/** As much as a security is worth more than it cost, or less, before that is told. */
const MOST_TIMES = 50

/** The numbers of a column by row, as it writes them. */
function numbersOf(column: Column, { table: { rows }, plan }: Planned): Map<number, number | null> {
  const format = formatShown(rows.map((row) => cellOf(row, column))) ?? plan.format
  return new Map(rows.map((row) => [row.row, parseDecimal(cellOf(row, column), format)]))
}

const isFar = (value: number, cost: number): boolean => value > cost * MOST_TIMES || value * MOST_TIMES < cost

/** Rows of which no cost is anywhere near the value: that may have lost its decimal mark, or have changed places with its cost. */
function farFromCost(items: readonly Item[], planned: Planned): DoubtfulRow[] {
  const { columns } = planned.plan
  const costs = columns.filter(ofRole('cost', 'amount')).map((column) => ({ isPerUnit: PER_UNIT.test(column.header.words), numbers: numbersOf(column, planned) }))
  const units = columns.find(ofRole('units', 'amount'))
  const counts = units === undefined ? null : numbersOf(units, planned)
  const isNominal = /nom|nenn/.test(units?.header.words ?? '')
  const bonds = new Set(planned.table.rows.filter(({ cells }) => mayBeBond(cells, isNominal)).map(({ row }) => row))
  return items.flatMap(({ kind, row, value }): DoubtfulRow[] => {
    const count = counts?.get(row) ?? null
    const paid = costs.flatMap(({ isPerUnit, numbers }) => {
      const cost = numbers.get(row) ?? 0
      const ofAll = count === null ? [] : [count * cost, ...(bonds.has(row) ? [(count * cost) / 100] : [])]
      return cost > 0 ? [...(isPerUnit ? [] : [cost]), ...ofAll] : []
    })
    return kind === 'holding' && value !== null && paid.length > 0 && paid.every((cost) => isFar(value, cost)) ? [{ row, why: 'far' }] : []
  })
}

/** Rows that count as they stand, and of which other columns say something else; once for each reason. */
export const doubtfulBeside = (items: readonly Item[], planned: Planned): DoubtfulRow[] =>
  [...new Map([otherRates, otherUnnamed, farFromCost].flatMap((find) => find(items, planned)).map((each) => [`${each.row} ${each.why}`, each])).values()]
