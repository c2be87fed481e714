/**
 * Writes which fund stands in for which one in a replay, from the embedded data: of one index (or gold), unhedged, in
 * euros, and alike on their common days. `npm run data:build` runs it last.
 */
import { writeFileSync } from 'node:fs'
import type { Findable } from '../core/find/entry'
import { joined } from '../core/portfolio/analyses/historical-replay/stand-ins/join'
import type { PriceSeries } from '../core/reference/reference'
import { daysBetween } from '../core/values/dates'
import { ascending } from '../core/values/order'
import { grouped } from '../core/values/grouped'
import { embeddedPrices } from '../server/data/embedded/embedded'
import { referenceSource } from '../server/data/source'
import { readConfig } from '../server/process/config'
import { strayOf } from './build-bundle/prices/join'

const TARGET = 'core/portfolio/analyses/historical-replay/stand-ins/pairs.ts'

/** Largest difference of a pair, fraction per year. */
const MOST = 0.0035
/** Days by which a stand-in must extend the series. */
const LEAST_GAIN = 90
/** Largest lasting move of a pair against each other (`strayOf`), a fraction. */
const MOST_STRAY = 0.015

const HEDGED = /(?<!un)hedge|hdg|\bH\b|currency neutral/i

/** Published annual returns of 2015 to 2025 are the same on average; there are no prices of it to measure by. */
const byPublishedReturns: Readonly<Record<string, string>> = { IE00BJ0KDQ92: 'IE00B4L5Y983' }

/** The index of a fund, by its name where the catalogue does not say; null for what has none. */
function followedBy({ kind, assetClass, index, name }: Findable): string | null {
  if (HEDGED.test(name) || HEDGED.test(index ?? '') || (kind !== 'fund' && kind !== 'etc')) return null
  if (kind === 'etc') return assetClass === 'gold' && !/future|SG ETC|WisdomTree Gold$/i.test(name) ? 'gold' : null
  const found = index ?? (/esg|equal|lever|2x|3x|short|income|next|cover/i.test(name) ? null : /nasdaq.?100/i.exec(name)?.[0] ?? null)
  return found === null || assetClass === 'cash' ? null : found.toLowerCase().replace('-', ' ')
}

/** Days that another series reaches further, before or after. */
function gainOf(own: PriceSeries, other: PriceSeries): number {
  const [ownFirst = '', ownLast = '', first = '', last = ''] = [own.dates[0], own.dates.at(-1), other.dates[0], other.dates.at(-1)]
  return Math.max(0, daysBetween(first, ownFirst)) + Math.max(0, daysBetween(ownLast, last))
}

/** Of similar candidates that reach furthest (within a quarter), the one with the smallest difference. */
function bestFor(own: PriceSeries, others: readonly PriceSeries[]): string | null {
  const useful = others
    .map((other) => ({ other, gain: gainOf(own, other), difference: Math.abs(joined(own.isin, own, other)?.standIn.difference ?? Infinity) }))
    .filter(({ other, gain, difference }) => other.isin !== own.isin && gain >= LEAST_GAIN && difference < MOST && strayOf(own, other) < MOST_STRAY)
  const furthest = Math.max(...useful.map(({ gain }) => gain))
  const [best] = useful.filter(({ gain }) => gain > furthest - LEAST_GAIN).sort((a, b) => a.difference - b.difference)
  return best?.other.isin ?? null
}

const source = await referenceSource(readConfig({}))
const { entries } = await source.directory()
const priced = entries.filter(({ prices }) => prices !== null).flatMap((entry) => {
  const [index, series] = [followedBy(entry), embeddedPrices().get(entry.isin)]
  return index === null || series?.currency !== 'EUR' ? [] : [{ index, series }]
})
const pairs = [...grouped(priced, ({ index }) => index).values()].flatMap((group) => {
  const all = group.map(({ series }) => series)
  return all.flatMap((own): [string, string][] => {
    const other = bestFor(own, all)
    return other === null ? [] : [[own.isin, other]]
  })
})
await source.close()
const sorted = [...pairs, ...Object.entries(byPublishedReturns)].sort(([one], [other]) => ascending(one, other))
writeFileSync(TARGET, `/**
 * Written by \`scripts/build-stand-ins.ts\`. Funds whose prices stand in for those of another one where it has none: the same
 * index or the same metal, in the same currency, unhedged, distributions reinvested. Never another index: the world by an
 * American fund is up to 4.4 points off in a year. How much a pair differs is measured on their common days when it is used.
 */

/** The fund that stands in, by the ISIN of the one that it stands in for. */
export const pairs: Readonly<Record<string, string>> = {
${sorted.map(([isin, by]) => `  ${isin}: '${by}',`).join('\n')}
}
`)
console.log(`${TARGET}: ${sorted.length} funds`)
