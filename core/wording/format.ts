/** English and German formats of figures and dates. */
import { recent, type Recent } from '../values/memoize'
import type { Locale } from '../values/text'

/** Words after figures; years and months as singular and plural. */
export const unitWords = {
  en: { perMonth: 'per month', perYear: 'per year', years: ['year', 'years'], months: ['month', 'months'] },
  de: { perMonth: 'im Monat', perYear: 'im Jahr', years: ['Jahr', 'Jahre'], months: ['Monat', 'Monate'] },
} as const

/** Units as the schemas state them, and two for columns of figures. */
export type Unit = (typeof units)[number] | AmountIn | WholeAmountIn | ShareWith

const units = ['EUR', 'EUR/month', 'EUR/year', 'fraction', 'percentage points', 'years', 'months', 'count'] as const

/** Whether figures in a unit of a schema can be formatted. */
export const isUnit = (unit: string): unit is (typeof units)[number] => units.some((known) => known === unit)

/** Amounts in another currency: `amount in USD`. */
type AmountIn = `amount in ${string}`

/** Amounts without decimals: `whole amount in EUR`; amounts below one are written as `< 1`. */
type WholeAmountIn = `whole amount in ${string}`

/** A fraction as a percentage in a column, where all have the same decimals; or `few`: whole from 10 % on, else with one. */
type ShareWith = `share with ${string} decimals`

const isWholeAmountIn = (unit: Unit | undefined): unit is WholeAmountIn => unit?.startsWith('whole amount in ') === true

const isAmountIn = (unit: Unit | undefined): unit is AmountIn => unit?.startsWith('amount in ') === true

const tags = { en: 'en-GB', de: 'de-DE' } as const

type Made = Record<Locale, Recent<Intl.NumberFormat>>

/** Bounded caches, since requests may name any three letters as a currency and a format takes some kilobytes. */
const few = (): Made => ({ en: recent(100), de: recent(100) })

/** Replaces the hyphen of `Intl` and JavaScript before negative numbers by a minus sign. */
const withMinus = (text: string): string => text.replace('-', '\u2212')

/** Cached formats that differ in one option. A value that rounds to zero has no sign. */
function formats<K extends string | number>(optionsOf: (key: K) => Intl.NumberFormatOptions,
  made: Made = { en: new Map(), de: new Map() }): (value: number, locale: Locale, key: K) => string {
  return (value, locale, key) => {
    const format = made[locale].get(`${key}`) ?? new Intl.NumberFormat(tags[locale], { signDisplay: 'negative', ...optionsOf(key) })
    made[locale].set(`${key}`, format)
    return withMinus(format.format(value))
  }
}

const exactly = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits })

const numbers = formats((digits: number) => ({ maximumFractionDigits: digits }))
const sums = formats((digits: number) => ({ minimumFractionDigits: 2, maximumFractionDigits: digits, trailingZeroDisplay: 'stripIfInteger' }))
const euros = formats((digits: number) => ({ style: 'currency', currency: 'EUR', ...exactly(digits) }))
const percentages = formats((digits: number) => ({ style: 'percent', maximumFractionDigits: digits }))
const shares = formats((digits: number) => ({ style: 'percent', ...exactly(digits) }))
const amounts = formats((currency: string) => ({ style: 'currency', currency }), few())
const wholeAmounts = formats((currency: string) => ({ style: 'currency', currency, ...exactly(0) }), few())
const signedNumbers = formats((digits: number) => ({ signDisplay: 'exceptZero', ...exactly(digits) }))
const signedShares = formats((digits: number) => ({ signDisplay: 'exceptZero', style: 'percent', maximumFractionDigits: digits }))
const signedAmounts = formats((currency: string) => ({ signDisplay: 'exceptZero', style: 'currency', currency }), few())
const signedWholeAmounts = formats((currency: string) => ({ signDisplay: 'exceptZero', style: 'currency', currency, ...exactly(0) }), few())

/** A number with at most `maximumFractionDigits` decimals. */
export const formatNumber = (value: number, locale: Locale, maximumFractionDigits = 6): string =>
  numbers(value, locale, maximumFractionDigits)

/** An amount beside its currency: whole, or with at least two decimals, so that 8500.5 is `8,500.50`. */
export const formatSum = (value: number, locale: Locale, maximumFractionDigits: 2 | 6 = 2): string => sums(value, locale, maximumFractionDigits)

/** An amount in EUR with cents, or in whole euros. */
export const formatEur = (value: number, locale: Locale, digits: 0 | 2 = 2): string =>
  euros(value, locale, digits)

/** A fraction as a percentage; a value above zero is never written as 0 %. */
function moreThanNothing(fraction: number, digits: number, write: (fraction: number) => string): string {
  const least = 10 ** -(digits + 2)
  return fraction > 0 && fraction < least / 2 ? `< ${write(least)}` : write(fraction)
}

/** A fraction as a percentage: 0.0357 is `3.57%` in English, `3,57 %` in German; `< 0.01%` instead of zero for a smaller value. */
export const formatPercent = (fraction: number, locale: Locale, maximumFractionDigits = 2): string =>
  moreThanNothing(fraction, maximumFractionDigits, (value) => percentages(value, locale, maximumFractionDigits))

/** Decimals of a rounded share: none from 10 % on, else one. */
const shareDecimals = (fraction: number): 0 | 1 => (Math.abs(fraction) >= 0.1 ? 0 : 1)

/** A share, rounded to whole per cent from 10 % on, else to one decimal. */
export const formatRounded = (fraction: number, locale: Locale): string => formatPercent(fraction, locale, shareDecimals(fraction))

/** A rounded share in a list, with fixed decimals: `3.0%` beside `3.3%`. */
export const formatAmong = (fraction: number, locale: Locale): string =>
  moreThanNothing(fraction, shareDecimals(fraction), (value) => shares(value, locale, shareDecimals(fraction)))

/** A difference with its sign: a number with `digits` decimals, or an amount of a currency, whole from one on. */
export const formatDifference = (value: number, of: { digits: number } | { currency: string }, locale: Locale): string =>
  'digits' in of ? signedNumbers(value, locale, of.digits) : (value !== 0 && Math.abs(value) < 1 ? signedAmounts : signedWholeAmounts)(value, locale, of.currency)

/** A change as a percentage with its sign and at most one decimal. */
export const formatChange = (fraction: number, locale: Locale): string => signedShares(fraction, locale, 1)

/** An ISO date, in words. */
export const formatDate = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(tags[locale], { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** A moment as day and time of day, UTC. */
export const formatMoment = (moment: string, locale: Locale): string =>
  `${new Intl.DateTimeFormat(tags[locale], { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(moment))} UTC`

const counted = (value: number, [one, many]: readonly [string, string], locale: Locale): string =>
  `${formatNumber(value, locale, 2)} ${value === 1 ? one : many}`

/** Number of months from which a duration is written in years. */
const MANY_MONTHS = 24

/** A duration in months, or in years and months if it is long: `9 years 6 months`. */
function lasting(months: number, locale: Locale): string {
  const text = unitWords[locale]
  if (months < MANY_MONTHS || !Number.isInteger(months)) return counted(months, text.months, locale)
  const rest = months % 12
  return [counted((months - rest) / 12, text.years, locale), ...(rest === 0 ? [] : [counted(rest, text.months, locale)])].map((part) => part.replace(' ', '\u00A0')).join(' ')
}

const isShareWith = (unit: Unit | undefined): unit is ShareWith => unit?.startsWith('share with ') === true

function formatShare(fraction: number, unit: ShareWith, locale: Locale): string {
  const digits = Number.parseInt(unit.slice('share with '.length), 10)
  if (Number.isNaN(digits)) return formatAmong(fraction, locale)
  return moreThanNothing(fraction, digits, (value) => shares(value, locale, digits))
}

const formatAmount = (value: number, unit: AmountIn, locale: Locale): string => amounts(value, locale, unit.slice(-3))

const formatWholeAmount = (value: number, unit: WholeAmountIn, locale: Locale): string => {
  const currency = unit.slice(-3)
  return value > 0 && value < 1 ? `< ${wholeAmounts(1, locale, currency)}` : wholeAmounts(value, locale, currency)
}

/** A number with its unit; euros with cents or without. */
export function formatUnit(value: number, unit: Unit | undefined, locale: Locale, euroDigits: 0 | 2 = 2): string {
  const text = unitWords[locale]
  if (isWholeAmountIn(unit)) return formatWholeAmount(value, unit, locale)
  if (isAmountIn(unit)) return formatAmount(value, unit, locale)
  if (isShareWith(unit)) return formatShare(value, unit, locale)
  switch (unit) {
    case 'EUR':
      return formatEur(value, locale, euroDigits)
    case 'EUR/month':
      return `${formatEur(value, locale, euroDigits)} ${text.perMonth}`
    case 'EUR/year':
      return `${formatEur(value, locale, euroDigits)} ${text.perYear}`
    case 'fraction':
      return formatPercent(value, locale)
    case 'percentage points':
      return formatPercent(value / 100, locale)
    case 'years':
      return counted(value, text.years, locale)
    case 'months':
      return lasting(value, locale)
    case 'count':
      return formatNumber(value, locale, 1)
    case undefined:
      return Number.isInteger(value) ? withMinus(String(value)) : formatNumber(value, locale)
  }
}
