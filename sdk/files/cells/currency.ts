const words: Readonly<Record<string, string>> = {
  '€': 'EUR', eur: 'EUR', euro: 'EUR', euros: 'EUR', $: 'USD', us$: 'USD', usd: 'USD', dollar: 'USD', dollars: 'USD', 'us-dollar': 'USD', '£': 'GBP', gbp: 'GBP', franken: 'CHF', sfr: 'CHF', chf: 'CHF', '¥': 'JPY',
  dm: 'DEM', dem: 'DEM', ös: 'ATS', ats: 'ATS', zł: 'PLN', kč: 'CZK',
  // of Sweden, Norway, Denmark or Iceland: no currency of which there are rates
  kr: 'KR',
}

/** The currency of a sign, or of a word or a common code in any case; null where it is none of these. */
export const currencyOfSign = (word: string): string | null => words[word.toLowerCase()] ?? null

let codes: ReadonlySet<string> | undefined

/** Whether a text is the code of a currency as ISO 4217 writes it. */
export function isCurrencyCode(text: string): boolean {
  codes ??= new Set(Intl.supportedValuesOf('currency'))
  return codes.has(text)
}

/** The currency that a word names, in any case; null when it names none. Pence (`GBp`) are not pounds. */
export function currencyOfWord(word: string): string | null {
  if (word === 'GBp') return null
  const code = word.toUpperCase()
  return currencyOfSign(word) ?? (isCurrencyCode(code) ? code : null)
}

/** The currency of a cell, in capitals; pence stay what they are, and what is no currency stays as it stands. */
export const currencyIn = (cell: string): string => (cell === 'GBp' ? 'GBX' : (currencyOfWord(cell) ?? cell.toUpperCase()))
