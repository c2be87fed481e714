/** Suffixes of the exchanges at home in a country; a United States symbol has none. */
const homeSuffixes: Readonly<Record<string, readonly string[]>> = {
  US: [''], DE: ['.DE', '.F'], NL: ['.AS'], FR: ['.PA'], GB: ['.L'], CH: ['.SW'], IT: ['.MI'], ES: ['.MC'], BE: ['.BR'], AT: ['.VI'],
  SE: ['.ST'], DK: ['.CO'], NO: ['.OL'], FI: ['.HE'], PT: ['.LS'], CA: ['.TO'], JP: ['.T'], HK: ['.HK'], KR: ['.KS', '.KQ'], AU: ['.AX'],
  IE: ['.DE', '.AS', '.L', '.MI', '.SW', '.IR'], LU: ['.DE', '.PA', '.MI', '.L', '.SW'],
}

/** Of the listings of one ISIN the one at home; else the largest. Null when none is of this ISIN. */
export function bestSymbol(isin: string, listings: readonly { symbol: string; isin?: string | null | undefined; marketCap?: number | null | undefined }[]): string | null {
  const own = listings.filter((listing) => listing.isin === isin)
  const suffixes = homeSuffixes[isin.slice(0, 2)] ?? []
  const home = suffixes.map((suffix) => own.find(({ symbol }) => suffixOf(symbol) === suffix)).find((listing) => listing !== undefined)
  const largest = own.toSorted((a, b) => (b.marketCap ?? 0) - (a.marketCap ?? 0))[0]
  return home?.symbol ?? largest?.symbol ?? null
}

const suffixOf = (symbol: string): string => /\.[A-Z]+$/.exec(symbol)?.[0] ?? ''
