const words: Readonly<Record<string, string>> = { '€': 'EUR', euro: 'EUR', $: 'USD', us$: 'USD', dollar: 'USD', 'us-dollar': 'USD', '£': 'GBP' }

/** Whether a text is the code of a currency as ISO 4217 writes it. */
export const isCurrencyCode = (text: string): boolean => Intl.supportedValuesOf('currency').includes(text)

/** The currency that a word names, in any case; null when it names none. Pence (`GBp`) are not pounds. */
export function currencyOfWord(word: string): string | null {
  if (word === 'GBp') return null
  const code = word.toUpperCase()
  return words[word.toLowerCase()] ?? (isCurrencyCode(code) ? code : null)
}
