/** Parses typed numbers. Ambiguous text is refused unless the language of the page decides. */
import type { Locale } from '../../../core/values/text'
import { parseDecimal, type NumberFormat } from '../../../sdk/files/cells/decimal'

const OTHER = { de: 'en', en: 'de' } as const satisfies Record<NumberFormat, NumberFormat>

/** Ambiguous numbers such as `1.234` on an English page, which means a thousand in German, and the reverse. */
export function isUnclear(text: string, format: NumberFormat): boolean {
  const [own, other] = [parseDecimal(text, format), parseDecimal(text, OTHER[format])]
  return own !== null && other !== null && Math.abs(own) < Math.abs(other)
}

/** JavaScript's exponential notation, which occurs in links. */
const SCIENTIFIC = /^-?\d+(?:\.\d+)?e[+-]\d+$/

/** Parses a text; null if it is no number or ambiguous. */
export function readNumber(text: string, locale: Locale): number | null {
  const plain = text.trim().replace(/^\u2212/, '-').replace(/\s*(?:€|EUR)$/, '')
  if (SCIENTIFIC.test(plain)) return Number(plain)
  if (/[^\d.,+\-\s'’]/.test(plain) || isUnclear(plain, locale)) return null
  const value = parseDecimal(plain, locale) ?? parseDecimal(plain, OTHER[locale])
  return value === null ? null : value + 0
}

/** Formats a number for editing, without grouping; `readNumber` parses it back. */
export function writeNumber(value: number, locale: Locale): string {
  const text = String(value)
  if (SCIENTIFIC.test(text)) return text
  const own = locale === 'de' ? text.replace('.', ',') : text
  return isUnclear(own, locale) ? `${own}0` : own
}
