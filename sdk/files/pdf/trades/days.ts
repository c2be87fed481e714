/** On which day a confirmation says that it was traded. */
import { daysBetween, isWeekend } from '../../../../core/values/dates'
import { dayOf } from '../../cells/dates'
import type { Line } from '../lines'

const DAY = /(?<=(?:\ble|(?:ex(?:é|e)cution|ejecuci(?:ó|o)n|und -zeit) ?:?) )\d{2}\/\d{2}\/\d{4}|(?<!\d)\d{1,2}\.\s*\d{1,2}\.\s*\d{4}(?!\d)|(?<!\d)\d{4}-\d\d-\d\d(?!\d)|(?<!\d)\d{2}-\d{2}-\d{4}(?!\d)|(?<!\d)\d{1,2}(?:\.?\s+|-)(?:jan|feb|m(?:ä|a)?r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])[\p{L}]*(?:\.?\s+|-)\d{4}/giu

/** The day of the trade counts for tax; a value day never does. */
const TRADED = /schlu(?:ss|ß)tag|(?<!letzter )handelstag|handels-?datum|ausf(?:ü|ue)hrungs?-?(?:tag|datum)|gesch(?:ä|ae)ftstag|abschlu(?:ss|ß)(?:datum|(?= +\d{2}\.\d{2}\.\d{4}))|(?:kauf(?: eurex)?|verkauf|verk(?:auf|\.) \S+|buy|sell|sale|purchase|ausf(?:ü|ue)hrung|sparplanausf(?:ü|ue)hrung|zeichnungsorder)\s+(?:am|on|vom)\b|(?<!devisen)kursdatum|order-?ausf(?:ü|ue)hrung|execution|^ausf(?:ü|ue)hrung\b|ausf(?:ü|ue)hrung\s+(?=\d{2}\.\d{2}\.\d{4})|trade (?:date|time)|handelszeit|abschlu(?:ss|ß) per|wir haben (?:f(?:ü|ue)r sie )?am\b(?=.*(?:kauft|gezeichnet))|^am\b(?=.*haben wir folgende transaktion)|^(?=\d{2}-\d{2}-\d{4}\s+r(?:é|e)f(?:é|e)rence\b)|^(?:esecuzione|uitvoering|ex(?:é|e)cution|ejecuci(?:ó|o)n)\s+(?=\d{2}\.\d{2}\.\d{4})|datum\s+(?:handels)?uhrzeit|fecha ejecuci(?:ó|o)n|date et heure d.ex(?:é|e)cution ?:|(?:ex(?:é|e)cution|achat|vente|esecuzione|acquisto|vendita|ejecuci(?:ó|o)n|compra|venta)\b.{0,60}?\b(?:le|il|del|el(?: d(?:í|i)a)?|a d(?:í|i)a)\b/i
/** On which day units leave the depot without an order. */
const LEFT = /^ausbuchung aus depot\b.*\bper\b/i
const REDEEMED = /^ex(?:-?tag| datum)\b|r(?:ü|ue)ckzahlungsdatum|f(?:ä|ae)lligkeitstag|(?<!\p{L})f(?:ä|ae)lligkeit(?!\p{L})|\bzum (?=\s*[\d.]+\s+zur r(?:ü|ue)ckzahlung f)/iu

const daysIn = (text: string): string[] => (text.match(DAY) ?? []).flatMap((found) => dayOf(/\.\s*\d{1,2}\./.test(found) ? found.replace(/\s/g, '') : found.replace(/\s+/g, ' ')) ?? dayOf(found.replace(/-/g, '.')) ?? [])

const VALUE_DAY = /valuta|wertstellung|value date|zahltag|zahlungstag/i

/** `17.07.2024: Gesamtverkauf`. */
const HEADED = /^\d{1,2}\.\d{1,2}\.\d{4}(?=: *(?:gesamt|teil)?(?:ver)?kauf\b)/i

/** The day behind the words; below them where they are a header, unless it is said to be that of the payment. */
function daysAt(lines: readonly Line[], index: number, words: RegExp): string[] {
  const text = lines[index]?.text ?? ''
  const at = text.search(words)
  if (at < 0) return []
  const [behind] = daysIn(text.slice(at))
  if (behind !== undefined) return [behind]
  if (/\d/.test(text.slice(at))) return []
  return lines.slice(index + 1, index + 3).filter((line) => !VALUE_DAY.test(line.text)).map((line) => daysIn(line.text)[0]).filter((day) => day !== undefined).slice(0, 1)
}

/** Confirmations come within days: where all other days of a document are far away, one of them is wrong. */
export function isLikely(lines: readonly Line[], day: string): boolean {
  const days = lines.flatMap(({ text }) => daysIn(text))
  const others = days.filter((_, index) => index !== days.indexOf(day))
  return others.length === 0 || others.some((other) => Math.abs(daysBetween(day, other)) <= 31)
}

/** On which day is paid, and how many days after the trade at most. */
const VALUED = /valuta|wertstellung|value date|date de valeur|fecha valor|\((?:value|wert|valore|waarde):/i
const MOST_DAYS = 10

/** What is bought or sold is paid within days, and not before: where the day of that is printed, it tells a wrong one. */
function isPaidSoon(lines: readonly Line[], day: string): boolean {
  const paid = lines.flatMap((_, index) => daysAt(lines, index, VALUED))
  return paid.length === 0 || paid.some((other) => day <= other && daysBetween(day, other) <= MOST_DAYS)
}

/** On which day was ordered, and on which the letter was written: nothing is traded before the one or after the other. */
const ORDERED = /(?:kauf|verkauf)s?auftrag vom|(?:buy|sell) order of/i
const WRITTEN = /^\p{Lu}[\p{L} .()-]+,\s+(?:den\s+|am\s+)?(?=\d{1,2}\.\s*[\p{L}\d]+\.?\s*\d{4}$)/u

/** Few markets are open on weekends: where a document says that it was traded on such a day, it has to say the day twice. */
const isTradingDay = (lines: readonly Line[], day: string): boolean =>
  !isWeekend(day) || lines.flatMap(({ text }) => daysIn(text)).filter((other) => other === day).length > 1

/** The one day of a kind of words; null where there is none or more than one. */
function oneDay(lines: readonly Line[], words: RegExp): string | null {
  const days = new Set(lines.flatMap((_, index) => daysAt(lines, index, words)))
  const [only] = days
  return days.size === 1 ? (only ?? null) : null
}

/** The day of a letter that answers an order of the same day. */
function dayBetween(lines: readonly Line[]): string | null {
  const ordered = oneDay(lines, ORDERED)
  return ordered !== null && ordered === oneDay(lines, WRITTEN) ? ordered : null
}

/** Behind it stand the days on which was bought what is sold. */
const ACQUIRED = /^ber(?:ü|ue)cksichtigte anschaffung/i

/** The day of the trade; null where the document does not say it, or says two. */
export function tradeDay(document: readonly Line[]): string | null {
  const end = document.findIndex(({ text }) => ACQUIRED.test(text))
  const lines = end < 0 ? document : document.slice(0, end)
  const words = [TRADED, HEADED, LEFT].find((each) => lines.some((_, index) => daysAt(lines, index, each).length > 0)) ?? REDEEMED
  const day = lines.some((_, index) => daysAt(lines, index, words).length > 0) ? oneDay(lines, words) : dayBetween(lines)
  const written = oneDay(lines, WRITTEN)
  return day !== null && (written === null || day <= written) && (words === REDEEMED || isTradingDay(lines, day)) && isLikely(lines, day) && isPaidSoon(lines, day) ? day : null
}
