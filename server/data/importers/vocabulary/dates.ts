import { isIsoDate, type IsoDate } from '../../../../core/values/dates'

/** First letters of month names: English, German, Italian, Spanish. */
const months: readonly (readonly string[])[] = [
  ['jan', 'jän', 'gen', 'ene'], ['feb'], ['mar', 'mär', 'mrz'], ['apr', 'abr'], ['may', 'mai', 'mag'], ['jun', 'giu'],
  ['jul', 'lug'], ['aug', 'ago'], ['sep', 'set'], ['oct', 'okt', 'ott'], ['nov'], ['dec', 'dez', 'dic'],
]

/**
 * Reads a day as publishers write it: `2026-01-20`, `20.Jan.2026`, `17-Sep-25`, `30/Aug/2021`, `Nov 18, 2025`,
 * `23/02/2024`, `30 November 2020`; `09/26/2025` only where `order` says so. Null for anything else.
 */
export function dayOf(text: string, order: 'day-first' | 'month-first' = 'day-first'): IsoDate | null {
  const parts = text.trim().split(/[\s.,/-]+/).filter((part) => part !== '')
  const [first = '', second = '', third = ''] = parts
  if (parts.length !== 3) return null
  if (/^\d{4}$/.test(first)) return day(first, second, third)
  if (/^\p{L}/u.test(first)) return day(third, monthOf(first), second)
  if (/^\p{L}/u.test(second)) return day(third, monthOf(second), first)
  return order === 'day-first' ? day(third, second, first) : day(third, first, second)
}

const monthOf = (word: string): string => String(months.findIndex((names) => names.includes(word.slice(0, 3).toLowerCase())) + 1)

function day(year: string, month: string, date: string): IsoDate | null {
  const full = year.length === 2 ? `20${year}` : year
  const iso = `${full}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isIsoDate(iso) ? iso : null
}
