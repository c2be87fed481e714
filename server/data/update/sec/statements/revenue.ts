/** Revenue by region of companies that report to the SEC, from its quarterly financial statement data sets. */
import { join } from 'node:path'
import type { RevenueRow } from '../../../../../core/reference/security'
import { ask } from '../../../../../core/reference/reference'
import { loadSecurities } from '../../../../../core/reference/tables/securities'
import type { Tables } from '../../../../../core/reference/tables/bundle'
import { addDays, type IsoDate } from '../../../../../core/values/dates'
import { embeddedListings, embeddedTables } from '../../../embedded/embedded'
import { exchangeKey } from '../../../importers/vocabulary/exchanges'
import { sameName } from '../../../importers/vocabulary/names'
import { disagrees, findsHardlyAny } from '../../../quality'
import type { Document } from '../../../store/documents'
import { believe, type Present, type RenewableList } from '../../believe'
import { SourceAway, type SourceClient } from '../../client'
import { download, passingFolder } from '../../download'
import { companyTicker } from '../tickers'
import { annualReports, revenueIn, type AnnualReport } from './archive'
import { splitOf, type Split } from './split'

/** Registrants report once a year: four quarters have them all. */
const QUARTERS = 4
/** The set of a quarter is there some weeks after its end. */
const PUBLISHED_AFTER_DAYS = 45

/** The newest quarters that are published, as the SEC names them: `2026q3`. */
export function quartersAt(today: IsoDate): string[] {
  const [year = 0, month = 0] = addDays(today, -PUBLISHED_AFTER_DAYS).split('-').map(Number)
  const ended = year * 4 + Math.floor((month - 1) / 3) - 1
  return Array.from({ length: QUARTERS }, (_, back) => `${Math.floor((ended - back) / 4)}q${((ended - back) % 4) + 1}`)
}

/** One list for each of the newest quarters; `base` is the SEC's site. What was published does not change: a quarter is fetched once. */
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

/** A company with its primary line. */
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

/** Companies by the number of the registrant: by the ticker of a share that is called like it. */
async function companiesByCik({ tables, tickers }: Present): Promise<Map<string, Listed>> {
  const listed = embeddedListings().filter(({ exchange }) => exchanges.includes(exchangeKey(exchange)))
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

/** Revenue with and without interest or the like differs by a little. */
const ALIKE = 0.02

const totalOf = (amounts: Iterable<number>): number => [...amounts].reduce((sum, amount) => sum + amount, 0)

/** Days of a year in a data set are those of the end of the nearest month. */
const NEAREST_DAYS = 20

/**
 * Splits of years that the package does not know yet. Totals of the years that it knows must mostly be the same.
 *
 * @throws Refused
 */
async function believedSplits(splits: readonly Found[], wanted: number, tables: Tables): Promise<Found[]> {
  const ids = splits.map(({ company }) => company.id)
  const [embedded, present] = await Promise.all([embeddedTables(), tables].map(async (known) => (await ask(ids, (keys) => known.revenue(keys))).found))
  const ratios = splits.flatMap(({ company, report: { period }, split: { currency, parts } }) => {
    const same = (embedded?.get(company.id) ?? []).filter((row) => row.currency === currency && addDays(row.reportDate, NEAREST_DAYS) >= period && row.reportDate <= addDays(period, NEAREST_DAYS))
    return same.length === 0 ? [] : [totalOf(parts.values()) / totalOf(same.map(({ amount }) => amount ?? 0))]
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
