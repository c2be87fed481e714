import { hasValidCheckDigit } from '../core/isin'

/** What is wrong with an ISIN, or null. */
export function isinFault(isin: string): 'not_an_isin' | 'wrong_check_digit' | null {
  if (!/^[A-Z]{2}[A-Z0-9]{9}[0-9]$/.test(isin)) return 'not_an_isin'
  return hasValidCheckDigit(isin) ? null : 'wrong_check_digit'
}
