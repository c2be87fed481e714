/** Words of the search. */
import { byLanguage, text } from '../../../core/values/text'

export const searchWords = byLanguage({
  what: text('Fund or share', 'Fonds oder Aktie'),
  search: text('Fund, share, WKN or ISIN', 'Fonds, Aktie, WKN oder ISIN'),
  close: text('Close', 'Schließen'),
  offers: text('Suggestions', 'Vorschläge'),
  nothingFound: text('Nothing is known by these words. An ISIN can always be entered.', 'Unter diesen Wörtern ist nichts bekannt. Eine ISIN lässt sich immer eingeben.'),
  noDirectory: text('The list of names could not be loaded. ISINs can be entered all the same.', 'Die Liste der Namen konnte nicht geladen werden. ISINs lassen sich trotzdem eingeben.'),
  kinds: { stock: text('Share', 'Aktie'), fund: text('Fund', 'Fonds'), etc: text('ETC', 'ETC'), bond: text('Bond', 'Anleihe'), other: text('Security', 'Wertpapier') },
})
