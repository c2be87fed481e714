import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { eigenkapital } from '../../../core/calculators/eigenkapital/model'
import { laender } from '../../../core/law/grunderwerbsteuer/figures'
import { resultOf } from '../../support/calculate'

describe('eigenkapital', () => {
  // 6.5 % = 22,750; 2 % = 7,000; 3.57 % = 12,495; own share 70,000; loan 280,000 x 5.75 % / 12 = 1,341.67
  it('adds purchase costs to the own share', () => {
    expect(resultOf(eigenkapital, {})).toMatchObject({
      nebenkostenBreakdown: { grunderwerbsteuer: 22_750, notarGrundbuch: 7000, makler: 12_495 },
      nebenkostenTotal: 42_245,
      eigenkapitalRequired: 70_000,
      totalUpfront: 112_245,
      deficit: 82_245,
      monthlyMortgageEstimate: 1341.67,
    })
  })

  it('drops fractions of a euro of the tax, rounds the rest to cents', () => {
    // 333,333.33 x 3.5 % = 11,666.67; x 2 % = 6,666.67; x 3.57 % = 11,900.00; x 25 % = 83,333.33
    expect(resultOf(eigenkapital, { purchasePrice: 333_333.33, bundesland: 'bayern', eigenkapitalQuote: 25 })).toMatchObject({
      nebenkostenBreakdown: { grunderwerbsteuer: 11_666, notarGrundbuch: 6666.67, makler: 11_900 },
      nebenkostenTotal: 30_232.67,
      eigenkapitalRequired: 83_333.33,
      totalUpfront: 113_566,
    })
  })

  // rates and customary buyer shares of the facts, times 100,000
  test.each([
    ['baden-wuerttemberg', 5000, 3570],
    ['bayern', 3500, 3570],
    ['berlin', 6000, 3570],
    ['brandenburg', 6500, 3570],
    ['bremen', 5500, 2975],
    ['hamburg', 5500, 3125],
    ['hessen', 6000, 2975],
    ['mecklenburg-vorpommern', 6000, 2975],
    ['niedersachsen', 5000, 3570],
    ['nordrhein-westfalen', 6500, 3570],
    ['rheinland-pfalz', 5000, 3570],
    ['saarland', 6500, 3570],
    ['sachsen', 5500, 3570],
    ['sachsen-anhalt', 5000, 3570],
    ['schleswig-holstein', 6500, 3570],
    ['thueringen', 5000, 3570],
  ])('in %s', (bundesland, grunderwerbsteuer, makler) => {
    expect(resultOf(eigenkapital, { purchasePrice: 100_000, bundesland })).toMatchObject({
      nebenkostenBreakdown: { grunderwerbsteuer, notarGrundbuch: 2000, makler },
    })
  })

  it('saves without return in straight steps', () => {
    // NRW 100,000: 20,000 + 12,070 = 32,070 less 30,000 = 2,070; at 500 a month 5 months
    expect(resultOf(eigenkapital, { purchasePrice: 100_000, savingsReturnPct: 0 }, '2026-08-31')).toMatchObject({
      deficit: 2070,
      monthsToTarget: 5,
      targetUnreachable: false,
      targetDate: '2027-01-31',
    })
  })

  it('earns a return in percent a year meanwhile', () => {
    // 32,070 from 30,000 with 500 a month: at 0.49 % a month 30,646, 31,295, 31,947, 32,602; without return it takes 5 months
    expect(resultOf(eigenkapital, { purchasePrice: 100_000, savingsReturnPct: 6 }, '2026-08-31').monthsToTarget).toBe(4)
  })

  it('does not wait for the return alone', () => {
    expect(resultOf(eigenkapital, { monthlySavingsCapacity: 0, currentSavings: 100_000, savingsReturnPct: 8 })).toMatchObject({
      monthsToTarget: 0,
      targetUnreachable: true,
    })
  })

  it('shows parts that add up, never takes longer with more saving, and needs more for a dearer home', () => {
    const amount = fc.double({ min: 0, max: 1_000_000, noNaN: true })
    fc.assert(
      fc.property(amount, amount, amount, fc.constantFrom(...laender), (price, saving, extra, bundesland) => {
        const at = (purchasePrice: number, monthlySavingsCapacity: number) =>
          resultOf(eigenkapital, { purchasePrice, monthlySavingsCapacity, bundesland })
        const home = at(price, saving)
        const { grunderwerbsteuer, notarGrundbuch, makler } = home.nebenkostenBreakdown
        expect(home.nebenkostenTotal).toBeCloseTo(grunderwerbsteuer + notarGrundbuch + makler, 6)
        expect(home.totalUpfront).toBeCloseTo(home.eigenkapitalRequired + home.nebenkostenTotal, 6)
        const longer = at(price, saving + extra)
        if (!home.targetUnreachable) expect(longer.monthsToTarget).toBeLessThanOrEqual(home.monthsToTarget)
        expect(at(price + extra, saving).totalUpfront).toBeGreaterThanOrEqual(home.totalUpfront)
      }),
    )
  })
})
