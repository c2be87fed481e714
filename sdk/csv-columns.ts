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
  currency: Column | null
}

const names = {
  isin: ['isin', 'isin code', 'isin-code', 'wertpapier-isin', 'isin/wkn'],
  amount: [
    'amount', 'value', 'market value', 'marketvalue', 'current value', 'position value', 'total value',
    'wert', 'kurswert', 'marktwert', 'betrag', 'gesamtwert', 'aktueller wert', 'depotwert', 'bestandswert', 'positionswert', 'gegenwert',
  ],
  currency: ['currency', 'ccy', 'währung', 'waehrung'],
} as const

/** `Kurswert (EUR)` and `Wert in EUR` are the same names with a remark. */
const plain = (header: string): string =>
  header.toLowerCase().replace(/[([].*?[)\]]/g, '').replace(/\s+(in\s+)?([a-z]{3}|€)$/, '').replace(/\s+/g, ' ').trim()

function find(headers: Row, known: readonly string[]): Column | null {
  const index = headers.findIndex((header) => known.includes(header.toLowerCase()) || known.includes(plain(header)))
  return index < 0 ? null : { index, header: headers[index] ?? '' }
}

/** The columns of a header row; null when the row is none. */
export function findColumns(headers: Row): Columns | null {
  const isin = find(headers, names.isin)
  const amount = find(headers, names.amount)
  return isin && amount ? { isin, amount, currency: find(headers, names.currency) } : null
}
