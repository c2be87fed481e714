/** Short names of funds: brand and index, without legal form, share class and currency. */

/** The part after the index: the legal form, followed by share class, currency and whether it distributes. */
const LEGAL_FORM = /\s+UCITS(?:\s+ETF)?\b(.*)$/i

const HEDGED = /\bhedged\b/i

const shortOf = (name: string): string => {
  const plain = name.replaceAll('®', '').trim()
  const [, classes = ''] = LEGAL_FORM.exec(plain) ?? []
  const short = plain.replace(LEGAL_FORM, '').replace(/\s+-$/, '').trim()
  if (short === '') return plain
  return HEDGED.test(classes) && !HEDGED.test(short) ? `${short} hedged` : short
}

/** The short form of each name; names whose short forms would be the same stay long. */
export function shortNames(names: Iterable<string>): (name: string) => string {
  const longs = new Map<string, Set<string>>()
  for (const name of names) longs.set(shortOf(name), (longs.get(shortOf(name)) ?? new Set()).add(name))
  return (name) => ((longs.get(shortOf(name))?.size ?? 0) > 1 ? name : shortOf(name))
}

/** Legal forms at the end of a company name, and the words that join them. */
const COMPANY_FORM = /(?:,?\s+(?:Inc|Incorporated|Corp|Corporation|Co|Company|Ltd|Limited|PLC|plc|N\.?V|S\.?A|S\.?p\.?A|SE|AG|ASA|AB|Oyj|KGaA|Class [A-C]|&|and)\.?)+$/

/** The name of a company without its legal form. */
export const companyName = (name: string): string => name.replace(COMPANY_FORM, '') || name

const CLASSES: readonly (readonly [RegExp, string])[] = [[/\b(?:acc|accumulating|accumulation|thesaurierend|\(c\)|1c)\b/i, 'Acc'], [/\b(?:dist?|distributing|distribution|inc|income|ausschüttend|1d)\b/i, 'Dist']]

/** Tag that distinguishes share classes of one fund: `Acc · USD`; empty if the name states neither. */
export function shareClass(name: string): string {
  const [, classes = ''] = LEGAL_FORM.exec(name) ?? []
  const paid = CLASSES.find(([sign]) => sign.test(classes))?.[1] ?? ''
  const currency = /\b(?:USD|EUR|GBP|CHF|JPY)\b/.exec(classes)?.[0] ?? ''
  return [paid, currency].filter((part) => part !== '').join(' · ')
}
