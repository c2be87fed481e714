import type { Row } from './csv'

/** A column that was recognised. */
export interface Column {
  index: number
  /** As the file writes it. */
  header: string
}

export interface Columns {
  isin: Column
  amount: Column
  /** The one beside the amount where there are several. */
  currency: Column | null
  /** Number of shares; only of a statement of assets. */
  shares: Column | null
}

const names = {
  isin: ['isin', 'isin code', 'isin-code', 'wertpapier-isin', 'isin/wkn'],
  amount: [
    'amount', 'value', 'market value', 'marketvalue', 'current value', 'position value', 'total value',
    'wert', 'kurswert', 'marktwert', 'betrag', 'gesamtwert', 'aktueller wert', 'depotwert', 'bestandswert', 'positionswert', 'gegenwert',
  ],
  currency: ['currency', 'ccy', 'währung', 'waehrung'],
} as const

/** Columns that the statement of assets of Portfolio Performance shows by default, in its two languages. */
const statements = [
  { shares: 'Bestand', others: ['Name', 'Marktwert', 'Anteil in %'] },
  { shares: 'Shares', others: ['Name', 'Market Value', 'Share in %'] },
] as const

/** `Kurswert (EUR)` and `Wert in Euro` are the same names with a remark. */
const plain = (header: string): string =>
  header.toLowerCase().replace(/[([].*?[)\]]/g, '').replace(/\s*\/\s*/g, '/').replace(/\s+(in\s+)?([a-z]{3}|euro|€)$/, '').replace(/\s+/g, ' ').trim()

const isOneOf = (header: string, known: readonly string[]): boolean => known.includes(header.toLowerCase()) || known.includes(plain(header))

function find(headers: Row, known: readonly string[]): Column | null {
  const index = headers.findIndex((header) => isOneOf(header, known))
  return index < 0 ? null : { index, header: headers[index] ?? '' }
}

function currencyOf(headers: Row, amount: Column): Column | null {
  const index = amount.index + 1
  const beside = headers[index] ?? ''
  return isOneOf(beside, names.currency) ? { index, header: beside } : find(headers, names.currency)
}

function sharesOf(headers: Row): Column | null {
  const statement = statements.find(({ shares, others }) => [shares, ...others].every((name) => headers.includes(name)))
  return statement === undefined ? null : { index: headers.indexOf(statement.shares), header: statement.shares }
}

/** The columns of a header row; null when the row is none. */
export function findColumns(headers: Row): Columns | null {
  const isin = find(headers, names.isin)
  const amount = find(headers, names.amount)
  return isin && amount ? { isin, amount, currency: currencyOf(headers, amount), shares: sharesOf(headers) } : null
}
