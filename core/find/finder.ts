/** Finds securities by name, WKN, ISIN or ticker, with typing errors, in German and English words. */
import uFuzzy from '@leeoniya/ufuzzy'
import { remembered } from '../values/memoize'
import { inOneGo, type Steps } from '../values/give-way'
import type { Findable } from './entry'
import { codeOf, indexName, isOneErrorAway, normal, renamed } from './spelling'
import { fillers, legalForms, otherTickers, synonyms, themes } from './synonyms'

/** Filter on the entries. */
type Wanted = (entry: Findable) => boolean

/** Searches for the typed words; the same words give the same list. */
export type Finder = (words: string, limit?: number, wanted?: Wanted) => Findable[]

/** Longest word searched with typing errors: longer ones are slow to search, and names have none. */
const LONGEST_WORD = 24

/** A term must begin at the start of a word: `cap` finds `Capital`, not `Escape`. */
const atWordStart = new uFuzzy({ interLft: 2, intraIns: 0 })
const anywhere = new uFuzzy({ intraIns: 0 })
/** Allows one letter too many, too few, wrong or exchanged in a word of four letters or more. */
const withErrors = new uFuzzy({ intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 })

const byTerm = (words: Readonly<Record<string, readonly string[]>>): Map<string, readonly string[]> =>
  new Map(Object.entries(words).map(([word, others]) => [normal(word), others]))

/** Typed terms with the words that names may have instead. */
const readings = byTerm({ ...themes, ...synonyms })
/** Terms whose readings are not names of companies: `Halbleiter` means funds, not Taiwan Semiconductor. */
const themed = byTerm(themes)

const alternatives = (term: string): readonly string[] => [term, ...(readings.get(term) ?? [])]

const isFiller = (term: string): boolean => fillers.includes(term)

/** Positions by code. */
type Codes = ReadonlyMap<string, readonly number[]>

function* codesBy(entries: readonly Findable[], codesIn: (entry: Findable) => readonly string[]): Steps<Codes> {
  const codes = new Map<string, number[]>()
  for (const [position, entry] of entries.entries()) {
    yield
    for (const code of new Set(codesIn(entry).map(codeOf))) codes.set(code, [...(codes.get(code) ?? []), position])
  }
  return codes
}

/** Maps every entry, in steps. */
function* eachOf<T>(entries: readonly Findable[], make: (entry: Findable) => T): Steps<T[]> {
  const made: T[] = []
  for (const entry of entries) {
    yield
    made.push(make(entry))
  }
  return made
}

/** The ISINs and WKNs of a security, former ones included. */
function numbersOf({ isin, wkn, splits = [], former = [] }: Findable): string[] {
  const numbers = [isin, wkn, ...former.flatMap((before) => [before.isin, before.wkn]), ...splits.map(({ formerIsin }) => formerIsin)]
  return numbers.filter((number) => number !== null)
}

/** Tickers of a security that the listings lack. */
const elsewhere = (isin: string): string[] => Object.entries(otherTickers).flatMap(([ticker, of]) => (of === isin ? [ticker] : []))

/** Positions of the items that satisfy a condition. A loop, since `flatMap` would create twenty thousand lists for each search. */
function positionsWhere<T>(list: readonly T[], holds: (item: T, position: number) => boolean): number[] {
  const positions: number[] = []
  for (const [position, item] of list.entries()) if (holds(item, position)) positions.push(position)
  return positions
}

const byPosition = (positions: Iterable<number>): number[] => [...new Set(positions)].sort((a, b) => a - b)

/**
 * Positions of names that contain every term in one of its readings, in any order; the readings of a theme count only for funds. Typing errors
 * are allowed in typed terms, not in their readings. The most selective terms come first: those with few readings, and long ones.
 */
function matching(search: uFuzzy, haystack: string[], isCompany: (position: number) => boolean, terms: readonly string[]): number[] {
  let positions: number[] | undefined
  for (const term of [...new Set(terms)].sort((a, b) => alternatives(a).length - alternatives(b).length || b.length - a.length)) {
    const within = positions
    const hits = alternatives(term).map((reading): number[] => {
      const found = (reading === term || search !== withErrors ? search : anywhere).filter(haystack, reading, within) ?? []
      return reading !== term && themed.has(term) ? found.filter((position) => !isCompany(position)) : found
    })
    positions = hits.length === 1 ? (hits[0] ?? []) : byPosition(hits.flat())
  }
  return positions ?? []
}

/** The same positions, but names that exclude the term come last: `Emerging Markets ex China` is no answer to `china`. */
function leavingOutLast(haystack: readonly string[], terms: readonly string[], positions: readonly number[]): number[] {
  if (terms.includes('ex') || terms.includes('ohne')) return [...positions]
  const leftOut = terms.flatMap(alternatives).map((reading) => ` ex ${reading}`)
  const leavesOut = (position: number): boolean => haystack[position]?.includes(' ex ') === true && leftOut.some((words) => haystack[position]?.includes(words))
  const last = new Set(positions.filter(leavesOut))
  return last.size === 0 ? [...positions] : [...positions.filter((position) => !last.has(position)), ...last]
}

/** Finds funds on the typed index, with or without its publisher, whose names have the other typed words: `iShares World` is on MSCI World. */
function* indexSearch(entries: readonly Findable[], haystack: readonly string[]): Steps<(said: string) => number[]> {
  const indices = yield* eachOf(entries, ({ kind, index }) => (kind === 'fund' && index !== null ? indexName(index) : ''))
  const indexNames = [...new Set(indices)].filter((index) => index !== '').map((index) => ({ index, names: [index, index.replace(/^\S+ /, '')] }))
  return (said) => {
    const typed = ` ${indexName(said)} `
    const rests = new Map(indexNames.flatMap(({ index, names }) => {
      const name = names.find((each) => typed.includes(` ${each} `))
      if (name === undefined) return []
      const rest = typed.replace(` ${name} `, ' ').split(' ').filter((term) => term !== '')
      return [[index, rest.map((term) => alternatives(term).map((reading) => ` ${reading}`))]]
    }))
    const told = [...rests].map(([name, rest]) => ({ rest, words: [` ${name} ucits`, ` ${name} swap ucits`] }))
    // If the index of a fund is not known, its name states it if nothing follows: `iShares Nasdaq 100 UCITS ETF`, not `MSCI World Small Cap`.
    const restOf = (index: string, hay: string, position: number): readonly (readonly string[])[] | undefined =>
      index !== '' || entries[position]?.kind !== 'fund' ? rests.get(index) : told.find(({ words }) => words.some((each) => hay.includes(each)))?.rest
    if (rests.size === 0) return []
    return positionsWhere(haystack, (hay, position) => restOf(indices[position] ?? '', hay, position)?.every((readings) => readings.some((each) => hay.includes(each))) === true)
  }
}

/**
 * A search over entries, which are given in the order for equal matches: the most widely held first. Matches of a stricter
 * stage come before those of a looser one (`stagesOf`). If nothing is found, it searches once more without words such as `Aktie`.
 * Cached per list of entries.
 */
export const finder: (entries: readonly Findable[]) => Finder = /* @__PURE__ */ remembered((entries) => inOneGo(finderSteps(entries)))

/** The same in steps, so that a service can answer other requests in between. */
export function* finderSteps(entries: readonly Findable[]): Steps<Finder> {
  const names = yield* eachOf(entries, ({ name }) => normal(name))
  const indices = yield* eachOf(entries, ({ index }) => (index === null ? '' : ` ${normal(index)}`))
  const haystack = names.map((name, position) => `${name}${indices[position]}`)
  const numbers = yield* codesBy(entries, numbersOf)
  const tickers = yield* codesBy(entries, ({ isin, tickers: known }) => [...known, ...elsewhere(isin)])
  /** Names with a space at both ends, for matching whole words. */
  const padded = haystack.map((hay) => ` ${hay} `)
  const isinStarts = (code: string): number[] => (/^[A-Z]{2}[A-Z0-9]{3,}$/.test(code) ? positionsWhere(entries, ({ isin }) => isin.startsWith(code)) : [])
  const isCompany = (position: number): boolean => entries[position]?.kind === 'stock'
  const onIndex = yield* indexSearch(entries, padded)
  const phrase = (said: string): number[] => positionsWhere(padded, (hay) => hay.includes(` ${said} `))

  /** Positions of names with the phrase: a company's name must begin with it, a fund's may contain it anywhere. */
  const named = (said: string, isCode: boolean): number[] => positionsWhere(padded, (hay, position) => {
    if (!isCompany(position)) return hay.includes(` ${said} `)
    return hay.startsWith(` ${said} `) || (!isCode && isOneErrorAway(said, hay.slice(1, hay.indexOf(' ', 1))))
  })
  function ticker(words: string, said: string): number[] {
    const hits = tickers.get(codeOf(words)) ?? []
    return hits.length === 0 ? [] : byPosition([...hits, ...named(said, words === words.toUpperCase())])
  }

  /** The stages of the search, the strictest first. */
  function stagesOf(words: string, terms: readonly string[]): (() => readonly number[])[] {
    const said = terms.join(' ')
    const typed = normal(words)
    const exLast = (positions: readonly number[]): number[] => leavingOutLast(haystack, terms, positions)
    const formless = terms.filter((term) => !legalForms.includes(term))
    return [
      // The typed ISIN or WKN, current or former.
      () => numbers.get(codeOf(words)) ?? [],
      // Exact names.
      () => (terms.length > 1 ? positionsWhere(names, (name) => name === typed) : []),
      // A ticker, together with matching names: the ticker SIEMENS belongs to another company, in Mumbai.
      () => ticker(words, said),
      () => isinStarts(codeOf(words)),
      // Funds on an index of this name.
      () => exLast(onIndex(said)),
      // Names with the phrase as typed.
      () => (terms.length > 1 && (terms.some((term) => readings.has(term)) || said.length < 6) ? exLast(phrase(said)) : []),
      // Names in which every term begins a word, then those with a term inside a word.
      () => exLast(matching(atWordStart, haystack, isCompany, terms)),
      () => exLast(matching(anywhere, haystack, isCompany, terms)),
      // Companies with another legal form.
      () => (formless.length > 0 && formless.length < terms.length ? matching(atWordStart, haystack, isCompany, formless).filter(isCompany) : []),
      // Names with one typing error in a word.
      () => (terms.some((term) => term.length > 3) && terms.every((term) => term.length <= LONGEST_WORD) ? exLast(matching(withErrors, haystack, isCompany, terms)) : []),
    ]
  }

  function search(words: string, terms: readonly string[], limit: number, wanted: Wanted): Findable[] {
    const found = new Map<number, Findable>()
    for (const stage of stagesOf(words, terms)) {
      for (const position of stage()) {
        const entry = entries[position]
        if (found.size < limit && entry !== undefined && wanted(entry)) found.set(position, entry)
      }
      if (found.size >= limit) break
    }
    return [...found.values()]
  }

  return (words, limit = 10, wanted = () => true) => {
    const terms = renamed(normal(words)).split(' ').filter((term) => term !== '')
    if (terms.length === 0) return []
    const found = search(words.trim(), terms, limit, wanted)
    const meant = terms.filter((term) => !isFiller(term))
    if (found.length > 0 || meant.length === 0 || meant.length === terms.length) return found
    return search(meant.join(' '), meant, limit, wanted)
  }
}
