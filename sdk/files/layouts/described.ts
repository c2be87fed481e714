/** Units and prices that stand in the text of a booking: `Koop 10 @ 70,00 EUR`, `Kauf 10 zu je 70,00 EUR`. What goes without being sold is below zero: `AKTIENSPLIT: Verkauf 10 zu je 70,00 EUR`. */
import type { Layout } from './layout'
import { headerOf } from '../table/headers'
import type { Table } from '../table/table'

const AMOUNT = '[\\d.,\\u00a0 \']*\\d'

const DESCRIBED = new RegExp(`(?:^|[: ])\\p{L}+ (${AMOUNT})(?:[^@\\d]?[^@]*@| zu je) ?(${AMOUNT}) ([A-Z]{3})`, 'u')

/** No booking says more; in a longer text the pattern would look for its `@` from each of its figures. */
const LETTERS = 500

const NAMES = ['Units (text)', 'Price (text)', 'Currency (text)'] as const

/** The table with units, price and currency as columns of their own, where a layout asks for them. */
export function withDescribed(table: Table, { columns }: Layout): Table {
  const names = (columns.units === NAMES[0] ? columns.text : undefined)?.split('|') ?? []
  const at = table.headers.findIndex((header) => names.includes(header.text))
  if (at < 0) return table
  const width = table.headers.length
  const rows = table.rows.map(({ row, cells }) => {
    const said = (cells[at] ?? '').slice(0, LETTERS)
    const [, units = '', price = '', currency = ''] = DESCRIBED.exec(said) ?? []
    const sign = /: (?:ve[rn]|sell)/i.test(said) ? '-' : ''
    return { row, cells: [...Array.from({ length: width }, (_, index) => cells[index] ?? ''), sign + units, price, currency] }
  })
  return { ...table, headers: [...table.headers, ...NAMES.map((name) => headerOf(name))], rows }
}
