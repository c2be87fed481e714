/** From the tables of a file to everything that moves units in it. */
import { dateOrderOf } from '../cells/dates'
import { decimalsOf, formatOfColumn, halfOf, isMissing, parseDecimal, type NumberFormat } from '../cells/decimal'
import { holdsIsin } from '../cells/isin'
import { faultAt } from '../faults'
import type { Source } from '../source'
import { cellOf, type Column, currencyBesides } from '../table/columns'
import type { Table } from '../table/table'
import { bookingsIn, type BookingTable } from './rows/columns'
import type { Bookings, Movement } from './rows/movements'
import type { Plan } from './rows/cells'
import type { Planned } from './rows/proof'
import type { Identified, Naming } from './named'
import { readRow } from './rows/read-row'
import type { TradeColumns } from './rows/trade-columns'
import type { TradeFault } from './verdict'

const cells = (table: Table, columns: readonly (Column | null)[]): string[] => columns.flatMap((column) => table.rows.map((row) => cellOf(row, column)))

/**
 * How a file writes numbers. Where its own leave that open, days such as `31.12.2025` say that a comma is decimal: no
 * country writes both such days and thousands with commas. A point stays open, since the Swiss write it before decimals.
 */
function formatOf(table: Table, columns: TradeColumns): NumberFormat | 'ambiguous' | 'mixed' {
  const figures = cells(table, [columns.units, columns.price, columns.amount, ...columns.fees, ...columns.taxes]).filter((cell) => !isMissing(cell))
  const shown = formatOfColumn(figures)
  const areDotted = cells(table, [columns.day]).every((day) => /^\d{1,2}\.\d{1,2}\.\d{4}/.test(day))
  return shown === 'ambiguous' && areDotted && !figures.some((cell) => cell.includes('.')) ? 'de' : shown
}

/** Whole units are exact, and others are counted to the thousandth at least; prices are quoted in cents at least, with zeros that files leave out. */
function roundingOf(table: Table, columns: TradeColumns, format: NumberFormat): Plan['rounding'] {
  const placesOf = (column: Column | null): number => Math.max(0, ...cells(table, [column]).map((cell) => decimalsOf(cell, format)))
  const [units = 0, price = 0, rate = 0, amount = 0] = [columns.units, columns.price, columns.rate, columns.amount].map(placesOf)
  // An amount with all decimals of units and price is their product, and these are whole.
  if (amount > 2 && amount === units + price) return { units: 0, price: 0, rate: halfOf(Math.max(2, rate)) }
  return { units: units === 0 ? 0 : halfOf(Math.max(3, units)), price: halfOf(Math.max(2, price)), rate: halfOf(Math.max(2, rate)) }
}

/** Whether sales have units below zero, and purchases above, with amounts that follow them or are all above. */
function isFollowing(table: Table, { units, amount }: TradeColumns, format: NumberFormat): boolean {
  const signs = table.rows.map((row) => [units, amount].map((column) => Math.sign(parseDecimal(cellOf(row, column), format) ?? 0)))
    .filter(([moved, paid]) => moved !== 0 && paid !== 0)
  return (signs.every(([moved, paid]) => moved === paid) || signs.every(([, paid]) => paid === 1)) && new Set(signs.map(([moved]) => moved)).size > 1
}

/** Headers of languages in which the day stands first; English is that of Americans, too. */
const NOT_ENGLISH = /^(?:datum|data|fecha)\b|quantit[ae]|montant|import[eo]|aantal|bedrag|stuck|anzahl|titulos|participaciones|prezzo|precio|\bkoers/

function planOf(table: Table, columns: TradeColumns, stated: string | null, numberFormat: NumberFormat | undefined): Plan | TradeFault {
  const shown = dateOrderOf(cells(table, [columns.day]))
  const order = shown === 'ambiguous' && table.headers.some(({ words }) => NOT_ENGLISH.test(words)) ? 'dmy' : shown
  if (order === 'mixed' || order === 'ambiguous') return faultAt('day_unclear', table.headerRow, columns.day.header.text)
  const format = numberFormat ?? formatOf(table, columns)
  if (format === 'mixed' || format === 'ambiguous') return faultAt(format === 'mixed' ? 'format_mixed' : 'format_unclear', null, columns.units.header.text)
  const isSigned = columns.layout?.isSigned === true || cells(table, [columns.units]).some((cell) => (parseDecimal(cell, format) ?? 0) < 0)
  return { columns, format, order, rounding: roundingOf(table, columns, format),
    currency: stated ?? currencyBesides([...columns.fees, ...columns.taxes, ...columns.interest]), isSigned, isFollowing: isFollowing(table, columns, format), hasEuros: cells(table, columns.amountCodes).includes('EUR') }
}

/** Whether what should be ISINs are numbers of another kind throughout. */
const hasOtherNumbers = ({ table, columns }: BookingTable): boolean => {
  const given = cells(table, [columns.isin]).filter((cell) => !isMissing(cell))
  return given.length > 0 && given.every((cell) => cell.length < 12)
}

/** The tables of bookings, as those of several years or sheets; else the first that may be one. */
async function plansOf({ before, tables }: Source, numberFormat: NumberFormat | undefined): Promise<{ planned: Planned[] } | { fault: TradeFault }> {
  const usable = (await Promise.all(tables.map(bookingsIn))).flatMap((each) => each ?? [])
  const listed = usable.filter(({ isListed }) => isListed)
  const other = listed.find(hasOtherNumbers)
  if (other !== undefined) return { fault: faultAt('no_isins', other.table.headerRow) }
  const stated = before.length === 0 ? null : (await import('../table/preamble')).currencyStated(before)
  const planned: Planned[] = []
  for (const { table, columns } of listed.length > 0 ? listed : usable.slice(0, 1)) {
    const plan = planOf(table, columns, stated, numberFormat)
    if ('code' in plan) return { fault: plan }
    planned.push({ table, plan })
  }
  return planned.length > 0 ? { planned } : { fault: (await import('./rows/general-columns')).withoutBookings(tables) }
}

/** With what only several bookings show, where some may: prices in percent, or trades without a number in a file that has them. */
const seenTogether = async (movements: readonly Movement[]): Promise<readonly Movement[]> =>
  (movements.some(({ isPercent, order }) => isPercent || order === '') ? (await import('./signs')).seenTogether(movements) : movements)

/** The bookings with the ISINs that are certain or given, and what the others may be; what finds them is loaded where a row has none. */
export const identified = async (source: Source, naming: Naming): Promise<Identified> =>
  (source.tables.every(({ headers, rows }) => rows.every(({ cells }) => headers.some(({ role }, at) => role === 'isin' && holdsIsin(cells[at] ?? '')))) ? { source, proposals: [] } : (await import('./named')).withIsins(source, naming))

/** All bookings of a file, or why it has none that can be read; crypto assets that have the like of an ISIN count where that is asked. */
export async function bookingsOf(source: Source, numberFormat?: NumberFormat, takesCoins = false): Promise<Bookings | { fault: TradeFault }> {
  const plans = await plansOf(source, numberFormat)
  if ('fault' in plans) return plans
  const { balancesIn, besidesOf, cutOff, withCosts } = await import('./odd/odd')
  const { readings, ofTables, ...costs } = withCosts(plans.planned, plans.planned.map(({ table, plan }) => table.rows.map((row) => readRow(row, plan, takesCoins))))
  const cut = plans.planned.flatMap((each) => cutOff(source, each))
  const movements = ofTables.flat().filter((movement) => !cut.some(({ row }) => row === movement.row))
  const balances = source.stated?.balances ?? plans.planned.flatMap(balancesIn)
  const besides = await besidesOf(source, plans.planned, ofTables, readings, costs)
  return {
    ...besides,
    movements: await seenTogether(movements),
    faults: [...(source.bookings?.wrong ?? []).map(({ row }) => faultAt('total_differs', row)), ...cut, ...balances.filter((each) => 'code' in each), ...readings.flatMap((reading) => ('fault' in reading && !cut.some(({ row }) => row === reading.fault.row) ? [reading.fault] : [])), ...besides.faults],
    hasFees: costs.hasCosts || plans.planned.some(({ plan }) => plan.columns.fees.length > 0),
    isKnown: plans.planned.every(({ plan }) => plan.columns.layout !== null),
    balances: balances.filter((each) => 'amount' in each),
    headerRow: plans.planned[0]?.table.headerRow ?? 1,
  }
}
