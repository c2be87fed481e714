/** The list of a fund's filings, as the SEC's company browser gives it: an Atom feed. */
import { isIsoDate, type IsoDate } from '../../../../core/values/dates'
import { BundleError } from '../../bundle/error'
import { xmlRecords, type Fields } from '../../importers/reading/xml'
import { ascending } from '../../../../core/values/order'

/** A filing in the feed. */
export interface FiledReport {
  /** The SEC's number of the filing, `0001099263-26-007248`. */
  accession: string
  /** Folder of the registrant in the archive. */
  cik: string
  filed: IsoDate
  /** Whether it corrects an earlier one. */
  isAmendment: boolean
}

const FILE = 'feed of filings'
const forms = ['NPORT-P', 'NPORT-P/A']
/** The SEC gives a hundred at most. */
const ENTRIES_MAX = 1_000

/** The public reports in a feed, newest first. */
export function reportsIn(xml: string): FiledReport[] {
  const { around, records } = xmlRecords(FILE, xml, 'feed/entry', ENTRIES_MAX)
  if (!around.has('feed')) throw new BundleError(FILE, null, null, 'is no Atom feed: the SEC does not know the fund, or answers with a web page')
  const reports = records.flatMap(reportOf)
  if (reports.length === 0) throw new BundleError(FILE, null, null, 'has no public report')
  return reports.sort((a, b) => ascending(b.filed, a.filed) || ascending(b.accession, a.accession))
}

function reportOf(entry: Fields): FiledReport[] {
  const field = (name: string): string => entry.get(`content/${name}`) ?? ''
  const [accession, filed, form] = [field('accession-number'), field('filing-date'), field('filing-type')]
  const [, cik] = /\/edgar\/data\/(\d{1,10})\//.exec(field('filing-href')) ?? []
  if (!forms.includes(form) || !/^\d{10}-\d{2}-\d{6}$/.test(accession) || cik === undefined || !isIsoDate(filed)) return []
  return [{ accession, cik, filed, isAmendment: form.endsWith('/A') }]
}

/** Where the report itself lies below the SEC's site. */
export const pathOf = ({ cik, accession }: FiledReport): string => `/Archives/edgar/data/${cik}/${accession.replaceAll('-', '')}/primary_doc.xml`
