/**
 * Whether an ISIN's last digit is right: letters count as 10 to 35, then every second digit from the right is doubled
 * (ISO 6166, Luhn).
 */
export function hasValidCheckDigit(isin: string): boolean {
  const digits = [...isin].map((sign) => Number.parseInt(sign, 36)).join('')
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
