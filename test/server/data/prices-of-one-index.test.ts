/** The embedded prices against each other: funds of one index move together, whoever recorded them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PriceSeries } from '../../../core/reference/reference'
import { grouped } from '../../../core/values/grouped'
import { referenceSource, type OpenSource } from '../../../server/data/source'
import { readConfig } from '../../../server/process/config'

/** Days on both sides of a move, so that single thin days do not count. */
const SPAN = 20
/** Funds of one index that are not hedged differ by less within a month: closes of other hours, charges, taxes of distributions. */
const MOST = 0.05

let source: OpenSource
beforeAll(async () => {
  source = await referenceSource(readConfig({}))
})
afterAll(() => source.close())

const middle = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN

/** The largest lasting move of one series against another. */
function strayOf(one: PriceSeries, other: PriceSeries): number {
  const closes = new Map(other.dates.map((date, index) => [date, other.closes[index] ?? Number.NaN]))
  const ratios = one.dates.map((date, index) => (one.closes[index] ?? Number.NaN) / (closes.get(date) ?? Number.NaN)).filter(Number.isFinite)
  const moves = ratios.slice(SPAN, -SPAN).map((_ratio, index) => Math.abs(middle(ratios.slice(index + SPAN, index + 2 * SPAN)) / middle(ratios.slice(index, index + SPAN)) - 1))
  return Math.max(0, ...moves)
}

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
  const funds = entries.filter(({ index, prices, name }) => index !== null && prices !== null && !/hedged|buffer/i.test(name))
  const strays: string[] = []
  let compared = 0
  for (const [index, list] of grouped(funds, (entry) => entry.index ?? '')) {
    const found = await Promise.all(list.map(async ({ isin }) => (await reference.prices(isin, '2000-01-01', '2099-12-31')).found.get(isin)))
    const [longest, ...others] = found.flatMap((series) => (series?.currency === 'EUR' ? [series] : [])).sort((a, b) => b.dates.length - a.dates.length)
    for (const series of longest === undefined ? [] : others) {
      compared += 1
      const stray = strayOf(series, longest as PriceSeries)
      if (stray > MOST) strays.push(`${series.isin} of ${index}: ${(100 * stray).toFixed(1)} %`)
    }
  }
  console.log(`${compared} series compared with the longest one of their index`)
  expect(compared).toBeGreaterThan(100)
  expect(strays).toEqual([])
})
