import { inLocale, type Locale, type Text } from '../../values/text'
import { assetClassLabels, countryLabels, currencyLabels, regionLabels, sectorLabels, unknownLabel } from '../../portfolio/keys/taxonomy'
import { anchored, joined, table, words } from './markdown'

const labelled = (title: string, labels: Readonly<Record<string, Text>>, locale: Locale): string => {
  const { key, label } = words[locale]
  const rows = Object.entries({ ...labels, unknown: unknownLabel }).map(([id, text]) => [`\`${id}\``, text[locale]])
  return `### ${title}\n\n${table([key, label], rows)}`
}

/** The tables of all keys. */
function taxonomyTables(locale: Locale): string {
  const { classes, sectors, regions, countries, currencies } = words[locale]
  return joined([
    labelled(classes, assetClassLabels, locale),
    labelled(sectors, sectorLabels, locale),
    labelled(regions, regionLabels, locale),
    labelled(countries, countryLabels, locale),
    labelled(currencies, currencyLabels, locale),
  ])
}

const said: Record<'title' | 'text', Text> = {
  title: { en: 'Keys', de: 'Schlüssel' },
  text: {
    en: 'Keys are the same in every language. A region follows from the country by one table, in which South Korea and Taiwan are `asia_emerging`.',
    de: 'Schlüssel sind in jeder Sprache gleich. Die Region folgt aus dem Land nach einer Tabelle, in der Südkorea und Taiwan `asia_emerging` sind.',
  },
}

/** Every key of a bucket with its name. */
export function keyTables(locale: Locale): string {
  const say = inLocale(locale)
  return joined([anchored('keys', say(said.title)), say(said.text), taxonomyTables(locale)])
}
