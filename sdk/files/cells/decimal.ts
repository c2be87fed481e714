import { currencyOfSign } from './currency'

/** How numbers are written: `1.234,56` or `1,234.56`. */
export type NumberFormat = 'de' | 'en'

/** A currency at either end: a code, a sign, or the word euro. */
const CURRENCY = /^(?:[A-Z]{3}|US\$|[€$£¥]|Euro?)\s*(?=[-+−(\d.,])|(?<=[\d)+-])\s*(?:[A-Z]{3}|[€$£¥]|Euro?)$/g

/** Thousands stand in groups of three with one and the same mark between them; `0298` was `0,298`. */
const SHAPES: Readonly<Record<NumberFormat, RegExp>> = {
  de: /^(?!0\d+$)(?:\d+|[1-9]\d{0,2}([.\s'’])\d{3}(?:\1\d{3})*)(?:,\d+)?$/,
  en: /^(?!0\d+$)(?:\d+|[1-9]\d{0,2}([,\s'’])\d{3}(?:\1\d{3})*)(?:\.\d+)?$/,
}

/** What files write where there is no figure. */
const MISSING = /^(?:|-+|–|—|n\.? ?\/?[av]\.?|k\. ?a\.|keine angabe|null|none|nan|nicht verf.gbar)$/i

/** Whether a cell says that there is no figure, or says nothing. */
export const isMissing = (text: string): boolean => MISSING.test(text.trim())

/** The cells of a row that have something. */
export const filledIn = ({ cells }: { cells: readonly string[] }): string[] => cells.filter((cell) => cell !== '')

/** The currency that stands beside an amount, or in a header such as `Wert in EUR`; null when there is none. */
export function currencyBeside(text: string): string | null {
  const found = /(?:^|[\s(\d])([A-Z]{3}|US\$|[€$£¥]|Euro?)\)?$|^([A-Z]{3}|US\$|[€$£¥]|Euro?)(?=[\s\d.,+-])/.exec(text.trim())
  const mark = found?.[1] ?? found?.[2]
  return mark === undefined ? null : (currencyOfSign(mark) ?? mark)
}

interface Signed {
  sign: 1 | -1
  digits: string
}

/** Banks write a minus before or behind, as a letter for debit, or as brackets; people `11.000,-` where there are no cents. */
function signed(text: string): Signed {
  const bare = text.trim().replace(CURRENCY, '').trim().replaceAll('−', '-').replace(/(?<=[.,])[-–—]{1,2}$/, '00')
  const [, front, inner, back] = /^([-+]?\s?\(?)(.*?)(\)|\s?[-+]|\s[SH])?$/.exec(bare) ?? []
  const isNegative = front?.includes('-') === true || front?.includes('(') === true || back?.includes('-') === true || back?.endsWith('S') === true
  return { sign: isNegative ? -1 : 1, digits: (inner ?? '').trim().replace(CURRENCY, '').trim() }
}

/** The formats in which a text is a number; both for `1234` and for the ambiguous `1.234`. */
function formatsOf(text: string): NumberFormat[] {
  const { digits } = signed(text)
  return (['de', 'en'] as const).filter((format) => SHAPES[format].test(digits))
}

/** Whether a text is a number in some format. */
export const isAmount = (text: string): boolean => text.length < 60 && formatsOf(text).length > 0

const isSame = (text: string): boolean => parseDecimal(text, 'de') === parseDecimal(text, 'en')

/**
 * The one format in which a column is written. `ambiguous` when both fit and would mean different numbers: `1.234` is
 * never guessed. `mixed` when some cells are only German and others only English.
 */
export function formatOfColumn(cells: readonly string[]): NumberFormat | 'ambiguous' | 'mixed' {
  const readable = cells.map((cell) => ({ cell, formats: formatsOf(cell) })).filter(({ formats }) => formats.length > 0)
  const decided = new Set(readable.filter(({ formats }) => formats.length === 1).flatMap(({ formats }) => formats))
  if (decided.size > 1) return 'mixed'
  const [only] = decided
  if (only !== undefined) return only
  return readable.every(({ cell }) => isSame(cell)) ? 'en' : 'ambiguous'
}

/** The format that cells show; null where they leave it open, or mix both. */
export function formatShown(cells: readonly string[]): NumberFormat | null {
  const format = formatOfColumn(cells)
  return format === 'ambiguous' || format === 'mixed' ? null : format
}

/** The number, or null when the text is none in this format. */
export function parseDecimal(text: string, format: NumberFormat): number | null {
  const { sign, digits } = signed(text)
  if (!SHAPES[format].test(digits)) return null
  const plain = digits.replace(/[\s'’]/g, '')
  const value = Number(format === 'de' ? plain.replaceAll('.', '').replace(',', '.') : plain.replaceAll(',', ''))
  return Number.isFinite(value) ? sign * value || 0 : null
}

/** A number without the word for what it counts: `50 Stück`. Begun once for each run of letters and spaces: a long one would be gone through from each of them. */
export const withoutUnit = (cell: string): string => cell.replace(/(?<![\s\p{L}.])\s*\p{L}[\p{L}.]*$/u, '')

/** Half a unit of the last of so many decimals: what rounding may be off by. */
export const halfOf = (places: number): number => 0.5 / 10 ** places

/** How many decimals a number is written with. */
export const decimalsOf = (cell: string, format: NumberFormat): number => cell.replace(/[^\d.,]/g, '').split(format === 'de' ? ',' : '.')[1]?.length ?? 0

/** A number that came as such, from JSON or a spreadsheet, written so that it can be read in one way only. */
export function plainNumber(value: number): string {
  const text = String(value)
  return /^-?\d{1,3}\.\d{3}$/.test(text) ? `${text}0` : text
}
