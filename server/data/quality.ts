/**
 * Plausibility checks of data from any source. Each returns a sentence with the figures that says why the data are refused,
 * or null. Bounds are wide: a correct list must never meet them.
 */
import { daysBetween, type IsoDate } from '../../core/values/dates'
import type { ConstituentRecord } from '../../core/reference/tables/bundle'
import type { RateSeries } from '../../core/reference/reference'
import { FIRST_POSSIBLE_DAY } from './possible-days'
import { sumBy } from '../../core/values/sum'

/** Why data are refused; null if they are plausible. */
export type Doubt = string | null

/** Checked fields of a row of holdings. */
type Held = Pick<ConstituentRecord, 'kind' | 'weight'>

/** Bounds of the number of rows, as multiples of the known number; `FEWEST` also of statements that agree. */
const FEWEST = 0.5
const MOST = 2
/** Shared weight of two lists of the same fund (fraction). */
const LEAST_IN_COMMON = 0.5
/** Forwards, futures and debts are a few per cent of a fund; a list that is 130 % long and 30 % short adds up to 1 too. */
const MOST_SHORT = 0.2
const FEWEST_SHARES = 10
const LEAST_IN_SHARES = 0.75
const LEAST_IDENTIFIED = 0.5
const MOST_REPEATED = 0.1
const LONGEST_NAME = 1_000
/** Reports of a quarter are filed within 60 days (17 CFR 274.150); amendments come later. */
const LATEST_FILING_DAYS = 400
/** By how much a fund's own list may be older than one of its index that it replaces. */
const OLDER_DAYS = 400
const LEAST_FOUND = 0.01
const MOST_DAYS = 60
/** The largest true move of the ECB's series since 2009 is 36 % (TRY, 20 to 21 December 2021). */
const JUMP = 1.38
/** Days between two trading days; a currency that is suspended for longer (ISK, 2008 to 2018) may come back at any rate. */
const HOLIDAYS = 7
/** The ECB does not change published rates; one day in a hundred may have been corrected. */
const LEAST_ALIKE = 0.99
const ALIKE = 0.001

const percent = (fraction: number): string => `${(fraction * 100).toFixed(0)} %`
const weightOf = (rows: readonly Held[]): number => sumBy(rows, ({ weight }) => weight)

/** The first reason; null without any. */
export const firstOf = (...doubts: readonly Doubt[]): Doubt => doubts.find((doubt) => doubt !== null) ?? null

export const isOfNoPossibleDay = (asOf: IsoDate, today: IsoDate): Doubt =>
  asOf > today ? `is of ${asOf}, a day to come` : asOf < FIRST_POSSIBLE_DAY ? `is of ${asOf}, before there were such data` : null

export const isOlder = (asOf: IsoDate, known: IsoDate, what: string): Doubt => (asOf < known ? `is of ${asOf}, older than ${what} of ${known}` : null)

/** Of the fund's own list beside one of its index: a little older it still says more. */
export const isMuchOlder = (asOf: IsoDate, known: IsoDate, what: string): Doubt => (daysBetween(asOf, known) > OLDER_DAYS ? `is of ${asOf}, more than a year older than ${what}` : null)

export const isFiledLate = (asOf: IsoDate, filed: IsoDate, days: number): Doubt => (days > LATEST_FILING_DAYS ? `is of ${asOf}, ${days} days before it was filed on ${filed}` : null)

/** Of a source that publishes daily; `days`: how old it is. */
export const isStale = (asOf: IsoDate, days: number): Doubt => (days > MOST_DAYS ? `is of ${asOf}, ${days} days ago: its source publishes every day` : null)

/** Refuses less than one in a hundred. */
export const findsHardlyAny = (found: number, wanted: number, what: string): Doubt =>
  wanted > 0 && found < Math.max(1, wanted * LEAST_FOUND) ? `has ${found} of the ${wanted} ${what} that are wanted` : null

export const isMuchShorter = (rows: number, known: number, what: string): Doubt => (rows < known * FEWEST ? `has ${rows} rows, ${what} has ${known}` : null)

export const isMuchLonger = (rows: number, known: number, what: string): Doubt => (rows > known * MOST ? `has ${rows} rows, ${what} has ${known}` : null)

/** `inCommon`: shared weight, 0 to 1. */
export const isAnotherFund = (inCommon: number, what: string): Doubt =>
  inCommon < LEAST_IN_COMMON ? `has ${percent(inCommon)} in common with ${what}` : null

/** Refuses a list with too much sold short, even where its weights add up to 1. */
export function isLongAndShort(rows: readonly Held[]): Doubt {
  const short = -weightOf(rows.filter(({ weight }) => weight < 0))
  return short > MOST_SHORT ? `is ${percent(weightOf(rows) + short)} long and ${percent(short)} short: what it really holds is not in it` : null
}

export function holdsNoShares(rows: readonly Held[]): Doubt {
  const shares = weightOf(rows.filter(({ kind }) => kind === 'equity'))
  return shares < LEAST_IN_SHARES ? `is no fund of shares: they are ${percent(shares)} of it` : null
}

export const holdsTooFew = (shares: number): Doubt => (shares < FEWEST_SHARES ? `holds ${shares} shares, no index has so few` : null)

/** Refuses a list in which less than half the weight of the shares has an identifier. */
export function namesNobody(rows: readonly (Held & { identified: boolean })[]): Doubt {
  const shares = rows.filter(({ kind }) => kind === 'equity')
  const known = weightOf(shares.filter(({ identified }) => identified)) / (weightOf(shares) || 1)
  return known < LEAST_IDENTIFIED ? `says by a number of ${percent(known)} of its shares only which they are` : null
}

/** A security may stand in several rows, but not one row in ten. */
export function repeatsItself(isins: readonly string[]): Doubt {
  const repeated = isins.length - new Set(isins).size
  return repeated > isins.length * MOST_REPEATED ? `names ${repeated} of ${isins.length} securities again` : null
}

export const hasEndlessNames = (names: readonly string[]): Doubt => (names.some((name) => name.length > LONGEST_NAME) ? `has a name of more than ${LONGEST_NAME} characters` : null)

/** `countries`: of the shares whose country is known. `least`: their part in the index's countries, 0 to 1. */
export function isOfOtherCountries(rows: readonly (Held & { country: string | null })[], inside: (country: string) => boolean, least: number, index: string): Doubt {
  const shares = rows.filter(({ kind }) => kind === 'equity')
  const placed = shares.filter(({ country }) => country !== null)
  const [all, known] = [weightOf(shares), weightOf(placed)]
  if (known < all * LEAST_IDENTIFIED) return `says the country of ${percent(known / (all || 1))} of its shares only`
  const share = weightOf(placed.filter(({ country }) => country !== null && inside(country))) / known
  return share < least ? `has ${percent(share)} in the countries of ${index}, at least ${percent(least)} are` : null
}

/** Kinds of fund that a name can state; a fund does not change from one to another. */
const kinds: readonly (readonly [kind: string, sign: RegExp])[] = [
  ['bonds', /\b(bonds?|treasur(y|ies)|fixed income|t-bills?|anleihen?|renten)\b|rentenfonds/i],
  ['the money market', /\b(money market|liquidity|geldmarkt)/i],
  ['commodities or coins', /\b(commodit|rohstoff|bitcoin|ethereum|crypto)/i],
  ['real estate', /\b(real estate|reits?|immobilien)\b/i],
  ['a multiple or the inverse', /\b(inverse|leveraged|ultrashort|ultrapro|[23]x|bear)\b/i],
  ['options', /\b(covered call|buy-?write|buffer(ed)?|premium income)\b/i],
  ['a hedged currency', /\bhedged\b/i],
  ['emerging markets', /\b(emerging|schwellenl)/i],
  ['small companies', /\bsmall[- ]?cap\b/i],
]

const kindsIn = (name: string): string[] => kinds.filter(([, sign]) => sign.test(name)).map(([kind]) => kind)

/** `known`: names under which the fund was known, and of its index. */
export function hasTurned(name: string, known: readonly string[]): Doubt {
  const had = new Set(known.flatMap(kindsIn))
  const turned = kindsIn(name).find((kind) => !had.has(kind))
  return turned === undefined ? null : `is called like a fund of ${turned}, which it was not`
}

/** A currency that moves so far from one day to the next, after a day until which rates are known. */
export function jumps(fx: readonly RateSeries[], after: IsoDate): Doubt {
  for (const { currency, dates, perEur } of fx) {
    const day = perEur.findIndex((rate, index) => index > 0 && (dates[index] ?? '') > after && isJump(perEur[index - 1] ?? rate, rate) && daysBetween(dates[index - 1] ?? '', dates[index] ?? '') <= HOLIDAYS)
    if (day > 0) return `${currency} moves by ${percent((perEur[day] ?? 0) / (perEur[day - 1] ?? 1) - 1)} from ${dates[day - 1]} to ${dates[day]}`
  }
  return null
}

const isJump = (before: number, after: number): boolean => Math.max(before / after, after / before) >= JUMP

/** Rates of days that are known already. */
export function contradicts(fx: readonly RateSeries[], known: ReadonlyMap<string, RateSeries>): Doubt {
  for (const { currency, dates, perEur } of fx) {
    const before = known.get(currency)
    if (before === undefined) continue
    const rates = new Map(dates.map((date, index) => [date, perEur[index] ?? 0]))
    const alike = before.dates.filter((date, index) => Math.abs((rates.get(date) ?? 0) / (before.perEur[index] ?? 1) - 1) <= ALIKE).length
    if (alike < before.dates.length * LEAST_ALIKE) return `${currency} has the known rate on ${alike} of ${before.dates.length} days`
  }
  return null
}

/** A day or history that lacks currencies that were there: more than one in ten at once. */
export function lacksCurrencies(currencies: readonly string[], known: readonly string[]): Doubt {
  const missing = known.filter((currency) => !currencies.includes(currency))
  return missing.length > known.length * 0.1 ? `lacks ${missing.length} of ${known.length} currencies` : null
}

/** `agreeing` of `compared` statements are as they are known. */
export const disagrees = (agreeing: number, compared: number, what: string): Doubt =>
  agreeing < compared * FEWEST ? `agrees with ${agreeing} of ${compared} ${what}` : null
