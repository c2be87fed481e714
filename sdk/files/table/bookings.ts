/** Lists of bookings or orders: what was bought and sold, not what is held. */
import { daysBetween } from '../../../core/values/dates'
import { ascending } from '../../../core/values/order'
import { cellOf, type Column, ofRole } from './columns'
import { dayOf } from '../cells/dates'
import { isinIn } from '../cells/isin'
import type { Row } from '../formats/lines'

const startingWith = (words: string): RegExp => new RegExp(`^(?:${words})(?:$|[ _:;,(/-])`, 'i')

/** Purchases and sales, in the words that brokers and apps use for them. */
const TRADES = '(?:ver)?kauf|(?:aan|ver)?koop|achat|vente|buy|bought|sell|sold|purchase|sale|compra|venta|acquisto|vendita|zeichnung|(?:ein|aus)(?:lieferung|buchung)|(?:an)?sparplan|savings plan|zugang|abgang|delivery|removal'

/** What else happens in a depot or an account. */
const OTHERS = '(?:wahl|stock )?dividend(?:e|en|o)?|scrip|aussch(?:ü|ue)ttung|distribution|ertrag(?:sgutschrift)?|zins(?:en|gutschrift)?|interest|coupon|kupon|cost(?:i|es)|deposito|prelievo|ingreso|retirada|transactiekosten'
  + '|einlage|entnahme|(?:ein|aus)zahlung|deposit|withdrawal|umbuchung|(?:ü|ue)berweisung|\\w*(?:ü|ue)bertrag|lastschrift|gutschrift|storn\\w*'
  + '|transfer|(?:ein|aus)gang|thesaurierung|vorabpauschale|steuer(?:n|r(?:ü|ue)ckerstattung|ausgleich)?|geb(?:ü|ue)hr(?:en)?|fees?|tax(?:es)?'
  + '|[\\w ]*split|kapital(?:ma(?:ß|ss)nahme|herabsetzung)|corporate action|\\w*(?:fusion|verschmelzung)|merger|spin[ -]?off|abspaltung|(?:um)?tausch|exchange(?!.traded)|bezugsrecht|redemption'
  + '|reinvest\\w*|ausf(?:ü|ue)hrung|entgelt\\w*'

const TRADE = startingWith(TRADES)
const EVENT = startingWith(`${TRADES}|${OTHERS}`)

/** Headers of what happened, and purchases and sales below them, in whatever words: `Nachkauf`, `Limit Buy`. One is enough. */
const [KIND, TRADED] = [/typ|\bart\b|vorgang|transa|a[ck]tion|tipo|soort/, /(?:kauf|koop|buy|bought|sell|sold|purchase|sale|achat|vente|erwerb|subscription|einmalanlage|sparplanausf.+|-sparplan|saveback|round up)(?:$|[ _(])/i]

/** What became of an order. */
const OUTCOME = /^(?:executed|filled|cancel+ed|expired|pending|rejected|settled|gebucht|vorgemerkt|(?:teil)?ausgef(?:ü|ue)hrt|storniert|gestrichen|abgerechnet|offen|abgelaufen|geändert)$/i

/** Headers of days on which something happens, and not of the day of a price. */
const EVENT_DAY = /buchung|valuta|wertstellung|settle|trade ?date|handelstag|handelsdatum|ausfuhr|execut|schlusstag|zahltag|transact|transakt|order|auftrag|erstellt|created|datetime|timestamp|value date|operation|aufgabe|geschaft|boek|verkauf|\bsold\b|\bsell\b|closed/

/** Headers of what is no longer held, or of payments. */
const GONE = /\bverkauf(?:s(?:wert|erlos|kurs|preis|datum)|\b(?! (?:ab|bei)\b))|\bsell (?:value|price|date)|\bsold\b|\bgeschlossen|\bclosed? (?:date|on|at)|counterparty/

/** Headers of plans: how often something is bought. */
const REPEATS = /\bintervall?\b|\bturnus\b|\brhythmus\b|\bfrequ|\bperiodic|nachste ausfuhrung|next execution/

/** A recommendation or a remark is no booking. */
const OPINION = /rating|empfehlung|recommend|analyst|meinung|signal|trend|notiz|bemerk|komment|comment/

/** Headers of the days of purchases: without a price or a value of today, what stands beside them was paid. */
const BOUGHT = /^(?:ge)?kauft?|^bought|^purchase/

interface Evidence {
  columns: readonly Column[]
  rows: readonly Row[]
}

/** Whether at least half of the rows have a cell that fits. */
const isMostly = ({ rows }: Evidence, column: Column, pattern: RegExp): boolean =>
  rows.length > 0 && rows.filter((row) => pattern.test(cellOf(row, column))).length * 2 >= rows.length

const isFilled = (evidence: Evidence, column: Column): boolean => isMostly(evidence, column, /\S/)

const hasRole = ({ columns }: Evidence, ...roles: readonly string[]): boolean => columns.some(({ role }) => roles.includes(role))

/** Longer texts of banks, such as `Ausführung ORDER Kauf IE00...`. */
const isOrderText = (evidence: Evidence, column: Column): boolean => isMostly(evidence, column, /\b(?:order|wertpapierabrechnung|abrechnung)\b.{0,99}\b(?:kauf|verkauf|buy|sell)\b/i)

/** The columns of days. */
const dayColumns = ({ columns }: Evidence): Column[] => columns.filter(ofRole('date', 'date'))

const daysOf = (rows: readonly Row[], column: Column): string[] => rows.flatMap((row) => dayOf(cellOf(row, column)) ?? [])

/** Whether one security stands in several rows with different times. */
function repeatsAtOtherTimes({ columns, rows }: Evidence, times: Column, timeOf: (cell: string) => string | null): boolean {
  const isin = columns.find(ofRole('isin'))
  const seen = new Map<string, Set<string>>()
  for (const row of rows) {
    const key = isinIn(cellOf(row, isin))
    const on = timeOf(cellOf(row, times))
    if (key !== null && on !== null) seen.set(key, (seen.get(key) ?? new Set()).add(on))
  }
  return [...seen.values()].some((all) => all.size > 1)
}

/** Headers of months and years: with one security in several of them it is a history. */
const PERIOD = /^(?:monat|month|jahr|year|quartal|quarter|periode?|zeitraum|stichtag|snapshot(?: date)?)$/

/** Whether most days lie more than ten days before the last one: prices of a depot are of about one day. */
function areScattered(days: readonly string[]): boolean {
  const last = days.toSorted(ascending).at(-1) ?? ''
  return days.length > 1 && days.filter((day) => daysBetween(day, last) > 10).length * 2 >= days.length
}

/** What is held has a cost and a gain beside its value; what was booked has not. */
const showsHoldings = (evidence: Evidence): boolean => hasRole(evidence, 'value') && hasRole(evidence, 'cost') && hasRole(evidence, 'gain', 'price')

const isOnce = ({ rows }: Evidence, column: Column, pattern: RegExp): boolean => rows.some((row) => pattern.test(cellOf(row, column)))

/** Points for a column that says for each row what happened; without any trade it may be a group of dividend shares. */
function eventPoints(evidence: Evidence): number {
  const texts = evidence.columns.filter(({ shape, header }) => shape !== 'amount' && !OPINION.test(header.words))
  if (texts.some((column) => isMostly(evidence, column, TRADE) || isOrderText(evidence, column))) return 3
  if (showsHoldings(evidence)) return 0
  const hasDays = dayColumns(evidence).length > 0
  const events = texts.filter((column) => isMostly(evidence, column, EVENT))
  if (hasDays && texts.some((column) => KIND.test(column.header.words) && isOnce(evidence, column, TRADED))) return 3
  if (events.length === 0) return 0
  return hasDays || events.some((column) => isOnce(evidence, column, TRADE)) ? 3 : 2
}

/** Days of purchases, of last movements and of prices may well be far apart. */
const FAR_APART = /kauf|purchase|letzt|last|bewegung|movement|einstand|kurs|price|quote|\bnav\b|bewertung|fallig|maturity|laufzeit|expir/

/** Points for a list of bookings; what is plain counts three. */
function points(evidence: Evidence): number {
  const days = dayColumns(evidence)
  const plainDays = days.filter(({ header }) => !FAR_APART.test(header.words))
  const filled = evidence.columns.filter((column) => isFilled(evidence, column))
  const signs: readonly (readonly [number, boolean])[] = [
    [3, !showsHoldings(evidence) && days.some((day) => repeatsAtOtherTimes(evidence, day, dayOf))],
    [3, evidence.columns.some((column) => PERIOD.test(column.header.words) && repeatsAtOtherTimes(evidence, column, (cell) => cell || null))],
    [3, !showsHoldings(evidence) && plainDays.some((day) => areScattered(daysOf(evidence.rows, day)))],
    [days.length > 0 ? 3 : 2, filled.some((column) => column.role === 'side' && !isMostly(evidence, column, /^(?:long|short)$/i))],
    [2, evidence.columns.some(ofRole('order'))],
    [2, days.some(({ header }) => EVENT_DAY.test(header.words))],
    [2, evidence.columns.some((column) => isMostly(evidence, column, OUTCOME))],
    [2, evidence.columns.some(({ header }) => /\brealis|\brealiz/.test(header.words))],
    [3, evidence.columns.some(({ role, shape, header }) => role !== 'tax' && shape !== 'empty' && GONE.test(header.words))],
    [3, filled.some(({ header }) => REPEATS.test(header.words))],
    [3, days.some(({ header }) => BOUGHT.test(header.words)) && !hasRole(evidence, 'price', 'gain') && !evidence.columns.some(({ role, header }) => role === 'value' && header.rank < 2)],
    [1, hasRole(evidence, 'fee')],
    [1, hasRole(evidence, 'tax')],
  ]
  return signs.reduce((sum, [weight, isSo]) => sum + (isSo ? weight : 0), eventPoints(evidence))
}

/** Whether a table lists bookings or orders, by what its cells and headers say. */
export const isBookings = (columns: readonly Column[], rows: readonly Row[]): boolean => points({ columns, rows }) >= 3
