/** What moves units, before anybody asks for its cost. */
import type { DoubtfulRow, Unchecked } from '../../verdict'
import type { FileTrade, NoTrade, TradeFault, TradeFaultCode } from '../verdict'
import type { Row } from '../../formats/lines'
import type { Plan } from './cells'

/** Units that come, go or change. */
export interface Movement extends Omit<FileTrade, 'type' | 'gross' | 'currency'> {
  type: 'purchase' | 'sale' | 'in' | 'out' | 'change'
  /** Header of the column that says what happened. */
  column: string
  /** Time of the day, as the file writes it; empty where it does not. */
  time: string
  /** Number of the order; null where the file has none at all. */
  order: string | null
  /** What was paid for the units, or why that cannot be told. */
  gross: number | Problem
  /** The same in another currency than EUR; null where it is EUR, or not clear. */
  foreign: { currency: string; gross: number } | null
  taxes: number
  /** Price of one unit in EUR, as far as the row says one; in percent where `isPercent`. */
  price: number | null
  /** Whether units are a nominal value, with a price in percent of it. */
  isPercent: boolean
  /** Interest since the last coupon. */
  interest: number
  /** Whether units stand below zero, and on which side the amount stands. */
  signs: { units: number; amount: number }
  /** Of a split: old and new units, where the file says them. */
  ratio: readonly [number, number] | null
  /** Whether units of a change are what comes and goes, and not perhaps what there is now. */
  isNetChange: boolean
  /** Whether only the place of custody changes. */
  isCustody: boolean
}

/** What is wrong with an amount; units are known all the same. */
export interface Problem {
  code: TradeFaultCode
  column: string
}

/** Whether units come or go for money. */
export const isTrade = (event: string | null): boolean => event === 'purchase' || event === 'sale'

export const isProblem = (gross: Movement['gross']): gross is Problem => typeof gross !== 'number'

/** A row in which money may have come: what it is, is read where somebody asks for payments. */
export interface PaymentRow {
  row: Row
  plan: Plan
}

/** What one row is; a row that moves no units may be a payment, or one that is not clear. */
export type Reading = { movement: Movement } | { noTrade: NoTrade; payment?: PaymentRow | TradeFault | null } | { fault: TradeFault }

/** All that a file of bookings says. */
export interface Bookings {
  movements: readonly Movement[]
  noTrades: readonly NoTrade[]
  payments: readonly PaymentRow[]
  /** What is wrong with payments: of no concern to who asks for units. */
  paymentFaults: readonly TradeFault[]
  faults: readonly TradeFault[]
  hasFees: boolean
  /** Whether all tables have the layout of a bank or app that is known. */
  isKnown: boolean
  /** What nothing in them checks. */
  unchecked: readonly Unchecked[]
  headerRow: number
  /** Rows of one day that say the same. */
  alike: readonly (readonly number[])[]
  /** Rows that others contradict, and that count all the same. */
  doubtful: readonly DoubtfulRow[]
  /** What the accounts have after the last booking, by currency. */
  balances: readonly Balance[]
  /** Of several files: what the depot of each is called for rows that do not name it. */
  depots?: readonly string[]
}

/** Money on an account. */
export interface Balance {
  row: number
  currency: string
  amount: number
}
