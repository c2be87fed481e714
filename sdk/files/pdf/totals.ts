/** What a document says that everything is worth. */
import { isMoney, type Figure } from './figures'
import type { Document } from './rows'

/** An amount beside a word for a total, or for cash. */
export interface Stated {
  at: number
  value: number
  currency: string
  /** Whether it is written with two decimals. */
  isMoney: boolean
}

const TOTAL = /gesamt|summe\b|summe |total|insgesamt|depotwert|depotbestand\b|portfolio-?wert|verm(?:ö|oe|\?|.{1,2})gen\b/i
/** Carried over to the next page, and sums of costs, changes and bookings. */
const OTHER = /(?:ü|ue|\?)bertrag|zwischen|seitensumme|kosten|geb(?:ü|ue|\?)hr|steuer|ertr(?:ä|ae)g|zu-? ?und|zufl|abfl|bewegung|ums(?:ä|ae|a)tz|einzahl|auszahl|gewinn|verlust(?!.*wert)|%\s?des|anteil in|freibetrag|freistell|dispo|kredit|zinsen/i
/** A part of the depot. */
const PART = /\b(?:aktien|anleihen|renten|(?:investment|immobilien|misch|renten|aktien|geldmarkt|dach)?fonds|etfs?|etcs?|zertifikate|optionsscheine|derivate|rohstoffe|krypto\w*)\b/i
const CASH = /^(?:\W*)(?:cash|kasse|geldkont|geldsaldo|guthaben|liquidit|verrechnungskonto|kontosald|kontostand|barbestand|konto\b|girokonto|tagesgeld)/i

const amountsOf = (figures: readonly Figure[]): Stated[] => figures.flatMap(({ at, readings, currency, isPercent }) =>
  (isPercent ? [] : readings.filter(({ value, decimals }) => value > 0 && (isMoney({ value, decimals }) ||
    (decimals <= 1 && value >= 10 && value < 1e8))).map(({ value, decimals }) => ({ at, value, currency, isMoney: decimals === 2 }))))

/** The figures of a line, or of the next one where the line is only words. */
const besideOrBelow = ({ figures }: Document, at: number): readonly Figure[] => {
  const own = amountsOf(figures[at] ?? [])
  return own.length > 0 ? (figures[at] ?? []) : (figures[at + 1] ?? [])
}

const isWords = (text: string): boolean => text.length < 160

/** Totals of the whole depot. */
export const totalsIn = (document: Document): Stated[] => document.lines.flatMap(({ text }, at) =>
  (isWords(text) && TOTAL.test(text) && !OTHER.test(text) && !PART.test(text) ? amountsOf(besideOrBelow(document, at)) : []))

/** Balances of accounts. */
export const cashIn = (document: Document): Stated[] => document.lines.flatMap(({ text }, at) =>
  (isWords(text) && CASH.test(text) ? amountsOf(besideOrBelow(document, at)) : []))
