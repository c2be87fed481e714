/** What is said, wherever a file is read, of rows that count though something speaks against them: equal ones, and doubtful ones of lists and bookings; and of what nothing in a file checks. */
import { keysOf } from '../../core/values/record'
import { text, type Locale, type Said } from '../../core/values/text'
import { sumBy } from '../../core/values/sum'
import { formatDate, formatUnit } from '../../core/wording/format'
import type { ReadTrades } from './trades/verdict'
import type { DoubtfulRow, ReadFile, Unchecked } from './verdict'

const alike = text((rows: string) => `Equal rows, all of which count: ${rows}. If one is a duplicate, remove it and read the file again.`, (rows) => `Gleiche Zeilen, die alle zählen: ${rows}. Ist eine doppelt, bitte entfernen und die Datei neu lesen.`)

/** What is asked about rows that say the same. */
export const alikeText = (groups: readonly (readonly number[])[], locale: Locale, nameOf: (row: number) => string = String): string => alike[locale](groups.map((rows) => rows.map(nameOf).join(' = ')).join(', '))

const doubts: Readonly<Record<DoubtfulRow['why'], Said<(rows: string) => string>>> = {
  day: text((rows: string) => `Days out of the order of all others: ${rows}. Check them: a wrong day changes the tax.`, (rows) => `Tage außer der Reihe aller anderen: ${rows}. Bitte prüfen: Ein falscher Tag ändert die Steuer.`),
  price: text(
    (rows: string) => `A unit at more than twice the price of the security's other bookings of these weeks, or less than half: ${rows}. Check units and amount.`,
    (rows) => `Ein Stück zu mehr als dem doppelten oder weniger als dem halben Preis der anderen Umsätze des Papiers in diesen Wochen: ${rows}. Bitte Stück und Betrag prüfen.`,
  ),
  balance: text((rows: string) => `The balance does not follow from the row before: ${rows}. A row may be missing, or an amount wrong.`, (rows) => `Der Saldo folgt nicht aus der Zeile davor: ${rows}. Eine Zeile kann fehlen oder ein Betrag falsch sein.`),
  units: text(
    (rows: string) => `Other units than the bookings give: ${rows}. Earlier bookings may be missing, or units wrong.`,
    (rows) => `Andere Stückzahl, als die Umsätze ergeben: ${rows}. Frühere Umsätze können fehlen oder Stücke falsch sein.`,
  ),
  former: text(
    (rows: string) => `This security became another one that is booked, too, and no row says how many new units came for one: ${rows}. Both count as they are booked.`,
    (rows) => `Aus diesem Papier wurde ein anderes, das auch gebucht ist, und keine Zeile nennt, wie viele neue Stücke für eines kamen: ${rows}. Beide zählen, wie sie gebucht sind.`,
  ),
  sum: text(
    (rows: string) => `Units and amount are those of other trades of the day together: ${rows}. If it is the order that these executed, remove it.`,
    (rows) => `Stück und Betrag sind die Summe anderer Umsätze des Tages: ${rows}. Ist es der Auftrag, der in diesen ausgeführt wurde, bitte entfernen.`,
  ),
  cost: text(
    (rows: string) => `A column with a header that nobody knows has amounts that may be costs, and no price shows it: ${rows}. If they are, call it Fee or Tax.`,
    (rows) => `Eine Spalte, deren Überschrift niemand kennt, hat Beträge, die Kosten sein können, und kein Kurs zeigt es: ${rows}. Sind es welche, bitte Gebühr oder Steuer darüberschreiben.`,
  ),
  rate: text(
    (rows: string) => `Values in another currency, at a rate of one or at other rates than in the other rows: ${rows}. Check the amounts.`,
    (rows) => `Werte in anderer Währung, zum Kurs eins oder zu anderen Kursen als in den anderen Zeilen: ${rows}. Bitte die Beträge prüfen.`,
  ),
  name: text((rows: string) => `One ISIN under names that have nothing in common: ${rows}. Check the ISINs.`, (rows) => `Eine ISIN unter Namen, die nichts gemeinsam haben: ${rows}. Bitte die ISINs prüfen.`),
  far: text(
    (rows: string) => `Worth more than fifty times what it cost, or less than a fiftieth: ${rows}. Check the value.`,
    (rows) => `Mehr als das Fünfzigfache der Kosten wert oder weniger als ein Fünfzigstel: ${rows}. Bitte den Wert prüfen.`,
  ),
  share: text(
    (rows: string) => `Values and shares of the whole do not go together: ${rows}. A value may be wrong, or a row missing.`,
    (rows) => `Werte und Anteile am Ganzen passen nicht zusammen: ${rows}. Ein Wert kann falsch sein oder eine Zeile fehlen.`,
  ),
  isin: text(
    (rows: string) => `Name or WKN are those of another security: ${rows}. Check the ISINs; two may have changed places.`,
    (rows) => `Name oder WKN gehören zu einem anderen Papier: ${rows}. Bitte die ISINs prüfen; zwei können vertauscht sein.`,
  ),
  exchanged: text(
    (rows: string) => `Two figures seem to have changed places, units and price or amount and costs: ${rows}. Check them.`,
    (rows) => `Zwei Zahlen wirken vertauscht, Stück und Kurs oder Betrag und Kosten: ${rows}. Bitte prüfen.`,
  ),
  apart: text(
    (rows: string) => `Costs, or what came back of them, in rows of their own, and nothing shows of which purchase or sale: ${rows}. They are in none; change its fees.`,
    (rows) => `Kosten oder ihre Erstattung in eigenen Zeilen, und nichts zeigt, zu welchem Kauf oder Verkauf: ${rows}. Sie stecken in keinem; bitte dort die Gebühr ändern.`,
  ),
  model: text(
    (rows: string) => `A title calls this list a model, watched, planned or sold: ${rows}. It counts as what is held.`,
    (rows) => `Eine Überschrift nennt die Liste ein Musterdepot, eine Merkliste, geplant oder verkauft: ${rows}. Sie zählt wie ein Bestand.`,
  ),
}

const rowsOf = text((count: number, rows: string) => `${count === 1 ? 'row' : 'rows'} ${rows}`, (count, rows) => `${count === 1 ? 'Zeile' : 'Zeilen'} ${rows}`)

/** What is said of rows that others contradict: a line for each reason. */
export const doubtTexts = (rows: readonly DoubtfulRow[], locale: Locale, nameOf: (row: number) => string = String): string[] =>
  keysOf(doubts).flatMap((why) => {
    const own = rows.filter((each) => each.why === why)
    return own.length === 0 ? [] : [doubts[why][locale](rowsOf[locale](own.length, own.map(({ row }) => nameOf(row)).join(', ')))]
  })

const positions = text((count: number) => (count === 1 ? 'one position' : `${count} positions`), (count) => (count === 1 ? 'eine Position' : `${count} Positionen`))
const worth = text((sum: string) => ` worth ${sum}`, (sum) => ` im Wert von ${sum}`)
const bookings = text(
  (count: number, isins: number) => `${count} ${count === 1 ? 'booking' : 'bookings'} of ${isins} ${isins === 1 ? 'security' : 'securities'}`,
  (count, isins) => `${count} ${count === 1 ? 'Umsatz' : 'Umsätze'} in ${isins} ${isins === 1 ? 'Wertpapier' : 'Wertpapieren'}`,
)
const period = text((first: string, last: string) => (first === last ? `, ${first}` : `, ${first} to ${last}`), (first, last) => (first === last ? `, ${first}` : `, ${first} bis ${last}`))

/** How many bookings of how many securities were read. */
export const bookingsText = ({ trades }: Pick<ReadTrades, 'trades'>, locale: Locale): string => bookings[locale](trades.length, new Set(trades.map(({ isin }) => isin)).size)

type Read = Pick<ReadFile, 'unchecked' | 'request'> | Pick<ReadTrades, 'unchecked' | 'trades'>

/** What was read as a whole, to be compared. */
function wholeText(read: Read, locale: Locale): string {
  if ('trades' in read) {
    const days = read.trades.map(({ date }) => date).sort()
    const [first, last] = [days[0], days.at(-1)]
    return `${bookingsText(read, locale)}${first === undefined || last === undefined ? '' : period[locale](formatDate(first, locale), formatDate(last, locale))}`
  }
  const { request } = read
  const count = positions[locale](request.holdings.length)
  return request.basis === 'weights' ? count : `${count}${worth[locale](formatUnit(sumBy(request.holdings, ({ value }) => value), `amount in ${request.baseCurrency}`, locale))}`
}

const missing: Readonly<Record<'rows' | 'ends', Said<(what: string) => string>>> = {
  rows: text((what: string) => `rows are missing (${what})`, (what) => `Zeilen fehlen (${what})`),
  ends: text((what: string) => `rows are missing at the beginning or the end (${what})`, (what) => `am Anfang oder am Ende Zeilen fehlen (${what})`),
}

/** Words for figures that stand once. */
const once: Readonly<Record<Exclude<Unchecked, keyof typeof missing>, Said<string>>> = {
  values: text('values', 'Werte'),
  rates: text('values converted from other currencies', 'aus anderen Währungen umgerechnete Werte'),
  cash: text('cash balances', 'Guthaben'),
  units: text('units', 'Stückzahlen'),
  amounts: text('amounts before fees', 'Beträge vor Gebühren'),
  fees: text('fees', 'Gebühren'),
  days: text('days', 'Tage'),
}

const ofPayment: readonly Unchecked[] = ['amounts', 'fees', 'days']

const inAll = text((sum: string) => ` (${sum} in all)`, (sum) => ` (zusammen ${sum})`)
const nothing = text(
  (rows: string, figures: string) => `Nothing in the file shows whether ${[rows, figures === '' ? '' : `${figures} are right`].filter((part) => part !== '').join(', or whether ')}. Compare that with what your bank shows.`,
  (rows, figures) => `Nichts in der Datei zeigt, ob ${[rows, figures === '' ? '' : `${figures} stimmen`].filter((part) => part !== '').join(' und ob ')}. Bitte mit dem vergleichen, was die Bank zeigt.`,
)

/** What figures that stand once are in all, with their currency; null where they are no amounts, or of several currencies. */
function sumOf(what: keyof typeof once, read: Read): { sum: number; currency: string } | null {
  if ('trades' in read) {
    const isSummed = (what === 'fees' || what === 'amounts') && read.trades.every(({ currency = 'EUR' }) => currency === 'EUR')
    return isSummed ? { sum: sumBy(read.trades, ({ gross, fees }) => (what === 'fees' ? fees : gross)), currency: 'EUR' } : null
  }
  const { request } = read
  // The whole is said with the rows.
  if (request.basis === 'weights' || read.unchecked.includes('rows') || !['values', 'cash'].includes(what)) return null
  return { sum: sumBy(request.holdings.filter((each) => 'assetClass' in each === (what === 'cash')), ({ value }) => value), currency: request.baseCurrency }
}

function figureText(what: keyof typeof once, read: Read, locale: Locale): string {
  const whole = sumOf(what, read)
  return `${once[what][locale]}${whole === null ? '' : inAll[locale](formatUnit(whole.sum, `amount in ${whole.currency}`, locale))}`
}

/** What nothing in a file checks, to be compared with what the bank shows; null where everything is. */
export function uncheckedText(read: Read, locale: Locale): string | null {
  const [rows = ''] = keysOf(missing).flatMap((what) => (read.unchecked.includes(what) ? missing[what][locale](wholeText(read, locale)) : []))
  // What was paid, and when, changes no depot.
  const figures = keysOf(once).flatMap((what) => (read.unchecked.includes(what) && !('request' in read && ofPayment.includes(what)) ? figureText(what, read, locale) : []))
  return rows === '' && figures.length === 0 ? null : nothing[locale](rows, new Intl.ListFormat(locale).format(figures))
}

/** What was taken over of a file, with what is to be compared. */
export const takenText = (taken: string, read: Read, locale: Locale): string => [taken, uncheckedText(read, locale) ?? []].flat().join(' ')
