import { asCode, isinFault, withCheckDigit } from '../../../core/values/isin'
import { onlyOf } from '../../../core/values/one-of'

/** The number of London and Dublin within an ISIN; numbers that Dublin gives out since 2021 begin with a further zero and have no digit of their own. */
const SEDOL = /^(?:IE00(?!0)|GB00)(.{7})/

/** Numbers of these countries are shorter than an ISIN has room for, and begin with zeros there: an `O` is none. The digit of a SEDOL is one. */
const NO_ZEROS = /^(?:IE|GB)(?!00(?:0|.{6}\d))|^DE(?!000)/

const WEIGHTS = [1, 3, 1, 7, 3, 9, 1]

/** What is wrong with an ISIN, or null. Two signs that change places may keep its check digit, and not that of the number within. */
export function faultOfIsin(text: string): ReturnType<typeof isinFault> {
  const isin = asCode(text)
  const within = SEDOL.exec(isin)?.[1] ?? ''
  return isinFault(isin) ?? (!NO_ZEROS.test(isin) && [...within].reduce((sum, sign, at) => sum + parseInt(sign, 36) * (WEIGHTS[at] ?? 0), 0) % 10 === 0 ? null : 'wrong_check_digit')
}

/** Whether a cell is an ISIN, or names one among other words. */
export const holdsIsin = (cell: string): boolean => isinIn(cell) !== null

/** The one valid ISIN of a cell such as `IE00B4L5Y983 / A0RPWH` or `World (IE00B4L5Y983)`; null where there is none. */
export function isinIn(cell: string): string | null {
  if (cell.length < 12) return null
  if (faultOfIsin(cell) === null) return asCode(cell)
  return onlyOf(new Set(cell.split(/[^\p{L}\p{N}\p{Cf}]+/u).filter((word) => faultOfIsin(word) === null).map(asCode)))
}

/** An ISIN from the number of a country's own scheme: `716460` of Germany is DE0007164600. */
export const isinFrom = (country: 'DE' | 'CH', number: string): string => withCheckDigit(`${country}${number.padStart(9, '0')}`)
