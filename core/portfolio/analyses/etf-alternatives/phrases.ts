/** What its page says besides the names of its fields. */
import { byLanguage, text } from '../../../values/text'

export const phrases = byLanguage({
  candidates: text('ISINs to compare with (optional, at most 10)', 'ISINs zum Vergleich (freiwillig, höchstens 10)'),
  candidatesHelp: text('Without any, the closest funds of the catalogue are compared.', 'Ohne Angabe werden die ähnlichsten Fonds des Katalogs verglichen.'),
  isinWrong: text('Must be an ISIN.', 'Muss eine ISIN sein.'),
  verdict: text('Verdict', 'Urteil'),
  match: text('similar and cheaper', 'ähnlich und günstiger'),
  notCheaper: text('not cheaper', 'nicht günstiger'),
  notSimilar: text('not similar enough', 'nicht ähnlich genug'),
  none: text('None is known', 'Keiner bekannt'),
  noneHelp: text('No fund of the catalogue holds much the same and costs less. There may be one elsewhere.', 'Kein Fonds des Katalogs enthält fast dasselbe und kostet weniger. Anderswo kann es einen geben.'),
  costs: text((theirs: string, own: string) => `The most similar of the cheaper ones: ${theirs} in place of ${own} a year`, (theirs, own) => `Der ähnlichste der günstigeren: ${theirs} statt ${own} im Jahr`),
  saved: text((amount: string) => `, ${amount} less for what you hold`, (amount) => `, ${amount} weniger für den eigenen Bestand`),
  own: text((name: string) => `${name} (in the portfolio)`, (name) => `${name} (im Depot)`),
  source: text((name: string, ter: string) => `Compared with ${name}, ongoing charge ${ter}.`, (name, ter) => `Verglichen mit ${name}, laufende Kosten ${ter}.`),
  omitted: text((count: string) => `${count} more similar and cheaper funds are not listed.`, (count) => `${count} weitere ähnliche und günstigere Fonds sind nicht aufgeführt.`),
  sameKind: text('Funds of the same kind', 'Fonds derselben Art'),
})
