/** What comes of a file of bookings. No text repeats an amount or an identifier of the file. */
import type { BookingsFaultCode, DecidedSplit, DoubtfulRow, FileFaultCode, Proposal, RowFaultCode, TradeFaultCode, Unchecked, WantedSplit } from '../verdict'

export type { TradeFaultCode }

/** A purchase or a sale of the file. Amounts in EUR, unless its currency is stated. */
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
  /** Depot that the file names; empty where it names none. Depots that PDFs tell apart by numbers are called by the place of their first file, `Depot 2`: a number is in no result. */
  account: string
  /** What the file says the security is; null where it does not say. */
  kind: 'share' | 'fund' | null
  /** Units, above 0, in those of today where `splits` says so; of a bond quoted in percent, hundreds of its nominal value. */
  units: number
  /** Units x price, without fees. */
  gross: number
  /** Fees and costs, of a purchase with taxes on it (stamp duty and the like); 0 where the file states none. */
  fees: number
  /** Currency of both amounts where it is not EUR: where trades are read for a return, or no rate of their day is known. */
  currency?: string
  /** What these units were before, where funds were merged and the user says that it was no sale; oldest first. ISIN and units are those of after. */
  merged?: readonly TradeMerger[]
  /** Day on which these units came to the depot from another one, where sales of before it must not take them. */
  came?: string
}

/** A merger that units went through. */
export interface TradeMerger {
  /** Fund that was held before. */
  isin: string
  /** First day with the new units, YYYY-MM-DD. */
  date: string
  /** New units for one old unit, in the units of today where `splits` says so. */
  ratio: number
}

/** Units of one security that went while those of another came: a merger of funds, or a sale and a purchase; or a fund that is known to have become another, of which no row says so. To be said. */
export interface WantedMerger {
  /** What went. */
  isin: string
  /** What came. */
  into: string
  /** First day with the new units, YYYY-MM-DD; null where no row has it and it is not known. */
  date: string | null
  /** New units for one old unit; null where no row has them. */
  ratio: number | null
  /** What the file calls that which went; empty where it does not. */
  name: string
  /** The same of what came. */
  intoName: string
  /** Row in which units went, or the last one of them. */
  row: number
  /** Why it counts as a sale and a purchase alone: funds of two states (section 23(4) InvStG); null where it may be either. */
  onlySale: 'two_states' | null
}

/** A distribution or interest of the file. */
export interface FilePayment {
  /** Row as a spreadsheet numbers it, from 1. */
  row: number
  /** Interest has no ISIN. */
  type: 'distribution' | 'interest'
  /** Day of the payment. */
  date: string
  /** Security that it is paid on; null for interest on a balance. */
  isin: string | null
  /** Depot that the file names; empty where it names none. */
  account: string
  /** Before all taxes, in its currency. */
  amount: number
  /** Tax withheld, in the same currency. */
  tax: number
  /** ISO 4217. */
  currency: string
  /** Units that it is paid on; null where the row does not say. */
  units: number | null
  /** Whether the file says what taxes were withheld, or that amounts are before them; else the amount may be what was left. */
  statesTax: boolean
}

/** A row in which nothing is bought or sold. */
export interface NoTrade {
  /** Row as a spreadsheet numbers it, from 1. */
  row: number
  /** Why nothing is bought or sold in it; what is `repeated` is a trade of another confirmation, as the user says; units that are `moved` or `renamed` keep their purchases, in the depot to which they go under the ISIN that took the place of theirs, or, `merged`, under that of the fund that took over. */
  reason: 'no_units_move' | 'repeated' | 'not_executed' | 'crypto' | 'unlisted' | 'moved' | 'renamed' | 'merged'
}

/** One thing that is wrong. */
export interface TradeFault {
  /** Row as a spreadsheet numbers it; null where it is no single row. */
  row: number | null
  /** Header of the column; empty where it is no single one. */
  column: string
  /** What is wrong, for programs. */
  code: TradeFaultCode | FileFaultCode | RowFaultCode | BookingsFaultCode
  /** In English. */
  message: string
}

/** A row with amounts in another currency, and its rate. */
export interface RowRate {
  /** Row as a spreadsheet numbers it, from 1. */
  row: number
  /** Day of the booking. */
  date: string
  /** ISO 4217. */
  currency: string
  /** Units of the currency for 1 EUR, with which the amounts of the row were converted; null where no rate is known and they were not. */
  perEur: number | null
  /** Day of that rate: that of the booking, or the last one before it with a rate. */
  rateDate: string | null
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
  /** Distributions and interest. */
  payments: FilePayment[]
  /** Rows of payments that are not clear; a file that is read for a return is refused for them. */
  unreadPayments: number[]
  /** What nothing in the file checks, so that only what the bank shows can tell. */
  unchecked: Unchecked[]
  /** Rows of one day that say the same: all of them count, and one may be a duplicate. */
  alike: (readonly number[])[]
  /** Rows that count as they stand, and that others contradict. */
  doubtful: DoubtfulRow[]
  /** Splits of which the file has no row, and how its bookings count. */
  splits: DecidedSplit[]
  /** Rows in other currencies, and the rates by which they became euros; empty where no rates were asked for. */
  rates: RowRate[]
}

/** A file that is refused, as a whole. */
export interface RefusedTrades {
  /** Whether the file was read. */
  ok: false
  /** What is wrong, at least one. */
  faults: TradeFault[]
  /** Splits that are to be said something of; the option `splitUnits` takes it. */
  splits: WantedSplit[]
  /** What securities without an ISIN may be; the option `isins` takes those that are right. */
  proposals: Proposal[]
  /** What may be mergers of funds; the option `mergers` takes what they are. */
  mergers: WantedMerger[]
}

/** What comes of a file: its trades, or why it is refused. */
export type TradesVerdict = ReadTrades | RefusedTrades
