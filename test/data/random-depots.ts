/**
 * A hundred depots as people in Germany keep them, drawn at random: the same seed gives the same depots. What is drawn from are the securities of
 * `tables/held-120.csv` and `held-more.csv`, written down before it was looked up what is known of them; how often each is held (`popularity`) and how often
 * each kind of depot occurs is an estimate. A depot names each security once; its weights are whole per cents.
 */
import { readTable } from '../../scripts/build-bundle/tables'

interface Holding {
  isin: string
  weight: number
}

interface RandomDepot {
  kind: string
  holdings: readonly Holding[]
}

interface Candidate {
  isin: string
  group: string
  popularity: number
}

/** How many securities of which groups: from, to. */
type Draw = readonly [groups: readonly string[], from: number, to: number]

const core = ['world', 'world', 'emerging', 'region', 'small', 'esg']
const spice = ['theme', 'factor', 'dividend', 'crypto', 'gold', 'leveraged', 'defence', 'covered-call']

/** Kinds of depots: how many of a hundred, and what is in them. */
const kinds: readonly (readonly [kind: string, ofHundred: number, draws: readonly Draw[]])[] = [
  ['index funds', 26, [[core, 1, 3], [['bonds', 'gold', 'emerging', 'ex-usa', 'equal'], 0, 1]]],
  ['index funds and shares', 24, [[core, 1, 3], [['stock'], 1, 6], [spice, 0, 2]]],
  ['one fund for all', 4, [[['lifestrategy', 'arero'], 1, 1], [['world', 'bonds'], 0, 1]]],
  ['Sparkasse', 11, [[['deka'], 2, 4], [['property'], 0, 1], [['stock', 'bonds'], 0, 1]]],
  ['Volksbank', 8, [[['union'], 2, 4], [['property'], 0, 1], [['stock', 'bonds'], 0, 1]]],
  ['other banks', 9, [[['dws', 'active', 'mixed'], 2, 4], [['property'], 0, 1], [['stock', 'bonds', 'world'], 0, 2]]],
  ['shares', 7, [[['stock'], 4, 10], [['crypto', 'gold'], 0, 1]]],
  ['dividends', 4, [[['dividend'], 1, 2], [['stock'], 1, 4], [['covered-call'], 0, 1]]],
  ['factors', 3, [[['factor'], 1, 3], [['world', 'emerging', 'small'], 1, 2]]],
  ['safe', 4, [[['bonds'], 2, 4], [['gold', 'property', 'world'], 0, 2]]],
]

/** Mulberry32: numbers from 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const candidates = (): Candidate[] => [...readTable('held-120'), ...readTable('held-more')].map(({ isin, group, popularity }) => ({ isin, group, popularity: Number(popularity) }))

/** One of them, the popular ones more often. */
function pick(from: readonly Candidate[], random: () => number): Candidate | undefined {
  let rest = random() * from.reduce((sum, { popularity }) => sum + popularity, 0)
  return from.find(({ popularity }) => (rest -= popularity) < 0)
}

/** The securities of a depot, each once. */
function draw(draws: readonly Draw[], all: readonly Candidate[], random: () => number): string[] {
  const isins: string[] = []
  for (const [groups, from, to] of draws) {
    for (let count = from + Math.floor(random() * (to - from + 1)); count > 0; count--) {
      const group = groups[Math.floor(random() * groups.length)]
      const found = pick(all.filter((one) => one.group === group && !isins.includes(one.isin)), random)
      if (found !== undefined) isins.push(found.isin)
    }
  }
  return isins
}

/** Whole per cents that make a hundred; few weigh much. */
function weights(count: number, random: () => number): number[] {
  const raw = Array.from({ length: count }, () => -Math.log(1 - random()) + 0.2)
  const sum = raw.reduce((total, one) => total + one, 0)
  const rounded = raw.map((one) => Math.max(1, Math.round((one / sum) * 100)))
  const first = 100 - rounded.slice(1).reduce((total, one) => total + one, 0)
  return [first, ...rounded.slice(1)].map((one) => one / 100)
}

/** The depots of a seed. */
export function randomDepots(seed: number): RandomDepot[] {
  const [random, all] = [randomFrom(seed), candidates()]
  return kinds.flatMap(([kind, ofHundred, draws]) => Array.from({ length: ofHundred }, () => {
    const isins = draw(draws, all, random)
    const shares = weights(isins.length, random)
    return { kind, holdings: isins.map((isin, at) => ({ isin, weight: shares[at] ?? 0 })) }
  }))
}
