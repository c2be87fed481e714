/** How numbers are written: `1.234,56` or `1,234.56`. */
export type NumberFormat = 'de' | 'en'

const CURRENCY = /^(?:[A-Z]{3}|[€$£])\s*|\s*(?:[A-Z]{3}|[€$£])$/g
const SHAPES: Readonly<Record<NumberFormat, RegExp>> = {
  de: /^[+-]?(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,\d+)?$/,
  en: /^[+-]?(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d+)?$/,
}

const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP' }

/** The currency that stands beside an amount, or in a header such as `Wert in EUR`; null when there is none. */
export function currencyBeside(text: string): string | null {
  const found = /(?:^|[\s(\d])([A-Z]{3}|[€$£])\)?$|^([A-Z]{3}|[€$£])(?=[\s\d])/.exec(text.trim())
  const mark = found?.[1] ?? found?.[2]
  return mark === undefined ? null : (SIGNS[mark] ?? mark)
}

/** A number without currency sign, spaces and apostrophes between thousands. */
const bare = (text: string): string => text.trim().replace(CURRENCY, '').replace(/[\s'’]/g, '')

/** The formats in which a text is a number; both for `1234` and for the ambiguous `1.234`. */
const formatsOf = (text: string): NumberFormat[] => (['de', 'en'] as const).filter((format) => SHAPES[format].test(bare(text)))

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

/** The number, or null when the text is none in this format. */
export function parseDecimal(text: string, format: NumberFormat): number | null {
  const digits = bare(text)
  if (!SHAPES[format].test(digits)) return null
  const value = Number(format === 'de' ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', ''))
  return Number.isFinite(value) ? value : null
}
