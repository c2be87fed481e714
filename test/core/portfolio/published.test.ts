/** Measures that somebody published with their inputs; each source read on 22 November 2026. */
import { expect, test } from 'vitest'
import { concentration } from '../../../core/portfolio/sections/concentration/model'
import { costs } from '../../../core/portfolio/sections/costs/model'
import { overlap } from '../../../core/portfolio/sections/overlap/model'
import { bookOf, fund, isinOf, referenceOf, row, valueBookOf } from './fixture'

interface Published {
  source: string
  url: string
  weights: readonly number[]
  hhi: number
  effectiveN: number
  /** The last digit that the source prints, halved. */
  within: { hhi: number; effectiveN: number }
}

const equal = (count: number): number[] => Array.from({ length: count }, () => 1 / count)
const exact = { hhi: 1e-12, effectiveN: 1e-9 }

const published: Published[] = [
  {
    source: 'Portfolio Performance forum: ten named shares and ninety equal ones',
    url: 'https://forum.portfolio-performance.info/t/effektive-anzahl-wertpapiere-als-mass-fur-die-konzentration-des-portfolios-uber-die-zeit/21247',
    weights: [0.15, 0.1, 0.07, 0.06, 0.05, 0.045, 0.03, 0.025, 0.023, 0.02, ...Array.from({ length: 90 }, () => 0.427 / 90)],
    hhi: 0.05, effectiveN: 20, within: { hhi: 0.000005, effectiveN: 0.05 },
  },
  {
    source: 'edcroft.me: ten equal shares',
    url: 'https://edcroft.me/herfingdahl-index-in-stock-portfolios',
    weights: equal(10), hhi: 0.1, effectiveN: 10, within: exact,
  },
  {
    source: 'descartes.swiss: the S&P 500 with equal weights, 20 of 10,000',
    url: 'https://descartes.swiss/de-ch/glossar/herfindahl-hirschman-index',
    weights: equal(500), hhi: 20 / 10_000, effectiveN: 500, within: exact,
  },
  {
    source: 'cfastudyguide.com: one share alone',
    url: 'https://cfastudyguide.com/herfindahl-hirschman-index-hhi/',
    weights: [1], hhi: 1, effectiveN: 1, within: exact,
  },
]

const [F, G] = [1, 2].map((n) => isinOf('IE', n)) as [string, string]

test.each(published)('concentration: $source ($url)', async ({ weights, hhi, effectiveN, within }) => {
  const reference = referenceOf({ securities: [fund(F)], constituents: weights.map((weight, index) => row(F, weight, { isin: isinOf('US', index) })) })
  const { status, data } = concentration.compute(await bookOf(reference, { [F]: 1 }))
  expect([status, data?.issuerCount]).toEqual(['ok', weights.length])
  expect(Math.abs((data?.hhi ?? NaN) - hhi)).toBeLessThanOrEqual(within.hhi)
  expect(Math.abs((data?.effectiveN ?? NaN) - effectiveN)).toBeLessThanOrEqual(within.effectiveN)
})

// https://www.everytool.tech/tools/financial-tools/mutual-fund-overlap-calculator.html: 5 % in one fund and 3 % in the other overlap by 3 %
test('overlap: everytool.tech, Reliance in two funds', async () => {
  const reference = referenceOf({
    securities: [fund(F), fund(G)],
    constituents: [
      row(F, 0.05, { isin: isinOf('IN', 1) }), row(F, 0.95, { isin: isinOf('US', 1) }),
      row(G, 0.03, { isin: isinOf('IN', 1) }), row(G, 0.97, { isin: isinOf('US', 2) }),
    ],
  })
  expect(overlap.compute(await bookOf(reference, { [F]: 0.5, [G]: 0.5 })).data?.pairs).toMatchObject([{ overlap: expect.closeTo(0.03, 12), sharedCount: 1 }])
})

// https://www.vergleich.de/was-ist-ter-faq.html: yearly costs of 10,000 EUR
test.each([[0.0012, 12], [0.0025, 25], [0.009, 90], [0.016, 160]])('costs: vergleich.de, a TER of %d', async (ter, yearly) => {
  const reference = referenceOf({ securities: [fund(F, { ter })] })
  expect(costs.compute(await valueBookOf(reference, { [F]: 10_000 })).data).toMatchObject({ weightedTer: ter, knownAnnualCost: expect.closeTo(yearly, 9) })
})
