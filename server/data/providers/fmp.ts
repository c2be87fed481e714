/** Financial Modeling Prep, stable API. Percentages are converted to fractions, pence to pounds. */
import type { SecurityRecord, CompanyRecord, ConstituentRecord, VectorRecord, Tables } from '../../../core/reference/tables/bundle'
import { countryOf } from '../importers/vocabulary/countries'
import { sectorWords } from '../importers/vocabulary/sectors'
import { vocabulary, wordKey } from '../importers/vocabulary/words'
import { LRUCache } from 'lru-cache'
import * as z from 'zod'
import { type IsoDate, utcDay, earliest } from '../../../core/values/dates'
import type { RevenueRow } from '../../../core/reference/security'
import type { PriceSeries, RateSeries } from '../../../core/reference/reference'
import { UNKNOWN } from '../../../core/portfolio/keys/taxonomy'
import { grouped } from '../../../core/values/grouped'
import { isValidIsin } from '../../../core/values/isin'
import { ProviderUnavailable, type AskJson } from './client'
import { eachKey, silentTables } from './provider'
import { currencyOf } from '../decimal'
import { byDate } from '../../../core/values/order'
import { foreignRows } from '../foreign-json'
import { sumBy } from '../../../core/values/sum'

const classWords = vocabulary({
  equities: ['Equity', 'Equities'],
  bonds: ['Fixed Income', 'Bond', 'Bonds'],
  commodities: ['Commodity', 'Commodities'],
  real_estate: ['Real Estate'],
  crypto: ['Crypto', 'Cryptocurrency', 'Digital Assets'],
  cash: ['Money Market'],
  alternatives: ['Alternatives', 'Alternative'],
})

/** The asset class of a fund; null for multi-asset funds, whose mix is not published here. */
const assetClassOf = (word: string | null | undefined): SecurityRecord['assetClass'] => classWords.get(wordKey(word ?? '')) ?? null

function sectorKey(word: string | null | undefined): string | null {
  const key = sectorWords.get(wordKey(word ?? ''))
  return key === undefined || key === 'unknown' ? null : key
}

function countryKey(word: string | null | undefined): string | null {
  const key = countryOf(word ?? '')
  return key === undefined || key === 'unknown' ? null : key
}

/** London listings are quoted in pence (`GBp`): prices are divided by 100, and the currency is GBP. */
const quotedIn = (code: string | null | undefined): string | null => currencyOf(code === 'GBp' || code === 'GBX' ? 'GBP' : code)

/** Symbol suffixes of the exchanges of a country; symbols of the United States have none. */
const homeSuffixes: Readonly<Record<string, readonly string[]>> = {
  US: [''], DE: ['.DE', '.F'], NL: ['.AS'], FR: ['.PA'], GB: ['.L'], CH: ['.SW'], IT: ['.MI'], ES: ['.MC'], BE: ['.BR'], AT: ['.VI'],
  SE: ['.ST'], DK: ['.CO'], NO: ['.OL'], FI: ['.HE'], PT: ['.LS'], CA: ['.TO'], JP: ['.T'], HK: ['.HK'], KR: ['.KS', '.KQ'], AU: ['.AX'],
  IE: ['.DE', '.AS', '.L', '.MI', '.SW', '.IR'], LU: ['.DE', '.PA', '.MI', '.L', '.SW'],
}

/** The listing of an ISIN in its home country, else that with the largest market value; null if none has this ISIN. */
export function bestSymbol(isin: string, listings: readonly { symbol: string; isin?: string | null | undefined; marketCap?: number | null | undefined }[]): string | null {
  const own = listings.filter((listing) => listing.isin === isin)
  const suffixes = homeSuffixes[isin.slice(0, 2)] ?? []
  const home = suffixes.map((suffix) => own.find(({ symbol }) => suffixOf(symbol) === suffix)).find((listing) => listing !== undefined)
  const largest = own.toSorted((a, b) => (b.marketCap ?? 0) - (a.marketCap ?? 0))[0]
  return home?.symbol ?? largest?.symbol ?? null
}

const suffixOf = (symbol: string): string => /\.[A-Z]+$/.exec(symbol)?.[0] ?? ''

// Schemas of the answers, as far as used; other fields are ignored.

const text = z.string().max(1_000).nullish()
const symbol = z.string().max(50)
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}/).transform((value) => value.slice(0, 10))

const searchRow = z.object({ symbol, name: text, isin: text, marketCap: z.number().nullish() })

const profileRow = z.object({
  symbol, companyName: text, currency: text, isin: text, industry: text, sector: text, country: text,
  isEtf: z.boolean().nullish(), isFund: z.boolean().nullish(), isAdr: z.boolean().nullish(),
})

const etfInfoRow = z.object({ symbol, isin: text, name: text, assetClass: text, domicile: text, expenseRatio: z.number().nullish(), updatedAt: text })

const holdingRow = z.object({ symbol: text, asset: text, name: text, isin: text, weightPercentage: z.number(), updatedAt: day })

const sectorRow = z.object({ symbol: text, sector: z.string(), weightPercentage: z.number() })

/** Country weights are strings such as `99.51%`. */
const countryRow = z.object({
  country: z.string(),
  symbol: text,
  weightPercentage: z.string().regex(/^-?[\d.]+%$/).transform((value) => Number(value.slice(0, -1))),
})

const revenueRow = z.object({
  symbol: text, fiscalYear: z.number(), period: text, reportedCurrency: text, date: day, data: z.record(z.string(), z.number().nullable()),
})

const closeRow = z.object({ symbol: text, date: day, close: z.number().positive() })

const adjustedCloseRow = z.object({ symbol: text, date: day, adjClose: z.number().positive() })

/** Rows of an endpoint; most name their symbol. */
type RowType = z.ZodType<{ symbol?: string | null | undefined }>

/**
 * Reads a list. An object instead of a list is an error, even with status 200. That, rows of another shape, and rows about
 * another symbol are failures, never "no data".
 */
function rowsIn<T extends RowType>(answer: unknown, row: T, symbol: string | undefined): z.output<T>[] {
  const rows = foreignRows(answer, row)
  const isOther = (about: string | null | undefined) => symbol !== undefined && (about ?? symbol) !== symbol
  if (rows.some((entry) => isOther(entry.symbol))) throw new ProviderUnavailable('answered about another symbol')
  return rows
}

const BASE = 'https://financialmodelingprep.com/stable'
const SOURCE = 'fmp'
const PROFILE_MS = 3_600_000
const PROFILES = 1_000

type Profile = z.output<typeof profileRow>

interface Fmp {
  rows<T extends RowType>(path: string, query: Readonly<Record<string, string>>, row: T): Promise<z.output<T>[]>
  /** The profile of an ISIN, cached for an hour. */
  profile(isin: string): Promise<Profile | null>
  today(): IsoDate
}

/** The provider as a layer. Only ISINs, symbols and dates are ever sent. */
export function fmpTables(key: string, ask: AskJson, clock: () => number, base = BASE): Tables {
  const rows: Fmp['rows'] = async (path, query, row) =>
    rowsIn(await ask(`${base}/${path}?${new URLSearchParams(query).toString()}`, { headers: { apikey: key } }), row, query['symbol'])
  const fmp: Fmp = {
    rows,
    profile: rememberedProfiles(clock, (isin) => profileOf(rows, isin)),
    today: () => utcDay(clock()),
  }
  return {
    ...silentTables,
    securities: (isins) => eachKey(isins, (isin) => securityOf(fmp, isin)),
    companies: (ids) => eachKey(ids.filter(isValidIsin), (isin) => companyOf(fmp, isin)),
    constituents: (isins) => eachKey(isins, (isin) => constituentsOf(fmp, isin)),
    vectors: (isins) => eachKey(isins, (isin) => vectorsOf(fmp, isin)),
    revenue: (ids) => eachKey(ids.filter(isValidIsin), (isin) => revenueOf(fmp, isin)),
    prices: (isin, from, to) => eachKey([isin], () => pricesOf(fmp, isin, from, to)),
    fx: (currencies, from, to) => eachKey(currencies, (currency) => ratesOf(fmp, currency, from, to)),
  }
}

/** The profile of exactly this ISIN: several listings share one, and answers may be wrong. */
async function profileOf(rows: Fmp['rows'], isin: string): Promise<Profile | null> {
  const symbol = bestSymbol(isin, await rows('search-isin', { isin }, searchRow))
  if (symbol === null) return null
  const [profile] = await rows('profile', { symbol }, profileRow)
  return profile?.isin === isin ? profile : null
}

/** Caches answers for `PROFILE_MS`, but not failures; concurrent queries for the same key are merged. */
function rememberedProfiles(clock: () => number, ask: Fmp['profile']): Fmp['profile'] {
  const answers = new LRUCache<string, { at: number; answer: Promise<Profile | null> }>({ max: PROFILES })
  return (key) => {
    const known = answers.get(key)
    if (known !== undefined && clock() - known.at < PROFILE_MS) return known.answer
    const answer = ask(key)
    answers.set(key, { at: clock(), answer })
    answer.catch(() => answers.delete(key))
    return answer
  }
}

const isFund = (profile: Profile): boolean => profile.isEtf === true || profile.isFund === true

async function securityOf(fmp: Fmp, isin: string): Promise<SecurityRecord | null> {
  const profile = await fmp.profile(isin)
  if (profile === null) return null
  const common = { isin, currency: quotedIn(profile.currency), companyId: null, asOf: fmp.today(), source: SOURCE }
  return isFund(profile) ? { ...common, ...(await fundFacts(fmp, isin, profile)) } : { ...common, ...shareFacts(isin, profile) }
}

type Facts = Omit<SecurityRecord, 'isin' | 'currency' | 'companyId' | 'asOf' | 'source'>

/** The charge is published in percent; 0 stays 0, which means unknown for all funds here. */
async function fundFacts(fmp: Fmp, isin: string, { symbol, companyName }: Profile): Promise<Facts> {
  const [info] = await fmp.rows('etf/info', { symbol }, etfInfoRow)
  if ((info?.isin || isin) !== isin) throw new ProviderUnavailable('answered about another fund')
  const ratio = info?.expenseRatio ?? null
  return {
    name: info?.name ?? companyName ?? isin, kind: 'fund', assetClass: assetClassOf(info?.assetClass), country: null, sector: null,
    industry: null, ter: ratio === null ? null : ratio / 100, domicile: countryKey(info?.domicile),
  }
}

const shareFacts = (isin: string, { companyName, country, sector, industry }: Profile): Facts => ({
  name: companyName ?? isin, kind: 'stock', assetClass: 'equities', country: countryKey(country), sector: sectorKey(sector),
  industry: industry ?? null, ter: null, domicile: null,
})

async function companyOf(fmp: Fmp, isin: string): Promise<CompanyRecord | null> {
  const profile = await fmp.profile(isin)
  if (profile === null || isFund(profile)) return null
  const { companyName, country, sector, industry } = profile
  return { id: isin, name: companyName ?? isin, country: countryKey(country), sector: sectorKey(sector), industry: industry ?? null, isin, lei: null, source: SOURCE }
}

async function constituentsOf(fmp: Fmp, isin: string): Promise<readonly ConstituentRecord[] | null> {
  const profile = await fmp.profile(isin)
  if (profile === null || !isFund(profile)) return null
  const rows = await fmp.rows('etf/holdings', { symbol: profile.symbol }, holdingRow)
  const asOf = earliest(rows.map((row) => row.updatedAt))
  if (asOf === null) return null
  return rows.map((row): ConstituentRecord => {
    const rowIsin = row.isin !== null && row.isin !== undefined && isValidIsin(row.isin) ? row.isin : null
    const weight = row.weightPercentage / 100
    const name = row.name ?? row.asset ?? 'unnamed'
    const kind = rowIsin === null && /\b(cash|dollar|euro|usd|eur|gbp)\b/i.test(name) ? 'cash' : weight < 0 ? 'other' : 'equity'
    return { fundIsin: isin, asOf, isin: rowIsin, companyId: null, name, kind, weight, country: null, sector: null, industry: null, currency: null, source: SOURCE }
  })
}

async function vectorsOf(fmp: Fmp, isin: string): Promise<readonly VectorRecord[] | null> {
  const profile = await fmp.profile(isin)
  if (profile === null || !isFund(profile)) return null
  const { symbol } = profile
  const [sectors, countries] = await Promise.all([
    fmp.rows('etf/sector-weightings', { symbol }, sectorRow), fmp.rows('etf/country-weightings', { symbol }, countryRow),
  ])
  const common = { fundIsin: isin, asOf: fmp.today(), source: SOURCE }
  const rows = [
    ...sectors.map((row) => ({ dimension: 'sector' as const, key: sectorKey(row.sector) ?? UNKNOWN, weight: row.weightPercentage / 100 })),
    ...countries.map((row) => ({ dimension: 'country' as const, key: countryKey(row.country) ?? UNKNOWN, weight: row.weightPercentage / 100 })),
  ]
  if (rows.every(({ key }) => key === UNKNOWN)) return null
  // several labels of the provider may map to one key
  return [...grouped(rows, ({ dimension, key }) => `${dimension} ${key}`).values()].flatMap((same) =>
    same.slice(0, 1).map((row): VectorRecord => ({ ...common, ...row, weight: sumBy(same, ({ weight }) => weight) })))
}

/** Only rows marked as a fiscal year are used; the period of others is unknown. */
async function revenueOf(fmp: Fmp, isin: string): Promise<readonly RevenueRow[] | null> {
  const profile = await fmp.profile(isin)
  if (profile === null || isFund(profile)) return null
  const reports = await fmp.rows('revenue-geographic-segmentation', { symbol: profile.symbol, period: 'annual', structure: 'flat' }, revenueRow)
  const rows = reports.flatMap(({ fiscalYear, period, reportedCurrency, date, data }) =>
    Object.entries(data).map(([segment, amount]): RevenueRow => ({
      companyId: isin, isin, fiscalYear, period: period === 'FY' ? 'FY' : null, reportDate: date, currency: reportedCurrency ?? null, segment, amount,
    })),
  )
  return rows.length === 0 ? null : rows
}

/** Total-return prices require a higher plan; without it, prices only. */
async function pricesOf(fmp: Fmp, isin: string, from: IsoDate, to: IsoDate): Promise<PriceSeries | null> {
  const profile = await fmp.profile(isin)
  const currency = quotedIn(profile?.currency)
  if (profile === null || currency === null) return null
  const query = { symbol: profile.symbol, from, to }
  const adjusted = await fmp.rows('historical-price-eod/dividend-adjusted', query, adjustedCloseRow).catch(() => null)
  const rows = adjusted === null
    ? await fmp.rows('historical-price-eod/full', query, closeRow)
    : adjusted.map(({ date, adjClose }) => ({ date, close: adjClose }))
  const unit = profile.currency === 'GBp' || profile.currency === 'GBX' ? 0.01 : 1
  const { dates, values } = oldestFirst(rows, unit)
  if (dates.length === 0) return null
  return { isin, currency, basis: adjusted === null ? 'price_only' : 'total_return', dates, closes: values }
}

async function ratesOf(fmp: Fmp, currency: string, from: IsoDate, to: IsoDate): Promise<RateSeries | null> {
  const rows = await fmp.rows('historical-price-eod/full', { symbol: `EUR${currency}`, from, to }, closeRow)
  const { dates, values } = oldestFirst(rows, 1)
  return dates.length === 0 ? null : { currency, dates, perEur: values }
}

/** The provider lists the newest day first. */
function oldestFirst(rows: readonly { date: IsoDate; close: number }[], unit: number): { dates: IsoDate[]; values: Float64Array } {
  const sorted = rows.toSorted(byDate)
  return { dates: sorted.map(({ date }) => date), values: Float64Array.from(sorted, ({ close }) => close * unit) }
}
