/** The SEC's lists of tickers: of companies, and of the series and classes of funds. */
import * as z from 'zod'
import type { IsoDate } from '../../../../core/values/dates'
import { answerIn, foreignRows } from '../../foreign-json'
import type { Document, TickerRecord } from '../../store/documents'
import type { SourceClient } from '../client'
import { listingTable } from '../../bundle/tables'
import { embeddedRecords, embeddedTables } from '../../embedded/embedded'
import { sameName } from '../../importers/vocabulary/names'
import { disagrees, isMuchShorter, type Doubt } from '../../quality'
import { believe, editionOf, wayOut, type RenewableList } from '../renewal'
import { reportingFunds } from '../reporting-funds'

const publisher = { id: 'sec-tickers', title: 'SEC list of tickers', url: 'https://www.sec.gov/file/company-tickers', licence: 'public domain (United States government)' }

/** `company_tickers.json`: an object of numbered entries. */
const companies = z.record(z.string(), z.unknown())
const company = z.object({ cik_str: z.number(), ticker: z.string().min(1), title: z.string().min(1).max(1_000) })

/** `company_tickers_mf.json`: rows under named fields. */
const funds = z.object({
  fields: z.tuple([z.literal('cik'), z.literal('seriesId'), z.literal('classId'), z.literal('symbol')]),
  data: z.unknown(),
})
const fund = z.tuple([z.number(), z.string(), z.string(), z.string()])

/** Key of a ticker: a fund can be in both lists. */
export const companyTicker = (ticker: string): string => `company:${ticker}`
export const fundTicker = (ticker: string): string => `fund:${ticker}`

/** Both lists; `base` is the SEC's site. */
export const secTickers = (client: SourceClient, base: string): RenewableList[] => [
  tickerList(client, {
    name: 'sec-company-tickers', title: 'tickers of companies', url: `${base}/files/company_tickers.json`, doubts: companyDoubts,
    read: (value) => foreignRows(Object.values(companies.parse(value)), company).map(({ cik_str, ticker, title }) =>
      [companyTicker(ticker), { cik: String(cik_str), name: title, series: null }]),
  }),
  tickerList(client, {
    name: 'sec-fund-tickers', title: 'tickers of funds', url: `${base}/files/company_tickers_mf.json`, doubts: fundDoubts,
    read: (value) => foreignRows(funds.parse(value).data, fund).map(([cik, series, , symbol]) => [fundTicker(symbol), { cik: String(cik), name: null, series }]),
  }),
]

type Doubts = (records: ReadonlyMap<string, TickerRecord>) => Doubt[] | Promise<Doubt[]>

/** One of the SEC's lists. */
interface PublishedList {
  name: string
  title: string
  url: string
  /** Records of its JSON by their keys. */
  read: (value: unknown) => (readonly [string, TickerRecord])[]
  /** Checks of plausibility. */
  doubts: Doubts
}

const tickerList = (client: SourceClient, { name, title, url, read, doubts }: PublishedList): RenewableList => ({
  name,
  title: `SEC ${title}`,
  async newest({ last, today }) {
    const bytes = await client.get(url)
    const edition = editionOf(bytes)
    if (edition === last?.info.edition) return null
    const records = new Map(answerIn(name, bytes, read))
    believe(await doubts(records))
    if (last !== null) believe([isMuchShorter(records.size, last.info.counts.tickers ?? 0, 'the last one')], wayOut.afterLast)
    const batch = { name, format: name, title: `${publisher.title}: ${title}`, asOf: today, edition, sources: [{ ...publisher, retrieved: today }], documents: documents(records, today) }
    return { batch, rows: records.size, unknownSector: null }
  },
})

/** Known funds must keep their ticker and series. */
const fundDoubts: Doubts = (records) => {
  const known = reportingFunds.filter(({ series }) => series !== null)
  return [disagrees(known.filter(({ ticker, series }) => records.get(fundTicker(ticker))?.series === series).length, known.length, 'known funds')]
}

const exchanges = ['XNAS', 'XNYS']

/** Known companies must keep their ticker and name. */
const companyDoubts: Doubts = async (records) => {
  const listed = (await embeddedRecords(listingTable)).filter(({ exchange }) => exchanges.includes(exchange))
  const { found } = await embeddedTables().securities([...new Set(listed.map(({ isin }) => isin))])
  const shares = listed.filter(({ isin }) => found.get(isin)?.kind === 'stock')
  const alike = shares.filter(({ ticker, isin }) => sameName(records.get(companyTicker(ticker))?.name ?? '', found.get(isin)?.name ?? ''))
  return [disagrees(alike.length, shares.length, 'known companies')]
}

const documents = (records: ReadonlyMap<string, TickerRecord>, asOf: IsoDate): Document[] =>
  [...records].map(([key, body]) => ({ kind: 'tickers', key, asOf, body }))
