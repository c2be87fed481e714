import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { fireRechner } from '../../../core/calculators/fire-rechner/model'
import { validInputs } from '../../support/calculator-inputs'
import { resultOf } from '../../support/calculate'

const fire = (inputs: object) => resultOf(fireRechner, inputs)

/** No real return: the arithmetic fits on a line. */
const still = { annualReturnPct: 2, inflationPct: 2 }

describe('fire-rechner', () => {
  it('looks as far as its horizon of 50 years, the last month included', () => {
    // 12 x 2,000 / 4 % = 600,000 = 600 months of 1,000
    const inputs = { ...still, monthlyExpenses: 2000, withdrawalRatePct: 4, currentPortfolio: 0, monthlySavings: 1000 }
    expect(fire(inputs).yearsToFire).toBe(50)
    expect(fire({ ...inputs, monthlySavings: 999 }).yearsToFire).toBeNull()
  })

  it('counts months of saving until the target', () => {
    // 12 x 1,000 / 4 % = 300,000; 275,500 + 1,000 a month: 24.5, so 25 months; rows of years 1 to 3
    expect(
      fire({ ...still, monthlyExpenses: 1000, withdrawalRatePct: 4, currentPortfolio: 275_500, monthlySavings: 1000, currentAge: 40 }),
    ).toEqual({
      fireNumber: 300_000,
      targetNumber: 300_000,
      yearsToFire: 2.083333,
      fireAge: 42.083333,
      progressPct: 91.833333,
      realReturnPct: 0,
      monthlyPassiveIncome: 918.33,
      yearly_data: [
        { year: 1, age: 41, portfolio: 287_500, target: 300_000 },
        { year: 2, age: 42, portfolio: 299_500, target: 300_000 },
        { year: 3, age: 43, portfolio: 311_500, target: 300_000 },
      ],
    })
  })

  it('ends its rows in the year that reaches the target in its last month', () => {
    // 276,000 + 24 x 1,000
    expect(fire({ ...still, monthlyExpenses: 1000, withdrawalRatePct: 4, currentPortfolio: 276_000 })).toMatchObject({
      yearsToFire: 2,
      yearly_data: [{ year: 1 }, { year: 2, portfolio: 300_000 }],
    })
  })

  it('needs no rows when the target is reached at the start', () => {
    expect(fire({ monthlyExpenses: 100, currentPortfolio: 50_000 })).toMatchObject({ yearsToFire: 0, fireAge: 35, yearly_data: [] })
  })

  it('grows with the real return', () => {
    // 1.0506 / 1.02 - 1 = 3 %
    expect(fire({ annualReturnPct: 5.06, inflationPct: 2, currentPortfolio: 100_000, monthlySavings: 0, monthlyExpenses: 5000 })).toMatchObject({
      realReturnPct: 3,
      yearly_data: expect.arrayContaining([expect.objectContaining({ year: 1, portfolio: 103_000 }), expect.objectContaining({ year: 2, portfolio: 106_090 })]),
    })
  })

  it('gives up after 50 years, with all 50 rows', () => {
    const never = fire({ ...still, monthlySavings: 0 })
    expect(never).toMatchObject({ yearsToFire: null, fireAge: null })
    expect(never.yearly_data).toHaveLength(50)
  })

  it('takes side income off the expenses (barista)', () => {
    // 12 x (2,500 - 1,000) / 4 % = 450,000; the full number stays 750,000
    const barista = { variant: 'barista', withdrawalRatePct: 4, monthlySideIncome: 1000 }
    expect(fire(barista)).toMatchObject({ fireNumber: 750_000, targetNumber: 450_000 })
    expect(fire({ ...barista, monthlySideIncome: 3000 })).toMatchObject({ targetNumber: 0, progressPct: 100, yearsToFire: 0 })
    expect(fire({ ...barista, variant: 'regular' })).toMatchObject({ targetNumber: 750_000 })
  })

  it('discounts the number to today (coast), and the target of a row is that of its year', () => {
    // 750,000 / 1.03^32 = 291,252.36 ... by hand: 1.03^32 = 2.575082756
    const coast = fire({ variant: 'coast', annualReturnPct: 5.06, inflationPct: 2, withdrawalRatePct: 4, monthlySavings: 0 })
    expect(coast.targetNumber).toBeCloseTo(750_000 / 2.575082756, 1)
    expect(coast.yearly_data[1]?.target).toBeCloseTo(750_000 / (2.575082756 / 1.0609), 1)
  })

  it('coasts no further than retirement', () => {
    // retirement is in two years: from then on the target is the full number
    const rows = fire({ variant: 'coast', currentAge: 65, retirementAge: 67, withdrawalRatePct: 4, monthlySavings: 0, currentPortfolio: 1000 }).yearly_data
    expect(rows.map(({ target }) => target).slice(1, 4)).toEqual([750_000, 750_000, 750_000])
  })

  test.each([
    [{ variant: 'coast', currentAge: 70 }, false],
    [{ variant: 'coast', currentAge: 67 }, true],
    [{ variant: 'regular', currentAge: 70 }, true],
    [{ variant: 'barista', currentAge: 70 }, true],
  ])('accepts %j: %s', (inputs, ok) => {
    const parsed = fireRechner.inputs.safeParse(inputs)
    expect(parsed.success).toBe(ok)
    if (!ok) expect(parsed.error?.issues).toMatchObject([{ path: ['retirementAge'] }])
  })

  it('never takes longer with more saving or more portfolio', () => {
    const amount = fc.double({ min: 0, max: 100_000, noNaN: true })
    fc.assert(
      fc.property(validInputs(fireRechner), amount, amount, (inputs, saving, portfolio) => {
        const given = fireRechner.inputs.parse(inputs)
        const more = {
          ...given,
          monthlySavings: Math.min(1e8, given.monthlySavings + saving),
          currentPortfolio: Math.min(1e8, given.currentPortfolio + portfolio),
        }
        expect(fire(more).yearsToFire ?? Infinity).toBeLessThanOrEqual(fire(given).yearsToFire ?? Infinity)
      }),
    )
  })

  it('asks for no more than the full number, unless prices outrun the return', () => {
    const beatsInflation = validInputs(fireRechner)
      .map((inputs) => fireRechner.inputs.parse(inputs))
      .filter(({ annualReturnPct, inflationPct }) => annualReturnPct >= inflationPct)
    fc.assert(
      fc.property(beatsInflation, (given) => {
        const { targetNumber, fireNumber } = fire(given)
        expect(targetNumber).toBeLessThanOrEqual(fireNumber)
      }),
    )
  })
})
