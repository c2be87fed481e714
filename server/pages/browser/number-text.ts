/** Numbers as they are typed. A text that could mean two numbers is none, unless the language of the page tells. */
import type { Locale } from '../../../core/values/text'
import { parseDecimal, type NumberFormat } from '../../../sdk/files/cells/decimal'

const OTHER = { de: 'en', en: 'de' } as const satisfies Record<NumberFormat, NumberFormat>

/** `1.234` on an English page: a thousand to those who write German. The same the other way round. */
export function isUnclear(text: string, format: NumberFormat): boolean {
  const [own, other] = [parseDecimal(text, format), parseDecimal(text, OTHER[format])]
  return own !== null && other !== null && Math.abs(own) < Math.abs(other)
}

/** As JavaScript spells what is too small or large for plain digits; links have it. */
const SCIENTIFIC = /^-?\d+(?:\.\d+)?e[+-]\d+$/

/** The number that a text of digits means; null where there is none, or more than one. */
export function readNumber(text: string, locale: Locale): number | null {
  const plain = text.trim().replace(/^\u2212/, '-').replace(/\s*(?:€|EUR)$/, '')
  if (SCIENTIFIC.test(plain)) return Number(plain)
  if (/[^\d.,+\-\s'’]/.test(plain) || isUnclear(plain, locale)) return null
  const value = parseDecimal(plain, locale) ?? parseDecimal(plain, OTHER[locale])
  return value === null ? null : value + 0
}

/** A number as it is typed, without grouping; `readNumber` reads the same number again. */
export function writeNumber(value: number, locale: Locale): string {
  const text = String(value)
  if (SCIENTIFIC.test(text)) return text
  const own = locale === 'de' ? text.replace('.', ',') : text
  return isUnclear(own, locale) ? `${own}0` : own
}
