/** Value of a digit, or of a letter from A = 10. */
const valueOf = (code: number): number => (code < 65 ? code - 48 : code - 55)

/** A digit twice, with the digits of the result added up. */
const doubled = (digit: number): number => (digit < 5 ? 2 * digit : 2 * digit - 9)

/**
 * Whether an ISIN's last digit is right: letters count as 10 to 35, then every second digit from the right is doubled
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
    const tens = Math.floor(value / 10)
    sum += double ? doubled(ones) : ones
    if (value > 9) sum += double ? tens : doubled(tens)
    else double = !double
  }
  return sum % 10 === 0
}
