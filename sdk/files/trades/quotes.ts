import type { LeftOut } from '../verdict'

/** A price of one unit, with its day. */
export interface Quote {
  /** Of one unit. */
  price: number
  /** Day of the price, YYYY-MM-DD. */
  date: string
}

/** Prices of securities in a currency, by ISIN; what is not known is missing. */
export type Quotes = (isins: readonly string[], currency: string) => Promise<Readonly<Record<string, Quote>>>

/** What a file states beside its bookings: last prices, money on accounts, and what is held without an ISIN. */
export interface Stated {
  quotes: readonly (Quote & { isin: string; currency: string })[]
  balances: readonly { row: number; currency: string; amount: number }[]
  leftOut: readonly LeftOut[]
}
