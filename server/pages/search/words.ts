/** Words of the search. */
import { byLanguage, text } from '../../../core/values/text'

export const searchWords = byLanguage({
  what: text('Fund or share', 'Fonds oder Aktie'),
  search: text('Fund, share, WKN or ISIN', 'Fonds, Aktie, WKN oder ISIN'),
  close: text('Close', 'Schließen'),
  offers: text('Suggestions', 'Vorschläge'),
  costs: text((ter: string) => `costs ${ter}`, (ter) => `Kosten ${ter}`),
  nothingFound: text('Nothing is known by these words. An ISIN always works.', 'Dazu ist nichts bekannt. Eine ISIN geht immer.'),
  loading: text('Names are being loaded …', 'Die Namen werden geladen …'),
  noDirectory: text('The names could not be loaded. ISINs work all the same.', 'Die Namen ließen sich nicht laden. ISINs gehen trotzdem.'),
  kinds: { stock: text('Share', 'Aktie'), fund: text('Fund', 'Fonds'), etc: text('ETC', 'ETC'), bond: text('Bond', 'Anleihe'), other: text('Security', 'Wertpapier') },
})
