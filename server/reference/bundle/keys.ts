import type { Row } from './row'

/** Sector keys of the taxonomy, without `unknown`. */
export const sectorKeys = [
  'technology', 'financials', 'health_care', 'consumer_discretionary', 'consumer_staples', 'industrials',
  'communication_services', 'energy', 'materials', 'utilities', 'real_estate',
] as const

const sectors: ReadonlySet<string> = new Set([...sectorKeys, 'unknown'])

export const isSectorKey = (key: string): boolean => sectors.has(key)
export const isCountryKey = (key: string): boolean => /^([A-Z]{2}|unknown)$/.test(key)

/** The sector of a row; `unknown` is the same as empty. */
export function sector(row: Row): string | null {
  const key = row.optionalOneOf('sector', [...sectorKeys, 'unknown'])
  return key === 'unknown' ? null : key
}
