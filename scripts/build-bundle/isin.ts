/** Whether an ISIN has its pattern and its check digit (ISO 6166: digits of the letters' numbers, Luhn). */
export function isValidIsin(isin: string): boolean {
  if (!/^[A-Z]{2}[A-Z0-9]{9}\d$/.test(isin)) return false
  const digits = [...isin.slice(0, -1)].map((char) => Number.parseInt(char, 36)).join('')
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + Math.floor(value / 10) + (value % 10)
  }, 0)
  return (10 - (sum % 10)) % 10 === Number(isin.at(-1))
}
