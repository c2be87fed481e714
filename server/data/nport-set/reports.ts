/** Which reports of a data set are taken: of every fund the newest one. */
import { join } from 'node:path'
import { isIsoDate, type IsoDate } from '../../../core/values/dates'
import { smallTable } from './table'

/** Rows of a table of reports; a quarter has some twelve thousand. */
const REPORTS_MAX = 200_000

/** One report of one fund. */
export interface Report {
  accession: string
  /** `S` and nine digits, or the registrant's number where the fund is no series. */
  fund: string
  name: string
  /** The day that its holdings are of. */
  asOf: IsoDate
  filed: IsoDate
}

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']

/** A day as the tables write it, `31-MAR-2026` or `2026-03-31`; null for anything else. */
function dayOf(text: string): IsoDate | null {
  const [, day = '', month = '', year = ''] = /^(\d{2})-([A-Z]{3})-(\d{4})$/.exec(text.toUpperCase()) ?? []
  const date = year === '' ? text : `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${day}`
  return isIsoDate(date) ? date : null
}

const isNewer = (a: Report, b: Report): boolean => (a.asOf === b.asOf ? a.filed > b.filed : a.asOf > b.asOf)

type Cells = ReadonlyMap<string, readonly string[]>

const isBlank = (text: string): boolean => text === '' || text === 'N/A'

/** A report out of its rows in three tables; null where it does not say its fund or its day. */
function reportOf([accession = '', series = '', title = '']: readonly string[], registrants: Cells, submissions: Cells): Report | null {
  const [cik = '', registrant = ''] = registrants.get(accession) ?? []
  const [reported = '', filed = ''] = submissions.get(accession) ?? []
  const fund = /^S\d{9}$/.test(series) ? series : cik.replace(/^0+/, '')
  const asOf = dayOf(reported)
  if (asOf === null || fund === '') return null
  return { accession, fund, name: isBlank(title) ? registrant : title, asOf, filed: dayOf(filed) ?? asOf }
}

const byFirst = (rows: readonly string[][]): Cells => new Map(rows.map(([first = '', ...rest]) => [first, rest]))

/** The newest report of every fund, by accession number; reports that do not say their fund or their day are left out. */
export async function newestReports(folder: string): Promise<Map<string, Report>> {
  const read = (file: string, columns: readonly string[]) => smallTable(join(folder, file), columns, REPORTS_MAX)
  const registrants = byFirst(await read('REGISTRANT.tsv', ['ACCESSION_NUMBER', 'CIK', 'REGISTRANT_NAME']))
  const submissions = byFirst(await read('SUBMISSION.tsv', ['ACCESSION_NUMBER', 'REPORT_DATE', 'FILING_DATE']))
  const byFund = new Map<string, Report>()
  for (const row of await read('FUND_REPORTED_INFO.tsv', ['ACCESSION_NUMBER', 'SERIES_ID', 'SERIES_NAME'])) {
    const report = reportOf(row, registrants, submissions)
    const other = report === null ? undefined : byFund.get(report.fund)
    if (report !== null && (other === undefined || isNewer(report, other))) byFund.set(report.fund, report)
  }
  return new Map([...byFund.values()].map((report) => [report.accession, report]))
}
