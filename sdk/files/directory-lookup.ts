/** Looks up what files give instead of ISINs in the directory that the search uses. */
import type { Findable } from '../../core/find/entry'
import { finder } from '../../core/find/finder'
import { remembered } from '../../core/values/memoize'
import { isinFrom } from './cells/isin'
import { likeness } from './likeness'
import type { Match, SecurityLookup, Wanted } from './lookup'
import type { Quote, Quotes } from './trades/quotes'
import type { KnownSplits, Splits } from './trades/units/splits'

/** The ISINs that national numbers are part of; which of them exists only the directory knows. */
const byRule = ({ wkn, valor }: Wanted): string[] => [
  ...(wkn === undefined ? [] : [isinFrom('DE', wkn)]),
  ...(valor === undefined ? [] : [isinFrom('CH', valor)]),
]

const firstWord = (text: string): string => text.toUpperCase().split(/[^A-Z0-9]+/)[0] ?? ''

type Numbered = Pick<Findable, 'isin' | 'wkn' | 'name'>

/** The number by which a country knows a security: the German one, else the Swiss one; empty where there is none. */
const numberOf = ({ wkn, isin }: Numbered): string => wkn ?? (isin.startsWith('DE000') ? isin.slice(5, 11) : isin.startsWith('CH') ? isin.slice(2, 11).replace(/^0+/, '') : '')

const SIGNS = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** The numbers of which one wrong sign, or two that change places, make this one. */
const oneErrorAway = (number: string): string[] => [...number].flatMap((sign, at) => {
  const [before, behind, next = ''] = [number.slice(0, at), number.slice(at + 1), number[at + 1]]
  return [...SIGNS.filter((other) => other !== sign).map((other) => before + other + behind), ...(next === '' || next === sign ? [] : [before + next + sign + number.slice(at + 2)])]
})

/** Least `likeness` of the name in a file to that of its security, 0 to 2. */
const LEAST = 0.6

/** By how much the name of another security must be more like that in a file, for that one to be proposed. */
const CLEARLY = 0.2

/**
 * A lookup over the entries of a directory. A number is certain where the directory knows it, or the ISIN that it is part of, and the name beside it is that of the security: numbers have no check
 * digit, and one with a wrong sign may be another security's. Without a name, with another one, or with that of a security whose number is one error away, it is a proposal; so is what a ticker,
 * which may be another paper's at another exchange, or a name alone says. What is made of the entries for it is kept for the next file;
 * the mark lets bundlers leave it out where nobody looks anything up.
 */
export const directoryLookup = /* @__PURE__ */ remembered((entries: readonly Findable[]): SecurityLookup => {
  const byIsin = new Map(entries.map((entry) => [entry.isin, entry]))
  // Another number of the past stays with the ISIN of the past: its units may be others.
  const numbers = [...entries.flatMap(({ name, former = [] }) => former.map((before) => ({ ...before, name }))), ...entries]
  const byWkn = new Map(numbers.flatMap((entry) => (entry.wkn === null ? [] : [[entry.wkn, entry] as const])))
  const byNumber = new Map(entries.map((entry) => [numberOf(entry), entry]))
  const byTicker = new Map(entries.toReversed().flatMap((entry) => entry.tickers.map((ticker) => [ticker, entry] as const)))
  const numbered = (wanted: Wanted): Numbered | undefined => byWkn.get(wanted.wkn ?? '') ?? byRule(wanted).map((isin) => byIsin.get(isin)).find((entry) => entry !== undefined)
  const proposed = ({ ticker, name }: Wanted): Findable | undefined => {
    const named = name === undefined ? undefined : finder(entries)(name, 1)[0]
    const listed = byTicker.get(ticker?.split('.')[0] ?? '')
    return listed !== undefined && (name === undefined || firstWord(listed.name) === firstWord(name)) ? listed : named
  }
  /** The security whose number is one error away and whose name is clearly more like that of the file. */
  const better = (own: Numbered, name: string): Findable | undefined => {
    const others = oneErrorAway(numberOf(own)).flatMap((number) => byNumber.get(number) ?? []).map((entry) => ({ entry, like: likeness(name, entry.name) }))
    const [first] = others.toSorted((one, other) => other.like - one.like)
    return first !== undefined && first.like > likeness(name, own.name) + CLEARLY ? first.entry : undefined
  }
  const match = (wanted: Wanted): Match | null => {
    const { name = '' } = wanted
    const own = wanted.isin === undefined ? numbered(wanted) : byIsin.get(wanted.isin)
    if (wanted.isin !== undefined) return own === undefined ? null : { isin: own.isin, name: own.name, isCertain: true }
    const other = own === undefined || name === '' ? undefined : better(own, name)
    const found = other ?? own ?? proposed(wanted)
    return found === undefined ? null : { isin: found.isin, name: found.name, isCertain: found === own && likeness(name, own.name) >= LEAST }
  }
  return (wanted) => Promise.resolve(wanted.map(match))
})

/** The last prices that a directory has; they are in euros. One from before a split is that of other units. */
export const directoryQuotes = (entries: readonly Findable[]): Quotes => (isins, currency) => {
  const wanted = new Set(currency === 'EUR' ? isins : [])
  const known = entries.flatMap(({ isin, prices, splits = [] }): [string, Quote][] =>
    (prices?.close !== undefined && wanted.has(isin) && splits.every(({ date }) => date <= prices.to) ? [[isin, { price: prices.close, date: prices.to }]] : []))
  return Promise.resolve(Object.fromEntries(known))
}

/** The former ISINs of a security; those of funds apart, since funds may have been merged at any ratio, while other securities keep their number of units. */
const beforeOf = ({ kind, former = [] }: Findable): Pick<KnownSplits, 'formerIsins' | 'formerFunds'> | null =>
  former.length === 0 ? null : kind === 'fund' ? { formerFunds: former.map(({ isin, since }) => ({ isin, since })) } : { formerIsins: former.map(({ isin }) => isin) }

/** The splits that a directory has, by the ISIN of today and by those that ended with one; what stood for a security before by the ISIN of today. */
export const directorySplits = (entries: readonly Findable[]): Splits => (isins) => {
  const wanted = new Set(isins)
  const known = entries.flatMap((entry): [string, KnownSplits][] => {
    const [{ isin, name, splits = [] }, before] = [entry, beforeOf(entry)]
    return splits.length === 0 && before === null ? [] : [[isin, { isin, name, splits, ...before }],
      ...splits.flatMap(({ formerIsin }) => formerIsin ?? []).map((each): [string, KnownSplits] => [each, { isin, name, splits }])]
  })
  return Promise.resolve(Object.fromEntries(known.filter(([isin]) => wanted.has(isin))))
}
