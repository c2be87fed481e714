/**
 * The published table from labels of revenue segments to regions. Countries map to their region by the one table of
 * all models; a label that is in neither stays `other`.
 */
import type { Locale, Text } from '../../../values/text'
import { countryLabels, regionLabels, regionOf, type Region } from '../../keys/taxonomy'
import { isKeyOf } from '../../../values/record'

/** Regions that reports name and that are wider than those of this project. */
const wideRegionLabels = {
  europe: { en: 'Europe', de: 'Europa' },
  asia_pacific: { en: 'Asia and Pacific', de: 'Asien und Pazifik' },
  americas: { en: 'Americas', de: 'Amerika' },
  emea: { en: 'Europe, Middle East and Africa', de: 'Europa, Naher Osten und Afrika' },
  other: { en: 'Other or not mapped', de: 'Sonstige oder nicht zugeordnet' },
} as const satisfies Record<string, Text>

type RevenueRegion = Region | keyof typeof wideRegionLabels

export const revenueRegionLabels: Readonly<Record<RevenueRegion, Text>> = { ...regionLabels, ...wideRegionLabels }

/** Labels of regions, in lower case without punctuation. */
const regions: Readonly<Record<string, RevenueRegion>> = {
  'north america': 'north_america',
  'us and canada': 'north_america',
  'united states and canada': 'north_america',
  'latin america': 'latin_america',
  'latin america and caribbean': 'latin_america',
  'south america': 'latin_america',
  americas: 'americas',
  america: 'americas',
  'other americas': 'americas',
  'americas excluding united states': 'americas',
  'rest of americas': 'americas',
  europe: 'europe',
  'other europe': 'europe',
  'rest of europe': 'europe',
  'western europe': 'europe',
  'eastern europe': 'europe',
  'central and eastern europe': 'europe',
  'european union': 'europe',
  eurozone: 'europe',
  emea: 'emea',
  'europe middle east and africa': 'emea',
  'europe middle east africa': 'emea',
  'asia pacific': 'asia_pacific',
  apac: 'asia_pacific',
  asia: 'asia_pacific',
  'asia and pacific': 'asia_pacific',
  'asia oceania': 'asia_pacific',
  'rest of asia pacific': 'asia_pacific',
  'other asia pacific': 'asia_pacific',
  'rest of asia': 'asia_pacific',
  'asia pacific excluding japan': 'asia_pacific',
  'greater china': 'asia_pacific',
  'china including hong kong': 'asia_pacific',
  'middle east': 'middle_east',
  africa: 'africa',
  oceania: 'oceania',
  australasia: 'oceania',
}

/** Further names under which countries are reported. */
const countryAliases: Readonly<Record<string, string>> = {
  us: 'US', usa: 'US', 'united states of america': 'US', uk: 'GB', 'great britain': 'GB', 'mainland china': 'CN',
  prc: 'CN', 'peoples republic of china': 'CN', 'taiwan province of china': 'TW', korea: 'KR', 'republic of korea': 'KR',
  'korea republic of': 'KR', 'hong kong sar china': 'HK', czechia: 'CZ', 'czech republic': 'CZ', turkiye: 'TR',
  'russian federation': 'RU', 'viet nam': 'VN', uae: 'AE', 'the netherlands': 'NL', holland: 'NL',
}

/** Lower case, without punctuation, and without the words with which filings end a label. */
const plainLabel = (label: string): string =>
  label
    .normalize('NFKD')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['.\u0300-\u036f]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/ (segments?|member|region)$/, '')

const countryNames: ReadonlyMap<string, string> = new Map([
  ...Object.entries(countryLabels).map(([code, { en }]) => [plainLabel(en), code] as const),
  ...Object.entries(countryAliases),
])

/** The region that a segment's label names: region keys, countries by name, the table, else `other`. */
export function regionOfLabel(label: string): RevenueRegion {
  const plain = plainLabel(label)
  const key = plain.replaceAll(' ', '_')
  if (isKeyOf(key, regionLabels)) return key
  return regions[plain] ?? regionOf(countryNames.get(plain) ?? null) ?? 'other'
}

/** The table of labels as Markdown: which labels name each region. Names of countries are not repeated. */
export function labelTable(locale: Locale): string[] {
  const keys = [...new Set(Object.values(regions))].sort()
  return keys.map((region) => {
    const labels = Object.keys(regions).filter((label) => regions[label] === region)
    return `- \`${region}\` (${revenueRegionLabels[region][locale]}): ${labels.join('; ')}`
  })
}
