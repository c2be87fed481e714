import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distributingYears } from '../../../core/calculators/thesaurierer-vs-ausschuetter/ausschuetter'
import { lumpSumPerUnit, shareOfYear } from '../../../core/depot-tax/lump-sum'
import { fundYears, growYear, lumpSumOf } from '../../../core/law/investmentfonds/fondsjahr'

const flat = (income: number) => income * 0.26375

describe('one year', () => {
  it('grows what is there by the annual return', () => {
    const year = growYear(10_000, 0, 0.1)
    expect(year.value).toBeCloseTo(11_000, 8)
    expect(year.growth).toBeCloseTo(1000, 8)
    // 10000 x 3.2 % x 70 %
    expect(lumpSumOf(year.firstPrices, 0.1, 0)).toBeCloseTo(224, 10)
  })

  it('pays contributions at the start of each month', () => {
    // 1 % a month: 100 x 1.01 x (1.01^12 - 1) / 0.01 = 1280.932804
    const year = growYear(0, 100, 1.01 ** 12 - 1)
    expect(year.value).toBeCloseTo(1280.932804, 5)
    expect(year.growth).toBeCloseTo(80.932804, 5)
    // Units in first prices, each by its twelfths: 100 / 12 x (12 + 11 v + 10 v^2 + ... + v^11) with v = 1 / 1.01, a decreasing
    // annuity due: (12 - 11.2550774748) / 0.01 x 1.01 = 75.2371750; x 100 / 12 = 626.976459
    expect(year.firstPrices).toBeCloseTo(626.976459, 5)
    // x 3.2 % x 70 %
    expect(lumpSumOf(year.firstPrices, 0.127, 0)).toBeCloseTo(14.0442727, 6)
  })
})

describe('two years of an accumulating fund without allowance', () => {
  const [first, second] = fundYears({ initialInvestment: 10_000, years: 2, monthlyContribution: () => 0, annualReturn: 0.1, januaryTax: flat })

  it('taxes nothing in the first January', () => {
    expect(first).toMatchObject({ year: 1, januaryTax: 0, taxedVorabpauschale: 0 })
    expect(first?.vorabpauschale).toBeCloseTo(224, 10)
  })

  it('takes the tax on the first lump sum out of the second year', () => {
    // 224 x 26.375 % = 59.08; (11000 - 59.08) x 1.1 = 12035.012; 10940.92 x 2.24 % = 245.076608
    expect(second?.januaryTax).toBeCloseTo(59.08, 10)
    expect(second?.value).toBeCloseTo(12_035.012, 7)
    expect(second?.vorabpauschale).toBeCloseTo(245.076608, 8)
  })
})

it('caps the lump sum at the growth of the year', () => {
  const [year] = fundYears({ initialInvestment: 10_000, years: 1, monthlyContribution: () => 0, annualReturn: 0.01, januaryTax: flat })
  expect(year?.vorabpauschale).toBeCloseTo(100, 8)
})

it('counts each month as a lot of its own, like the tax of a depot does', () => {
  const fraction = (min: number, max: number) => fc.double({ min, max, noNaN: true })
  fc.assert(fc.property(fraction(0, 1e6), fraction(0, 1e4), fraction(-0.2, 0.3), fraction(0, 0.06), (start, contribution, annualReturn, distribution) => {
    const priceEnd = 1 + annualReturn - distribution
    const perUnit = lumpSumPerUnit(2026, { priceStart: 1, priceEnd, distributions: distribution })
    const monthly = [...Array(12).keys()].map((month) => {
      const bought = `2026-${String(month + 1).padStart(2, '0')}-01`
      return (contribution / (1 + annualReturn) ** (month / 12)) * shareOfYear(bought, 2026)
    })
    const lots = monthly.reduce((sum, units) => sum + units, start) * perUnit
    expect(lumpSumOf(growYear(start, contribution, annualReturn).firstPrices, annualReturn, distribution)).toBeCloseTo(lots, 5)
  }))
})

it('distributes part of the growth and taxes January first', () => {
  const tax = (income: number) => Math.max(0, income - 100) * 0.25
  const [first, second] = distributingYears({
    initialInvestment: 10_000, years: 2, monthlyContribution: 0, annualReturn: 0.1, distributionYield: 0.02, reinvest: false, tax,
  })
  // growth 1000; gross 1000 x 2 / 10 = 200; tax (200 - 100) x 25 % = 25; lump sum 224 - 200 = 24
  expect(first?.gross).toBeCloseTo(200, 8)
  expect(first?.distributionTax).toBeCloseTo(25, 8)
  expect(first?.value).toBeCloseTo(10_800, 8)
  expect(first?.vorabpauschale).toBeCloseTo(24, 8)
  // January: 24 within the allowance of 100. Growth of 10800: 1080; gross 216; tax (24 + 216 - 100) x 25 % = 35
  expect(second?.januaryTax).toBe(0)
  expect(second?.distributionTax).toBeCloseTo(35, 8)
})

it('both funds are worth the same without tax', () => {
  const figure = (min: number, max: number) => fc.double({ min, max, noNaN: true })
  fc.assert(fc.property(
    figure(0, 1e8), figure(0, 1e6), figure(0.01, 0.15), figure(0, 0.06), fc.integer({ min: 1, max: 40 }),
    (initialInvestment, monthly, annualReturn, distributionYield, years) => {
      const plan = { initialInvestment, years, annualReturn }
      const accumulating = fundYears({ ...plan, monthlyContribution: () => monthly, januaryTax: () => 0 })
      const distributing = distributingYears({ ...plan, monthlyContribution: monthly, distributionYield, reinvest: true, tax: () => 0 })
      accumulating.forEach(({ value }, index) => {
        expect(Math.abs((distributing[index]?.value ?? NaN) - value)).toBeLessThanOrEqual(value * 1e-12)
      })
    },
  ))
})

it('a tax never makes a plan worth more', () => {
  fc.assert(fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), fc.double({ min: 0.01, max: 0.15, noNaN: true }), (initialInvestment, annualReturn) => {
    const plan = { initialInvestment, years: 10, monthlyContribution: () => 100, annualReturn }
    const untaxed = fundYears({ ...plan, januaryTax: () => 0 })
    fundYears({ ...plan, januaryTax: flat }).forEach(({ value }, index) => expect(value).toBeLessThanOrEqual(untaxed[index]?.value ?? 0))
  }))
})
