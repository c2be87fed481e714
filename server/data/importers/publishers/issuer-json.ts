/** Holdings in the JSON of issuers' sites: one record per holding, or one list per field. */
import * as z from 'zod'
import type { IsoDate } from '../../../../core/values/dates'
import { isValidIsin } from '../../../../core/values/isin'
import { entriesOf } from '../../../../core/values/record'
import { BundleError } from '../../bundle/csv'
import { around, foreignJson } from '../../foreign-json'
import { RowReader, type Field, type Importer, type SourceFile } from '../columns'
import { checkHoldings, type HoldingsFile } from '../holdings'
import { dayOf } from '../vocabulary/dates'

/** A list as it was found: its records, and what is said of it. */
interface Found {
  records: readonly Readonly<Record<string, unknown>>[]
  asOf: IsoDate | null
  fundName: string | null
  fundIsin: string | null
}

interface Layout {
  format: string
  title: string
  publisher: HoldingsFile['publisher']
  /** Words that only this layout has. */
  marks: readonly string[]
  fields: Partial<Record<Field, string>>
  unit: 'percent' | 'fraction'
  /** @throws ZodError for JSON of another shape */
  find(value: unknown): Found
}

const records = z.array(z.record(z.string(), z.unknown()))
const word = z.string().nullish()
/** Null for a missing day, which another may replace; an unreadable day is an error. */
function day(text: string | null | undefined): IsoDate | null {
  if (text === null || text === undefined || text.trim() === '') return null
  const read = dayOf(text.slice(0, 10))
  if (read === null) throw new RangeError('a day that is none')
  return read
}
const isinOf = (text: string | null | undefined): string | null => (typeof text === 'string' && isValidIsin(text) ? text : null)

const amundiAnswer = z.object({
  products: z.tuple([z.object({
    productId: word,
    characteristics: z.object({ SHARE_MARKETING_NAME: word, POSITION_AS_OF_DATE: word, FUND_REPLICATION_METHODOLOGY: word }).nullish(),
    composition: z.object({
      totalNumberOfInstruments: z.number().nullish(),
      compositionData: z.array(z.object({ weight: z.number().nullish(), compositionCharacteristics: z.record(z.string(), z.unknown()) })),
    }),
  })]),
})
const vanguardAnswer = z.object({ data: z.object({
  funds: z.array(z.object({ profile: z.object({ fundFullName: word }).nullish() })).nullish(),
  borHoldings: z.tuple([z.object({ holdings: z.object({ totalHoldings: z.number().nullish(), items: records }) })]),
}) })
const jpmorganAnswer = z.object({ fundData: z.object({
  name: word, shareClass: z.object({ cusip: word }).nullish(), dailyHoldingsAll: z.object({ effectiveDate: word, data: records }),
}) })
const invescoAnswer = z.object({ effectiveDate: word, holdings: records })
const column = z.union([z.array(z.unknown()), z.object({ value: z.array(z.unknown()) }).transform(({ value }) => value)])
const single = z.union([z.number(), z.string(), z.object({ value: z.union([z.number(), z.string()]) }).transform(({ value }) => value)])

const isharesFields = { name: 'issueName', ticker: 'ticker', isin: 'isin', sector: 'sectorName', assetClass: 'assetClass', weight: 'holdingPercent', country: 'countryOfRisk', exchange: 'exchange', currency: 'marketCurrencyCode' }

/** A list for each field, all as long as each other. */
function columnar(value: unknown): Found {
  const points = around('holdingPercent', value) ?? {}
  const columns = Object.values(isharesFields).flatMap((key) => (key in points ? [[key, column.parse(points[key])] as const] : []))
  const rows = columns.find(([key]) => key === 'holdingPercent')?.[1].length ?? 0
  if (columns.some(([, values]) => values.length !== rows)) throw new RangeError('lists of different length')
  const dated = single.safeParse(points.asOfDate)
  return {
    records: Array.from({ length: rows }, (_, row) => Object.fromEntries(columns.map(([key, values]) => [key, values[row]]))),
    asOf: dated.success ? day(String(dated.data).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')) : null, fundName: null, fundIsin: null,
  }
}

/** One answer, or several pages of it. */
function pages(value: unknown): Found {
  const answers = (Array.isArray(value) ? value : [value]).map((page) => vanguardAnswer.parse(page).data)
  const items = answers.flatMap(({ borHoldings: [{ holdings }] }) => holdings.items)
  const total = answers[0]?.borHoldings[0].holdings.totalHoldings ?? items.length
  if (items.length !== total) throw new RangeError('pages are missing')
  const named = items.map((item) => ({ ...item, name: item.issuerName ?? item.securityLongDescription, sector: item.gicsSectorDescription ?? item.icbIndustryDescription }))
  return { records: named, asOf: day(word.catch(null).parse(items[0]?.effectiveDate)), fundName: answers[0]?.funds?.[0]?.profile?.fundFullName ?? null, fundIsin: null }
}

function composition(value: unknown): Found {
  const { products: [{ productId, characteristics, composition: { compositionData: rows, totalNumberOfInstruments: total } }] } = amundiAnswer.parse(value)
  if (typeof total === 'number' && total !== rows.length) throw new RangeError('rows are missing')
  if (/indirect|swap/i.test(characteristics?.FUND_REPLICATION_METHODOLOGY ?? '')) throw new Basket()
  const found = rows.map(({ weight, compositionCharacteristics: row }) => ({ ...row, name: row.name ?? row.type, weight: weight ?? row.weight }))
  const asOf = day(characteristics?.POSITION_AS_OF_DATE ?? word.catch(null).parse(rows[0]?.compositionCharacteristics.date))
  return { records: found, asOf, fundName: characteristics?.SHARE_MARKETING_NAME ?? null, fundIsin: isinOf(productId) }
}

const layouts: readonly Layout[] = [
  {
    format: 'ishares-json', title: 'iShares holdings (JSON)', publisher: { id: 'ishares', title: 'BlackRock iShares holdings', url: 'https://www.ishares.com/' },
    marks: ['"holdingPercent"', '"issueName"'], fields: isharesFields, unit: 'percent', find: columnar,
  },
  {
    format: 'amundi-json', title: 'Amundi holdings (JSON)', publisher: { id: 'amundi', title: 'Amundi ETF holdings', url: 'https://www.amundietf.com/' },
    marks: ['"compositionData"', '"compositionCharacteristics"'], unit: 'fraction', find: composition,
    fields: { name: 'name', isin: 'isin', assetClass: 'type', currency: 'currency', weight: 'weight', sector: 'sector', country: 'countryOfRisk' },
  },
  {
    format: 'vanguard-json', title: 'Vanguard holdings, Europe (JSON)', publisher: { id: 'vanguard', title: 'Vanguard ETF holdings', url: 'https://www.vanguard.com/' },
    marks: ['"borHoldings"', '"marketValuePercentage"'], unit: 'percent', find: pages,
    fields: { name: 'name', isin: 'isin', ticker: 'ticker', assetClass: 'securityType', sector: 'sector', weight: 'marketValuePercentage', country: 'bloombergIsoCountry' },
  },
  {
    format: 'jpmorgan-json', title: 'J.P. Morgan ETF holdings (JSON)', publisher: { id: 'jpmorgan', title: 'J.P. Morgan ETF holdings', url: 'https://am.jpmorgan.com/' },
    marks: ['"dailyHoldingsAll"', '"marketValuePercent"'], unit: 'percent',
    fields: { name: 'securityDescription', isin: 'securityIsin', ticker: 'securityTicker', assetClass: 'securityType', weight: 'marketValuePercent', country: 'country', currency: 'currencyCode' },
    find(value) {
      const { name = null, shareClass, dailyHoldingsAll: { effectiveDate, data } } = jpmorganAnswer.parse(value).fundData
      return { records: data, asOf: day(effectiveDate), fundName: name, fundIsin: isinOf(shareClass?.cusip) }
    },
  },
  {
    format: 'invesco-json', title: 'Invesco holdings, Europe (JSON)', publisher: { id: 'invesco', title: 'Invesco ETF holdings', url: 'https://www.invesco.com/' },
    marks: ['"effectiveDate"', '"holdings"', '"weight"'], unit: 'percent', fields: { name: 'name', isin: 'isin', weight: 'weight' },
    find(value) {
      const { effectiveDate, holdings } = invescoAnswer.parse(value)
      return { records: holdings, asOf: day(effectiveDate), fundName: null, fundIsin: null }
    },
  },
]

/** The list is the collateral basket of a swap-based fund. */
class Basket extends Error {}

/** A fund of all bonds of the world has thirty thousand holdings of some twenty fields. */
const MOST = { values: 2_000_000, entries: 100_000 }

/** Names of some issuers are written for web pages. */
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&#39;': '\'', '&apos;': '\'', '&quot;': '"', '&lt;': '<', '&gt;': '>' }

function cellOf(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value.replace(/&(?:amp|#39|apos|quot|lt|gt);/g, (entity) => entities[entity] ?? entity) : ''
}

function foundIn(file: SourceFile, { find }: Layout): Found {
  try {
    return find(foreignJson(Buffer.from(file.text().replace(/^\uFEFF/, '')), MOST))
  } catch (error) {
    if (error instanceof Basket) throw new BundleError(file.name, 'is the basket behind a swap: what the fund follows is not in it')
    throw new BundleError(file.name, 'is not the list of holdings expected: damaged, cut off, or of another shape')
  }
}

function read(file: SourceFile, layout: Layout): HoldingsFile {
  const { format, publisher, unit, fields } = layout
  const { records: found, ...about } = foundIn(file, layout)
  const keys = entriesOf(fields)
  const reader = new RowReader(file.name, { header: { line: 0, cells: keys.map(([, key]) => key) }, at: new Map(keys.map(([field], index) => [field, index])) }, unit)
  const rows = found.map((record, index) => reader.read({ line: index + 1, cells: keys.map(([, key]) => cellOf(record[key])) }))
  checkHoldings(file.name, rows)
  return { kind: 'holdings', format, publisher, ...about, rows, unknownWords: reader.unknownWords }
}

export const issuerJson: readonly Importer[] = layouts.map((layout) => ({
  format: layout.format,
  title: layout.title,
  detect: (file) => file.parts === null && /^\uFEFF?\s*[[{]/.test(file.text().slice(0, 100)) && layout.marks.every((mark) => file.text().includes(mark)),
  read: (file) => read(file, layout),
}))
