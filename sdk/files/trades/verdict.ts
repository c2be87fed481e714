/** What comes of a file of bookings. No text repeats an amount or an identifier of the file. */
import type { FileFault } from '../verdict'

/** A purchase or a sale of the file. Amounts in EUR. */
export interface FileTrade {
  /** Row as a spreadsheet numbers it, from 1. */
  row: number
  /** Day of the trade. */
  date: string
  /** Whether units were bought or sold. */
  type: 'purchase' | 'sale'
  /** ISIN with a right check digit. */
  isin: string
  /** What the file calls the security; empty where it does not. */
  name: string
  /** Depot that the file names; empty where it names none. */
  account: string
  /** What the file says the security is; null where it does not say. */
  kind: 'share' | 'fund' | null
  /** Units, above 0. */
  units: number
  /** Units x price, without fees. */
  gross: number
  /** Fees and costs, 0 where the file states none. */
  fees: number
}

/** A row in which nothing is bought or sold. */
export interface NoTrade {
  /** Row as a spreadsheet numbers it, from 1. */
  row: number
  /** Why nothing is bought or sold in it. */
  reason: 'no_units_move' | 'not_executed' | 'crypto'
}

/** What can be wrong with a row of bookings. */
export type TradeFaultCode =
  | 'unknown_event' | 'transfer' | 'corporate_action' | 'reversal' | 'not_a_day' | 'not_an_isin' | 'wrong_check_digit' | 'not_units' | 'not_an_amount' | 'no_amount'
  | 'amount_differs' | 'fees_unclear' | 'other_currency' | 'oversold'

/** One thing that is wrong. */
export interface TradeFault {
  /** Row as a spreadsheet numbers it; null where it is no single row. */
  row: number | null
  /** Header of the column; empty where it is no single one. */
  column: string
  /** What is wrong, for programs. */
  code: TradeFaultCode | FileFault['code'] | 'no_bookings' | 'no_trades' | 'day_unclear'
  /** In English. */
  message: string
}

/** A file that was read. */
export interface ReadTrades {
  /** Whether the file was read. */
  ok: true
  /** In the order of the file. */
  trades: FileTrade[]
  /** Rows in which nothing is bought or sold. */
  noTrades: NoTrade[]
  /** Whether the file says what fees were paid; without, gains come out too large. */
  hasFees: boolean
}

/** A file that is refused, as a whole. */
export interface RefusedTrades {
  /** Whether the file was read. */
  ok: false
  /** What is wrong, at least one. */
  faults: TradeFault[]
}

/** What comes of a file: its trades, or why it is refused. */
export type TradesVerdict = ReadTrades | RefusedTrades

const messages: Readonly<Record<TradeFaultCode | 'no_bookings' | 'no_trades' | 'day_unclear', string>> = {
  unknown_event: 'It is not known what this booking is',
  transfer: 'Units came or went without a purchase or sale; the tax needs the day and the cost of the purchase behind it',
  corporate_action: 'Units changed by a split, a merger or the like, which is not calculated',
  reversal: 'This booking takes another one back; remove both',
  not_a_day: 'Must be a day',
  not_an_isin: 'Must be an ISIN',
  wrong_check_digit: 'The check digit of the ISIN is wrong',
  not_units: 'Must be a number of units',
  not_an_amount: 'Must be an amount',
  no_amount: 'There is neither an amount nor a price',
  amount_differs: 'Units, price and amount do not agree',
  fees_unclear: 'It cannot be told whether the amount includes the fees',
  other_currency: 'Must be in EUR; convert it with the rate of the day first',
  oversold: 'More is sold than was bought before: the file does not go back to the first purchase, or a booking is missing',
  no_bookings: 'There is no list of bookings with days, ISINs and units',
  no_trades: 'There is no purchase and no sale',
  day_unclear: 'Day and month can be read in two ways',
}

export const tradeFault = (code: keyof typeof messages, row: number | null = null, column = ''): TradeFault => ({ row, column, code, message: messages[code] })
