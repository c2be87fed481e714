import type { BundleSource } from '../../reference/tables/bundle'
import type { Locale, Text } from '../../values/text'
import { anchored, joined, list, words } from './markdown'

/** A publication from which reference data are taken. */
export type DataSource = Pick<BundleSource, 'title' | 'url' | 'retrieved'>

const heading: Text = { en: 'Reference data', de: 'Referenzdaten' }

const intro: Text = {
  en: 'Prices, exchange rates, charges and lists of holdings are data, not part of the model. An answer says the day of what it used. This service answers from these publications, with the day on which each was fetched, and from what its operator imported:',
  de: 'Kurse, Wechselkurse, Kosten und Bestandslisten sind Daten und kein Teil des Modells. Eine Antwort nennt den Tag dessen, was sie verwendet hat. Dieser Dienst antwortet aus diesen Veröffentlichungen, je mit dem Tag ihres Abrufs, und aus dem, was sein Betreiber eingelesen hat:',
}

/** The sources of the reference data; empty if they are not known. */
export function dataSourcesText(sources: readonly DataSource[], locale: Locale): string {
  if (sources.length === 0) return ''
  return joined([
    anchored('reference-data', heading[locale]),
    intro[locale],
    list(words[locale].sources, sources.map(({ title, url, retrieved }) => `${title} (${[url, retrieved].filter((part) => part !== '').join(', ')})`)),
  ])
}
