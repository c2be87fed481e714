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

/** Body of a snapshot request by values. */
export interface FileRequest {
  /** Holdings are stated by value. */
  basis: 'values'
  /** Currency of all values, three letters. */
  baseCurrency: string
  /** Securities and cash. */
  holdings: FileHolding[]
}

/** Part of a request that a service takes. */
export interface Largest {
  /** The request with the largest holdings. */
  request: FileRequest
  /** Holdings that are left out, the largest first. */
  omitted: FileHolding[]
  /** Share of the value that the part is, as a fraction. */
  share: number
}

/** Why a row is no holding. */
export type LeftOutReason = 'total' | 'zero' | 'negative_cash' | 'no_identifier' | 'unread'

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

/** What can be wrong with a whole file. */
export type FileFaultCode =
  | 'empty' | 'too_large' | 'pdf' | 'old_spreadsheet' | 'image' | 'archive' | 'not_text' | 'mixed_encodings' | 'open_quotation' | 'damaged_spreadsheet'
  | 'web_page' | 'xml' | 'invalid_json' | 'unknown_json' | 'bookings' | 'no_table' | 'no_value' | 'several_tables' | 'no_holdings' | 'value_unclear'
  | 'value_column_unknown' | 'format_unclear' | 'format_mixed' | 'header_currency' | 'total_differs'

/** What can be wrong with a row that may be a holding. */
export type RowFaultCode =
  | 'not_an_isin' | 'wrong_check_digit' | 'unknown_security' | 'not_an_amount' | 'no_amount' | 'negative' | 'too_much' | 'other_currency' | 'surplus_cells' | 'cut_off' | 'sum_of_others'

/** One thing that is wrong. */
export interface FileFault {
  /** Row as a spreadsheet numbers it, from 1; null for the whole file. */
  row: number | null
  /** The column's own header; empty for the whole file or row. */
  column: string
  /** Which fault it is. */
  code: FileFaultCode | RowFaultCode
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
  /** Header of the column that the values come from. */
  valueColumn: string
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
}

/** What came of reading a file; it narrows on `ok`. */
export type FileVerdict = ReadFile | RefusedFile
