/** A single value in words. Missing is never shown as a number. */
import type { Locale } from '../../../core/text'
import { nullWord } from '../../null-words'
import { plain } from './text'
import { words } from './words'

const tags = { en: 'en-US', de: 'de-DE' } as const

const number = (locale: Locale, value: number, least: number, most: number, grouped = true): string =>
  new Intl.NumberFormat(tags[locale], { minimumFractionDigits: least, maximumFractionDigits: most, useGrouping: grouped }).format(value)

/** Money is written with cents. */
const isMoney = (unit: string): boolean => /^[A-Z]{3}(\/|$)/.test(unit)

/** Units that stand behind each value instead of beside its name. */
const percentFactor = (unit: string): number | null => {
  if (/^fraction\b/.test(unit)) return 100
  return unit === 'percentage points' || unit === 'percent' ? 1 : null
}

/** The unit to write beside a name or behind a value; empty where the value says it itself. */
export const unitWord = (unit: string | undefined, locale: Locale): string =>
  unit === undefined || unit === 'table' || percentFactor(unit) !== null ? '' : (words[locale].units[unit] ?? unit)

function numeral(value: number, unit: string | undefined, locale: Locale): string {
  if (unit === undefined) return number(locale, value, 0, 6, !Number.isInteger(value))
  const factor = percentFactor(unit)
  if (factor !== null) return `${number(locale, value * factor, 2, factor === 1 ? 4 : 2)} %`
  return isMoney(unit) ? number(locale, value, 2, 2) : number(locale, value, 0, 2)
}

/** Text of a value that is neither list nor object, without its unit. Null says what it means in its field. */
export function scalarText(value: unknown, unit: string | undefined, locale: Locale, field = ''): string {
  if (value === null) return nullWord(field, locale) ?? words[locale].notKnown
  if (value === undefined) return words[locale].notKnown
  if (typeof value === 'boolean') return value ? words[locale].yes : words[locale].no
  return typeof value === 'number' ? numeral(value, unit, locale) : plain(String(value))
}
