import { addDays, isIsoDate } from '../../../core/values/dates'

/** In which order day and month stand: `31/12/2025` or `12/31/2025`. */
export type DateOrder = 'dmy' | 'mdy'

const MONTHS = ['jan', 'feb', 'm(?:a|ä|aa)?r', 'apr', 'ma[iy]', 'jun', 'jul', 'aug', 'sep', 'o[ck]t', 'nov', 'de[cz]'].map((name) => new RegExp(`^${name}`, 'i'))

interface Parts {
  year: number
  /** The two numbers that are day and month, or the month where a word says it. */
  first: number
  second: number
  isSettled: boolean
}

const monthOf = (word: string): number => MONTHS.findIndex((month) => month.test(word)) + 1

const yearOf = (digits: string): number => Number(digits.length === 2 ? `20${digits}` : digits)

/** Day and month as first and second number; settled where year, point or word leave no choice. */
function partsOf(text: string): Parts | null {
  // `2022-08-2` has lost a digit.
  const iso = /^((?:19|20)\d\d)[-/.](?!0\d[-/.]\d(?!\d)|\d[-/.]0)(\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text) ?? /^((?:19|20)\d\d)(\d\d)(\d\d)(?:$|[;, T]\d{4})/.exec(text)
  if (iso !== null) return { year: Number(iso[1]), first: Number(iso[3]), second: Number(iso[2]), isSettled: true }
  const numeric = /^(\d{1,2})([./-])(\d{1,2})\2((?:19|20)\d\d|\d\d)(?!\d)/.exec(text)
  if (numeric !== null) return { year: yearOf(numeric[4] ?? ''), first: Number(numeric[1]), second: Number(numeric[3]), isSettled: numeric[2] === '.' }
  const named = /^(\d{1,2})\.?[ -]([\p{L}]{3,})\.?[ -](\d{4}|\d{2})(?!\d)/u.exec(text)
  if (named !== null) return { year: yearOf(named[3] ?? ''), first: Number(named[1]), second: monthOf(named[2] ?? ''), isSettled: true }
  const american = /^([\p{L}]{3,})\.? (\d{1,2}),? (\d{4})(?!\d)/u.exec(text)
  return american === null ? null : { year: Number(american[3]), first: Number(american[2]), second: monthOf(american[1] ?? ''), isSettled: true }
}

/** Days as spreadsheets count them, from 1970 to 2099; the part of the day behind the point. */
export const isSerial = (text: string): boolean => /^[2-7]\d{4}(?:\.\d+)?$/.test(text) && Number(text) >= 25_569 && Number(text) < 73_051

/** The day of a number of days as spreadsheets count them: from 30 December 1899, for days since March 1900. */
const serialDay = (text: string): string => addDays('1899-12-30', Math.floor(Number(text)))

const isDayMonth = (day: number, month: number): boolean => day >= 1 && day <= 31 && month >= 1 && month <= 12

/** Whether a text begins with a day. */
export function isDate(text: string): boolean {
  const parts = partsOf(text)
  return parts !== null && (isDayMonth(parts.first, parts.second) || isDayMonth(parts.second, parts.first))
}

/** The order in which a column writes its days; `ambiguous` where no day is above the twelfth and slashes or dashes separate, whatever other forms it has. */
export function dateOrderOf(cells: readonly string[]): DateOrder | 'ambiguous' | 'mixed' {
  const parts = cells.map(partsOf).flatMap((each) => (each?.isSettled === false ? [each] : []))
  const orders = new Set(parts.flatMap(({ first, second }) => (first > 12 ? ['dmy' as const] : second > 12 ? ['mdy' as const] : [])))
  if (orders.size > 1) return 'mixed'
  const [only] = orders
  return only ?? (parts.every(({ first, second }) => first === second) ? 'dmy' : 'ambiguous')
}

/** The day as `2025-12-31`; null where the text begins with none. */
export function dayOf(text: string, order: DateOrder = 'dmy'): string | null {
  const parts = partsOf(text)
  if (parts === null) return isSerial(text) ? serialDay(text) : null
  const [day, month] = parts.isSettled || order === 'dmy' ? [parts.first, parts.second] : [parts.second, parts.first]
  const iso = `${parts.year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isIsoDate(iso) ? iso : null
}
