/** A quarter of the SEC's financial statement data sets: which annual reports are in it, and what they say of revenue. */
import { isIsoDate, type IsoDate } from '../../../../../core/values/dates'
import { unzipped } from '../../../archives'
import { tablePieces } from '../../../nport-set/table'
import type { Figure } from './split'

/** An annual report. */
export interface AnnualReport {
  accession: string
  /** The registrant's number, without zeros before it. */
  cik: string
  fiscalYear: number
  /** Last day of the year, as the data set has it: the end of the nearest month. */
  period: IsoDate
  filed: string
}

/** Annual reports of domestic and foreign registrants. */
const forms = ['10-K', '10-K/A', '10-KT', '20-F', '20-F/A', '40-F', '40-F/A']
/** What revenue is called in statements by the rules of the United States and by IFRS. */
const tags = [
  'RevenueFromContractWithCustomerExcludingAssessedTax', 'RevenueFromContractWithCustomerIncludingAssessedTax', 'Revenues', 'SalesRevenueNet', 'RevenuesNetOfInterestExpense',
  'Revenue', 'RevenueFromContractsWithCustomers',
]
const axes = ['Geographical', 'BusinessSegments']
/** A quarter has four million figures in half a gigabyte. */
const UNPACKED_MAX = 2 ** 31

const table = (path: string, name: string, columns: readonly string[]) => tablePieces(name, columns, unzipped(path, (file) => file === name, UNPACKED_MAX))

const dayOf = (text: string): IsoDate | null => {
  const day = text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
  return isIsoDate(day) ? day : null
}

/** The wanted cells of a row. */
const cellsOf = (row: readonly string[], at: readonly number[]): string[] => at.map((index) => row[index] ?? '')

function reportOf([accession = '', number = '', form = '', ended = '', year = '', part = '', filed = '']: readonly string[]): AnnualReport | null {
  const period = dayOf(ended)
  if (!forms.includes(form) || part !== 'FY' || period === null || !/^\d{4}$/.test(year)) return null
  return { accession, cik: number.replace(/^0+/, ''), fiscalYear: Number(year), period, filed }
}

const isNewer = (one: AnnualReport, other: AnnualReport): boolean => one.period > other.period || (one.period === other.period && one.filed > other.filed)

/** The newest annual report of each registrant that is wanted. @throws BundleError for a table that is not as published */
export async function annualReports(path: string, isWanted: (cik: string) => boolean): Promise<Map<string, AnnualReport>> {
  const reports = new Map<string, AnnualReport>()
  for await (const { rows, at } of table(path, 'sub.txt', ['ADSH', 'CIK', 'FORM', 'PERIOD', 'FY', 'FP', 'FILED'])) {
    for (const row of rows) {
      const report = reportOf(cellsOf(row, at))
      if (report === null || !isWanted(report.cik)) continue
      const other = reports.get(report.cik)
      if (other === undefined || isNewer(report, other)) reports.set(report.cik, report)
    }
  }
  return reports
}

/** The axis of a figure and its member; null where it is of something narrower. */
function placeOf(segments: string): Pick<Figure, 'axis' | 'member'> | null {
  const pairs = segments.split(';').filter((pair) => pair !== '' && pair !== 'ConsolidationItems=OperatingSegments').map((pair) => pair.split('='))
  const [[axis = '', member = ''] = [], second] = pairs
  if (pairs.length === 0) return segments === '' ? { axis: null, member: '' } : null
  return second === undefined && axes.includes(axis) && member !== '' ? { axis, member } : null
}

/** A figure of the year that ends on a day; null for another one. */
function figureOf([, tag = '', day = '', quarters = '', currency = '', segments = '', other = '', value = '']: readonly string[], ended: string): Figure | null {
  const [place, amount] = [placeOf(segments), Number(value)]
  if (day !== ended || quarters !== '4' || other !== '' || place === null || !/^[A-Z]{3}$/.test(currency) || value === '' || !Number.isFinite(amount)) return null
  return { tag, currency, ...place, amount }
}

/** The revenue of the last year in these reports, by accession number. @throws BundleError for a table that is not as published */
export async function revenueIn(path: string, reports: Iterable<AnnualReport>): Promise<Map<string, Figure[]>> {
  const wanted = new Map([...reports].map(({ accession, period }) => [accession, period.replaceAll('-', '')]))
  const figures = new Map<string, Figure[]>([...wanted.keys()].map((accession) => [accession, []]))
  for await (const { rows, at } of table(path, 'num.txt', ['ADSH', 'TAG', 'DDATE', 'QTRS', 'UOM', 'SEGMENTS', 'COREG', 'VALUE'])) {
    const [accessionAt = 0, tagAt = 0] = at
    for (const row of rows) {
      const [accession = '', tag = ''] = [row[accessionAt], row[tagAt]]
      const ended = wanted.get(accession)
      const figure = ended === undefined || !tags.includes(tag) ? null : figureOf(cellsOf(row, at), ended)
      if (figure !== null) figures.get(accession)?.push(figure)
    }
  }
  return figures
}
