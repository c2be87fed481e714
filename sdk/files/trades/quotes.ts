/** A price of one unit, with its day. */
export interface Quote {
  /** Of one unit. */
  price: number
  /** Day of the price, YYYY-MM-DD. */
  date: string
}

/** Prices of securities in a currency, by ISIN; what is not known is missing. */
export type Quotes = (isins: readonly string[], currency: string) => Promise<Readonly<Record<string, Quote>>>
