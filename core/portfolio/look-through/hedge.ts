/** Currency hedges, read from the names of funds because no public source states them as data. */
import type { HeldFund } from './exposure'
import { attached } from '../../values/memoize'

/** A hedge stated in a name; `currency` is null if it is not readable. */
export interface Hedge {
  currency: string | null
}

/** Currencies into which share classes are hedged. Other codes (ALL, TRY, TOP) are also ordinary words. */
const codes = new Set([
  'EUR', 'USD', 'GBP', 'CHF', 'JPY', 'AUD', 'CAD', 'NZD', 'SEK', 'NOK', 'DKK', 'SGD', 'HKD', 'CNH', 'CNY', 'PLN', 'CZK',
  'HUF', 'ILS', 'MXN', 'ZAR', 'KRW', 'BRL', 'INR', 'RON',
])
const hedgeWord = /^(?:HEDGED|(?:PF)?HDG|HGD|ABGESICHERT|W(?:Ä|AE)HRUNGSGESICHERT)(?:ACC|DIST)?$/
const negations = new Set(['UN', 'NON', 'NOT', 'NICHT'])
/** Words that may stand between a hedge and its currency. */
const fillers = new Set([
  'TO', 'INTO', 'IN', 'CURRENCY', 'CCY', 'FX', 'DAILY', 'MONTHLY', 'CLASS', 'SHARE', 'SHARES', 'ACC', 'DIST', 'INC', 'DIS', 'A', 'C', 'D',
])
/** Hedges of something else: `Hedged Equity` holds options, `Interest Rate Hedged` futures. */
const otherHedges = /\b(?:RATE|DURATION) HEDGED\b|\bHEDGED EQUITY\b/

/** Reads the hedge that a fund's name states (`EUR Hedged`, `hedged to EUR`, `EUR-H`, `(EUR) hedged`); null without one. */
export function hedgeOf(name: string): Hedge | null {
  const words = name.toUpperCase().replace(/\bEURO\b/g, 'EUR').split(/[^\p{L}\p{N}]+/u)
  const at = words.findIndex((word, index) => hedgeWord.test(word) && !negations.has(words[index - 1] ?? ''))
  if (at >= 0) return stated(near(words, at), words)
  const glued = words.map((word) => /^([A-Z]{3})(?:H|HEDGED|HDG)$/.exec(word)?.[1]).find((code) => codes.has(code ?? ''))
  return glued === undefined ? abbreviated(words) : { currency: glued }
}

/** The hedge of a held fund; null for a mixed one, whose hedge says nothing about its equities. */
export const hedgeOfFund = attached(({ position: { assetClass, name } }: HeldFund): Hedge | null => (assetClass === 'equities' ? hedgeOf(name) : null))

const stated = (currency: string | null, words: readonly string[]): Hedge | null =>
  currency === null && otherHedges.test(words.join(' ')) ? null : { currency }

/** The currency near the word at an index: `hedged to X` takes precedence over `X hedged`, and that over `hedged X`. */
function near(words: readonly string[], at: number): string | null {
  const before = codeIn(words.slice(0, at).reverse())
  const after = codeIn(words.slice(at + 1))
  const directed = words[at + 1] === 'TO' || words[at + 1] === 'INTO'
  return directed ? (after ?? before) : (before ?? after)
}

/** The currency that comes next, after skipping fillers. */
function codeIn(words: readonly string[]): string | null {
  const word = words.find((candidate) => !fillers.has(candidate)) ?? ''
  return codes.has(word) ? word : null
}

/** `EUR-H`, `EUR (H)`, `H-EUR`, `EUR Hedge`: beside a currency only. */
function abbreviated(words: readonly string[]): Hedge | null {
  for (const [index, word] of words.entries()) {
    if (!/^(?:H\d?|HEDG?E?)$/.test(word)) continue
    const neighbour = [words[index - 1], words[index + 1]].find((code) => codes.has(code ?? ''))
    if (neighbour !== undefined) return { currency: neighbour }
  }
  return null
}
