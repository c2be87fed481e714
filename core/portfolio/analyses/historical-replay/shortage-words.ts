/** Sentences of a replay on missing prices. Separate from the code that finds the gaps, so that a page can parse the sentences of an answer. */
import { text, type Text } from '../../../values/text'
import { MAX_AGE_DAYS } from './series'

/** Sentences with placeholders; one whose pattern also matches another sentence comes last. */
const sentences = {
  gap: text(`Prices of {0} have a gap of more than ${MAX_AGE_DAYS} days in this period.`, `Kurse von {0} haben in diesem Zeitraum eine Lücke von mehr als ${MAX_AGE_DAYS} Tagen.`),
  period: text('Prices of {0} reach from {1} to {2}.', 'Kurse von {0} reichen vom {1} bis zum {2}.'),
  rateGap: text(`Exchange rates of {0} have a gap of more than ${MAX_AGE_DAYS} days in this period.`, `Wechselkurse von {0} haben in diesem Zeitraum eine Lücke von mehr als ${MAX_AGE_DAYS} Tagen.`),
  rates: text('Exchange rates of {0} reach from {1} to {2}.', 'Wechselkurse von {0} reichen vom {1} bis zum {2}.'),
  noRates: text('There are no exchange rates of {0}.', 'Für {0} gibt es keine Wechselkurse.'),
  fundWhole: text('There are no prices of {0}: those of {1}, of the same index, stand in; how much both differ could not be measured.', 'Von {0} gibt es keine Kurse: Es stehen die von {1} auf denselben Index; wie weit beide auseinanderliegen, ließ sich nicht messen.'),
  fund: text(
    'Of {0} the prices from {1} to {2} are its own; before and after, those of {3}, of the same index or metal, stand in. Difference on common days, their return less its own: {4} points a year.',
    'Von {0} sind die Kurse vom {1} bis zum {2} eigene; davor und danach stehen die von {3} auf denselben Index oder dasselbe Metall. Unterschied an gemeinsamen Tagen, deren Rendite weniger die eigene: {4} Punkte im Jahr.',
  ),
  overnightWhole: text(
    'There are no prices of {0}: they are computed from the euro short-term rate (before October 2019 from EONIA), less {1} points a year; how much both differ could not be measured.',
    'Von {0} gibt es keine Kurse: Sie sind aus dem Euro-Tagesgeldsatz €STR gerechnet (vor Oktober 2019 aus EONIA), abzüglich {1} Punkte im Jahr; wie weit beide auseinanderliegen, ließ sich nicht messen.',
  ),
  overnight: text(
    'Of {0} the prices from {1} to {2} are its own; before and after, they are computed from the euro short-term rate (before October 2019 from EONIA), less {3} points a year. Difference on common days, computed return less its own: {4} points a year.',
    'Von {0} sind die Kurse vom {1} bis zum {2} eigene; davor und danach sind sie aus dem Euro-Tagesgeldsatz €STR gerechnet (vor Oktober 2019 aus EONIA), abzüglich {3} Punkte im Jahr. Unterschied an gemeinsamen Tagen, gerechnete Rendite weniger die eigene: {4} Punkte im Jahr.',
  ),
  coinWhole: text(
    'There are no prices of {0}: they are computed from the price of {1} in euros, less its charge of {2} points a year; how much both differ could not be measured.',
    'Von {0} gibt es keine Kurse: Sie sind aus dem Preis von {1} in Euro gerechnet, abzüglich der Kosten von {2} Punkten im Jahr; wie weit beide auseinanderliegen, ließ sich nicht messen.',
  ),
  coin: text(
    'Of {0} the prices from {1} to {2} are its own; before and after, they are computed from the price of {3} in euros, less its charge of {4} points a year. Difference on common days, computed return less its own: {5} points a year.',
    'Von {0} sind die Kurse vom {1} bis zum {2} eigene; davor und danach sind sie aus dem Preis von {3} in Euro gerechnet, abzüglich der Kosten von {4} Punkten im Jahr. Unterschied an gemeinsamen Tagen, gerechnete Rendite weniger die eigene: {5} Punkte im Jahr.',
  ),
  longest: text('The longest period for which all have prices: {0} to {1}.', 'Der längste Zeitraum, für den alle Kurse haben: {0} bis {1}.'),
  none: text('There are no prices of {0}.', 'Von {0} gibt es keine Kurse.'),
} as const satisfies Readonly<Record<string, Text>>

const filled = (template: string, parts: readonly string[]): string => template.replace(/\{(\d)\}/g, (_, place: string) => parts[Number(place)] ?? '')

/** Days and numbers as German readers write them. */
const inGerman = (part: string): string => part.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3.$2.$1').replace(/^(-?\d+)\.(\d+)$/, '$1,$2')

/** A sentence with its placeholders filled in. */
export const shortage = (name: keyof typeof sentences, ...parts: readonly string[]): Text =>
  text(filled(sentences[name].en, parts), filled(sentences[name].de, parts.map(inGerman)))

/** The pattern of an English sentence, which finds its parts. */
const patternOf = (english: string): RegExp => new RegExp(`^${english.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\d\}/g, '(.+)')}$`)

const patterns = Object.values(sentences).map(({ en, de }) => ({ pattern: patternOf(en), de }))

const longest = patternOf(sentences.longest.en)

/** The period of the sentence on the longest one, in ISO days; null of any other sentence. */
export function longestIn(sentence: string): { from: string; to: string } | null {
  const [, from, to] = longest.exec(sentence) ?? []
  return from === undefined || to === undefined ? null : { from, to }
}

/** Parses such a sentence of an answer into both languages; null for any other sentence. */
export function readShortage(sentence: string): Text | null {
  for (const { pattern, de } of patterns) {
    const found = pattern.exec(sentence)
    if (found !== null) return text(sentence, filled(de, found.slice(1).map(inGerman)))
  }
  return null
}
