/** Value of a digit, or of a letter from A = 10. */
const valueOf = (code: number): number => (code < 65 ? code - 48 : code - 55)

/** The digit sum of twice a digit. */
const doubled = (digit: number): number => (digit < 5 ? 2 * digit : 2 * digit - 9)

/**
 * Whether the check digit of an ISIN is right: letters count as 10 to 35, then every second digit from the right is doubled
 * (ISO 6166, Luhn).
 *
 * @param isin digits and capital letters
 */
export function hasValidCheckDigit(isin: string): boolean {
  let sum = 0
  let double = false
  for (let at = isin.length - 1; at >= 0; at--) {
    const value = valueOf(isin.charCodeAt(at))
    const ones = value % 10
    const tens = (value - ones) / 10
    sum += double ? doubled(ones) : ones
    if (value > 9) sum += double ? tens : doubled(tens)
    else double = !double
  }
  return sum % 10 === 0
}

/** A text with full-width letters and digits replaced by plain ones, and without invisible format characters. Nothing else becomes a digit: the `²` of `5.000²` is a footnote. */
export const plainText = (text: string): string => text.replace(/\p{Cf}/gu, '').replace(/[！-～]/g, (wide) => wide.normalize('NFKC'))

/** A text in the form of a code (ISIN, WKN, currency): plain upper case, without blanks, accents and symbols that are copied along. */
export const asCode = (text: string): string => plainText(text).replace(/[\s\p{M}\p{So}]/gu, '').toUpperCase()

const SHAPE = /^[A-Z]{2}[A-Z0-9]{9}[0-9]$/

/** The fault of an ISIN, or null. */
export function isinFault(isin: string): 'not_an_isin' | 'wrong_check_digit' | null {
  if (!SHAPE.test(isin)) return 'not_an_isin'
  return hasValidCheckDigit(isin) ? null : 'wrong_check_digit'
}

/** Whether a text is an ISIN with a right check digit. */
export const isValidIsin = (text: string): boolean => isinFault(text) === null

/** An ISIN from its first eleven characters, with the check digit added. */
export const withCheckDigit = (body: string): string => [...'0123456789'].map((digit) => `${body}${digit}`).find(hasValidCheckDigit) ?? ''
