/** Names of funds as a saver says them: brand and index, without legal form, share class and currency. */

/** What follows the index: the legal form, and behind it share class, currency and whether it distributes. */
const LEGAL_FORM = /\s+UCITS(?:\s+ETF)?\b(.*)$/i

const HEDGED = /\bhedged\b/i

const shortOf = (name: string): string => {
  const plain = name.replaceAll('®', '').trim()
  const [, classes = ''] = LEGAL_FORM.exec(plain) ?? []
  const short = plain.replace(LEGAL_FORM, '').replace(/\s+-$/, '').trim()
  if (short === '') return plain
  return HEDGED.test(classes) && !HEDGED.test(short) ? `${short} hedged` : short
}

/** The short name of each name; names that would become one keep their length. */
export function shortNames(names: Iterable<string>): (name: string) => string {
  const longs = new Map<string, Set<string>>()
  for (const name of names) longs.set(shortOf(name), (longs.get(shortOf(name)) ?? new Set()).add(name))
  return (name) => ((longs.get(shortOf(name))?.size ?? 0) > 1 ? name : shortOf(name))
}

/** Legal forms at the end of the name of a company, and what joins them. */
const COMPANY_FORM = /(?:,?\s+(?:Inc|Incorporated|Corp|Corporation|Co|Company|Ltd|Limited|PLC|plc|N\.?V|S\.?A|S\.?p\.?A|SE|AG|ASA|AB|Oyj|KGaA|Class [A-C]|&|and)\.?)+$/

/** The name of a company as a saver says it: without its legal form. */
export const companyName = (name: string): string => name.replace(COMPANY_FORM, '') || name

const CLASSES: readonly (readonly [RegExp, string])[] = [[/\b(?:acc|accumulating|accumulation|thesaurierend|\(c\)|1c)\b/i, 'Acc'], [/\b(?:dist?|distributing|distribution|inc|income|ausschüttend|1d)\b/i, 'Dist']]

/** What tells share classes of one fund apart, as a tag: `Acc · USD`; empty where a name says neither. */
export function shareClass(name: string): string {
  const [, classes = ''] = LEGAL_FORM.exec(name) ?? []
  const paid = CLASSES.find(([sign]) => sign.test(classes))?.[1] ?? ''
  const currency = /\b(?:USD|EUR|GBP|CHF|JPY)\b/.exec(classes)?.[0] ?? ''
  return [paid, currency].filter((part) => part !== '').join(' · ')
}
