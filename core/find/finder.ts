/** Finds securities by name, WKN, ISIN or ticker, with typing errors, in German and English words. */
import uFuzzy from '@leeoniya/ufuzzy'
import type { Findable } from './entry'
import { synonyms } from './synonyms'

/** Answers what is typed; the same words give the same list. */
export type Finder = (words: string, limit?: number) => Findable[]

/** Words begin where the term begins: `cap` finds `Capital`, not `Escape`. */
const atWordStart = new uFuzzy({ interLft: 2, intraIns: 0 })
const anywhere = new uFuzzy({ intraIns: 0 })
/** One letter too many, too few, wrong or exchanged in a word of four letters or more. */
const withErrors = new uFuzzy({ intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 })

const normal = (text: string): string => uFuzzy.latinize(text).toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim()

/** A term as it is typed, and what names may say instead. */
const readings = new Map(Object.entries(synonyms).map(([word, other]) => [normal(word), other]))

const alternatives = (term: string): string[] => [term, ...[readings.get(term)].filter((other) => other !== undefined)]

const codeOf = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

function codesOf(entries: readonly Findable[]): ReadonlyMap<string, number[]> {
  const codes = new Map<string, number[]>()
  entries.forEach(({ isin, wkn, tickers }, position) => {
    for (const code of new Set([isin, ...(wkn === null ? [] : [wkn]), ...tickers].map(codeOf))) codes.set(code, [...(codes.get(code) ?? []), position])
  })
  return codes
}

const byPosition = (positions: Iterable<number>): number[] => [...new Set(positions)].sort((a, b) => a - b)

/** Positions at which every term stands in one of its readings, in any order. */
function matching(search: uFuzzy, haystack: string[], terms: readonly string[]): number[] {
  let positions: number[] | undefined
  for (const term of terms) {
    const hits: number[] = alternatives(term).flatMap((reading) => search.filter(haystack, reading, positions) ?? [])
    positions = byPosition(hits)
  }
  return positions ?? []
}

/**
 * A search over entries in the order in which they are offered among equals: the most widely held first. A code that
 * is meant exactly comes first, then names in which every word begins with a term, then terms inside words, then names
 * with one typing error.
 */
export function finder(entries: readonly Findable[]): Finder {
  const haystack = entries.map(({ name, index }) => normal(`${name} ${index ?? ''}`))
  const codes = codesOf(entries)
  const isinStarts = (code: string): number[] => (/^[A-Z]{2}[A-Z0-9]{3,}$/.test(code) ? entries.flatMap(({ isin }, at) => (isin.startsWith(code) ? [at] : [])) : [])
  return (words, limit = 10) => {
    const terms = normal(words).split(' ').filter((term) => term !== '')
    if (terms.length === 0) return []
    const found = new Set<number>()
    const stages = [
      () => codes.get(codeOf(words)) ?? [],
      () => isinStarts(codeOf(words)),
      () => matching(atWordStart, haystack, terms),
      () => matching(anywhere, haystack, terms),
      () => (terms.some((term) => term.length > 3) ? matching(withErrors, haystack, terms) : []),
    ]
    for (const stage of stages) {
      for (const position of stage()) if (found.size < limit) found.add(position)
      if (found.size >= limit) break
    }
    return [...found].flatMap((position) => entries[position] ?? [])
  }
}
