/** What a document of each kind has to be, so that a row that somebody wrote or changed by hand fails instead of being calculated with. */
import { isIsoDate } from '../../../core/values/dates'
import { fieldOf, isRecord } from '../../../core/values/record'
import type { Documents, ImportInfo, Kind } from './documents'

const isText = (value: unknown): boolean => typeof value === 'string'
const isNumber = (value: unknown): boolean => Number.isFinite(value)
const listOf = (is: (value: unknown) => boolean) => (value: unknown): boolean => Array.isArray(value) && value.every(is)
const orNull = (is: (value: unknown) => boolean) => (value: unknown): boolean => value === null || value === undefined || is(value)

const checks = { text: isText, number: isNumber, texts: listOf(isText), numbers: listOf(isNumber), 'text?': orNull(isText), 'number?': orNull(isNumber) }

type Check = keyof typeof checks
/** The check that fits a type. */
type CheckOf<V> =
  [V] extends [readonly string[]] ? 'texts' : [V] extends [readonly number[]] ? 'numbers'
    : [V] extends [number] ? 'number' : [V] extends [number | null] ? 'number?'
      : [V] extends [string] ? 'text' : 'text?'
type Shape<R> = { readonly [F in keyof R]-?: CheckOf<R[F]> }
type AnyShape = Readonly<Record<string, Check>>

const holdings = { isin: 'text?', name: 'text', country: 'text?', currency: 'text?', weight: 'number', fundIsin: 'text', source: 'text' } as const
const company = { id: 'text', name: 'text', country: 'text?', sector: 'text?', industry: 'text?', isin: 'text?', lei: 'text?', source: 'text' } as const

/** The fields of a record; in a list where the document is a list of records. */
const shapes: { readonly [K in Kind]: Documents[K] extends readonly (infer R)[] ? readonly [Shape<R>] : Shape<Documents[K]> } = {
  securities: {
    isin: 'text', name: 'text', kind: 'text', assetClass: 'text?', currency: 'text?', country: 'text?', companyId: 'text?', sector: 'text?',
    industry: 'text?', ter: 'number?', domicile: 'text?', asOf: 'text?', source: 'text',
  },
  aliases: { oldIsin: 'text', isin: 'text', since: 'text?', source: 'text' },
  assetMix: [{ isin: 'text', assetClass: 'text', weight: 'number' }],
  taxKinds: { isin: 'text', kind: 'text', asOf: 'text', source: 'text' },
  splits: [{ isin: 'text', date: 'text', newUnits: 'number', oldUnits: 'number', formerIsin: 'text?', source: 'text' }],
  companies: company,
  companiesByIsin: company,
  constituents: [{ ...holdings, asOf: 'text', companyId: 'text?', kind: 'text', sector: 'text?', industry: 'text?' }],
  bonds: [{ ...holdings, asOf: 'text?', issuer: 'text?', lei: 'text?', type: 'text?', maturity: 'text?', coupon: 'number?', rating: 'text?' }],
  proxies: [{ fundIsin: 'text', proxyIsin: 'text', weight: 'number', kind: 'text', countries: 'texts', sectors: 'texts', source: 'text' }],
  vectors: [{ fundIsin: 'text', dimension: 'text', key: 'text', weight: 'number', asOf: 'text?', source: 'text' }],
  revenue: [{
    companyId: 'text', isin: 'text?', fiscalYear: 'number', period: 'text?', reportDate: 'text', currency: 'text?', segment: 'text', amount: 'number?',
  }],
  prices: { isin: 'text', currency: 'text', basis: 'text', dates: 'texts', closes: 'numbers' },
  fx: { currency: 'text', dates: 'texts', perEur: 'numbers' },
  listings: [{ ticker: 'text', exchange: 'text', isin: 'text', source: 'text' }],
  issuers: { isin: 'text', lei: 'text', name: 'text', source: 'text' },
  tickers: { cik: 'text', name: 'text?', series: 'text?' },
  debts: { isin: 'text', issuerLei: 'text?', maturity: 'text?', coupon: 'number?', currency: 'text?', source: 'text' },
}

/** The values of the kinds that are series. */
const valuesOf: Partial<Record<Kind, string>> = { prices: 'closes', fx: 'perEur' }

/** Whether a value is a document of this kind. */
export function isDocument<K extends Kind>(kind: K, value: unknown): value is Documents[K] {
  const shape: AnyShape | readonly [AnyShape] = shapes[kind]
  if (isListShape(shape)) return listOf(recordOf(shape[0]))(value)
  const values = valuesOf[kind]
  return recordOf(shape)(value) && (values === undefined || isSeries(fieldOf(value, 'dates'), fieldOf(value, values)))
}

/** Whether there is a value above 0 for each day, and each day comes after the one before. */
const isSeries = (dates: unknown, values: unknown): boolean =>
  Array.isArray(dates) && Array.isArray(values) && dates.length === values.length && values.every((value) => value > 0)
  && dates.every((date, index) => isIsoDate(date) && (index === 0 || date > dates[index - 1]))

const isListShape = (shape: AnyShape | readonly [AnyShape]): shape is readonly [AnyShape] => Array.isArray(shape)

function recordOf(shape: AnyShape): (value: unknown) => boolean {
  const fields = Object.entries(shape).map(([field, check]) => [field, checks[check]] as const)
  return (value) => isRecord(value) && fields.every(([field, check]) => check(value[field]))
}

const isSource = recordOf({ id: 'text', title: 'text', url: 'text', licence: 'text', retrieved: 'text' })

/** Whether the counts and sources of an import are such. */
export const isImport = <T extends { counts: unknown; sources: unknown }>(info: T): info is T & Pick<ImportInfo, 'counts' | 'sources'> =>
  isRecord(info.counts) && Object.values(info.counts).every(isNumber) && listOf(isSource)(info.sources)
