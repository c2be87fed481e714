/** What the file of Portfolio Performance says of a depot, whatever form it has. */

/** A day and a close, in the currency of the security. */
export type Close = readonly [day: string, close: number]

export interface PortfolioSecurity {
  name: string
  /** Empty where the file has none. */
  isin: string
  currency: string
  /** Ascending by day. */
  closes: readonly Close[]
}

/** Kinds of booking that move units, or pay for them. */
export type PortfolioEvent = 'Buy' | 'Sell' | 'Transfer in' | 'Transfer out' | 'Delivery in' | 'Delivery out' | 'Dividend' | 'Interest'

export interface PortfolioBooking {
  event: PortfolioEvent
  /** Index of the security; null for interest. */
  security: number | null
  day: string
  /** Name of the depot or account. */
  account: string
  units: number
  /** What was paid or paid out. */
  amount: number
  currency: string
  fees: number
  taxes: number
}

export interface PortfolioFile {
  securities: readonly PortfolioSecurity[]
  bookings: readonly PortfolioBooking[]
  /** What the accounts have after all of their bookings. */
  balances: readonly { currency: string; amount: number }[]
}

/** A file that is damaged, or of a version that is not known. */
export class UnreadPortfolio extends Error {
  override readonly name = 'UnreadPortfolio'
}

/** Before, units and prices had fewer decimals. */
const OLDEST = 49

/** @throws UnreadPortfolio for a version whose numbers mean something else */
export function checkVersion(version: number): void {
  if (!(version >= OLDEST)) throw new UnreadPortfolio('version')
}

/** Units and prices are counted in parts of 10^-8, amounts in hundredths. */
export const PARTS = { units: 1e8, price: 1e8, amount: 100 } as const

/** What each kind of booking does to an account. */
export const SIGNS: Readonly<Record<string, 1 | -1>> = {
  DEPOSIT: 1, REMOVAL: -1, INTEREST: 1, INTEREST_CHARGE: -1, DIVIDENDS: 1, FEES: -1, FEES_REFUND: 1, TAXES: -1, TAX_REFUND: 1, BUY: -1, SELL: 1, TRANSFER_IN: 1, TRANSFER_OUT: -1,
}

/** History and latest price together, each day once. */
export function closesOf(history: readonly Close[], latest: Close | null): Close[] {
  const byDay = new Map([...history, ...(latest === null ? [] : [latest])].filter(([, close]) => close > 0))
  return [...byDay].sort(([one], [other]) => (one < other ? -1 : 1))
}
