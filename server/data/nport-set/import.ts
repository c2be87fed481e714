/**
 * The quarterly data set of Form N-PORT (tables of all funds that report to the SEC) into a store: one document for each fund,
 * like any other import, in one transaction. Memory holds one fund and what is on its way.
 */
import { latest } from '../../../core/values/dates'
import { sumBy } from '../../../core/values/sum'
import type { SecurityRecord } from '../../../core/reference/tables/bundle'
import { BundleError, passes } from '../bundle/csv'
import { checkHoldings } from '../importers/holdings'
import type { Document } from '../store/documents'
import type { Store } from '../store/store'
import { reportedLists, type ReportedList } from './lists'
import { newestReports } from './reports'

const NAME = 'sec-nport-set'
/** What came of an import. */
export interface SetSummary {
  /** Newest day of a list. */
  asOf: string
  lists: number
  rows: number
  /** Lists that cannot be whole: their weights add up to less than 90 % or more than 110 %. */
  refused: number
  version: number
}

/** What an import may be told. */
interface SetOptions {
  /** ISIN under which a fund is kept; without one it has the number of its series, or of its registrant. */
  isinOf?(fund: string): string | undefined
  onProgress?(lists: number, rows: number): void
  now: Date
}

function fundOf(key: string, { report, rows }: ReportedList): SecurityRecord {
  const shares = sumBy(rows, ({ kind, weight }) => (kind === 'equity' ? weight : 0))
  return {
    isin: key, name: report.name, kind: 'fund', assetClass: shares > 0.5 ? 'equities' : null, currency: null, country: null, companyId: null, sector: null,
    industry: null, ter: null, domicile: 'US', asOf: null, source: 'sec-nport',
  }
}

const isWhole = ({ report, rows }: ReportedList): boolean => passes(() => checkHoldings(report.accession, rows))

type Counted = Pick<SetSummary, 'lists' | 'rows' | 'refused'>

/** The documents of every list that is whole. */
async function* documentsOf(lists: AsyncIterable<ReportedList>, counted: Counted, { isinOf, onProgress }: SetOptions): AsyncGenerator<Document> {
  for await (const list of lists) {
    if (!isWhole(list)) {
      counted.refused += 1
      continue
    }
    counted.lists += 1
    counted.rows += list.rows.length
    const { fund, asOf } = list.report
    const key = isinOf?.(fund) ?? fund
    if (key !== fund) for (const row of list.rows) row.fundIsin = key
    yield { kind: 'securities', key, asOf: null, body: fundOf(key, list) }
    yield { kind: 'constituents', key, asOf, body: list.rows }
    onProgress?.(counted.lists, counted.rows)
  }
}

/**
 * Takes in an unpacked data set: of every fund its newest list. An earlier data set is replaced; nothing changes when a
 * table is not as published.
 *
 * @throws BundleError naming table, line, column and reason
 */
export async function importNportSet(folder: string, store: Store, options: SetOptions): Promise<SetSummary> {
  const reports = await newestReports(folder)
  const asOf = latest([...reports.values()].map((report) => report.asOf))
  if (asOf === null) throw new BundleError('SUBMISSION.tsv', 'says no day of any report', null, 'REPORT_DATE')
  const counted: Counted = { lists: 0, rows: 0, refused: 0 }
  const source = { id: 'sec-nport', title: 'SEC Form N-PORT data set', url: 'https://www.sec.gov/edgar', licence: 'public domain (United States government)', retrieved: asOf }
  const documents = documentsOf(reportedLists(folder, reports), counted, options)
  const [written] = await store.write([{ name: NAME, format: NAME, title: source.title, asOf, sources: [source], documents }], options.now)
  return { asOf, ...counted, version: written?.version ?? 0 }
}
