/** What a confirmation proves to be bought or sold, or why it does not. */
import { amountsIn } from './amounts'
import { tradeDay } from './days'
import type { Figure } from './figures'
import type { Line } from './lines'
import { isinAnchors, nameAt, type Document } from './rows'
import { pricesIn, settlementOf, unitsIn, type Product, type Settlement } from './settle'

export interface ProvenTrade extends Settlement {
  at: number
  type: 'purchase' | 'sale'
  day: string
  isin: string
  name: string
}

type Event = 'purchase' | 'sale' | 'other'

/** What a document is about: the first of these words in it. */
const EVENTS: readonly (readonly [Event, RegExp])[] = [
  ['other', /storn|vorabpauschale|dividende|aussch(?:ü|ue)ttung|ertragsgutschrift|zinsgutschrift|zinsertrag|kupon|coupon|thesaurierung|steuermitteilung|steuerliche behandlung|knock.?out|depot(?:ü|ue)bertrag|einbuchung|ausbuchung|kapitalma(?:ß|ss)nahme|bezugsrecht|\bsplit\b|^distribution|^dividend|umtausch|fusion/i],
  ['sale', /verkauf|verkauft|\bsell\b|\bsale\b|r(?:ü|ue)cknahme(?!preis)|einl(?:ö|oe)sung|r(?:ü|ue)ckzahlung\b|tilgung/i],
  ['purchase', /(?<!ver|an)kauf(?!sprospekt|stelle)|gekauft|\bbuy\b|purchase|\bzeichnung\b|sparplan(?:ausf|abrech|\b)/i],
]

const MOST = 9999

/** The event of which a word comes first; a sale contains the word for a purchase. */
function eventIn(lines: readonly Line[]): Event | null {
  const places = EVENTS.map(([event, words]) => ({ event, at: lines.findIndex(({ text }) => words.test(text)) })).map(({ event, at }) => ({ event, at: at < 0 ? MOST : at }))
  const [first] = places.toSorted((one, other) => one.at - other.at)
  return first === undefined || first.at === MOST ? null : first.event
}

const isCancelled = (lines: readonly Line[]): boolean => lines.some(({ text }) => /storn(?:o|ierung|iert)\b|cancel+ation/i.test(text))

/** The words of a number: before it on its line, or those of the line above where it has none. */
const wordsOf = (lines: readonly Line[], base: number) => ({ at, label }: Figure): string => {
  const above = lines[at - base - 1]?.text ?? ''
  return /\p{L}{2,}/u.test(label.replace(/\b[A-Z]{3}\b/g, '')) ? label : `${label} ${/\d/.test(above) ? '' : above}`
}

const ofRate = /devisen|wechsel|umrechnung|exchange|\bfx\b|[A-Z]{3} ?\/ ?[A-Z]{3}/i

/** Rates that are printed. */
const ratesIn = (lines: readonly Line[], figures: readonly (readonly Figure[])[]): number[] => figures.flatMap((own, index) =>
  (ofRate.test(lines[index]?.text ?? '') || ofRate.test(lines[index - 1]?.text ?? '') ? own.flatMap(({ readings }) => readings.filter(({ decimals, value }) => decimals >= 3 && value > 0.3 && value < 250).map(({ value }) => value)) : []))

/** Amounts of a line that are about the product of its units and price. */
function besideOf(line: readonly Figure[], { units, price, rate }: Omit<Product, 'beside'>): number[] {
  const exact = (units.value * price.value) / rate
  return line.flatMap(({ readings }) => readings.filter(({ value, decimals }) => decimals === 2 && Math.abs(Math.abs(value) - exact) <= 0.0151 + 1e-3 * exact)).map(({ value }) => Math.abs(value))
}

function productsIn(lines: readonly Line[], figures: readonly (readonly Figure[])[]): Product[] {
  const all = figures.flat()
  const words = wordsOf(lines, all[0]?.at === undefined ? 0 : (all[0].at - figures.findIndex((own) => own.length > 0)))
  const [units, prices, rates] = [unitsIn(all, words), pricesIn(all, words), ratesIn(lines, figures)]
  return units.flatMap((one) => prices.flatMap((other): Product[] => {
    if (one.figure === other.figure || one.reading.value <= 0 || other.reading.value <= 0) return []
    const plain = { units: one.reading, price: other.reading, currency: other.figure.currency }
    const ofLine = all.filter(({ at }) => at === one.figure.at || at === other.figure.at)
    const isForeign = plain.currency !== '' && plain.currency !== 'EUR'
    const ways = [{ ...plain, rate: 1 }, ...(isForeign ? rates.map((rate) => ({ ...plain, rate, currency: 'EUR' })) : [])]
    return ways.map((product) => ({ ...product, beside: besideOf(ofLine, product) }))
  }))
}

/** The trade of a confirmation; null where it is none or proves nothing. */
function tradeIn(lines: readonly Line[], document: Document, start: number): ProvenTrade | null {
  const end = start + lines.length
  const anchors = isinAnchors(document).filter(({ at }) => at >= start && at < end)
  const [anchor] = anchors
  const [event, day] = [eventIn(lines), tradeDay(lines)]
  if (anchor === undefined || anchor.isin === '' || anchors.some(({ isin }) => isin !== anchor.isin) || day === null || event === null || event === 'other' || isCancelled(lines)) return null
  const figures = document.figures.slice(start, end)
  const settled = settlementOf(productsIn(lines, figures), amountsIn(lines, figures), event === 'purchase')
  return settled === null ? null : { ...settled, at: start, type: event, day, isin: anchor.isin, name: nameAt(document, anchor, null) }
}

/** The first line of an entry of a list of trades. */
const ENTRY = /^(?:Nr\.\s?[\d/]+\s+)?(?:kauf|verkauf|buy|sell)\b.*\d/i

/** Entries of such lists that move units in other ways. */
const OTHER_ENTRY = /^(?:Nr\.\s?[\d/]+\s+)?(?:wiederanlage|aussch(?:ü|ue)ttung|(?:fonds)?umschichtung|fonds-?tausch|(?:depot)?(?:ü|ue)bertrag|ein-?lieferung|auslieferung|entgelt\w* |entnahme|auszahl\w*|thesaurierung|split|fusion|storn\w*|einbuchung|ausbuchung|zulage|(?:an)?sparplan)\b.*\d[.,]\d/i

/** Where the entries of a list begin: entries name their securities. */
function entriesIn(document: Document): number[] {
  const isins = isinAnchors(document).map(({ at }) => at)
  const starts = document.lines.flatMap(({ text }, at) => (ENTRY.test(text) ? [at] : []))
  const named = starts.filter((start, index) => isins.some((at) => at >= start && at < (starts[index + 1] ?? document.lines.length)))
  return named.length > 1 ? starts : []
}

/** All trades of a document; null where one of them is not proven, or where units move in other ways. */
export function tradesIn(document: Document): ProvenTrade[] | null {
  const { lines } = document
  const starts = entriesIn(document)
  const isOpen = isCancelled(lines) || lines.some(({ text }) => OTHER_ENTRY.test(text))
  if (starts.length > 0 && isOpen) return null
  const parts = starts.length > 0 ? starts.map((start, index) => ({ start, end: starts[index + 1] ?? lines.length })) : [{ start: 0, end: lines.length }]
  const trades = parts.map(({ start, end }) => tradeIn(lines.slice(start, end), document, start))
  return trades.every((trade) => trade !== null) ? trades : null
}

/** Whether a document is about a purchase or a sale. */
export const isOfTrades = ({ lines }: Document): boolean => ['purchase', 'sale'].includes(eventIn(lines) ?? '')
