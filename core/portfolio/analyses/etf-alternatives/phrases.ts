/** What its page says besides the names of its fields. */
import type { Locale } from '../../../values/text'

const en = {
  candidates: 'ISINs to compare with (optional, at most 10)',
  candidatesHelp: 'Without any, the closest funds of the catalogue are compared.',
  isinWrong: 'Must be an ISIN.',
  verdict: 'Verdict',
  match: 'similar and cheaper',
  notCheaper: 'not cheaper',
  notSimilar: 'not similar enough',
  none: 'None is known',
  noneHelp: 'No fund of the catalogue holds much the same and costs less. There may be one elsewhere.',
  costs: (theirs: string, own: string) => `The most similar of the cheaper ones: ${theirs} in place of ${own} a year`,
  saved: (amount: string) => `, ${amount} less for what you hold`,
  own: (name: string) => `${name} (in the depot)`,
  source: (name: string, ter: string) => `Compared with ${name}, ongoing charge ${ter}.`,
  omitted: (count: string) => `${count} more similar and cheaper funds are not listed.`,
  sameKind: 'Funds of the same kind',
}

const de: typeof en = {
  candidates: 'ISINs zum Vergleich (freiwillig, höchstens 10)',
  candidatesHelp: 'Ohne Angabe werden die ähnlichsten Fonds des Katalogs verglichen.',
  isinWrong: 'Muss eine ISIN sein.',
  verdict: 'Urteil',
  match: 'ähnlich und günstiger',
  notCheaper: 'nicht günstiger',
  notSimilar: 'nicht ähnlich genug',
  none: 'Keiner bekannt',
  noneHelp: 'Kein Fonds des Katalogs enthält fast dasselbe und kostet weniger. Anderswo kann es einen geben.',
  costs: (theirs, own) => `Der ähnlichste der günstigeren: ${theirs} statt ${own} im Jahr`,
  saved: (amount) => `, ${amount} weniger für den eigenen Bestand`,
  own: (name) => `${name} (im Depot)`,
  source: (name, ter) => `Verglichen mit ${name}, laufende Kosten ${ter}.`,
  omitted: (count) => `${count} weitere ähnliche und günstigere Fonds sind nicht aufgeführt.`,
  sameKind: 'Fonds derselben Art',
}

export const phrases: Readonly<Record<Locale, typeof en>> = { en, de }
