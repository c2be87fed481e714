/** Holdings of funds from their newest public report to the SEC (Form N-PORT). */
import type { ConstituentRecord } from '../../../../core/reference/tables/bundle'
import { daysBetween, isIsoDate, type IsoDate } from '../../../../core/values/dates'
import { holdingsBatch } from '../../importers/batches'
import { sourceFile } from '../../importers/formats'
import type { Holding, HoldingsFile } from '../../importers/holdings'
import { readNport, type NportFiling } from '../../importers/publishers/nport'
import { listingOf, resolveIsins } from '../../importers/resolve'
import { sameName } from '../../importers/vocabulary/names'
import type { Batch, Document } from '../../store/documents'
import type { SourceClient } from '../client'
import {
  firstOf, hasEndlessNames, hasTurned, holdsNoShares, holdsTooFew, isAnotherFund, isFiledLate, isLongAndShort, isMuchLonger,
  isMuchShorter, isOfNoPossibleDay, isOfOtherCountries, isOlder, namesNobody, repeatsItself, type Doubt,
} from '../../quality'
import { believe, wayOut, Refused, type Present, type RenewableList, type Renewal } from '../renewal'
import { besideOf, inCommon } from '../beside'
import { companiesOf as companiesIn, regionOf } from '../index-facts'
import { companiesOf, weightWithoutSector, withCompanies, type CompanyOf } from '../known-companies'
import { nportName } from '../names'
import type { ReportingFund } from '../reporting-funds'
import { companyTicker, fundTicker } from './tickers'
import { BundleError } from '../../bundle/csv'
import { xmlRecords, type Fields } from '../../importers/reading/xml'
import { ascending } from '../../../../core/values/order'

// The list of a fund's filings, as the SEC's company browser gives it: an Atom feed.

interface FiledReport {
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
function reportsIn(xml: string): FiledReport[] {
  const { around, records } = xmlRecords(FILE, xml, 'feed/entry', ENTRIES_MAX)
  if (!around.has('feed')) throw new BundleError(FILE, 'is no Atom feed: the SEC does not know the fund, or answers with a web page')
  const reports = records.flatMap(reportOf)
  if (reports.length === 0) throw new BundleError(FILE, 'has no public report')
  return reports.sort((a, b) => ascending(b.filed, a.filed) || ascending(b.accession, a.accession))
}

function reportOf(entry: Fields): FiledReport[] {
  const field = (name: string): string => entry.get(`content/${name}`) ?? ''
  const [accession, filed, form] = [field('accession-number'), field('filing-date'), field('filing-type')]
  const [, cik] = /\/edgar\/data\/(\d{1,10})\//.exec(field('filing-href')) ?? []
  if (!forms.includes(form) || !/^\d{10}-\d{2}-\d{6}$/.test(accession) || cik === undefined || !isIsoDate(filed)) return []
  return [{ accession, cik, filed, isAmendment: form.endsWith('/A') }]
}

/** Path of the report on the SEC's site. */
const pathOf = ({ cik, accession }: FiledReport): string => `/Archives/edgar/data/${cik}/${accession.replaceAll('-', '')}/primary_doc.xml`

/** The list of a fund; `base` is the SEC's site. */
export const nportList = (fund: ReportingFund, client: SourceClient, base: string): RenewableList => ({
  name: nportName(fund),
  title: `${fund.ticker} (${fund.index})`,
  async newest(present) {
    await checkSeries(fund, present)
    const reports = reportsIn((await client.get(feedAddress(base, fund))).toString('latin1'))
    const accession = reports[0]?.accession ?? ''
    if (accession === present.last?.info.edition) return null
    const filing = await newestOf(reports, async (report) => readReport(fund, report, await client.get(base + pathOf(report))))
    return renewal(fund, filing, accession, present)
  },
})

const feedAddress = (base: string, { series, cik }: ReportingFund): string =>
  `${base}/cgi-bin/browse-edgar?action=getcompany&CIK=${series ?? cik.padStart(10, '0')}&type=NPORT-P&output=atom`

/** A ticker that belongs to another series now is another fund. */
async function checkSeries(fund: ReportingFund, present: Present): Promise<void> {
  const series = (await present.tickers([fundTicker(fund.ticker)])).get(fundTicker(fund.ticker))?.series ?? null
  if (series !== null && fund.series !== null && series !== fund.series) throw new Refused(`the SEC gives the ticker ${fund.ticker} to another fund (${series})`)
}

/** The newest report; if that is an amendment, the one with the later date of it and the newest original. */
async function newestOf(reports: readonly FiledReport[], read: (report: FiledReport) => Promise<NportFiling>): Promise<NportFiling> {
  const [first, ...others] = reports
  if (first === undefined) throw new TypeError('there is no report')
  const original = first.isAmendment ? others.find(({ isAmendment }) => !isAmendment) : undefined
  const newest = await read(first)
  if (original === undefined) return newest
  const older = await read(original)
  return (older.file.asOf ?? '') > (newest.file.asOf ?? '') ? older : newest
}

async function readReport(fund: ReportingFund, { accession, filed }: FiledReport, bytes: Buffer): Promise<NportFiling> {
  const filing = readNport(await sourceFile(`${accession}.xml`, bytes))
  const isOwn = fund.series === null ? filing.cik === fund.cik : filing.series === fund.series
  if (!isOwn) throw new Refused('the report is that of another fund')
  if (filing.file.asOf === null) throw new Refused('the report does not say its day')
  if (filing.file.asOf > filed) throw new Refused(`the report is of ${filing.file.asOf}, after the day on which it was filed`)
  believe([isFiledLate(filing.file.asOf, filed, daysBetween(filing.file.asOf, filed))])
  return filing
}

async function renewal(fund: ReportingFund, { file }: NportFiling, edition: string, present: Present): Promise<Renewal> {
  const { tables, known, today } = present
  const resolved = await resolveIsins(await withExchanges(file.rows, present), known)
  const companyOf = await companiesOf(resolved, tables)
  const rows = withCompanies(resolved, companyOf)
  const [{ asOf, ...batch }] = await holdingsBatch(edition, { ...file, rows }, { isin: fund.isin, asOf: null, currency: null, adjusted: false }, known)
  const documents = [...batch.documents, ...issuerDocuments(rows, file, asOf)]
  believe([isOfNoPossibleDay(asOf, today), ...ownDoubts(fund, file, resolved, companyOf)])
  const list = { asOf, fundName: file.fundName ?? '', rows: constituentsIn(documents) }
  const last = await lastHoldings(fund, present)
  if (last !== null) believe(await doubtsAfter(list, last), wayOut.afterLast)
  believe([await doubtBeside(list, fund, tables)], wayOut.besideKnown)
  return {
    batch: { ...batch, name: nportName(fund), asOf, edition, documents } satisfies Batch,
    rows: rows.length,
    unknownSector: weightWithoutSector(resolved, companyOf),
  }
}

const exchanges = ['XNAS', 'XNYS', 'ARCX', 'XASE', 'BATS']

/**
 * Gives rows of which only a ticker is known the exchange of the United States on which it is listed, when the SEC's list
 * has that ticker for a company of the same name.
 */
async function withExchanges(rows: readonly Holding[], { tickers, known }: Present): Promise<Holding[]> {
  const needs = (row: Holding) => row.isin === null && row.ticker !== null && row.kind === 'equity'
  const listed = await tickers([...new Set(rows.filter(needs).map(({ ticker }) => companyTicker(ticker ?? '')))])
  return rows.map((row) => {
    const name = listed.get(companyTicker(row.ticker ?? ''))?.name ?? null
    if (!needs(row) || name === null || !sameName(name, row.name)) return row
    return { ...row, exchange: exchanges.find((exchange) => known.isinsOf(listingOf(row.ticker ?? '', exchange)).length > 0) ?? null }
  })
}

/** Which legal entity issued which share. */
function issuerDocuments(rows: readonly Holding[], { publisher }: HoldingsFile, asOf: string): Document[] {
  const issuers = rows.flatMap(({ isin, lei, name, kind }) => (isin === null || !lei || kind !== 'equity' ? [] : [{ isin, lei, name, source: publisher.id }]))
  return [...new Map(issuers.map((body) => [body.isin, body]))].map(([key, body]) => ({ kind: 'issuers', key, asOf, body }))
}

const constituentsIn = (documents: readonly Document[]): readonly ConstituentRecord[] =>
  documents.flatMap((document) => (document.kind === 'constituents' ? document.body : []))

interface List {
  asOf: string
  fundName: string
  rows: readonly ConstituentRecord[]
}

async function lastHoldings({ isin }: ReportingFund, { last }: Present): Promise<List | null> {
  if (last === null) return null
  const { found } = await last.layer.constituents([isin])
  const rows = found.get(isin)
  return rows === undefined ? null : { asOf: last.info.asOf, fundName: last.info.title, rows }
}

/** Doubts about a report by itself, from facts about the index. */
function ownDoubts({ index }: ReportingFund, { fundName }: HoldingsFile, rows: readonly Holding[], companyOf: CompanyOf): Doubt[] {
  const shares = rows.filter(({ kind }) => kind === 'equity')
  const placed = shares.map((row) => ({ ...row, country: companyOf(row)?.company.country ?? row.country }))
  const [region, named] = [regionOf(index), companiesIn(index)]
  return [
    isLongAndShort(rows),
    hasEndlessNames(rows.map(({ name }) => name)),
    holdsNoShares(rows),
    holdsTooFew(shares.length),
    namesNobody(rows.map((row) => ({ ...row, identified: row.isin !== null || row.cusip !== null || Boolean(row.lei) }))),
    repeatsItself(shares.flatMap(({ isin }) => isin ?? [])),
    hasTurned(fundName ?? '', [index]),
    region === null ? null : isOfOtherCountries(placed, region.isInside, region.least, index),
    named === null ? null : isMuchShorter(shares.length, named.companies, index),
    named === null || named.isLeast ? null : isMuchLonger(shares.length, named.companies, index),
  ]
}

const THE_LAST = 'the last one'

const doubtsAfter = async ({ asOf, fundName, rows }: List, last: List): Promise<Doubt[]> => [
  isOlder(asOf, last.asOf, THE_LAST),
  isMuchShorter(rows.length, last.rows.length, THE_LAST),
  isMuchLonger(rows.length, last.rows.length, THE_LAST),
  isAnotherFund(await inCommon(rows, last.rows), THE_LAST),
  hasTurned(fundName, [last.fundName]),
]

/** Doubt if a report differs from all lists for comparison; null if one is similar, or there is none. */
async function doubtBeside({ asOf, rows }: List, fund: ReportingFund, tables: Present['tables']): Promise<Doubt> {
  const besides = await besideOf(fund, tables)
  const doubts = await Promise.all(besides.map(async (beside) => firstOf(
    isAnotherFund(await inCommon(rows, beside.rows), beside.what),
    isMuchShorter(rows.length, beside.rows.length, beside.what),
    beside.asOf === null ? null : isOlder(asOf, beside.asOf, 'the known list'),
  )))
  return doubts.includes(null) ? null : firstOf(...doubts)
}
