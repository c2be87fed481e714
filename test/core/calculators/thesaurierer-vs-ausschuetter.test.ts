import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { thesauriererVsAusschuetter } from '../../../core/calculators/thesaurierer-vs-ausschuetter/model'
import { calculateWith } from '../../support/calculate'

const calculate = calculateWith(thesauriererVsAusschuetter)
const million = { initial_investment: 1_000_000, monthly_contribution: 0, annual_return: 6, distribution_yield: 2 }

describe('one year', () => {
  // Growth 60,000; base yield 22,400.
  // Accumulating: 22,400 x 70 % - 1000 = 14,680 x 26.375 % = 3871.85, due in the January after.
  // Distributing: 60,000 x 2 / 6 = 20,000; x 70 % - 1000 = 13,000 x 26.375 % = 3428.75; net 16,571.25.
  // Its lump sum: 22,400 - 20,000 = 2400; x 70 % - 1000 = 680 x 26.375 % = 179.35.
  it('compares both after the last January tax', () => {
    expect(calculate({ ...million, years: 1 }).result).toEqual({
      yearly_data: [
        {
          year: 0, thesaurierer_value: 1_000_000, thesaurierer_vorabpauschale_tax: 0, ausschuetter_value: 1_000_000,
          ausschuetter_distribution_tax: 0, ausschuetter_distributions_gross: 0, ausschuetter_distributions_net: 0,
        },
        {
          year: 1, thesaurierer_value: 1_060_000, thesaurierer_vorabpauschale_tax: 0, ausschuetter_value: 1_056_571.25,
          ausschuetter_distribution_tax: 3428.75, ausschuetter_distributions_gross: 20_000, ausschuetter_distributions_net: 16_571.25,
        },
      ],
      thesaurierer_final: 1_056_128.15, // 1,060,000 - 3871.85
      ausschuetter_final: 1_056_391.9, // 1,056,571.25 - 179.35
      thesaurierer_advantage_eur: -263.75,
      thesaurierer_advantage_pct: -0.024967, // -263.75 / 1,056,391.90
      thesaurierer_total_taxes: 3871.85,
      ausschuetter_total_taxes: 3608.1, // 3428.75 + 179.35
      total_contributions: 1_000_000,
    })
  })
})

describe('an accumulating fund that was taxed more', () => {
  // 100,000 at 7 %, nothing exempt. Accumulating: 2240 - 1000 = 1240 x 26.375 % = 327.05 in the January after.
  // Distributing: 7000 x 2 / 7 = 2000 - 1000 = 1000 x 26.375 % = 263.75; its lump sum of 240 is within the next allowance.
  const request = { initial_investment: 100_000, monthly_contribution: 0, annual_return: 7, distribution_yield: 2, years: 1, fondstyp: 'SONSTIGE' } as const

  it('is not said to have been taxed less', () => {
    const { result } = calculate(request)
    expect([result.thesaurierer_total_taxes, result.ausschuetter_total_taxes]).toEqual([327.05, 263.75])
    const said = thesauriererVsAusschuetter.assumptions.map(({ en }) => en).join('\n')
    expect(said).toContain('the fund taxed on less so far is taxed on more at a sale')
    expect(said).not.toContain('accumulating fund has been taxed less')
  })
})

describe('a year that grows less than the base yield', () => {
  // Growth 20,000, distribution 10,000. The lump sum is at most what the fund gained besides: 20,000 - 10,000.
  // Both are taxed alike: 10,000 x 70 % - 1000 = 6000 x 26.375 % = 1582.50, in their own years.
  it('has a lump sum of the rest of the growth', () => {
    expect(calculate({ ...million, annual_return: 2, distribution_yield: 1, years: 1 }).result.ausschuetter_total_taxes).toBe(3165)
  })
})

describe('two years with distributions paid out', () => {
  const paidOut = () => calculate({ ...million, years: 2, reinvest_distributions: false })

  it('taxes January first, then the distribution, with one allowance', () => {
    const { result } = paidOut()
    // start 1,040,000 - 179.35 = 1,039,820.65; growth 62,389.239; gross 20,796.413
    // (2400 + 20,796.413) x 70 % - 1000 = 15,237.4891 x 26.375 % = 4018.88775 both taxes; net 20,796.413 - (4018.88775 - 179.35)
    expect(result.yearly_data[2]).toMatchObject({
      ausschuetter_value: 1_081_413.48, // 1,039,820.65 + 62,389.239 - 20,796.413
      ausschuetter_distribution_tax: 4018.89,
      ausschuetter_distributions_gross: 20_796.41,
      ausschuetter_distributions_net: 16_956.88,
      thesaurierer_vorabpauschale_tax: 3871.85,
      thesaurierer_value: 1_119_495.84, // (1,060,000 - 3871.85) x 1.06
    })
  })

  it('adds the net distributions to the final wealth', () => {
    const { result, assumptions } = paidOut()
    // base yield 23,291.98256 - 20,796.413 = 2495.56956; x 70 % - 1000 = 746.898692 x 26.375 % = 196.99453
    // as shown: 1,081,413.48 + 16,571.25 + 16,956.88 - 196.99
    expect(result.ausschuetter_final).toBe(1_114_744.62)
    expect(result.ausschuetter_total_taxes).toBe(7644.63) // 3428.75 + 4018.89 + 196.99
    expect(assumptions[0]).toMatch(/paid out earn nothing/)
  })
})

it('the final wealth is what its shown parts add up to', () => {
  const inputs = fc.record({
    initial_investment: fc.integer({ min: 0, max: 1_000_000 }),
    monthly_contribution: fc.integer({ min: 0, max: 5000 }),
    annual_return: fc.integer({ min: 1, max: 12 }),
    distribution_yield: fc.integer({ min: 0, max: 6 }),
    years: fc.integer({ min: 1, max: 30 }),
    reinvest_distributions: fc.boolean(),
  })
  fc.assert(fc.property(inputs, (given) => {
    const { result } = calculate(given)
    const inCents = (amount: number): number => Math.round(amount * 100)
    const paidOut = given.reinvest_distributions ? 0 : result.yearly_data.reduce((sum, row) => sum + inCents(row.ausschuetter_distributions_net), 0)
    const taxOfRows = result.yearly_data.reduce((sum, row) => sum + inCents(row.ausschuetter_distribution_tax), 0)
    const due = inCents(result.ausschuetter_total_taxes) - taxOfRows
    expect(inCents(result.ausschuetter_final)).toBe(inCents(result.yearly_data.at(-1)?.ausschuetter_value ?? 0) + paidOut - due)
  }), { numRuns: 100 })
})

it('counts all contributions', () => {
  // 10,000 + 300 x 12 x 20
  expect(calculate({}).result.total_contributions).toBe(82_000)
})

it('both are worth the same while the allowance covers everything', () => {
  const small = (max: number) => fc.integer({ min: 0, max })
  fc.assert(fc.property(small(2000), small(20), fc.integer({ min: 1, max: 10 }), small(6), (initial_investment, monthly_contribution, annual_return, distribution_yield) => {
    const { result } = calculate({ initial_investment, monthly_contribution, annual_return, distribution_yield, years: 10 })
    expect(result.thesaurierer_total_taxes + result.ausschuetter_total_taxes).toBe(0)
    expect(result.thesaurierer_advantage_eur).toBe(0)
    for (const row of result.yearly_data) expect(row.ausschuetter_value).toBeCloseTo(row.thesaurierer_value, 2)
  }), { numRuns: 50 })
})

it('a fund that distributes nothing is the accumulating fund', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 1e7 }), fc.integer({ min: 1, max: 15 }), (initial_investment, annual_return) => {
    const { result } = calculate({ initial_investment, annual_return, distribution_yield: 0 })
    expect(result.thesaurierer_advantage_eur).toBe(0)
    expect(result.thesaurierer_total_taxes).toBe(result.ausschuetter_total_taxes)
  }), { numRuns: 40 })
})
