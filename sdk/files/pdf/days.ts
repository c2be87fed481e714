/** On which day a confirmation says that it was traded. */
import { dayOf } from '../cells/dates'
import type { Line } from './lines'

const DAY = /(?<!\d)\d{1,2}\.\s?\d{1,2}\.\d{4}(?!\d)|(?<!\d)\d{4}-\d\d-\d\d(?!\d)|(?<!\d)\d{2}-\d{2}-\d{4}(?!\d)|(?<!\d)\d{1,2}\.?\s+(?:jan|feb|m(?:ä|a)r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])[\p{L}]*\.?\s+\d{4}/giu

/** The day of the trade counts for tax; a value day never does. */
const TRADED = /schlu(?:ss|ß)tag|handelstag|handels-?datum|ausf(?:ü|ue)hrungs?-?(?:tag|datum)|gesch(?:ä|ae)ftstag|abschlu(?:ss|ß)datum|(?:kauf|verkauf|buy|sell|sale|purchase|ausf(?:ü|ue)hrung|sparplanausf(?:ü|ue)hrung) (?:am|on|vom)\b|kursdatum|order-?ausf(?:ü|ue)hrung|execution|^ausf(?:ü|ue)hrung\b|trade date|datum\s+(?:handels)?uhrzeit/i
const REDEEMED = /r(?:ü|ue)ckzahlungsdatum|f(?:ä|ae)lligkeitstag/i

const daysIn = (text: string): string[] => (text.match(DAY) ?? []).flatMap((found) => dayOf(found.replace(/\.\s+/g, '. ').replace(/(\d{1,2}\.) (\d{1,2}\.)/, '$1$2').replace(/\s+/g, ' ')) ?? dayOf(found.replace(/-/g, '.')) ?? [])

/** The day behind the words; below them where they are a header. */
function daysAt(lines: readonly Line[], index: number, words: RegExp): string[] {
  const text = lines[index]?.text ?? ''
  const at = text.search(words)
  if (at < 0) return []
  const [behind] = daysIn(text.slice(at))
  if (behind !== undefined) return [behind]
  return lines.slice(index + 1, index + 3).map((line) => daysIn(line.text)[0]).filter((day) => day !== undefined).slice(0, 1)
}

/** The one day of a kind of words; null where there is none or more than one. */
function oneDay(lines: readonly Line[], words: RegExp): string | null {
  const days = new Set(lines.flatMap((_, index) => daysAt(lines, index, words)))
  const [only] = days
  return days.size === 1 ? (only ?? null) : null
}

/** The day of the trade; null where the document does not say it, or says two. */
export const tradeDay = (lines: readonly Line[]): string | null =>
  (lines.some(({ text }) => TRADED.test(text)) ? oneDay(lines, TRADED) : oneDay(lines, REDEEMED))
