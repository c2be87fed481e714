/** Revenue by region of companies that report to the SEC, from its quarterly financial statement data sets. */
import { isIsoDate, type IsoDate, addDays } from '../../../../../core/values/dates'
import { unzipped } from '../../../archives'
import { tablePieces } from '../../../nport-set/table'
import { type Figure, splitOf, type Split } from './split'
import { join } from 'node:path'
import type { RevenueRow } from '../../../../../core/reference/security'
import { ask } from '../../../../../core/reference/reference'
import { loadSecurities } from '../../../../../core/reference/tables/securities'
import type { Tables } from '../../../../../core/reference/tables/bundle'
import { listingTable } from '../../../bundle/tables'
import { embeddedRecords, embeddedTables } from '../../../embedded/embedded'
import { exchangeKey } from '../../../importers/vocabulary/exchanges'
import { sameName } from '../../../importers/vocabulary/names'
import { disagrees, findsHardlyAny } from '../../../quality'
import type { Document } from '../../../store/documents'
import { believe, type Present, type RenewableList } from '../../renewal'
import { SourceAway, type SourceClient } from '../../client'
import { download, passingFolder } from '../../download'
import { companyTicker } from '../tickers'
import { sum } from '../../../../../core/values/sum'

// A quarterly data set: its annual reports and their revenue figures.

interface AnnualReport {
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
/** Tags for revenue in US GAAP and IFRS. */
const tags = [
  'RevenueFromContractWithCustomerExcludingAssessedTax', 'RevenueFromContractWithCustomerIncludingAssessedTax', 'Revenues', 'SalesRevenueNet', 'RevenuesNetOfInterestExpense',
  'Revenue', 'RevenueFromContractsWithCustomers',
]
const axes = ['Geographical', 'BusinessSegments']

const table = (path: string, name: string, columns: readonly string[]) => tablePieces(name, columns, unzipped(path, (file) => file === name))

const dayOf = (text: string): IsoDate | null => {
  const day = text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
  return isIsoDate(day) ? day : null
}

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

/** The axis and member of a figure; null if it has further dimensions. */
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

/** Four quarters include every registrant's annual report. */
const QUARTERS = 4
/** A data set is published some weeks after its quarter. */
const PUBLISHED_AFTER_DAYS = 45

/** The newest quarters that are published, as the SEC names them: `2026q3`. */
export function quartersAt(today: IsoDate): string[] {
  const [year = 0, month = 0] = addDays(today, -PUBLISHED_AFTER_DAYS).split('-').map(Number)
  const ended = year * 4 + Math.floor((month - 1) / 3) - 1
  return Array.from({ length: QUARTERS }, (_, back) => `${Math.floor((ended - back) / 4)}q${((ended - back) % 4) + 1}`)
}

/** One list for each of the newest quarters; `base` is the SEC's site. Published sets do not change: each is fetched once. */
export const revenueLists = (client: SourceClient, base: string, today: IsoDate): RenewableList[] =>
  quartersAt(today).map((quarter) => ({
    name: `sec-revenue:${quarter}`,
    title: `SEC revenue by region, reports of ${quarter}`,
    async newest(present) {
      if (present.last?.info.edition === quarter) return null
      const companies = await companiesByCik(present)
      const { folder, clear } = await passingFolder()
      try {
        const path = join(folder, `${quarter}.zip`)
        await download(client, `${base}/files/dera/data/financial-statement-data-sets/${quarter}.zip`, path)
        const reports = await annualReports(path, (cik) => companies.has(cik))
        const figures = await revenueIn(path, reports.values())
        const splits = [...reports.values()].flatMap((report) => {
          const [company, split] = [companies.get(report.cik), splitOf(figures.get(report.accession) ?? [])]
          return company === undefined || split === null || report.period > endOf(quarter) ? [] : [{ company, report, split }]
        })
        return renewalOf(quarter, await believedSplits(splits, companies.size, present.tables), today)
      } finally {
        await clear()
      }
    },
  }))

/** A company with its primary listing. */
interface Listed {
  id: string
  isin: string
}

interface Found {
  company: Listed
  report: AnnualReport
  split: Split
}

const exchanges = ['XNAS', 'XNYS']

/** A ticker as the SEC may write it: `BRK-B`. */
const spellings = (ticker: string): string[] => [...new Set([ticker, ticker.replaceAll(/[ ./]/g, '-')])]

/** Companies by registrant number (CIK), matched by ticker and name of a share. */
async function companiesByCik({ tables, tickers }: Present): Promise<Map<string, Listed>> {
  const listed = (await embeddedRecords(listingTable)).filter(({ exchange }) => exchanges.includes(exchangeKey(exchange)))
  const records = await tickers([...new Set(listed.flatMap(({ ticker }) => spellings(ticker).map(companyTicker)))])
  if (records.size === 0) throw new SourceAway('needs the SEC\'s list of tickers, which has not been had yet')
  const { found } = await loadSecurities(tables, [...new Set(listed.map(({ isin }) => isin))])
  const known = await ask([...new Set([...found.values()].flatMap(({ companyId }) => companyId ?? []))], (ids) => tables.companies(ids))
  const companies = new Map<string, Listed | null>()
  for (const { ticker, isin } of listed) {
    const record = spellings(ticker).map((spelling) => records.get(companyTicker(spelling))).find((one) => one !== undefined)
    const security = found.get(isin)
    const company = known.found.get(security?.companyId ?? '')
    if (record === undefined || security === undefined || company === undefined || company.isin === null || !sameName(record.name ?? '', security.name)) continue
    const other = companies.get(record.cik)
    companies.set(record.cik, other === undefined || other?.id === company.id ? { id: company.id, isin: company.isin } : null)
  }
  return new Map([...companies].flatMap(([cik, company]) => (company === null ? [] : [[cik, company]])))
}

/** Tolerance: revenue with and without items such as interest differs a little. */
const ALIKE = 0.02

/** Tolerance: data sets round the last day of a year to the end of the nearest month. */
const NEAREST_DAYS = 20

/**
 * Splits of years newer than the embedded data. Totals of years that it has must mostly agree.
 *
 * @throws Refused
 */
async function believedSplits(splits: readonly Found[], wanted: number, tables: Tables): Promise<Found[]> {
  const ids = splits.map(({ company }) => company.id)
  const [embedded, present] = await Promise.all([embeddedTables(), tables].map(async (known) => (await ask(ids, (keys) => known.revenue(keys))).found))
  const ratios = splits.flatMap(({ company, report: { period }, split: { currency, parts } }) => {
    const same = (embedded?.get(company.id) ?? []).filter((row) => row.currency === currency &&
      addDays(row.reportDate, NEAREST_DAYS) >= period && row.reportDate <= addDays(period, NEAREST_DAYS))
    return same.length === 0 ? [] : [sum(parts.values()) / sum(same.map(({ amount }) => amount ?? 0))]
  })
  believe([findsHardlyAny(splits.length, Math.ceil(wanted / QUARTERS), 'companies'), disagrees(ratios.filter((ratio) => Math.abs(ratio - 1) < ALIKE).length, ratios.length, 'revenues of the package')])
  return splits.filter(({ company, report }) => (present?.get(company.id) ?? []).every(({ reportDate }) => addDays(reportDate, NEAREST_DAYS) < report.period))
}

const source = { id: 'sec-statements', title: 'SEC financial statement data sets', url: 'https://www.sec.gov/dera/data/financial-statement-data-sets', licence: 'public domain (United States government)' }

function renewalOf(quarter: string, splits: readonly Found[], today: IsoDate) {
  const documents = splits.map(({ company, report: { fiscalYear, period }, split: { currency, parts } }): Document => ({
    kind: 'revenue', key: company.id, asOf: period,
    body: [...parts].map(([segment, amount]): RevenueRow => ({ companyId: company.id, isin: company.isin, fiscalYear, period: 'FY', reportDate: period, currency, segment, amount })),
  }))
  const batch = { name: `sec-revenue:${quarter}`, format: 'sec-statements', title: `${source.title}: ${quarter}`, asOf: endOf(quarter), edition: quarter, sources: [{ ...source, retrieved: today }], documents }
  return { batch, rows: documents.length, unknownSector: null }
}

/** Last day of a quarter. */
function endOf(quarter: string): IsoDate {
  const [year = '', number = ''] = quarter.split('q')
  return `${year}-${['03-31', '06-30', '09-30', '12-31'][Number(number) - 1] ?? ''}`
}
