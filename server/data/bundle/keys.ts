import { UNKNOWN, sectorLabels } from '../../../core/portfolio/keys/taxonomy'
import type { Row } from './row'

export const isSectorKey = (key: string): boolean => key === UNKNOWN || Object.hasOwn(sectorLabels, key)
export const isCountryKey = (key: string): boolean => key === UNKNOWN || /^[A-Z]{2}$/.test(key)

/** The sector of a row; `unknown` is the same as empty. */
export function sector(row: Row): string | null {
  const key = row.optional('sector')
  if (key === null || key === UNKNOWN) return null
  return isSectorKey(key) ? key : row.fail('sector', 'is not one of the allowed values')
}
