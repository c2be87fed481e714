/**
 * The main case by hand, from the published lists: the developed countries of SPDR MSCI ACWI on 2026-07-09 (weights in
 * percent: NVIDIA 4.643153, Apple 4.591172, Microsoft 2.67513, Alphabet A 2.040712, Alphabet C 1.655294; 1,279 rows of
 * 88.188448, with 0.5469 of Exxon for 0.001878 88.73347; United States 63.794438 and with Exxon 64.33946; information
 * technology 26.522784), of which MSCI World is made, and iShares Core MSCI Emerging Markets (the IMI) on 2025-11-18 (TSMC
 * 9.71, Tencent 4.50, Samsung Electronics 2.77, its preferred shares 0.36; 2,686 companies of 99.25; all rows 99.88; no
 * United States; information technology 25.08).
 */
import { describe, expect, it } from 'vitest'
import { sections } from '../../../core/registry/registry'
import { allocation } from '../../../core/portfolio/sections/allocation/model'
import { costs } from '../../../core/portfolio/sections/costs/model'
import { geography } from '../../../core/portfolio/sections/geography/model'
import { lookThrough } from '../../../core/portfolio/sections/look-through/model'
import { overlap } from '../../../core/portfolio/sections/overlap/model'
import { sectors } from '../../../core/portfolio/sections/sectors/model'
import { snapshotOf } from '../../../core/portfolio/snapshot/snapshot'
import { bookOf, dataOf } from './embedded-book'

const book = await bookOf([
  { isin: 'IE00B4L5Y983', weight: 0.4 },
  { isin: 'IE00BKM4GZ66', weight: 0.2 },
  { isin: 'US0378331005', weight: 0.2 },
  { isin: 'DE000UNKNWN3', weight: 0.1 },
  { assetClass: 'cash', currency: 'EUR', weight: 0.1 },
])

/** Weight in MSCI World of what weighs so much in the list of which it is a part, in percent. */
const inWorld = (percent: number): number => percent / 88.73347

describe('40 % MSCI World, 20 % MSCI EM IMI, 20 % Apple, 10 % unknown, 10 % cash', () => {
  it('names what is resolved and how old the lists are', () => {
    const snapshot = snapshotOf(book, { now: '2026-06-01T00:00:00Z', baseUrl: 'https://example.org' })
    expect(snapshot.resolvedPortfolioWeight).toBeCloseTo(0.9, 12)
    // the older of 2026-07-09 and 2026-09-15
    expect(snapshot.constituentsAsOf).toBe('2026-07-09')
  })

  it('allocates 0.4 + 0.2 + 0.2 to equities, 0.1 to cash, 0.1 to unknown', () => {
    const { buckets, coverage } = dataOf(allocation, book)
    expect(buckets.map(({ key }) => key)).toEqual(['equities', 'cash', 'unknown'])
    for (const [index, weight] of [0.8, 0.1, 0.1].entries()) expect(buckets[index]?.weight).toBeCloseTo(weight, 12)
    expect(coverage).toBeCloseTo(0.9, 12)
  })

  const { positions, positionCount, tailWeight, unresolvedFundWeight, funds } = dataOf(lookThrough, book)
  const weightOf = (isin: string): number => positions.find((position) => position.isin === isin)?.weight ?? 0

  it.each([
    ['Apple', 'US0378331005', 0.4 * inWorld(4.591172) + 0.2],
    ['NVIDIA', 'US67066G1040', 0.4 * inWorld(4.643153)],
    ['TSMC', 'TW0002330008', 0.2 * 0.1335458],
    ['Alphabet, two classes', 'US02079K3059', 0.4 * inWorld(2.040712 + 1.655294)],
    ['Microsoft', 'US5949181045', 0.4 * inWorld(2.67513)],
    ['Tencent', 'KYG875721634', 0.2 * 0.0248761],
    ['Samsung, ordinary and preferred', 'KR7005930003', 0.2 * (0.0619825 + 0.0079911)],
  ])('%s', (_, isin, weight) => {
    expect(weightOf(isin)).toBeCloseTo(weight, 12)
  })

  it('says how Apple is held', () => {
    expect(positions[0]).toMatchObject({ isin: 'US0378331005', sector: 'technology', region: 'north_america' })
    expect(positions[0]?.provenance.direct).toBeCloseTo(0.2, 12)
    expect(positions[0]?.provenance.viaFunds).toHaveLength(1)
    expect(positions[0]?.provenance.viaFunds[0]?.weight).toBeCloseTo(0.4 * inWorld(4.591172), 12)
  })

  it('leaves what is no company in unresolvedFundWeight: 0.2 x 0.0254582, for a part of a list is scaled to the whole', () => {
    expect(unresolvedFundWeight).toBeCloseTo(0.2 * (1 - 0.9745418), 10)
    const returned = positions.reduce((sum, { weight }) => sum + weight, 0)
    expect(returned + tailWeight + unresolvedFundWeight).toBeCloseTo(0.8, 10)
    // 1,279 and 1,986 rows of shares as published; a few are share classes of one company
    expect(positionCount).toBeGreaterThan(0.97 * (1279 + 1986))
    expect(positionCount).toBeLessThan(1279 + 1986)
    expect(funds.map(({ status }) => status)).toEqual(['full', 'full'])
    expect(funds[0]?.coveredWeight).toBeCloseTo(1, 10)
    expect(funds[1]?.coveredWeight).toBeCloseTo(0.9814559, 10)
  })

  it('United States: 0.4 x 64.33946 / 88.73347 + Apple 0.2', () => {
    const { countries } = dataOf(geography, book)
    expect(countries.buckets.find(({ key }) => key === 'US')?.weight).toBeCloseTo(0.4 * inWorld(64.33946) + 0.2, 10)
    expect(countries.portfolioShare).toBeCloseTo(0.8, 12)
  })

  it('technology: 0.4 x 26.522784 / 88.73347 + 0.2 x 0.3937 + Apple 0.2', () => {
    const { buckets, coverage } = dataOf(sectors, book)
    expect(buckets.find(({ key }) => key === 'technology')?.weight).toBeCloseTo(0.4 * inWorld(26.522784) + 0.2 * 0.3937 + 0.2, 10)
    // 1 - 0.2 x 0.0254582 / 0.8
    expect(coverage).toBeCloseTo(1 - 0.2 * 0.0254582 / 0.8, 10)
  })

  it('the funds share nothing to speak of', () => {
    expect(dataOf(overlap, book).pairs).toEqual([])
  })

  it('costs: (0.4 x 0.20 % + 0.2 x 0.18 %) / 0.6', () => {
    const { weightedTer, unknownPortfolioWeight } = dataOf(costs, book)
    expect(weightedTer).toBeCloseTo((0.4 * 0.002 + 0.2 * 0.0018) / 0.6, 12)
    expect(unknownPortfolioWeight).toBeCloseTo(0.1, 12)
  })

  it('concentration is withheld, the rest is partial, because one holding is unknown', () => {
    const status = sections.map((section) => {
      const { status, reasons } = section.compute(book)
      return [section.id, status, ...reasons]
    })
    expect(status).toEqual([
      // 0.9 of the portfolio is classified, less than 0.97
      ['allocation', 'partial', 'unresolved_holdings', 'incomplete_coverage'],
      ['overlap', 'partial', 'unresolved_holdings'],
      ['look-through', 'partial', 'unresolved_holdings'],
      ['concentration', 'unavailable', 'unresolved_holdings'],
      ['sectors', 'partial', 'unresolved_holdings'],
      ['geography', 'partial', 'unresolved_holdings'],
      ['currencies', 'partial', 'unresolved_holdings'],
      ['costs', 'partial', 'unresolved_holdings'],
    ])
  })
})
