import type { Row } from './csv'
import { readHeader } from './csv-headers'
import { isCurrencyCode } from './currency'

/** A column that was recognised. */
export interface Column {
  index: number
  /** As the file writes it. */
  header: string
}

/** The column of the market values. */
export interface AmountColumn extends Column {
  /** The currency that the header names. */
  currency: string | null
  /** Whether no other column could be meant, and this one cannot be the number of shares. */
  isClear: boolean
}

export interface Columns {
  isin: Column
  amount: AmountColumn
  /** The one beside the amount where there are several. */
  currency: Column | null
  /** Number of shares; only of a statement of assets. */
  shares: Column | null
}

const names = {
  isin: ['isin', 'isin code', 'isin-code', 'wertpapier-isin', 'isin/wkn'],
  currency: ['currency', 'ccy', 'währung', 'waehrung', 'handelswährung', 'trading currency', 'whg', 'whg.'],
} as const

/** Names of the market value, the plainest first. */
const amountNames = [
  ['market value', 'marketvalue', 'current value', 'position value', 'kurswert', 'marktwert', 'aktueller wert', 'depotwert', 'bestandswert', 'positionswert'],
  ['value', 'total value', 'wert', 'gesamtwert', 'gegenwert'],
  ['amount', 'betrag'],
] as const

/** Beside a price and without a column of shares, `Amount` may be the number of shares. */
const PRICE = /^(?:price|quote|closing|last|nav|kurs|schlu(?:ss|ß)kurs|preis|aktueller kurs)(?![a-zäöü])/i
const SHARES = /^(?:shares|quantity|qty|units|stück|stueck|stk|anzahl|bestand|menge|nominal)/i

/** Columns that the statement of assets of Portfolio Performance shows by default, in its two languages. */
const statements = [
  { shares: 'Bestand', others: ['Name', 'Marktwert', 'Anteil in %'] },
  { shares: 'Shares', others: ['Name', 'Market Value', 'Share in %'] },
] as const

const isOneOf = (header: string, known: readonly string[]): boolean => known.includes(header.toLowerCase()) || known.includes(readHeader(header).name)

function find(headers: Row, known: readonly string[]): Column | null {
  const index = headers.findIndex((header) => isOneOf(header, known))
  return index < 0 ? null : { index, header: headers[index] ?? '' }
}

/** The column in the base currency before others, then the one with the plainest name. */
function amountOf(headers: Row, baseCurrency: string): AmountColumn | null {
  const all = headers.flatMap((header, index) => {
    const { name, currency, isPlain } = readHeader(header)
    const rank = amountNames.findIndex((known) => isPlain && known.some((one) => one === name))
    return rank < 0 ? [] : [{ index, header, currency, rank }]
  })
  const inBase = all.filter(({ currency }) => currency === baseCurrency)
  const likely = inBase.length > 0 ? inBase : all
  const best = Math.min(...likely.map(({ rank }) => rank))
  const [found, ...rivals] = likely.filter(({ rank }) => rank === best)
  if (found === undefined) return null
  const { rank, ...column } = found
  const isPerhapsShares = rank === amountNames.length - 1 && headers.some((header) => PRICE.test(header)) && !headers.some((header) => SHARES.test(header))
  return { ...column, isClear: rivals.length === 0 && !isPerhapsShares }
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
export function findColumns(headers: Row, baseCurrency: string): Columns | null {
  const isin = find(headers, names.isin)
  const amount = amountOf(headers, baseCurrency)
  return isin && amount ? { isin, amount, currency: currencyOf(headers, amount), shares: sharesOf(headers) } : null
}

/** A column of nothing but codes of currencies says the currency, whatever its header; the one beside the amount first. */
export function withCurrency(columns: Columns, headers: Row, rows: readonly Row[]): Columns {
  if (columns.currency !== null || columns.amount.currency !== null) return columns
  const holdsCodes = (index: number): boolean => {
    const cells = rows.map((cells) => cells[index] ?? '').filter((cell) => cell !== '')
    return cells.length > 0 && cells.every(isCurrencyCode)
  }
  const index = [columns.amount.index + 1, ...headers.keys()].find(holdsCodes)
  return index === undefined ? columns : { ...columns, currency: { index, header: headers[index] || columns.amount.header } }
}
