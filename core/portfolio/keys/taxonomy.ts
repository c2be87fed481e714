/** The keys of every bucket, and their names. */
import type { Text } from '../../values/text'
import { countries } from './countries'
import { currencies } from './currencies'
import { regions, type Region } from './regions'
import type { AssetClass } from '../../reference/security'
import { isKeyOf } from '../../values/record'

export const UNKNOWN = 'unknown'

export const unknownLabel: Text = { en: 'Unknown', de: 'Unbekannt' }

export const assetClassLabels: Readonly<Record<AssetClass | 'multi_asset', Text>> = {
  equities: { en: 'Equities', de: 'Aktien' },
  bonds: { en: 'Bonds', de: 'Anleihen' },
  cash: { en: 'Cash', de: 'Liquidität' },
  gold: { en: 'Gold', de: 'Gold' },
  crypto: { en: 'Crypto assets', de: 'Kryptowerte' },
  real_estate: { en: 'Real estate', de: 'Immobilien' },
  commodities: { en: 'Commodities', de: 'Rohstoffe' },
  alternatives: { en: 'Alternatives', de: 'Alternative Anlagen' },
  multi_asset: { en: 'Multi-asset', de: 'Mischfonds' },
}

const sectors = {
  technology: { en: 'Technology', de: 'Technologie' },
  financials: { en: 'Financials', de: 'Finanzen' },
  health_care: { en: 'Health care', de: 'Gesundheit' },
  consumer_discretionary: { en: 'Consumer discretionary', de: 'Nicht-Basiskonsumgüter' },
  consumer_staples: { en: 'Consumer staples', de: 'Basiskonsumgüter' },
  industrials: { en: 'Industrials', de: 'Industrie' },
  communication_services: { en: 'Communication services', de: 'Kommunikation' },
  energy: { en: 'Energy', de: 'Energie' },
  materials: { en: 'Materials', de: 'Grundstoffe' },
  utilities: { en: 'Utilities', de: 'Versorger' },
  real_estate: { en: 'Real estate', de: 'Immobilien' },
} as const satisfies Record<string, Text>

type Sector = keyof typeof sectors
export type { Region }

export const sectorLabels: Readonly<Record<Sector, Text>> = sectors
export const regionLabels: Readonly<Record<Region, Text>> = regions

/** Labels of countries by ISO 3166-1 code. */
export const countryLabels: Readonly<Record<string, Text>> = Object.fromEntries(
  Object.entries(countries).map(([code, [, , en, de]]) => [code, { en, de }]),
)

/** Labels of currencies by ISO 4217 code. */
export const currencyLabels: Readonly<Record<string, Text>> = Object.fromEntries(
  Object.entries(currencies).map(([code, [en, de]]) => [code, { en, de }]),
)

/** The sector key that a record states, or null if it is not in the table. */
export function sectorKey(stated: string | null): Sector | null {
  if (stated === null) return null
  if (isKeyOf(stated, sectors)) return stated
  const key = stated.trim().toLowerCase()
  return isKeyOf(key, sectors) ? key : null
}

/** The country code that a record states, or null if there is no such country. */
export function countryKey(stated: string | null): string | null {
  if (stated === null) return null
  if (Object.hasOwn(countries, stated)) return stated
  const key = stated.trim().toUpperCase()
  return Object.hasOwn(countries, key) ? key : null
}

/** The currency code that a record states, or null if it is not three letters. */
export function currencyKey(stated: string | null): string | null {
  const key = stated?.trim().toUpperCase() ?? ''
  return /^[A-Z]{3}$/.test(key) ? key : null
}

/** Region of a country; null if the country is unknown. */
export const regionOf = (country: string | null): Region | null => countries[country ?? '']?.[0] ?? null

/** Currency (ISO 4217) of a country; null if the country is unknown. */
export const currencyOf = (country: string | null): string | null => countries[country ?? '']?.[1] ?? null

/** The table of regions as Markdown: which countries belong to each. */
export const regionTable = (): string[] =>
  Object.keys(regions).map((region) => {
    const codes = Object.keys(countries).filter((code) => regionOf(code) === region)
    return `- \`${region}\`: ${codes.join(', ')}`
  })
