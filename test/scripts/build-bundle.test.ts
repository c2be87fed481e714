/** What the embedded bundle is made with. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasValidCheckDigit } from '../../core/values/isin'
import { privateIsin } from '../../scripts/build-bundle/funds/lists'
import { capped, scaled, sumOf } from '../../scripts/build-bundle/made/made-lists'
import { listingTable } from '../../server/data/bundle/tables'
import { embeddedRecords } from '../../server/data/embedded/embedded'

const rowsOf = (weights: readonly number[]) => weights.map((weight, index) => ({ weight, issuer: String(index) }))
const issuerOf = ({ issuer }: { issuer: string }): string => issuer

describe('weights of made lists', () => {
  it('are bounded at 35 % for the largest and 20 % for the others, the rest in proportion', () => {
    // 60 and 20 and 10 and 10: 60 -> 35; 25 to the others of 40 in proportion: 32.5 -> 20; the 12.5 to the last two, half each
    expect(capped(rowsOf([60, 20, 10, 10]), issuerOf, [0.35, 0.2]).map(({ weight }) => weight)).toEqual([0.35, 0.2, 0.2, 0.2].map((cap) => expect.closeTo(cap, 9)))
    // room enough: 50 -> 35, the others of 50 get 15 in proportion
    const weights = capped(rowsOf([50, 10, 10, 10, 10, 10]), issuerOf, [0.35, 0.2]).map(({ weight }) => weight)
    expect(weights).toEqual([0.35, 0.13, 0.13, 0.13, 0.13, 0.13].map((weight) => expect.closeTo(weight, 9)))
  })

  it('never exceed the bound, and are the whole where the bounds leave room for it', () => {
    fc.assert(fc.property(fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 10, maxLength: 40 }), (weights) => {
      const rows = capped(rowsOf(weights), issuerOf, [0.15])
      expect(Math.max(...rows.map(({ weight }) => weight))).toBeLessThanOrEqual(0.15 + 1e-9)
      expect(sumOf(rows)).toBeCloseTo(1, 9)
    }))
  })

  it('keep their order to each other when scaled', () => {
    expect(scaled(rowsOf([3, 1]), 0.5).map(({ weight }) => weight)).toEqual([0.375, 0.125])
  })
})

it('ISINs of lists are of no country and have a right check digit', () => {
  for (const key of ['DAX40', 'WORLDJAN', 'A']) {
    expect(privateIsin(key)).toMatch(/^ZZ[0-9A-Z]{9}\d$/)
    expect(hasValidCheckDigit(privateIsin(key))).toBe(true)
  }
})

describe('German security numbers', async () => {
  const listings = await embeddedRecords(listingTable)
  const find = (number: string) => listings.find(({ ticker, exchange }) => ticker === number && exchange === 'WKN')?.isin

  // printed on every broker's page of these securities
  it.each([['A0RPWH', 'IE00B4L5Y983'], ['A1JX52', 'IE00B3RBWM25'], ['593393', 'DE0005933931'], ['716460', 'DE0007164600'], ['865985', 'US0378331005'], ['ETF018', 'LU2572257124'], ['ETF110', 'LU0392494562']])('%s is %s', (number, isin) => {
    expect(find(number)).toBe(isin)
  })
})
