/** What comes of a file: a request, or what is wrong with it. No text repeats an amount or an identifier of the file. */

/** One holding of the file. */
export type FileHolding =
  | {
      /** Of a security. */
      isin: string
      /** In the base currency. */
      value: number
    }
  | {
      /** Money. */
      assetClass: 'cash'
      /** Three letters. */
      currency: string
      /** In the base currency. */
      value: number
    }

/** One holding of a file that states shares of the whole and no values. */
export type WeightedHolding =
  | {
      /** Of a security. */
      isin: string
      /** Share of the whole, as a fraction. */
      weight: number
    }
  | {
      /** Money. */
      assetClass: 'cash'
      /** Three letters. */
      currency: string
      /** Share of the whole, as a fraction. */
      weight: number
    }

/** Body of a snapshot request by values. */
export interface ValuesRequest {
  /** Holdings are stated by value. */
  basis: 'values'
  /** Currency of all values, three letters. */
  baseCurrency: string
  /** Securities and cash. */
  holdings: FileHolding[]
}

/** Body of a snapshot request by shares of the whole, of a file that has no values. */
export interface WeightsRequest {
  /** Holdings are stated by weight. */
  basis: 'weights'
  /** Currency of the analysis, three letters. */
  baseCurrency: string
  /** Securities and cash; their weights add up to 1. */
  holdings: WeightedHolding[]
}

/** Body of a snapshot request, by what the file states. */
export type FileRequest = ValuesRequest | WeightsRequest

/** Part of a request that a service takes. */
export interface Largest {
  /** The request with the largest holdings. */
  request: FileRequest
  /** Holdings that are left out, the largest first. */
  omitted: (FileHolding | WeightedHolding)[]
  /** Share of the whole that the part is, as a fraction. */
  share: number
}

/** Why a row is no holding. */
export type LeftOutReason = 'total' | 'zero' | 'negative_cash' | 'no_identifier' | 'unread' | 'crypto' | 'unlisted' | 'other_currency' | 'several_balances' | 'outside'

/** A row that is no holding of the request. */
export interface LeftOut {
  /** Row as a spreadsheet numbers it, from 1. */
  row: number
  /** What the file calls it; empty where it does not say. */
  name: string
  /** Why it is left out. */
  reason: LeftOutReason
  /** Market value in the base currency; null where there is none that can be read. */
  value: number | null
}

/** A security that is left after all bookings of a file, with the price that its value comes from. */
export interface PricedHolding {
  /** ISIN with a right check digit. */
  isin: string
  /** What the file calls it; empty where it does not. */
  name: string
  /** Units after all bookings; of a bond quoted in percent, hundreds of its nominal value. */
  units: number
  /** Price of one unit in the base currency. */
  price: number
  /** Day of the price, YYYY-MM-DD. */
  date: string
  /** Who says the price: the user, the file (its last trade, or a price that it states), or reference data. */
  source: 'given' | 'file' | 'reference'
  /** Whether the price is older than 30 days. */
  isStale: boolean
}

/** A security that is left after all bookings, and whose price is to be given. */
export interface WantedPrice {
  /** ISIN with a right check digit. */
  isin: string
  /** What the file calls it; empty where it does not. */
  name: string
  /** Units after all bookings; of a bond quoted in percent, hundreds of its nominal value. */
  units: number
  /** Row of its last booking. */
  row: number
  /** The last price that is known, in the base currency; null where none is. */
  price: number | null
  /** Day of that price, YYYY-MM-DD; null where none is known. */
  date: string | null
}

/** A split that is known and of which a file of bookings has no row: whether its earlier bookings count in the units of before is to be said. */
export interface WantedSplit {
  /** ISIN of today. */
  isin: string
  /** What the file calls it, or reference data; empty where neither does. */
  name: string
  /** Row of the last booking before the split. */
  row: number
  /** First day with the new units, YYYY-MM-DD. */
  date: string
  /** So many units were made of `oldUnits`. */
  newUnits: number
  /** Units before. */
  oldUnits: number
}

/** A split of which the bookings say, or the user, how they count. */
export interface DecidedSplit extends Omit<WantedSplit, 'row'> {
  /** Whether earlier bookings counted in the units of before and were converted, or came in those of after. */
  units: 'before' | 'after'
  /** Whether later bookings prove it: otherwise more would have been sold than was there. */
  isProven: boolean
}

/** A security that may be meant by a row without ISIN; to be confirmed, never taken in silence. */
export interface Proposal {
  /** Row of the file, the first is 1. */
  row: number
  /** Name in the file. */
  name: string
  /** ISIN that it may have. */
  isin: string
  /** Name of the security that is proposed. */
  security: string
}

/** A row of a PDF that was read, and that nothing in it proves; to be confirmed by the user, never taken in silence. */
export interface UnprovenRow {
  /** Line, counted over all pages; the option `confirmed` takes it. */
  row: number
  /** Page on which it stands, from 1. */
  page: number
  /** Line of that page, from 1. */
  line: number
  /** ISIN with a right check digit; empty where the document has none. */
  isin: string
  /** German number; empty where the document has none. */
  wkn: string
  /** What the document calls it; empty where that is not clear. */
  name: string
  /** Number of units, as it was read. */
  units: number
  /** Market value, as it was read. */
  value: number
}

/** What can be wrong with a PDF. */
export type PdfFaultCode =
  | 'scanned_pdf' | 'locked_pdf' | 'unreadable_pdf' | 'damaged_pdf' | 'slow_pdf' | 'unknown_pdf' | 'unproven_pdf' | 'confirmation_pdf'
  | 'unproven_trade_pdf' | 'no_trade_pdf' | 'crypto_trade_pdf' | 'moved_trade_pdf' | 'undated_trade_pdf' | 'expired_trade_pdf' | 'unnamed_trade_pdf' | 'option_trade_pdf'
  | 'account_trade_pdf' | 'action_trade_pdf' | 'cancelled_trade_pdf' | 'dividend_trade_pdf' | 'interest_trade_pdf' | 'tax_trade_pdf' | 'cost_trade_pdf'

/** What can be wrong with a whole file. */
export type FileFaultCode =
  | 'empty' | 'too_large' | 'pdf' | 'old_spreadsheet' | 'image' | 'archive' | 'not_text' | 'mixed_encodings' | 'open_quotation' | 'damaged_spreadsheet' | 'hidden_rows'
  | 'locked_portfolio' | 'unread_portfolio' | 'mt535' | 'unknown_ofx' | 'web_page' | 'xml' | 'invalid_json' | 'unknown_json' | 'bookings' | 'no_table' | 'nordic' | 'no_value' | 'several_tables' | 'no_holdings' | 'value_unclear'
  | 'value_column_unknown' | 'format_unclear' | 'format_mixed' | 'header_currency' | 'total_differs' | 'weights_below' | 'weights_above' | 'price_missing' | 'price_stale'
  | PdfFaultCode

/** What can be wrong with a row that may be a holding. */
export type RowFaultCode =
  | 'not_an_isin' | 'wrong_check_digit' | 'unknown_security' | 'not_an_amount' | 'no_amount' | 'negative' | 'too_much' | 'other_currency' | 'surplus_cells' | 'cut_off' | 'sum_of_others' | 'product_differs' | 'isin_differs' | 'not_held'

/** What can be wrong with a row of bookings. */
export type TradeFaultCode =
  | 'unknown_event' | 'transfer' | 'corporate_action' | 'reversal' | 'not_a_day' | 'day_differs' | 'not_an_isin' | 'wrong_check_digit' | 'isin_differs' | 'decimals_differ' | 'not_units' | 'not_an_amount' | 'no_amount'
  | 'split_unclear' | 'future' | 'amount_differs' | 'fees_unclear' | 'other_currency' | 'oversold' | 'units_move' | 'reinvested' | 'capital_repaid' | 'surplus_cells' | 'repeated' | 'twice_unclear' | 'merger_unclear' | 'depots_unclear' | 'sale_alone'

/** What can be wrong with a whole list of bookings. */
export type BookingsFaultCode = 'no_bookings' | 'holdings' | 'splits_unread' | 'no_isins' | 'no_trades' | 'day_unclear'

/** A row that counts as it stands, though others speak against it. */
export interface DoubtfulRow {
  /** Row as a spreadsheet numbers it, from 1. */
  row: number
  /**
   * Its day is out of the order of all others; a unit costs more than twice as much, or less than half, as in the bookings of the security next to it, within 60 days; its balance does not follow
   * from that of the row before; it is paid on other units, or names other ones as what is left, than the bookings give; what is left of its security became another one, which is booked, too, at
   * a ratio that no row has; its units and amount are those of other trades of its day together; it is a title that calls a list a model, watched, planned or sold; it is a header without a known
   * meaning, below which stands what may be costs; its value is in another currency at a rate of one, or at another rate than in other rows; its security has a name beside it that is nothing like that in another
   * row; it is worth more than fifty times what it cost, or less than a fiftieth; its share of the whole does not go with its value, and no whole fits most rows; its name is that of another security; it is a cost in a row of its own that nothing joins to a purchase or sale,
   * so that it is in none; or its units and its price, or its amount and its costs, seem
   * to have changed places.
   */
  why: 'day' | 'price' | 'balance' | 'units' | 'former' | 'sum' | 'model' | 'cost' | 'rate' | 'name' | 'far' | 'share' | 'isin' | 'exchanged' | 'apart'
}

/** One thing that is wrong. */
export interface FileFault {
  /** Row as a spreadsheet numbers it, from 1; null for the whole file. */
  row: number | null
  /** The column's own header; empty for the whole file or row. */
  column: string
  /** Which fault it is. */
  code: FileFaultCode | RowFaultCode | TradeFaultCode | BookingsFaultCode
  /** In English. */
  message: string
}

/** A total that the file states, beside what was read. */
export interface StatedTotal {
  /** Row of the file, the first is 1. */
  row: number
  /** What the file says. */
  stated: number
  /** What its rows add up to. */
  read: number
}

/**
 * What nothing in a file checks. `rows`: any may be missing, since no total, number of rows or balance counts them; `ends`: the first or the last ones may be, since balances only lead from row to row.
 * Figures that stand once: `values` and `cash` of a list, `rates` by which its values were converted from the currency of their price, and `units`, `amounts`, `fees` and `days` of bookings, of which a depot needs the units alone.
 */
export type Unchecked = 'rows' | 'ends' | 'values' | 'rates' | 'cash' | 'units' | 'amounts' | 'fees' | 'days'

/** What was read of a file. */
export interface ReadFile {
  /** The file was read. */
  ok: true
  /** A snapshot request. */
  request: FileRequest
  /** What the file calls its holdings, by ISIN or by the currency of cash; those without a name are missing. */
  names: Readonly<Record<string, string>>
  /** Rows that are no holdings. */
  leftOut: LeftOut[]
  /** Totals of the file that the sum read does not meet; only where that may be, else the file is refused. */
  totals: StatedTotal[]
  /** What nothing in the file checks, so that only what the bank shows can tell. */
  unchecked: Unchecked[]
  /** Header of the column that the values come from; empty for bookings and saved requests. */
  valueColumn: string
  /** Of bookings: the units that are left, and where their prices come from. */
  prices: PricedHolding[]
  /** Of bookings: splits of which the file has no row, and how its bookings count. */
  splits: DecidedSplit[]
  /** Of bookings: rows of one day that say the same: all of them count, and one may be a duplicate. */
  alike: (readonly number[])[]
  /** Of bookings: rows that count as they stand, and that others contradict. */
  doubtful: DoubtfulRow[]
}

/** A file that is refused, as a whole. */
export interface RefusedFile {
  /** The file was not read. */
  ok: false
  /** Why not. */
  faults: FileFault[]
  /** Headers between which the value is to be chosen; the option `valueColumn` takes one. */
  candidates: string[]
  /** Securities that rows without an ISIN may mean. */
  proposals: Proposal[]
  /** Whether the option `withoutRows` would leave out what cannot be read and take the rest. */
  canLeaveOut: boolean
  /** Of bookings: securities whose price is missing or too old; the option `prices` takes them. */
  prices: WantedPrice[]
  /** Of bookings: splits that are to be said something of; the option `splitUnits` takes it. */
  splits: WantedSplit[]
  /** Of a PDF: rows that were read and are to be confirmed; the option `confirmed` takes them. */
  unproven: UnprovenRow[]
}

/** What came of reading a file; it narrows on `ok`. */
export type FileVerdict = ReadFile | RefusedFile
