/** The SEC's lists of tickers: of companies, and of the series and classes of funds. */
import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { IsoDate } from '../../../../core/values/dates'
import { BundleError } from '../../bundle/error'
import type { Document, TickerRecord } from '../../store/documents'
import type { SourceClient } from '../client'
import type { Present, RenewableList } from '../list'
import { believe } from '../quality'

const publisher = { id: 'sec-tickers', title: 'SEC list of tickers', url: 'https://www.sec.gov/file/company-tickers', licence: 'public domain (United States government)' }

/** `company_tickers.json`: an object of numbered entries. */
const companies = z.record(z.string(), z.object({ cik_str: z.number(), ticker: z.string().min(1), title: z.string().min(1) }))

/** `company_tickers_mf.json`: rows under named fields. */
const funds = z.object({
  fields: z.tuple([z.literal('cik'), z.literal('seriesId'), z.literal('classId'), z.literal('symbol')]),
  data: z.array(z.tuple([z.number(), z.string(), z.string(), z.string()])),
})

/** Key of a ticker: a fund can be in both lists. */
export const companyTicker = (ticker: string): string => `company:${ticker}`
export const fundTicker = (ticker: string): string => `fund:${ticker}`

/** Both lists; `base` is the SEC's site. */
export const secTickers = (client: SourceClient, base: string): RenewableList[] => [
  tickerList('sec-company-tickers', 'tickers of companies', client, `${base}/files/company_tickers.json`, (value) =>
    Object.values(companies.parse(value)).map(({ cik_str, ticker, title }) => [companyTicker(ticker), { cik: String(cik_str), name: title, series: null }])),
  tickerList('sec-fund-tickers', 'tickers of funds', client, `${base}/files/company_tickers_mf.json`, (value) =>
    funds.parse(value).data.map(([cik, series, , symbol]) => [fundTicker(symbol), { cik: String(cik), name: null, series }])),
]

type Read = (value: unknown) => (readonly [string, TickerRecord])[]

const tickerList = (name: string, title: string, client: SourceClient, url: string, read: Read): RenewableList => ({
  name,
  title: `SEC ${title}`,
  async newest({ last, today }) {
    const bytes = await client.get(url)
    const edition = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
    if (edition === last?.info.edition) return null
    const records = new Map(readJson(name, bytes, read))
    const rows = [...records.keys()]
    believe({ asOf: today, rows }, lastRows(last), today, [])
    const batch = { name, format: name, title: `${publisher.title}: ${title}`, asOf: today, edition, sources: [{ ...publisher, retrieved: today }], documents: documents(records, today) }
    return { batch, rows: rows.length, unknownSector: null }
  },
})

function readJson(name: string, bytes: Buffer, read: Read) {
  try {
    return read(JSON.parse(bytes.toString('utf8')))
  } catch {
    throw new BundleError(name, null, null, 'is not the list expected: damaged, of another shape, or a web page')
  }
}

const lastRows = (last: Present['last']) =>
  last === null ? null : { asOf: last.info.asOf, rows: Array.from({ length: last.info.counts.tickers ?? 0 }, () => '') }

const documents = (records: ReadonlyMap<string, TickerRecord>, asOf: IsoDate): Document[] =>
  [...records].map(([key, body]) => ({ kind: 'tickers', key, asOf, body }))
