/** What can be wrong with a file of holdings, for messages in other languages. */
export type CsvFaultCode =
  | 'missing_columns' | 'no_holdings' | 'mixed_formats' | 'ambiguous_format' | 'too_many_holdings' | 'accounts_unclear' | 'amount_unclear'
  | 'surplus_cells' | 'cut_off' | 'not_an_isin' | 'wrong_check_digit' | 'not_an_amount' | 'not_positive' | 'other_currency'

/** No message repeats what stands in a cell. */
const messages: Readonly<Record<CsvFaultCode, string>> = {
  missing_columns: 'A header row with a column for the ISIN and one for the amount is missing',
  no_holdings: 'There is no holding below the header row',
  mixed_formats: 'German and English number formats are mixed',
  ambiguous_format: 'The amounts can be read in two ways; state numberFormat',
  too_many_holdings: 'More than 25 different holdings',
  accounts_unclear: 'Accounts and sums of groups look alike without the column for the currency; export it, too',
  amount_unclear: 'This may not be the market value; name the column of the market value Kurswert or Market value, and no other',
  surplus_cells: 'More cells than the header row; numbers with commas need quotation marks',
  cut_off: 'The file ends within this row',
  not_an_isin: 'Must be an ISIN',
  wrong_check_digit: 'The check digit of the ISIN is wrong',
  not_an_amount: 'Must be an amount',
  not_positive: 'Must be greater than 0',
  other_currency: 'Must be in the base currency; convert it first',
}

/** A fault of one row; never repeats what stands in the cell. */
export interface CsvFault {
  /** Row as a spreadsheet numbers it, from 1; null for a fault of the whole file. */
  row: number | null
  /** The column's own header, or what it should contain. */
  column: string
  code: CsvFaultCode
  message: string
}

/** A fault of a row, or of the whole file. */
export const faultAt = (row: number | null, column: string, code: CsvFaultCode): CsvFault => ({ row, column, code, message: messages[code] })
