/** The number of the depot that a document is about, where it states one plainly: it tells depots apart, and is shown to nobody. */
import type { Line } from '../lines'

/** Words for it; a customer may have several depots, and a sub-depot is a part of one. */
const WORDS = '(?:(?:konto ?\\/ ?|wertpapier-?|direkt-|trading-|fonds)?depot(?:konto)?(?:plus)?(?:[- ]?(?:nummer|nr\\b\\.?))?|sec(?:urities|\\.) account(?: (?:number|no\\b\\.?))?)'
const NUMBER = '\\d[\\dA-Z]*(?:[ ./-][A-Z]?\\d[\\dA-Z]*)*'

/** Behind its words, and whole: no part of a masked one, of an amount or of a share. */
const BEHIND = new RegExp(`(?<![\\p{L}\\d-])${WORDS}\\s?[:=]? {0,2}(${NUMBER})(?![ ./-]?\\p{L}?\\d|[\\p{L}*•…]|,\\d| ?(?:EUR|USD|CHF|€|%|St))`, 'giu')
const HEADER = new RegExp(`^${WORDS}:?$`, 'iu')
const ALONE = new RegExp(`^${NUMBER}$`)

const DAY = /\b\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})\b/

/** Without the marks between its parts; empty for what is too short for a number, for a day and for what masks one: small letters, crosses, a row of one digit. */
function plain(number: string): string {
  const digits = number.replace(/[ ./-]/g, '')
  return digits.length < 6 || /^(.)\1*$|[a-z]|XX/.test(digits) || DAY.test(number) ? '' : digits
}

/** The numbers below a header, in a cell that begins where it does or lies below it. */
const below = (lines: readonly Line[]): string[] => lines.flatMap(({ cells, page }, at) => cells.filter(({ text }) => HEADER.test(text)).flatMap(({ x, end }) => {
  const next = lines[at + 1]
  const under = next?.page === page ? next.cells.filter((cell) => cell.x < end && cell.end > x) : []
  const [only, ...others] = under
  return only !== undefined && others.length === 0 && ALONE.test(only.text) ? [only.text] : []
}))

/** The one number; null where there is none, or where two contradict. */
export function depotNumber(lines: readonly Line[]): string | null {
  const behind = lines.flatMap(({ text }) => [...text.matchAll(BEHIND)].map(([, number = '']) => number))
  const [only = '', ...others] = new Set([...behind, ...below(lines)].map(plain).filter((number) => number !== ''))
  return only === '' || others.length > 0 ? null : only
}
