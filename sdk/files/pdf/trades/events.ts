/** What a document of trades is about. */
import type { Line } from '../lines'
import { CANCELLED } from './about'

type Event = 'purchase' | 'sale' | 'other'

/** What a document is about: the first of these words in it. */
export const EVENTS: readonly (readonly [Event, RegExp])[] = [
  ['sale', /verk(?:auf|\.) (?:aus )?(?:kapitalma|teil-)|squeeze.?out|ablauf der optionsfrist|obligatorische barabfindung|^gesamtk(?:ü|ue)ndigung$|^f(?:ä|ae)lligkeit\/verfall/i],
  ['purchase', /(?<!ver)kauf aus kapitalma/i],
  ['other', /storn|vorabpauschale|dividende|(?<!kauf aus wiederanlage.*)aussch(?:ü|ue)ttung|ertragsgutschrift|zinsgutschrift|zinsertrag|kupon|coupon|thesaurierung|steuermitteilung|steuerliche behandlung|knock.?out|depot(?:ü|ue)bertrag|einbuchung|ausbuchung|kapitalma(?:ß|ss)nahme|kapitalr(?:ü|ue)ckzahlung|bezugsrecht|\bsplit\b|^distribution|^dividend|umtausch|fusion/i],
  ['sale', /r(?:ü|ue)ckzahlungsgrund|opt\.-recht|\bvente\b|\bvendita\b|venta\b|verkauf(?!sprospekt|sunterlage|sstelle)|\bsell\b|\bsale\b|\bsold\b|verkoop\b|r(?:ü|ue)cknahme(?!preis|abschl)|einl(?:ö|oe)sung|r(?:ü|ue)ckzahlung\b|tilgung/i],
  ['purchase', /(?<!ver|an)kauf(?!sprospekt|stelle)|gekauft|\bbuy\b|\bbought\b|aankoop\b|purchase|\bzeichnung(?:s|\b)|ausgabe (?:investment)?fonds|sparplan(?:ausf|abrech|\b)|savings plan execution|saveback|round.?up\b|\bachat\b|acquisto\b|\bkopen\b|compra\b|investissement programm|piano d.(?:investimento|accumulo)|plan de inversi/i],
]

const MOST = 9999

/** The event of which a word comes first; a sale contains the word for a purchase. */
export function eventIn(lines: readonly Line[]): Event | null {
  // a heading may be spaced: `K a u f`
  const texts = lines.map(({ text }) => text.replace(/(?<!\p{L})(\p{L}) (?=\p{L}(?!\p{L}))/gu, '$1'))
  const places = EVENTS.map(([event, words]) => ({ event, at: texts.findIndex((text) => words.test(text)) })).map(({ event, at }) => ({ event, at: at < 0 ? MOST : at }))
  const [first] = places.toSorted((one, other) => one.at - other.at)
  return first === undefined || first.at === MOST ? null : first.event
}

/** Whether something is taken back. */
export const isCancelled = (lines: readonly Line[]): boolean => lines.some(({ text }) => CANCELLED.test(text))
