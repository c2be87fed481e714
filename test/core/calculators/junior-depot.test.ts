import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { juniorDepot } from '../../../core/calculators/junior-depot/model'
import { calculateWith } from '../../support/calculate'

const calculate = calculateWith(juniorDepot)
const lastYear = { currentAge: 17, targetAge: 18, monthlyContribution: 0, annualReturnPct: 10, fondstyp: 'SONSTIGE' } as const

describe('one year and a sale', () => {
  it('is free within the allowance', () => {
    // gain 1000; parents 1000 x 26.375 %
    const { result } = calculate({ ...lastYear, initialInvestment: 10_000 })
    expect(result).toMatchObject({ finalValueBeforeTax: 11_000, finalValue: 11_000, taxWithNv: 0, taxWithoutNv: 0, taxParents: 263.75 })
    expect(result.yearly_data).toEqual([{ age: 18, contributions: 10_000, value: 11_000, vorabpauschale: 0, tax: 0 }])
  })

  it('an NV certificate brings the tariff', () => {
    // gain 50,000 - 1000 - 36 = 48,964: z = 3.1165; (173.1 x 3.1165 + 2397) x 3.1165 + 1034.87 = 10,186.37 -> 10,186
    // flat: 49,000 x 26.375 % = 12,923.75; parents: 50,000 x 26.375 %
    expect(calculate({ ...lastYear, initialInvestment: 500_000 }).result).toMatchObject({
      taxWithNv: 10_186, taxWithoutNv: 12_923.75, taxParents: 13_187.5, nvAdvantage: 2737.75, finalValue: 539_814,
    })
  })

  it('church tax comes on top of the tariff too', () => {
    // 10,186 x 1.08; flat 49,000 / 4.08 x 1.135 = 13,631.127
    const taxProfile = { kirchensteuer: true, bundesland: 'Bayern', filing_status: 'joint' } as const
    expect(calculate({ ...lastYear, initialInvestment: 500_000, taxProfile }).result).toMatchObject({ taxWithNv: 11_000.88, taxWithoutNv: 13_631.13 })
  })

  it('the flat rate wins where it is lower', () => {
    // gain 100,000: tariff on 98,964 is 30,429 and surcharge 11.9 % of 10,079; flat: 99,000 x 26.375 % = 26,111.25
    expect(calculate({ ...lastYear, initialInvestment: 1_000_000 }).result).toMatchObject({ taxWithNv: 26_111.25, nvAdvantage: 0, finalValue: 1_073_888.75 })
  })

  it('shows the way without the certificate when there is none', () => {
    expect(calculate({ ...lastYear, initialInvestment: 500_000, nvBescheinigung: false }).result.finalValue).toBe(537_076.25) // 550,000 - 12,923.75
  })
})

describe('taxes that were saved early', () => {
  // Tax saved in a year stays in the fund for up to 24 years at 10 % and is taxed at the sale, which is too large for the tariff to help.
  // All sums from the same years in decimal arithmetic of 40 digits (Python), outside of this program.
  const long = { currentAge: 0, targetAge: 25, initialInvestment: 1_000_000, monthlyContribution: 0, annualReturnPct: 10, fondstyp: 'SONSTIGE' } as const

  it('can make more tax in total and leave more, which is said', () => {
    const { result, assumptions } = calculate(long)
    expect(result).toMatchObject({ finalValue: 7_831_998.55, taxWithNv: 2_386_042.49, taxWithoutNv: 2_372_685.06, taxParents: 2_374_208.18, nvAdvantage: -13_357.43 })
    expect(calculate({ ...long, nvBescheinigung: false }).result.finalValue).toBe(7_647_277.24)
    expect(assumptions).toContainEqual(expect.stringContaining('a way with more tax in total leaves more'))
  })

  it('are not spoken of where the way with less tax leaves more', () => {
    expect(calculate({}).assumptions.join()).not.toContain('leaves more')
    expect(calculate({ ...lastYear, initialInvestment: 500_000 }).assumptions.join()).not.toContain('leaves more')
  })
})

it('taxes 70 % of what an equity fund yields, and what was paid in is no gain', () => {
  // Two years: 500,000 grow to 550,000; lump sum 11,200 x 70 % = 7840 - 1000 = 6840 x 26.375 % = 1804.05; (550,000 - 1804.05) x 1.1 = 603,015.545
  // gain 603,015.545 + 1804.05 - 500,000 - 11,200 = 93,619.595; (11,200 + 93,619.595) x 70 % - 1000 = 72,373.7165 x 26.375 % = 19,088.567726875
  const { result } = calculate({ ...lastYear, fondstyp: 'AKTIENFONDS', targetAge: 19, initialInvestment: 500_000, nvBescheinigung: false })
  expect(result.taxWithoutNv).toBe(19_088.57)
})

it('takes what was paid in off the gain', () => {
  // 240,000 paid in within the only year, which has no lump sum before it: the gain is all that is taxed, at 26.375 %
  const { result } = calculate({ ...lastYear, initialInvestment: 0, monthlyContribution: 20_000, nvBescheinigung: false })
  const gain = result.finalValueBeforeTax - 240_000
  expect(result.taxParents).toBeCloseTo(gain * 0.26375, 1)
})

describe('two years', () => {
  const inputs = { ...lastYear, targetAge: 19, initialInvestment: 500_000 }
  // Lump sum of year 1: 500,000 x 3.2 % x 70 % = 11,200, taxed in January of year 2.

  it('with a certificate: January is free, the sale is not', () => {
    // gain 605,000 - 500,000 - 11,200 = 93,800; income 105,000; flat 104,000 x 26.375 % = 27,430
    const { result } = calculate(inputs)
    expect(result.yearly_data).toEqual([
      { age: 18, contributions: 500_000, value: 550_000, vorabpauschale: 0, tax: 0 },
      { age: 19, contributions: 500_000, value: 605_000, vorabpauschale: 11_200, tax: 27_430 },
    ])
    expect(result).toMatchObject({ finalValue: 577_570, taxWithNv: 27_430 })
  })

  it('without: January takes tax out of the value, which lowers the sale tax', () => {
    // January: 10,200 x 26.375 % = 2690.25; value 547,309.75 x 1.1 = 602,040.725
    // gain 602,040.725 + 2690.25 - 500,000 - 11,200 = 93,530.975; income 104,730.975 - 1000; tax 27,359.04466
    // final 602,040.725 - (27,359.04466 - 2690.25) = 577,371.93
    const { result } = calculate({ ...inputs, nvBescheinigung: false })
    expect(result).toMatchObject({ taxWithoutNv: 27_359.04, finalValue: 577_371.93 })
    expect(result.yearly_data[1]).toMatchObject({ vorabpauschale: 11_200, tax: 27_359.04 })
    // parents: 11,200 x 26.375 % = 2954; 547,046 x 1.1 = 601,750.6; (11,200 + 93,504.6) x 26.375 % = 27,615.83825
    expect(result.taxParents).toBe(27_615.84)
  })
})

describe('contributions', () => {
  it('saves the child benefit until 18', () => {
    // 2 years x 12 x 259
    const { result, assumptions } = calculate({ currentAge: 16, targetAge: 20, contributionMode: 'kindergeld', monthlyContribution: 5 })
    expect(result).toMatchObject({ monthlyContributionUsed: 259, totalContributions: 6216 })
    expect(result.yearly_data.map(({ contributions }) => contributions)).toEqual([3108, 6216, 6216, 6216])
    expect(assumptions[0]).toMatch(/€259/)
  })

  it('saves the given amount until the sale', () => {
    const { result, assumptions } = calculate({ currentAge: 16, targetAge: 20, initialInvestment: 50 })
    expect(result).toMatchObject({ monthlyContributionUsed: 100, totalContributions: 4850 })
    expect(assumptions).toEqual([])
  })
})

it('states the limit of the certificate', () => {
  // 12,348 + 1000 + 36
  expect(calculate({}).result.nvLimit).toBe(13_384)
})

it('income below the limit leaves a child with a certificate untaxed', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 133_840 }), (initialInvestment) => {
    expect(calculate({ ...lastYear, initialInvestment }).result.taxWithNv).toBe(0)
  }), { numRuns: 50 })
})

it('in a single year the certificate never costs and the parents never pay less', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 1e7 }), fc.boolean(), (initialInvestment, kirchensteuer) => {
    const { result } = calculate({ ...lastYear, initialInvestment, taxProfile: { kirchensteuer } })
    expect(result.nvAdvantage).toBeGreaterThanOrEqual(0)
    expect(result.taxParents).toBeGreaterThanOrEqual(result.taxWithoutNv)
  }), { numRuns: 50 })
})

/** Flat rate tax of 2026 on euros of a year, church tax of `k` in it; the text of section 32d(1) EStG. */
const flatTax = (income: number, k: number): number => (Math.max(0, income) / (4 + k)) * (1.055 + k)

/** A depot whose taxes leave it, month by month: base rate 3.2 %, 70 % of it, 30 % exempt, one flat tax on all of a year above `free`. */
function wayOf({ years, initial, monthly, rate, free, k }: { years: number; initial: number; monthly: number; rate: number; free: number; k: number }) {
  const month = (1 + rate) ** (1 / 12)
  let [value, paid, lumpSums, due] = [initial, 0, 0, 0]
  for (let year = 1; year <= years; year++) {
    const tax = flatTax(due * 0.7 - free, k)
    value -= tax
    paid += tax
    lumpSums += due
    let units = value
    for (let bought = 1; bought <= 12; bought++) {
      units += monthly * month ** (1 - bought) * ((13 - bought) / 12)
      value = (value + monthly) * month
    }
    if (year < years) due = Math.min(0.032 * 0.7, rate) * units
  }
  const gain = Math.max(0, value + paid - initial - monthly * 12 * years - lumpSums)
  return paid + flatTax((due + gain) * 0.7 - free, k) - flatTax(due * 0.7 - free, k)
}

it('taxes any plan like a loop over its months, with the allowance and without', () => {
  const plans = fc.record({ years: fc.integer({ min: 2, max: 18 }), initial: fc.integer({ min: 0, max: 1e6 }), monthly: fc.integer({ min: 0, max: 5000 }), percent: fc.integer({ min: 0, max: 15 }) })
  fc.assert(fc.property(plans, fc.boolean(), ({ years, initial, monthly, percent }, kirchensteuer) => {
    const { result } = calculate({ currentAge: 18 - years, targetAge: 18, initialInvestment: initial, monthlyContribution: monthly, annualReturnPct: percent, taxProfile: { kirchensteuer, bundesland: 'Hessen' } })
    const plan = { years, initial, monthly, rate: percent / 100, k: kirchensteuer ? 0.09 : 0 }
    // Half a cent for each year: totals are sums of rounded rows. Without church tax (1.055 + 0) / 4 = 26.375 %.
    expect(Math.abs(result.taxWithoutNv - wayOf({ ...plan, free: 1000 }))).toBeLessThan(0.005 * years + 1e-6)
    expect(Math.abs(result.taxParents - wayOf({ ...plan, free: 0 }))).toBeLessThan(0.005 * years + 1e-6)
  }), { numRuns: 200 })
})
