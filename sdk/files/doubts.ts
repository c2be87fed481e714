/** What is said, wherever a file is read, of rows that count though something speaks against them: equal ones, and doubtful ones of lists and bookings; and of rows that may be missing. */
import { keysOf } from '../../core/values/record'
import { text, type Locale, type Said } from '../../core/values/text'
import { formatUnit } from '../../core/wording/format'
import type { ReadTrades } from './trades/verdict'
import type { DoubtfulRow, ReadFile } from './verdict'

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
    (rows: string) => `Values in another currency, at other rates than in the other rows: ${rows}. Check the amounts.`,
    (rows) => `Werte in anderer Währung, zu anderen Kursen als in den anderen Zeilen: ${rows}. Bitte die Beträge prüfen.`,
  ),
  name: text((rows: string) => `One ISIN under names that have nothing in common: ${rows}. Check the ISINs.`, (rows) => `Eine ISIN unter Namen, die nichts gemeinsam haben: ${rows}. Bitte die ISINs prüfen.`),
  far: text(
    (rows: string) => `Worth more than fifty times what it cost, or less than a fiftieth: ${rows}. Check the value.`,
    (rows) => `Mehr als das Fünfzigfache der Kosten wert oder weniger als ein Fünfzigstel: ${rows}. Bitte den Wert prüfen.`,
  ),
  isin: text(
    (rows: string) => `The name is that of another security of the list: ${rows}. Check whether ISINs have changed places.`,
    (rows) => `Der Name ist der eines anderen Papiers der Liste: ${rows}. Bitte prüfen, ob ISINs vertauscht sind.`,
  ),
  model: text(
    (rows: string) => `A title calls this list a model, watched, planned or sold: ${rows}. It counts as what is held.`,
    (rows) => `Eine Überschrift nennt die Liste ein Musterdepot, eine Merkliste, geplant oder verkauft: ${rows}. Sie zählt wie ein Bestand.`,
  ),
}

/** What is said of rows that others contradict: a line for each reason. */
export const doubtTexts = (rows: readonly DoubtfulRow[], locale: Locale, nameOf: (row: number) => string = String): string[] =>
  keysOf(doubts).flatMap((why) => {
    const own = rows.filter((each) => each.why === why)
    return own.length === 0 ? [] : [doubts[why][locale](own.map(({ row }) => nameOf(row)).join(', '))]
  })

const uncounted = text((what: string) => `The file does not show whether rows are missing: ${what}. Compare that with what your bank shows.`, (what) => `Die Datei zeigt nicht, ob Zeilen fehlen: ${what}. Bitte mit dem vergleichen, was die Bank zeigt.`)

const positions = text((count: number) => (count === 1 ? 'one position' : `${count} positions`), (count) => (count === 1 ? 'eine Position' : `${count} Positionen`))
const worth = text((sum: string) => ` worth ${sum}`, (sum) => ` im Wert von ${sum}`)
const bookings = text(
  (count: number, isins: number) => `${count} ${count === 1 ? 'booking' : 'bookings'} of ${isins} ${isins === 1 ? 'security' : 'securities'}`,
  (count, isins) => `${count} ${count === 1 ? 'Umsatz' : 'Umsätze'} in ${isins} ${isins === 1 ? 'Wertpapier' : 'Wertpapieren'}`,
)

/** How many bookings of how many securities were read. */
export const bookingsText = ({ trades }: Pick<ReadTrades, 'trades'>, locale: Locale): string => bookings[locale](trades.length, new Set(trades.map(({ isin }) => isin)).size)

function positionsText({ request }: Pick<ReadFile, 'request'>, locale: Locale): string {
  const count = positions[locale](request.holdings.length)
  if (request.basis === 'weights') return count
  return `${count}${worth[locale](formatUnit(request.holdings.reduce((sum, { value }) => sum + value, 0), `amount in ${request.baseCurrency}`, locale))}`
}

/** What was read, to be compared with what the bank shows, where nothing in a file shows that no row is missing; null where something does. */
export function uncountedText(read: Pick<ReadFile, 'isCounted' | 'request'> | Pick<ReadTrades, 'isCounted' | 'trades'>, locale: Locale): string | null {
  if (read.isCounted) return null
  return uncounted[locale]('request' in read ? positionsText(read, locale) : bookingsText(read, locale))
}

/** What was taken over of a file, with what is to be compared. */
export const takenText = (taken: string, read: Parameters<typeof uncountedText>[0], locale: Locale): string => [taken, uncountedText(read, locale) ?? []].flat().join(' ')
