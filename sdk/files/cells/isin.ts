import { asCode, isinFault, withCheckDigit } from '../../../core/values/isin'

/** Whether a cell is an ISIN, or names one among other words. */
export const holdsIsin = (cell: string): boolean => isinIn(cell) !== null

/** The one valid ISIN of a cell such as `IE00B4L5Y983 / A0RPWH` or `World (IE00B4L5Y983)`; null where there is none. */
export function isinIn(cell: string): string | null {
  if (cell.length < 12) return null
  const whole = asCode(cell)
  if (isinFault(whole) === null) return whole
  const words = new Set(cell.split(/[^\p{L}\p{N}\p{Cf}]+/u).map(asCode).filter((word) => isinFault(word) === null))
  const [only = null, ...others] = words
  return others.length === 0 ? only : null
}

/** An ISIN from the number of a country's own scheme: `716460` of Germany is DE0007164600. */
export const isinFrom = (country: 'DE' | 'CH', number: string): string => withCheckDigit(`${country}${number.padStart(9, '0')}`)
