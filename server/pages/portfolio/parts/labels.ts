/** Names of the keys of results. */
import { assetClassLabels, countryLabels, currencyLabels, regionLabels, sectorLabels, unknownLabel } from '../../../../core/portfolio/keys/taxonomy'
import { revenueRegionLabels } from '../../../../core/portfolio/analyses/revenue-geography/labels'
import { words } from '../words/common'
import type { Locale, Text } from '../../../../core/values/text'

const kinds = {
  assetClass: assetClassLabels,
  sector: sectorLabels,
  country: countryLabels,
  region: regionLabels,
  currency: currencyLabels,
  revenueRegion: revenueRegionLabels,
} satisfies Record<string, Readonly<Record<string, Text>>>

/** A set of keys. */
export type Kind = keyof typeof kinds

/** The name of a key; a key without one is its own name. */
export function labelOf(kind: Kind, key: string, locale: Locale): string {
  const labels: Readonly<Record<string, Text>> = kinds[kind]
  return key === 'unknown' ? unknownLabel[locale] : (labels[key]?.[locale] ?? key)
}

/** The name of a holding; results call cash by an English word. */
export const holdingName = (name: string, locale: Locale): string => name.replace(/^Cash (?=\([A-Z]{3}\)$)/, `${words[locale].cash} `)
