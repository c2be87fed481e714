/** Which columns of a list of bookings say what was bought and sold, when, and for how much. */
import { cellOf, columnsOf, type Column } from '../table/columns'
import type { Row } from '../formats/lines'
import type { Table } from '../table/table'
import { eventOf } from './events'

export interface TradeColumns {
  day: Column
  isin: Column
  units: Column
  /** What happened; null where the sign of the units says it. */
  event: Column | null
  name: Column | null
  status: Column | null
  account: Column | null
  /** Class of the security. */
  kind: Column | null
  price: Column | null
  priceCurrency: Column | null
  amount: Column | null
  amountCurrency: Column | null
  /** Further fees are added up. */
  fees: readonly Column[]
  currency: Column | null
}

type Rank = readonly [RegExp, number]

/** The column whose header fits best; what fits a negative rank is none. */
function best(columns: readonly Column[], ranks: readonly Rank[]): Column | null {
  const ranked = columns.map((column) => ({ column, rank: ranks.find(([pattern]) => pattern.test(column.header.words))?.[1] ?? 1 }))
  return ranked.filter(({ rank }) => rank > 0).sort((a, b) => b.rank - a.rank)[0]?.column ?? null
}

/** The day of the trade counts, not that of the payment (BMF letter on flat-rate tax, number 85). */
const dayRanks: readonly Rank[] = [
  [/gultig|erstellt|created|gestrichen|valid|uhrzeit|\bzeit\b|\btime$|settle/, 0],
  [/ausfuhrung|execut|trade ?date|handel|schluss/, 4],
  [/buch|transa|^datum$|^date$/, 3],
  [/valuta|wertstellung|value date/, 0.5],
]
const unitRanks: readonly Rank[] = [[/storn|offen|cancel|open|rest/, 0], [/ausgef|execut|filled/, 3], [/stuck|anzahl|shares|quantity|nominal|units|aantal/, 2]]
const amountRanks: readonly Rank[] = [
  [/storn|saldo|balance|local|lokal|original|realis|realiz|frei|limit|brutto|gross/, 0],
  [/gesamt|total|totaal/, 3],
  [/betrag|amount|wert|value|waarde|money/, 2],
]
const priceRanks: readonly Rank[] = [[/limit|stop|devisen|wechsel|exchange|\bfx\b|rate$/, 0], [/ausfuhrung|execut|kurs|price|preis|koers/, 2]]
const feeRanks = /gebuhr|fee|commission|provision|kosten|costs?\b|entgelt|zuschlag|courtage|spesen/

/** Texts of which most rows say what happened; some repeat the ISIN. */
function eventColumn(columns: readonly Column[], rows: readonly Row[]): Column | null {
  const counted = columns
    .filter(({ shape }) => shape === 'text' || shape === 'isin')
    .map((column) => ({ column, known: rows.filter((row) => eventOf(cellOf(row, column)) !== null).length }))
    .sort((a, b) => b.known - a.known)
  const [first] = counted
  return first !== undefined && first.known * 2 >= rows.length && first.known > 0 ? first.column : null
}

const isCurrency = (column: Column | undefined): column is Column => column?.shape === 'currency'

/** The currency stands in the column behind an amount that is not named: `Betrag;;`. */
const behind = (columns: readonly Column[], column: Column | null): Column | null => {
  const next = column === null ? undefined : columns[column.index + 1]
  return isCurrency(next) && next.header.text === '' ? next : null
}

const isTotal = ({ header, shape }: Column): boolean => shape === 'amount' && /^(?:gesamt|total|totaal)\b/.test(header.words)

const withAmounts = (columns: readonly Column[], ...roles: readonly Column['role'][]): Column[] =>
  columns.filter(({ role, shape }) => roles.includes(role) && (shape === 'amount' || shape === 'empty'))

/** The columns of a table of bookings; null where it has none of days, ISINs or units. */
export function tradeColumns(table: Table): TradeColumns | null {
  const columns = columnsOf(table)
  const day = best(columns.filter(({ role, shape }) => role === 'date' && shape === 'date'), dayRanks)
  const isin = columns.find(({ role }) => role === 'isin') ?? null
  const units = best(withAmounts(columns, 'units').filter(({ shape }) => shape === 'amount'), unitRanks)
  if (day === null || isin === null || units === null) return null
  const amount = best([...withAmounts(columns, 'value', 'cost'), ...columns.filter(isTotal)], amountRanks)
  const price = best(withAmounts(columns, 'price'), priceRanks)
  const fees = columns.filter(({ role, header, shape }) => shape !== 'text' && (role === 'fee' || feeRanks.test(header.words)) && !/currency|wahrung/.test(header.words))
  return {
    day, isin, units, price, amount, fees,
    event: eventColumn(columns, table.rows),
    name: columns.find(({ role, shape }) => role === 'name' && shape === 'text') ?? null,
    status: columns.find(({ role }) => role === 'status') ?? null,
    kind: columns.find(({ role, shape, header }) => role === 'kind' && shape === 'text' && /class|asset|gattung|kind|art/.test(header.words)) ?? null,
    account: columns.find(({ role, shape }) => role === 'account' && shape === 'text') ?? null,
    priceCurrency: behind(columns, price),
    amountCurrency: behind(columns, amount),
    currency: columns.find(({ shape, header }) => shape === 'currency' && header.text !== '' && !/original|gross|brutto|commission/.test(header.words)) ?? null,
  }
}
