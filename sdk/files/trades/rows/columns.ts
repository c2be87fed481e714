/** Finds the columns that say what was bought and sold, when, and for how much. */
import type { Layout } from '../../layouts/layout'
import type { Fields } from '../../layouts/match'
import { knownLayout } from '../../layouts/known'
import { columnsOf, type Column } from '../../table/columns'
import type { Table } from '../../table/table'
import { FLAG, valuedIn, WITHHELD, type TradeColumns } from './trade-columns'

/** The columns by a layout that is known; null where a field without which nothing can be read is missing. */
function layoutColumns(columns: readonly Column[], layout: Layout, fields: Fields): TradeColumns | null {
  const one = (list: readonly Column[] | undefined): Column | null => list?.[0] ?? null
  const [day, isin, units] = [one(fields.day), one(fields.isin), one(fields.units)]
  if (day === null || isin === null || units === null) return null
  const named = [fields.isin, fields.name, fields.account, fields.order].flatMap((list) => list ?? [])
  return {
    layout, width: columns.length, day, isin, units, event: one(fields.event), group: one(fields.group),
    time: one(fields.time), valued: valuedIn(columns), name: one(fields.name), status: one(fields.status),
    account: one(fields.account), kind: one(fields.kind), order: one(fields.order),
    price: one(fields.price), amount: one(fields.amount), second: one(fields.second), rate: one(fields.rate), balance: one(fields.balance),
    priceCodes: fields.priceCurrency ?? [], amountCodes: fields.amountCurrency ?? [], balanceCodes: fields.balanceCurrency ?? [],
    fees: fields.fees ?? [], taxes: fields.taxes ?? [], interest: [],
    withheld: columns.filter(({ header }) => WITHHELD.test(header.words)),
    flags: columns.filter(({ header }) => FLAG.test(header.words)),
    texts: columns.filter((column) => column.shape === 'text' && !named.includes(column)),
  }
}

export interface BookingTable {
  table: Table
  columns: TradeColumns
  /** Whether it lists bookings: what has the layout of a bank does. */
  isListed: boolean
}

/** The columns of a table of bookings: by the layout of a bank, else by what its headers say; null where it has none of days, ISINs or units. */
export async function bookingsIn(table: Table): Promise<BookingTable | null> {
  const known = knownLayout(table)
  const found = known === null ? null : layoutColumns(known.columns, known.layout, known.fields)
  if (known !== null && found !== null) return { table: known.table, columns: found, isListed: true }
  const { generalColumns, isBookings, withChanges } = await import('./general-columns')
  const whole = withChanges(table)
  const all = columnsOf(whole)
  const columns = generalColumns(whole, all)
  return columns === null ? null : { table: whole, columns, isListed: isBookings(all, whole.rows) }
}
