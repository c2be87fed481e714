/** The embedded prices against each other: funds of one index move together, whoever recorded them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Findable } from '../../../core/find/entry'
import { joined } from '../../../core/portfolio/analyses/historical-replay/stand-ins/join'
import { computed, computedSeries, isCoin, OVERNIGHT } from '../../../core/portfolio/analyses/historical-replay/stand-ins/computed'
import { pairs } from '../../../core/portfolio/analyses/historical-replay/stand-ins/pairs'
import type { PriceSeries } from '../../../core/reference/reference'
import { grouped } from '../../../core/values/grouped'
import { referenceSource, type OpenSource } from '../../../server/data/source'
import { readConfig } from '../../../server/process/config'
import { strayOf } from '../../../scripts/build-bundle/prices/join'

/**
 * Funds of one index that are not hedged differ by less within a month: closes of other hours, charges, taxes of distributions. The most are
 * 2.5 %, of two funds of European property beside one of its high dividends, which the catalogue holds for the same index; all others are below 1.4 %.
 */
const MOST = 0.026
/** And by less in a year: swaps spare taxes of American distributions, up to 0.8. A distribution that counts twice or not at all is more in two years. */
const MOST_A_YEAR = 0.008
/** Hedged, which its name in the catalogue leaves out. */
const hedgedByIsin = ['LU2870272650']
/** The same index by its name in the catalogue only. */
const otherIndex = ['FTSE EPRA/NAREIT Developed Europe']

/** What one gains on the other in a year, from the middle of its first 20 common days to that of its last. */
function driftOf(one: PriceSeries, other: PriceSeries): number {
  const closes = new Map(other.dates.map((date, index) => [date, other.closes[index] ?? Number.NaN]))
  const days = one.dates.map((date, index) => ({ date, ratio: (one.closes[index] ?? Number.NaN) / (closes.get(date) ?? Number.NaN) })).filter(({ ratio }) => ratio > 0)
  const middle = (some: typeof days): number => some.map(({ ratio }) => ratio).sort((a, b) => a - b)[10] ?? Number.NaN
  return (middle(days.slice(-20)) / middle(days.slice(0, 20))) ** (250 / (days.length - 20)) - 1
}

let source: OpenSource
beforeAll(async () => {
  source = await referenceSource(readConfig({}))
})
afterAll(() => source.close())

test('a fund that leaves another one is found', () => {
  const dates = Array.from({ length: 100 }, (_, index) => `2025-01-01+${String(index).padStart(3, '0')}`)
  const flat: PriceSeries = { isin: 'A', currency: 'EUR', basis: 'total_return', dates, closes: new Float64Array(100).fill(10) }
  const left = { ...flat, isin: 'B', closes: flat.closes.map((close, index) => (index < 50 ? close : close * 0.86)) }
  const once = { ...flat, isin: 'C', closes: flat.closes.map((close, index) => (index === 50 ? close * 0.5 : close)) }
  expect([strayOf(left, flat), strayOf(once, flat), strayOf(flat, flat)]).toEqual([expect.closeTo(0.14, 6), 0, 0])
})

test('no embedded series leaves the longest one of its index', { timeout: 120_000 }, async () => {
  const reference = await source.open()
  const { entries } = await source.directory()
  const funds = entries.filter(({ isin, index, prices, name }) => index !== null && prices !== null && !/(?<!un)hedged|buffer|\bH$/i.test(name) && !hedgedByIsin.includes(isin))
  const strays: string[] = []
  let compared = 0
  for (const [index, list] of grouped(funds, (entry) => entry.index ?? '')) {
    const found = await Promise.all(list.map(async ({ isin }) => (await reference.prices(isin, '2000-01-01', '2099-12-31')).found.get(isin)))
    const [longest, ...others] = found.flatMap((series) => (series?.currency === 'EUR' ? [series] : [])).sort((a, b) => b.dates.length - a.dates.length)
    for (const series of longest === undefined ? [] : others) {
      compared += 1
      const stray = strayOf(series, longest as PriceSeries)
      if (stray > MOST) strays.push(`${series.isin} of ${index}: ${(100 * stray).toFixed(1)} %`)
      const aYear = driftOf(series, longest as PriceSeries)
      if (series.dates.length > 250 && !otherIndex.includes(index) && Math.abs(aYear) > MOST_A_YEAR) strays.push(`${series.isin} of ${index}: ${(100 * aYear).toFixed(1)} % a year`)
    }
  }
  console.log(`${compared} series compared with the longest one of their index`)
  expect(compared).toBeGreaterThan(100)
  expect(strays).toEqual([])
})

/** The index of a fund, by its name where the catalogue does not say. */
const followedBy = (entry: Findable | undefined): string => (entry?.index ?? /nasdaq.?100/i.exec(entry?.name ?? '')?.[0] ?? `unknown: ${entry?.isin ?? ''}`).toLowerCase().replace('-', ' ')

/** Published annual returns of 2015 to 2025 are the same on average; there are no prices of it to measure by. */
const withoutPrices = ['IE00BJ0KDQ92']

test.each(Object.entries(pairs))('%s and %s, which stands in for it, are of one index or metal, and differ by less than 0.35 points a year', async (isin, by) => {
  const reference = await source.open()
  const { entries } = await source.directory()
  const [fund, other] = [isin, by].map((wanted) => entries.find((entry) => entry.isin === wanted))
  const isGold = [fund, other].every((entry) => entry?.kind === 'etc' && entry.assetClass === 'gold')
  if (!isGold) expect(followedBy(fund)).toBe(followedBy(other))
  for (const entry of [fund, other]) expect(entry?.name).not.toMatch(/(?<!un)hedged/i)
  const [own, its] = await Promise.all([isin, by].map(async (wanted) => (await reference.prices(wanted, '2000-01-01', '2099-12-31')).found.get(wanted)))
  if (its === undefined) throw new Error('there are no prices of what stands in')
  const difference = joined(isin, own, its)?.standIn.difference
  if (withoutPrices.includes(isin)) expect([own, difference]).toEqual([undefined, null])
  else expect(Math.abs(difference ?? Number.NaN)).toBeLessThan(0.0035)
})

/** What the index of an overnight fund pays more than the rate. */
const spreadOf = (index: string | null): number => (/\+8\.5|Euro Overnight Return/.test(index ?? '') ? 0.00085 : 0)

function checkEntry(entry: Findable | undefined, from: string, charge: number): void {
  if (entry === undefined) throw new Error('is not known')
  const charged = entry.kind === 'other' ? 0 : entry.ter ?? Number.NaN
  expect(charge).toBeCloseTo(charged - (from === OVERNIGHT ? spreadOf(entry.index) : 0), 10)
  expect(entry.name).not.toMatch(/hedged|stak/i)
  expect(`${entry.assetClass} ${entry.name}`).toMatch({ [OVERNIGHT]: /^cash/, BTC: /bitcoin/i, ETH: /ether/i }[from] ?? /^$/)
}

test.each(Object.entries(computed))('%s is computed less its charge, and is alike on common days', async (isin, { from, charge }) => {
  const reference = await source.open()
  checkEntry((await source.directory()).entries.find((each) => each.isin === isin), from, charge)
  const own = (await reference.prices(isin, '2000-01-01', '2099-12-31')).found.get(isin)
  const rates = isCoin(from) ? await reference.fx([from], '2000-01-01', '2099-12-31') : await reference.prices(from, '2000-01-01', '2099-12-31')
  const made = rates.found.get(from)
  if (own === undefined || made === undefined) return expect(made).toBeDefined()
  // A coin trades on for six hours after the exchange has closed: that is a few per cent, once.
  expect(Math.abs(joined(isin, own, computedSeries({ from, charge }, made), charge)?.standIn.difference ?? Number.NaN)).toBeLessThan(isCoin(from) ? 0.03 : 0.001)
})
