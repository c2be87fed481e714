/** Whether a legal entity identifier is well-formed: 20 characters, the last two of them check digits (ISO 17442, ISO 7064 MOD 97-10). */
export function isValidLei(text: string): boolean {
  if (!/^[A-Z0-9]{18}\d{2}$/.test(text)) return false
  let remainder = 0
  for (const character of text) {
    const value = Number.parseInt(character, 36)
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
  }
  return remainder === 1
}
