/** Letters count as 10 to 35, then every second digit from the right is doubled (ISO 6166, Luhn). */
function hasCheckDigit(isin: string): boolean {
  const digits = [...isin].map((sign) => Number.parseInt(sign, 36)).join('')
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

/** What is wrong with an ISIN, or null. */
export function isinFault(isin: string): string | null {
  if (!/^[A-Z]{2}[A-Z0-9]{9}[0-9]$/.test(isin)) return 'Must be an ISIN'
  return hasCheckDigit(isin) ? null : 'The check digit of the ISIN is wrong'
}
