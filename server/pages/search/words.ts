/** Words of the search. */
import type { Locale } from '../../../core/values/text'

const en = {
  what: 'Fund or share',
  search: 'Fund, share, WKN or ISIN',
  close: 'Close',
  offers: 'Suggestions',
  nothingFound: 'Nothing is known by these words. An ISIN can always be entered.',
  noDirectory: 'The list of names could not be loaded. ISINs can be entered all the same.',
  kinds: { stock: 'Share', fund: 'Fund', etc: 'ETC', bond: 'Bond', other: 'Security' },
}

const de: typeof en = {
  what: 'Fonds oder Aktie',
  search: 'Fonds, Aktie, WKN oder ISIN',
  close: 'Schließen',
  offers: 'Vorschläge',
  nothingFound: 'Unter diesen Wörtern ist nichts bekannt. Eine ISIN lässt sich immer eingeben.',
  noDirectory: 'Die Liste der Namen konnte nicht geladen werden. ISINs lassen sich trotzdem eingeben.',
  kinds: { stock: 'Aktie', fund: 'Fonds', etc: 'ETC', bond: 'Anleihe', other: 'Wertpapier' },
}

export const searchWords: Readonly<Record<Locale, typeof en>> = { en, de }
