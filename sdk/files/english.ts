/** What the reader says in English: its messages carry it. No text repeats what stands in a cell. */
import type { BookingsFaultCode, FileFaultCode, LeftOutReason, PdfFaultCode, RowFaultCode, TradeFaultCode } from './verdict'

/** Sentences about files in one language. */
export interface FileWords {
  /** By the code of a fault. */
  faults: Readonly<Record<FileFaultCode | RowFaultCode | TradeFaultCode | BookingsFaultCode, string>>
  /** Why rows are left out. */
  reasons: Readonly<Record<LeftOutReason, string>>
  /** Where a bank or app hides its list of holdings. */
  hint(bank: string, view: string): string
}

/** The same without those of bookings. */
export type ListWords = Omit<FileWords, 'faults'> & { faults: Readonly<Record<Exclude<FileFaultCode, PdfFaultCode> | RowFaultCode, string>> }

/** The words of the messages, apart: who shows none in German does not load them. */
export const english: ListWords = {
  faults: {
    empty: 'The file is empty.',
    too_large: 'The file is larger than any depot.',
    pdf: 'This is a PDF. Export the list of holdings as CSV or Excel instead.',
    old_spreadsheet: 'This is an Excel file of the old kind (.xls), or one with a password. Save it as .xlsx without a password, or as CSV.',
    image: 'This is a picture. Export the list of holdings as CSV or Excel instead.',
    archive: 'This is a packed file. Unpack it first.',
    not_text: 'This is neither text nor a spreadsheet.',
    mixed_encodings: 'The file mixes two encodings, so it is damaged. Export it anew.',
    open_quotation: 'A quotation mark is not closed: the file is damaged or cut off.',
    damaged_spreadsheet: 'This is no whole Excel file: it is damaged, cut off or of another program. Save it as .xlsx or CSV.',
    locked_portfolio: 'This is the file of Portfolio Performance, with a password. Save it there without one (File, Save as).',
    unread_portfolio: 'This is the file of Portfolio Performance, but damaged, or from before 2021. Open it there and save it anew.',
    mt535: 'This is a SWIFT message (MT535). Export the list of holdings as CSV or Excel instead.',
    unknown_ofx: 'This OFX file lists no positions of a depot. Export the list of holdings as CSV or Excel instead.',
    web_page: 'This is a saved web page. Export the list of holdings as CSV or Excel instead.',
    xml: 'This is an XML file. Export the holdings with their market values as CSV instead.',
    invalid_json: 'This is not valid JSON.',
    unknown_json: 'This JSON holds no list of holdings with their market values.',
    bookings: 'This is a list of bookings or orders, not of holdings. Export the current holdings with their market values instead (depot overview, statement of assets).',
    no_table: 'No row has headers for a security (ISIN, WKN or name) and for its market value.',
    no_value: 'There is no column with the market value. Export the holdings with their market values in the base currency.',
    several_tables: 'There are several different tables of securities. Keep only the one with the holdings.',
    no_holdings: 'There is no holding below the headers.',
    value_unclear: 'It is not clear which column is the market value. Choose one.',
    value_column_unknown: 'There is no such column.',
    format_unclear: 'The amounts can be read in two ways. Say how they are written.',
    format_mixed: 'German and English amounts are mixed.',
    header_currency: 'The market values are in another currency. Choose it as the base currency, or convert them first.',
    price_missing: 'These units have no price in the file. State the price of one unit.',
    price_stale: 'The last known price of these units is older than 30 days. State the price of one unit, or take the old one.',
    total_differs: 'The file states another total than its rows add up to: rows are missing, or some are no holdings.',
    not_an_isin: 'Is not an ISIN.',
    wrong_check_digit: 'The check digit of the ISIN is wrong.',
    unknown_security: 'Without ISIN, and not known by its number or ticker. Add the ISIN.',
    not_an_amount: 'Is not an amount.',
    no_amount: 'The market value is missing.',
    negative: 'The market value is below zero.',
    too_much: 'The market value is larger than the service takes.',
    other_currency: 'Not in the base currency. Convert it first.',
    surplus_cells: 'More cells than headers. Numbers with commas need quotation marks.',
    cut_off: 'The file ends within this row.',
    product_differs: 'Units x price are another value. Correct the row, or name the column of the value.',
    sum_of_others: 'Is the sum of the other rows of this security, and would count twice.',
  },
  reasons: {
    total: 'a total',
    zero: 'worth nothing',
    negative_cash: 'an account below zero',
    no_identifier: 'neither ISIN nor WKN',
    unread: 'cannot be read',
    crypto: 'a crypto asset',
    unlisted: 'not traded at any exchange',
    other_currency: 'in another currency',
  },
  hint: (bank, view) => `${bank} has it as “${view}”.`,
}
