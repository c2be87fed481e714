import { hasValidCheckDigit } from '../core/isin'

/** What is wrong with an ISIN, or null. */
export function isinFault(isin: string): string | null {
  if (!/^[A-Z]{2}[A-Z0-9]{9}[0-9]$/.test(isin)) return 'Must be an ISIN'
  return hasValidCheckDigit(isin) ? null : 'The check digit of the ISIN is wrong'
}
