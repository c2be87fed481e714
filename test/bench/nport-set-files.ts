/** Writes a data set of Form N-PORT in its published layout, with invented funds. */
import { createWriteStream, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { join } from 'node:path'
import { isinOf } from './world'

/** How large the set is. */
export interface SetSize {
  funds: number
  rowsPerFund: number
}

export const holdingHeader = [
  'ACCESSION_NUMBER', 'HOLDING_ID', 'ISSUER_NAME', 'ISSUER_LEI', 'ISSUER_TITLE', 'ISSUER_CUSIP', 'BALANCE', 'UNIT', 'OTHER_UNIT_DESC', 'CURRENCY_CODE', 'CURRENCY_VALUE',
  'EXCHANGE_RATE', 'PERCENTAGE', 'PAYOFF_PROFILE', 'ASSET_CAT', 'OTHER_ASSET', 'ISSUER_TYPE', 'OTHER_ISSUER', 'INVESTMENT_COUNTRY', 'IS_RESTRICTED_SECURITY',
  'FAIR_VALUE_LEVEL', 'DERIVATIVE_CAT',
]
export const identifierHeader = ['HOLDING_ID', 'IDENTIFIERS_ID', 'IDENTIFIER_ISIN', 'IDENTIFIER_TICKER', 'OTHER_IDENTIFIER', 'OTHER_IDENTIFIER_DESC']

const accessionOf = (fund: number): string => `0000950123-26-${String(fund).padStart(6, '0')}`
export const seriesOf = (fund: number): string => `S${String(900_000_000 + fund)}`

const tsv = (header: readonly string[], rows: readonly (readonly string[])[]): string => [header, ...rows].map((row) => `${row.join('\t')}\n`).join('')

function smallTables(folder: string, funds: number): void {
  const numbers = Array.from({ length: funds }, (_, fund) => fund)
  writeFileSync(join(folder, 'SUBMISSION.tsv'), tsv(['ACCESSION_NUMBER', 'FILING_DATE', 'FILE_NUM', 'SUB_TYPE', 'REPORT_ENDING_PERIOD', 'REPORT_DATE', 'IS_LAST_FILING'],
    numbers.map((fund) => [accessionOf(fund), '26-MAY-2026', '811-00001', 'NPORT-P', '31-DEC-2026', '31-MAR-2026', 'N'])))
  writeFileSync(join(folder, 'REGISTRANT.tsv'), tsv(['ACCESSION_NUMBER', 'CIK', 'REGISTRANT_NAME', 'FILE_NUM', 'LEI'],
    numbers.map((fund) => [accessionOf(fund), '0000123456', 'Invented Trust', '811-00001', ''])))
  writeFileSync(join(folder, 'FUND_REPORTED_INFO.tsv'), tsv(['ACCESSION_NUMBER', 'SERIES_NAME', 'SERIES_ID', 'SERIES_LEI', 'TOTAL_ASSETS', 'TOTAL_LIABILITIES', 'NET_ASSETS'],
    numbers.map((fund) => [accessionOf(fund), `Invented Fund ${fund}`, seriesOf(fund), '', '1000000', '0', '1000000'])))
}

const countries = ['US', 'US', 'US', 'JP', 'GB', 'DE', 'FR', 'CH', 'CA', 'TW']

function holdingLine(fund: number, row: number, id: number, percentage: string): string {
  const issuer = (fund * 7 + row * 13) % 40_000
  const country = countries[issuer % countries.length] ?? 'US'
  return [
    accessionOf(fund), id, `Invented Company ${issuer} Incorporated`, '5493000000000000AB12', `Invented Company ${issuer} Common Stock`, '000000000', 1_000 + row, 'NS', '',
    'USD', `${100_000 + issuer}.25`, '', percentage, 'Long', 'EC', '', 'CORP', '', country, 'N', '1', '',
  ].join('\t')
}

/** Writes the tables; the shares of a fund add up to the whole. */
export async function writeNportSet(folder: string, { funds, rowsPerFund }: SetSize): Promise<void> {
  smallTables(folder, funds)
  const holdings = createWriteStream(join(folder, 'FUND_REPORTED_HOLDING.tsv'))
  const identifiers = createWriteStream(join(folder, 'IDENTIFIERS.tsv'))
  holdings.write(`${holdingHeader.join('\t')}\n`)
  identifiers.write(`${identifierHeader.join('\t')}\n`)
  const isins = Array.from({ length: 40_000 }, (_, issuer) => isinOf(countries[issuer % countries.length] ?? 'US', issuer))
  const percentage = (100 / rowsPerFund).toFixed(9)
  let id = 1_000_000
  for (let fund = 0; fund < funds; fund += 1) {
    let lines = ''
    let names = ''
    for (let row = 0; row < rowsPerFund; row += 1, id += 1) {
      lines += `${holdingLine(fund, row, id, percentage)}\n`
      names += `${id}\t${id}\t${isins[(fund * 7 + row * 13) % 40_000] ?? ''}\t\t\t\n`
    }
    if (!holdings.write(lines)) await once(holdings, 'drain')
    if (!identifiers.write(names)) await once(identifiers, 'drain')
  }
  holdings.end()
  identifiers.end()
  await Promise.all([finished(holdings), finished(identifiers)])
}
