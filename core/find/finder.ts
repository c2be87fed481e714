/** Finds securities by name, WKN, ISIN or ticker, with typing errors, in German and English words. */
import uFuzzy from '@leeoniya/ufuzzy'
import { remembered } from '../values/memoize'
import { inOneGo, type Steps } from '../values/give-way'
import type { Findable } from './entry'
import { codeOf, indexName, isOneErrorAway, normal, renamed } from './spelling'
import { fillers, legalForms, otherTickers, synonyms, themes } from './synonyms'

/** What of everything that can be found is asked for. */
type Wanted = (entry: Findable) => boolean

/** Answers what is typed; the same words give the same list. */
export type Finder = (words: string, limit?: number, wanted?: Wanted) => Findable[]

/** A longer word with an error is searched for long, and no name has one. */
const LONGEST_WORD = 24

/** Words begin where the term begins: `cap` finds `Capital`, not `Escape`. */
const atWordStart = new uFuzzy({ interLft: 2, intraIns: 0 })
const anywhere = new uFuzzy({ intraIns: 0 })
/** One letter too many, too few, wrong or exchanged in a word of four letters or more. */
const withErrors = new uFuzzy({ intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 })

const byTerm = (words: Readonly<Record<string, readonly string[]>>): Map<string, readonly string[]> =>
  new Map(Object.entries(words).map(([word, others]) => [normal(word), others]))

/** A term as it is typed, and what names may say instead. */
const readings = byTerm({ ...themes, ...synonyms })
/** Terms whose readings are no names of companies: who types `Halbleiter` means funds, not Taiwan Semiconductor. */
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

/** What is made of each entry. */
function* eachOf<T>(entries: readonly Findable[], make: (entry: Findable) => T): Steps<T[]> {
  const made: T[] = []
  for (const entry of entries) {
    yield
    made.push(make(entry))
  }
  return made
}

/** The ISINs and WKNs of a security, those that it had before with them. */
function numbersOf({ isin, wkn, splits = [], former = [] }: Findable): string[] {
  const numbers = [isin, wkn, ...former.flatMap((before) => [before.isin, before.wkn]), ...splits.map(({ formerIsin }) => formerIsin)]
  return numbers.filter((number) => number !== null)
}

/** Tickers of a security that the lists do not have. */
const elsewhere = (isin: string): string[] => Object.entries(otherTickers).flatMap(([ticker, of]) => (of === isin ? [ticker] : []))

/** A loop, since `flatMap` would make twenty thousand lists for each search. */
function positionsWhere<T>(list: readonly T[], holds: (item: T, position: number) => boolean): number[] {
  const positions: number[] = []
  for (const [position, item] of list.entries()) if (holds(item, position)) positions.push(position)
  return positions
}

const byPosition = (positions: Iterable<number>): number[] => [...new Set(positions)].sort((a, b) => a - b)

/**
 * Positions at which every term stands in one of its readings, in any order; the readings of a theme count for funds alone. Typing errors
 * are forgiven in what is typed, not in its readings. Terms that leave few names to the others come first: of few readings, and long.
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

/** The same without what names say that they leave out, which comes last: `Emerging Markets ex China` is no answer to `china`. */
function leavingOutLast(haystack: readonly string[], terms: readonly string[], positions: readonly number[]): number[] {
  if (terms.includes('ex') || terms.includes('ohne')) return [...positions]
  const leftOut = terms.flatMap(alternatives).map((reading) => ` ex ${reading}`)
  const leavesOut = (position: number): boolean => haystack[position]?.includes(' ex ') === true && leftOut.some((words) => haystack[position]?.includes(words))
  const last = new Set(positions.filter(leavesOut))
  return last.size === 0 ? [...positions] : [...positions.filter((position) => !last.has(position)), ...last]
}

/** Funds on the index that is typed, with or without its publisher, whose names have what else is typed: `iShares World` is on MSCI World. */
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
    // Of a fund whose index is not known the name tells it where nothing follows: `iShares Nasdaq 100 UCITS ETF`, not `MSCI World Small Cap`.
    const restOf = (index: string, hay: string, position: number): readonly (readonly string[])[] | undefined =>
      index !== '' || entries[position]?.kind !== 'fund' ? rests.get(index) : told.find(({ words }) => words.some((each) => hay.includes(each)))?.rest
    if (rests.size === 0) return []
    return positionsWhere(haystack, (hay, position) => restOf(indices[position] ?? '', hay, position)?.every((readings) => readings.some((each) => hay.includes(each))) === true)
  }
}

/**
 * A search over entries in the order in which they are offered among equals: the most widely held first. What is found by stricter
 * reading comes before what is found by looser one (`stagesOf`). Where nothing is found, it searches once more without words such as `Aktie`.
 * It is made once for the same entries.
 */
export const finder: (entries: readonly Findable[]) => Finder = /* @__PURE__ */ remembered((entries) => inOneGo(finderSteps(entries)))

/** The same in steps, for a service that answers others meanwhile. */
export function* finderSteps(entries: readonly Findable[]): Steps<Finder> {
  const names = yield* eachOf(entries, ({ name }) => normal(name))
  const indices = yield* eachOf(entries, ({ index }) => (index === null ? '' : ` ${normal(index)}`))
  const haystack = names.map((name, position) => `${name}${indices[position]}`)
  const numbers = yield* codesBy(entries, numbersOf)
  const tickers = yield* codesBy(entries, ({ isin, tickers: known }) => [...known, ...elsewhere(isin)])
  /** With a space at both ends, so that whole words are found. */
  const padded = haystack.map((hay) => ` ${hay} `)
  const isinStarts = (code: string): number[] => (/^[A-Z]{2}[A-Z0-9]{3,}$/.test(code) ? positionsWhere(entries, ({ isin }) => isin.startsWith(code)) : [])
  const isCompany = (position: number): boolean => entries[position]?.kind === 'stock'
  const onIndex = yield* indexSearch(entries, padded)
  const phrase = (said: string): number[] => positionsWhere(padded, (hay) => hay.includes(` ${said} `))

  /** A company is called by the beginning of its name, a fund by any part of its. */
  const named = (said: string, isCode: boolean): number[] => positionsWhere(padded, (hay, position) => {
    if (!isCompany(position)) return hay.includes(` ${said} `)
    return hay.startsWith(` ${said} `) || (!isCode && isOneErrorAway(said, hay.slice(1, hay.indexOf(' ', 1))))
  })
  function ticker(words: string, said: string): number[] {
    const hits = tickers.get(codeOf(words)) ?? []
    return hits.length === 0 ? [] : byPosition([...hits, ...named(said, words === words.toUpperCase())])
  }

  /** Where to look, the strictest reading first. */
  function stagesOf(words: string, terms: readonly string[]): (() => readonly number[])[] {
    const said = terms.join(' ')
    const typed = normal(words)
    const exLast = (positions: readonly number[]): number[] => leavingOutLast(haystack, terms, positions)
    const formless = terms.filter((term) => !legalForms.includes(term))
    return [
      // The ISIN or WKN that is typed, of today or a former one.
      () => numbers.get(codeOf(words)) ?? [],
      // What is called exactly so.
      () => (terms.length > 1 ? positionsWhere(names, (name) => name === typed) : []),
      // A ticker, among names that say the same: the ticker SIEMENS is another company's in Mumbai.
      () => ticker(words, said),
      () => isinStarts(codeOf(words)),
      // Funds whose index is called so.
      () => exLast(onIndex(said)),
      // Names with the phrase as it is typed.
      () => (terms.length > 1 && (terms.some((term) => readings.has(term)) || said.length < 6) ? exLast(phrase(said)) : []),
      // Names in which every term begins a word, then those in which it stands inside of one.
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
