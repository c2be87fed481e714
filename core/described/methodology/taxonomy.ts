/** Every key of a bucket and what it is called. */
import {
  assetClassLabels, countryLabels, currencyLabels, regionLabels, sectorLabels, unknownLabel,
} from '../../portfolio/keys/taxonomy'
import type { Locale, Text } from '../../values/text'
import { joined, table } from './markdown'
import { words } from './words'

const labelled = (title: string, labels: Readonly<Record<string, Text>>, locale: Locale): string => {
  const { key, label } = words[locale]
  const rows = Object.entries({ ...labels, unknown: unknownLabel }).map(([id, text]) => [`\`${id}\``, text[locale]])
  return `### ${title}\n\n${table([key, label], rows)}`
}

/** The tables of all keys. */
export function taxonomyTables(locale: Locale): string {
  const { classes, sectors, regions, countries, currencies } = words[locale]
  return joined([
    labelled(classes, assetClassLabels, locale),
    labelled(sectors, sectorLabels, locale),
    labelled(regions, regionLabels, locale),
    labelled(countries, countryLabels, locale),
    labelled(currencies, currencyLabels, locale),
  ])
}
