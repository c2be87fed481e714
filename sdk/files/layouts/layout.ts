/** What a bank or an app calls its columns and its kinds of booking. */

/** What happens to the units of a depot. */
export type Event =
  | 'purchase' | 'sale'
  /** Units come without a price that the tax knows. */
  | 'transfer_in'
  /** Units leave without being sold. */
  | 'transfer_out'
  /** Units come or go, and only their sign says which. */
  | 'transfer'
  /** Units lie elsewhere, and are as many as before. */
  | 'custody'
  /** Units change by themselves: splits, mergers, subscription rights. */
  | 'corporate_action'
  /** A booking that takes another one back. */
  | 'reversal'
  /** A plain dividend or interest: its units are those that it is paid on. */
  | 'income'
  /** Nothing should happen to the units: taxes, fees, payments. */
  | 'other'

/** A column of a list of bookings. */
export type Field =
  | 'day' | 'time' | 'isin' | 'name' | 'units' | 'event' | 'status' | 'account' | 'kind' | 'order'
  | 'price' | 'priceCurrency' | 'amount' | 'amountCurrency' | 'rate' | 'fees' | 'taxes' | 'text'
  /** The same amount before fees and taxes, or with them where the amount is without. */
  | 'second'
  /** What the account has after the booking. */
  | 'balance' | 'balanceCurrency'
  /** What stands before the event where kinds are looked up. */
  | 'group'

export interface Layout {
  /** Bank or app. */
  bank: string
  /** Where it is exported, in the words of the bank. */
  view: string
  /**
   * The header of each column as the file writes it, the same in other languages behind a bar; `Betrag+1` is the column to the right of `Betrag`. Fees and
   * taxes may have several, parted by `&`. A file has this layout when it has each of these columns; a `?` behind marks those that it may lack.
   */
  columns: Readonly<Partial<Record<Field, string>>>
  /** Kinds of booking whose words say too little, or something else than elsewhere, in small letters, parted by bars. */
  kinds?: Readonly<Partial<Record<Event, string>>>
  /** Whether the amount includes fees and taxes, where units and price do not tell; without it such rows are refused. */
  isNet?: boolean
  /** Whether units of transfers and corporate actions are what comes and goes, by their sign. */
  isSigned?: true
  /** The text of rows without a kind that move units: these come where the amount is above zero, and go where the text begins with `CANCEL`. */
  moves?: RegExp
  /** Kinds of booking whose units go although they stand above zero, in small letters, parted by bars. */
  goes?: string
}
