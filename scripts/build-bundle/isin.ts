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

/**
 * A number of ours for a list that is not the list of a fund whose ISIN is known: `ZZ` is no country, so that it can never
 * be the ISIN of anything.
 */
export function privateIsin(key: string): string {
  const body = `ZZ${key.padStart(9, '0')}`
  const digit = [...'0123456789'].find((candidate) => isValidIsin(body + candidate))
  if (digit === undefined) throw new Error(`${key} makes no number`)
  return body + digit
}
