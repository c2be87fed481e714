import fc from 'fast-check'
import type * as z from 'zod'
import { describe, expect, it, test } from 'vitest'
import { LAW_DATE } from '../../../core/contract/version'
import { deductibleContribution, reliefOf } from '../../../core/law/altersvorsorge/abzug'
import { allowancesOf, sumOf } from '../../../core/law/altersvorsorge/zulage'
import { einkommensteuertarif } from '../../../core/law/einkommensteuertarif/figures'
import { incomeTaxFor, tariffTax } from '../../../core/law/einkommensteuertarif/tarif'
import { growYear } from '../../../core/law/investmentfonds/fondsjahr'
import { basisertrag, vorabpauschale } from '../../../core/law/investmentfonds/vorabpauschale'
import { totalTax } from '../../../core/law/kapitalertrag/kapitalertrag'
import { altersvorsorgedepot } from '../../../core/retirement/altersvorsorgedepot'
import { contractOf, creditsOf, valuesOf, type Payments } from '../../../core/retirement/altersvorsorgedepot/contract'
import { sell, worthOf, type Lot } from '../../../core/retirement/altersvorsorgedepot/lots'
import { saveYear, withdrawals, type Depot } from '../../../core/retirement/altersvorsorgedepot/own-plan'
import { benefitsOf, levelPayment, type Terms } from '../../../core/retirement/altersvorsorgedepot/payout'
import { supportYears } from '../../../core/retirement/altersvorsorgedepot/saving'
import type { Inputs, Result } from '../../../core/retirement/altersvorsorgedepot/schema'
import { annuityFactor, monthlyRate } from '../../../core/values/growth'
import { calculateIn } from '../../../core/operations/calculate'

type Given = z.input<typeof altersvorsorgedepot.inputs>

const parsed = (given: Given = {}): Inputs => altersvorsorgedepot.inputs.parse(given)

/** Children by their birth years. */
const born = (birthYears: readonly number[], benefitUntilAge = 18) => birthYears.map((birthYear) => ({ birthYear, benefitUntilAge }))
const resultOf = (given: Given = {}, locale: 'en' | 'de' = 'en'): Result => altersvorsorgedepot.compute(parsed(given), { asOf: '2026-11-24', locale }).result

const repeat = <T>(count: number, each: T): T[] => Array.from({ length: count }, () => each)
const last = <T>(list: readonly T[]): T => list[list.length - 1] as T
const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0)

/** Paid on the last day of each year, as the source of the final values does. */
const yearly = (amounts: readonly number[]): Payments[] => amounts.map((atYearEnd) => ({ monthly: 0, atYearEnd }))

/** The inputs of the source of AF-02 to AF-18: 35 to 67, 5,000 a year, 7 % less 0.2 %. */
const YEARS = 32
const NET = 0.068
const refund = reliefOf({ deductible: deductibleContribution(5000, false) + 540, allowance: 540, income: 50_000, status: 'single', churchRate: 0 }).refund

describe('final values, by the public tests of finanzfluss', () => {
  it('AF-02: 5,540 a year at 6.8 % for 32 years is 587,306', () => {
    expect(Math.abs(last(valuesOf(0, yearly(repeat(YEARS, 5540)), NET)) - 587_306)).toBeLessThan(1)
  })

  it('AF-03: the own plan without tax is 551,091', () => {
    expect(Math.abs(last(valuesOf(0, yearly(repeat(YEARS, 5000)), 0.07)) - 551_091)).toBeLessThan(1)
  })

  it('AF-12: the own plan with advance lump sums at 3 % is 531,491, of which 115,280 were lump sums', () => {
    let [value, due, sums] = [0, 0, 0]
    for (let year = 0; year < YEARS; year++) {
      const tax = totalTax(Math.max(0, due * 0.7 - 1000), 0)
      const growth = value * 0.07
      due = vorabpauschale(basisertrag(value, 3), growth, 0)
      sums += due
      value += growth + 5000 - tax
    }
    expect(Math.abs(value - 531_491)).toBeLessThan(1)
    expect(Math.abs(sums - 115_280)).toBeLessThan(1)
  })

  it('AF-14: refunds of 272 paid in a year later make 614,050', () => {
    expect(refund).toBe(272)
    expect(Math.abs(last(valuesOf(0, yearly([5540, ...repeat(YEARS - 1, 5540 + refund)]), NET)) - 614_050)).toBeLessThan(1)
  })

  it('AF-15: refunds in a second depot make 615,070', () => {
    const second = last(valuesOf(0, yearly([0, ...repeat(YEARS - 1, refund)]), 0.07))
    expect(second).toBeCloseTo(27_763.8673, 3)
    expect(Math.abs(587_305.8102 + second - 615_070)).toBeLessThan(1)
  })

  it('AF-17: two children born 2019 and 2026 make 636,951, child allowance ending at 18 as in the source', () => {
    const years = supportYears(parsed({ yearlyContribution: 5000, taxableIncome: 50_000, children: born([2026, 2019], 17) }))
    const contract = last(valuesOf(0, yearly(years.map(({ allowances }) => 5000 + sumOf(allowances))), NET))
    const second = last(valuesOf(0, yearly([0, ...years.slice(0, -1).map((year) => year.refund)]), 0.07))
    expect(Math.abs(contract + second - 636_951)).toBeLessThan(1)
  })

  it.each([['AF-05', 0.008, 172_745], ['AF-06', 0.013, 157_516]])('%s: 200 a month for 30 years at 6 %% less %d', (_id, cost, final) => {
    expect(Math.abs(200 * annuityFactor((0.06 - cost) / 12, 360) - final)).toBeLessThan(0.6)
  })

  it('AF-11: the Frühstart-Rente (a bill): 10 a month for twelve years at 6 % is about 2,100, at 67 about 36,000', () => {
    const at18 = 10 * annuityFactor(monthlyRate(0.06), 144)
    expect(at18).toBeCloseTo(2079.4781, 3)
    expect(at18 * 1.06 ** 49).toBeCloseTo(36_136.1388, 2)
  })
})

const plan: Terms = { atOnce: 0.3, years: 18, annualReturn: 0.028, age: 67, contractYears: YEARS, annuityPer10000: null }
const unsubsidised = last(valuesOf(0, yearly(repeat(YEARS, 3200)), NET))
const source = { subsidised: 587_305.8102 - unsubsidised, unsubsidised, paidIn: 3200 * YEARS }

describe('payments, by the same source', () => {
  const benefits = benefitsOf(source, plan)
  const gross = sum(benefits.map((each) => each.gross))

  it('690,775 gross', () => expect(Math.abs(gross - 690_775)).toBeLessThan(3))

  it('554,239 net beside 20,000: income tax only, the unsubsidised gain by half; the source leaves the surcharge and the 102 out', () => {
    const taxOn = (income: number) => incomeTaxFor(einkommensteuertarif.on(LAW_DATE), 'single', income)
    const taxes = (less: number) => sum(benefits.map(({ taxable }) => taxOn(20_000 + taxable - less) - taxOn(20_000)))
    expect(Math.abs(taxes(0) - 136_536)).toBeLessThan(3)
    expect(Math.abs(gross - taxes(0) - 554_239)).toBeLessThan(3)
    expect(Math.abs(gross - taxes(102) - 554_822)).toBeLessThan(3)
    const withSurcharge = sum(benefits.map(({ taxable }) => tariffTax(20_000 + taxable, 0) - tariffTax(20_000, 0)))
    expect(withSurcharge).toBeGreaterThan(taxes(0) + 2000)
  })

  it('AF-18: 723,799 with the second depot at 3 %', () => {
    const second = sum(benefitsOf({ subsidised: 27_763.8673, unsubsidised: 0, paidIn: 0 }, { ...plan, annualReturn: 0.03 }).map((each) => each.gross))
    expect(Math.abs(gross + second - 723_799)).toBeLessThan(3)
  })

  it('level payments use the capital up, and are above the least instalment', () => {
    fc.assert(fc.property(fc.double({ min: 1000, max: 1e6, noNaN: true }), fc.integer({ min: 15, max: 40 }), fc.double({ min: 0, max: 0.15, noNaN: true }), (capital, years, rate) => {
      const payment = levelPayment(capital, years, rate)
      let left = capital
      for (let year = 0; year < years; year++) {
        expect(payment).toBeGreaterThanOrEqual((0.8 * left) / (years - year) - 1e-6)
        left = (left - payment) * (1 + rate)
      }
      expect(Math.abs(left)).toBeLessThan(1e-5 * capital)
    }))
  })

  it('an annuity: 30 of 10,000 a month; subsidised in full, unsubsidised by 17 %', () => {
    const terms: Terms = { ...plan, atOnce: 0, annuityPer10000: 30 }
    const paid = benefitsOf({ subsidised: 100_000, unsubsidised: 50_000, paidIn: 20_000 }, terms)
    expect(paid).toHaveLength(18)
    // 12 x 30 x 15 = 5,400, of which 3,600 in full and 1,800 x 17 % = 306
    for (const each of paid) {
      expect(each.gross).toBeCloseTo(5400, 8)
      expect(each.taxable).toBeCloseTo(3906, 8)
    }
    // At once 30 %: 30,000 in full, 15,000 with 60 % gain, half of it: 4,500
    const [first, second] = benefitsOf({ subsidised: 100_000, unsubsidised: 50_000, paidIn: 20_000 }, { ...terms, atOnce: 0.3 })
    expect([first?.gross, first?.taxable]).toEqual([expect.closeTo(45_000 + 3780, 6), expect.closeTo(34_500 + 0.7 * 3906, 6)])
    expect(second?.gross).toBeCloseTo(3780, 8)
  })

  it('contributions leave in proportion to the value while it grows', () => {
    // 1,000 with 400 paid in, two payments at 10 %: 523.81 each. 60 % gain, half: 157.14. Then 190.48 of 523.81 are paid in: 63.64 % gain, half: 166.67.
    const two = benefitsOf({ subsidised: 0, unsubsidised: 1000, paidIn: 400 }, { ...plan, atOnce: 0, years: 2, annualReturn: 0.1 })
    expect(two.map(({ gross: paid, taxable }) => [paid, taxable])).toEqual([[expect.closeTo(523.8095, 3), expect.closeTo(157.1429, 3)], [expect.closeTo(523.8095, 3), expect.closeTo(166.6667, 3)]])
  })

  it('without gain nothing of the unsubsidised part is taxed, and all of it until the contract is twelve years old', () => {
    const of = (paidIn: number, contractYears: number) => benefitsOf({ subsidised: 0, unsubsidised: 18_000, paidIn }, { ...plan, atOnce: 0, annualReturn: 0, contractYears }).map(({ taxable }) => taxable)
    expect(of(20_000, 20)).toEqual(repeat(18, 0))
    expect(sum(of(12_000, 12))).toBeCloseTo(3000, 8)
    // 1,000 a year, a third of it gain: that of the first year in full, 17 by half; from the start of the contract on 12 in full, 6 by half.
    expect(sum(of(12_000, 11))).toBeCloseTo(1000 / 3 + (17 * 500) / 3, 8)
    expect(sum(of(12_000, 0))).toBeCloseTo(4000 + 1000, 8)
    expect(sum(benefitsOf({ subsidised: 0, unsubsidised: 0, paidIn: 0 }, plan).map(({ gross: none }) => none))).toBe(0)
  })
})

describe('tax on benefits', () => {
  const tax = (given: Given) => last(resultOf(given).payout)
  it.each([['AP-01', 20_000, 6000, 1519], ['AP-03', 8000, 4000, 0]])('%s: beside %d, %d a year less 102', (_id, other, benefit, more) => {
    expect(tariffTax(other + benefit - 102, 0) - tariffTax(other, 0)).toBe(more)
    const row = tax({ payout: { otherIncome: other, lumpDeductionLeft: 102 } })
    expect(row.contractTax).toBeCloseTo(tariffTax(other + row.contractGross - 102, 0) - tariffTax(other, 0), 6)
  })

  it('a rate holds for every taxed euro beyond the lump deduction; church tax and joint filing count with the tariff', () => {
    const row = tax({ taxRateInOldAgePct: 30, payout: { lumpDeductionLeft: 102 } })
    expect(row.contractTax).toBeCloseTo(0.3 * (row.contractGross - 102), 2)
    const joint = tax({ payout: { otherIncome: 60_000 }, taxProfile: { filing_status: 'joint', kirchensteuer: true, bundesland: 'Bayern' } })
    expect(joint.contractTax).toBeCloseTo(tariffTax(60_000 + joint.contractGross, 0.08, 'joint') - tariffTax(60_000, 0.08, 'joint'), 2)
  })
})

describe('comparisons, by the reference program of a support calculator', () => {
  const simpleTax = 0.25 * 0.7
  it.each([
    ['AC-01', 1800, 0, 90_000, 'single', 25, 0.3, 0.04, 2340, 1357, 97_451.4254, 68_215.9978, 52_560.5105],
    ['AC-02', 300, 2, 150_000, 'joint', 25, 0.3, 0.04, 1050, 300, 43_728.2037, 30_609.7426, 11_619.8623],
    ['AC-04', 1800, 0, 90_000, 'single', 25, 0.42, 0.04, 2340, 1357, 97_451.4254, 56_521.8267, 52_560.5105],
    ['AC-05', 1800, 0, 22_000, 'single', 35, 0.42, 0.02, 2340, 1754, 116_987.0777, 67_852.505, 83_087.7589],
  ] as const)('%s', (_id, contribution, children, income, status, years, rate, growth, inflow, effort, capital, net, ownNet) => {
    const allowance = sumOf(allowancesOf({ contribution, children }))
    const relief = reliefOf({ deductible: contribution + allowance, allowance, income, status, churchRate: 0 })
    expect([contribution + allowance, contribution - relief.refund]).toEqual([inflow, effort])
    const found = last(valuesOf(0, yearly(repeat(years, inflow)), growth))
    expect(found).toBeCloseTo(capital, 3)
    expect(found * (1 - rate)).toBeCloseTo(net, 3)
    // The tax of the own plan is the simple one of the source, not the law.
    const own = last(valuesOf(0, yearly(repeat(years, effort)), growth))
    expect(own - simpleTax * (own - years * effort)).toBeCloseTo(ownNet, 3)
  })
})

describe('the own depot', () => {
  it('AT-02: a sale with 20,000 of gain and 2,100 of lump sums: 12,530 taxable', () => {
    expect(sell([{ value: 30_000, base: 10_000 + 2100 }], 30_000).gain * 0.7).toBeCloseTo(12_530, 8)
  })

  it('sells the oldest units first', () => {
    const lots: Lot[] = [{ value: 100, base: 40 }, { value: 200, base: 150 }]
    expect(sell(lots, 50)).toEqual({ gain: 30, lots: [{ value: 50, base: 20 }, { value: 200, base: 150 }] })
    expect(sell(lots, 200)).toEqual({ gain: 60 + 25, lots: [{ value: 100, base: 75 }] })
    expect(sell(lots, 300)).toEqual({ gain: 110, lots: [] })
    expect(sell([{ value: 0, base: 0 }, { value: 10, base: 4 }], 5)).toEqual({ gain: 3, lots: [{ value: 5, base: 2 }] })
    expect(sell([], 10)).toEqual({ gain: 0, lots: [] })
  })

  it('pays January’s tax with a sale that bears its own tax', () => {
    // 25 % of (100 + half of what is sold): t = 25 + t / 8, t = 28.571...
    const { tax, lots } = saveYear({ lots: [{ value: 1000, base: 500 }], due: 100 }, 0, 0, (income) => income / 4)
    expect(tax).toBeCloseTo(200 / 7, 8)
    expect(worthOf(lots)).toBeCloseTo(1000 - 200 / 7, 8)
  })

  it('ends its search for that sale where the tax is found: it took 40 rounds through all lots whatever was due', () => {
    const asked: number[] = []
    const { tax } = saveYear({ lots: [{ value: 1000, base: 1000 }], due: 1000 }, 0, 0, (income) => asked.push(income) && income / 4)
    // Nothing was gained: the sale has no tax of its own, and the second look says so.
    expect([tax, asked]).toEqual([250, [1000, 1000]])
  })

  it('takes lump sums off later gains: 2.24 % of what is held, by twelfths of what is bought', () => {
    const none = () => 0
    const first = saveYear({ lots: [], due: 0 }, 1200, 0.06, none)
    // Each month's 100 counts by its first price and the months held.
    const firstPrices = sum(Array.from({ length: 12 }, (_, month) => (100 / (1 + monthlyRate(0.06)) ** month) * ((12 - month) / 12)))
    expect(first.due).toBeCloseTo(firstPrices * 0.0224, 8)
    expect(first.lots).toEqual([{ value: expect.closeTo(growYear(0, 100, 0.06).value, 8), base: expect.closeTo(1200 + first.due, 8) }])
    const second = saveYear(first, 0, 0.06, none)
    expect(second.due).toBeCloseTo(worthOf(first.lots) * 0.0224, 8)
    expect(second.lots[0]?.base).toBeCloseTo(1200 + first.due + second.due, 8)
  })

  it('taxes sales with the lump sum of the year before, and uses itself up', () => {
    const depot: Depot = { lots: [{ value: 1200, base: 600 }], due: 50 }
    const sales = withdrawals(depot, 0.25, 3, 0, (income) => income / 10)
    expect(sales.map(({ gross }) => gross)).toEqual([300 + 300, 300, 300])
    expect(sales.map(({ tax }) => tax)).toEqual([expect.closeTo(5 + 30, 10), 15, 15])
  })
})

describe('both ways', () => {
  it('are equal without support, without tax and with the same costs', () => {
    fc.assert(fc.property(fc.integer({ min: 16, max: 60 }), fc.integer({ min: 1, max: 119 }), fc.double({ min: 0, max: 8, noNaN: true }), fc.double({ min: 0, max: 2, noNaN: true }), fc.integer({ min: 0, max: 30 }), (age, yearlyContribution, annualReturnPct, costs, atOncePct) => {
      const { contract, own, difference } = resultOf({
        age, yearlyContribution, annualReturnPct, contractCostsPct: costs, ownCostsPct: costs, payout: { atOncePct }, taxableIncome: 0, taxRateInOldAgePct: 0, saverAllowance: 2000, taxProfile: { filing_status: 'joint' },
      })
      expect([contract.allowances, contract.refunds, contract.tax]).toEqual([0, 0, 0])
      expect(contract.capital).toBeCloseTo(own.capital + own.taxWhileSaving, 1)
      if (own.tax + own.taxWhileSaving === 0) expect(Math.abs(difference)).toBeLessThan(0.3)
    }), { numRuns: 60 })
  })

  it('tax all of the unsubsidised gain before the contract is twelve years old', () => {
    for (const [age, share] of [[55, 0.5], [56, 1]] as const) {
      const given = parsed({ age, yearlyContribution: 6840, taxRateInOldAgePct: 30 })
      const years = supportYears(given)
      const { subsidised, unsubsidised } = contractOf(given, years, 0.01)
      const gain = last(unsubsidised) - years.length * 5040
      const first = resultOf({ age, yearlyContribution: 6840, taxRateInOldAgePct: 30 }).payout[0]
      const part = levelPayment(1, 18, 0.02)
      expect(first?.contractTax, `${age}`).toBeCloseTo(0.3 * part * (last(subsidised) + share * gain), 1)
    }
  })

  it('leave the same at the break-even rate and at the break-even costs', () => {
    fc.assert(fc.property(fc.integer({ min: 16, max: 60 }), fc.integer({ min: 120, max: 6840 }), fc.integer({ min: 0, max: 120_000 }), fc.integer({ min: 0, max: 3 }), (age, yearlyContribution, taxableIncome, children) => {
      const given: Given = { age, yearlyContribution, taxableIncome, children: born(repeat(children, 2020)), taxRateInOldAgePct: 25 }
      const { breakEvenTaxRatePct: rate, breakEvenCostsPct: costs } = resultOf(given)
      // The bounds of both inputs are 60 and 5 %.
      if (rate !== null && rate <= 60) expect(Math.abs(resultOf({ ...given, taxRateInOldAgePct: rate }).difference)).toBeLessThan(1)
      if (costs !== null && costs <= 5) expect(Math.abs(resultOf({ ...given, contractCostsPct: costs }).difference)).toBeLessThan(1)
    }), { numRuns: 40 })
  })

  it('turn with the tax rate in old age', () => {
    const { byTaxRate, breakEvenTaxRatePct } = resultOf()
    expect(breakEvenTaxRatePct).toBeGreaterThan(0)
    for (const { taxRatePct, difference } of byTaxRate) expect(difference > 0, `${taxRatePct}`).toBe(taxRatePct < (breakEvenTaxRatePct ?? 0))
    expect(byTaxRate.map(({ taxRatePct }) => taxRatePct)).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45])
  })

  it('say so where no rate and no costs make them equal', () => {
    const always = resultOf({ yearlyContribution: 120, children: born(repeat(4, 2025), 25), age: 55, taxableIncome: 0, taxRateInOldAgePct: 0, annualReturnPct: 0, payout: { startAge: 65, annualReturnPct: 0 } })
    expect(always.breakEvenTaxRatePct === null || always.breakEvenTaxRatePct > 60).toBe(true)
    const never = resultOf({ yearlyContribution: 6840, taxRateInOldAgePct: 60, taxableIncome: 0, contractCostsPct: 5 })
    expect([never.breakEvenCostsPct, never.difference < 0]).toEqual([null, true])
  })

  it('get what the year really takes: contribution less refund and what falls with it', () => {
    const { saving, own, contract } = resultOf({ taxableIncome: 90_000, taxProfile: { kirchensteuer: true, bundesland: 'Berlin' } })
    // 443 refund, 9 % church tax and 11.9 % surcharge on it: 92.587, effort 1,264.413
    expect(saving[0]).toMatchObject({ basicAllowance: 540, refund: 443, surcharges: 92.59, effort: 1264.41 })
    // Sums are those of the rows as shown: 32 * 1264.41 and 32 * (443 + 92.59).
    expect([own.contributions, contract.refunds]).toEqual([40_461.12, 17_138.88])
  })

  it('more contribution never means less capital or less allowance', () => {
    const amount = fc.integer({ min: 0, max: 6840 })
    fc.assert(fc.property(amount, amount, (a, b) => {
      const [low, high] = [resultOf({ yearlyContribution: Math.min(a, b) }), resultOf({ yearlyContribution: Math.max(a, b) })]
      expect(high.contract.allowances).toBeGreaterThanOrEqual(low.contract.allowances)
      expect(high.contract.capital).toBeGreaterThanOrEqual(low.contract.capital)
    }), { numRuns: 30 })
  })

  it('shows years whose parts add up to the cent', () => {
    const { saving, own, harmfulUse, contract } = resultOf({ taxableIncome: 300_000, yearlyContribution: 211.39 })
    // 50 % of 211.39 is 105.695, shown as 105.70; 32 of those are 3,382.40.
    expect([saving[0]?.basicAllowance, contract.allowances]).toEqual([105.7, 3382.4])
    for (const row of saving) expect(row.effort).toBeCloseTo(row.contribution - row.refund - row.surcharges, 6)
    expect(own.contributions).toBeCloseTo(sum(saving.map(({ effort }) => effort)), 6)
    expect(contract.refunds).toBeCloseTo(sum(saving.map(({ refund, surcharges }) => refund + surcharges)), 6)
    expect(own.taxWhileSaving).toBeCloseTo(sum(saving.map(({ ownTax }) => ownTax)), 6)
    expect(harmfulUse?.left).toBeCloseTo((harmfulUse?.capital ?? 0) - (harmfulUse?.repaid ?? 0) - (harmfulUse?.tax ?? 0), 6)
  })

  it('sums are those of their rows', () => {
    const { payout, contract, own, saving } = resultOf({ payout: { atOncePct: 30 }, yearlyContribution: 4000 })
    expect(contract.gross).toBeCloseTo(sum(payout.map((row) => row.contractGross)), 6)
    expect(contract.net).toBeCloseTo(sum(payout.map((row) => row.contractNet)), 6)
    expect(own.net).toBeCloseTo(sum(payout.map((row) => row.ownNet)), 6)
    expect(contract.capital).toBe(last(saving).contractValue)
    expect(own.capital).toBe(last(saving).ownValue)
    expect([contract.contributions, contract.unsubsidised]).toEqual([32 * 4000, 32 * 2200])
    expect(saving.map(({ age }) => age)).toEqual(Array.from({ length: 32 }, (_, index) => 35 + index))
    expect(contract.mostAtOnce).toBeCloseTo(0.3 * contract.capital, 2)
    expect(contract.leastInstalment).toBeCloseTo((0.8 * 0.7 * contract.capital) / 216, 2)
    expect(payout.map(({ age }) => age)).toEqual(Array.from({ length: 18 }, (_, index) => 67 + index))
  })
})

describe('years of saving', () => {
  it('pay the bonus once, to those under 25 when the first year begins', () => {
    expect(resultOf({ age: 24 }).saving.map(({ starterBonus }) => starterBonus).slice(0, 2)).toEqual([200, 0])
    expect(resultOf({ age: 25 }).saving[0]?.starterBonus).toBe(0)
    expect(resultOf({ age: 24, support: { bonusWasGranted: true } }).saving[0]?.starterBonus).toBe(0)
    expect(resultOf({ age: 24, support: { entitlement: 'through_spouse', spouseContribution: 1800 } }).saving[0]).toMatchObject({ basicAllowance: 175, starterBonus: 0, refund: 0 })
  })

  it('count children from their birth to the last year with child benefit', () => {
    const child = resultOf({ children: born([2010, 2029]) }).saving.map(({ year, childAllowance }) => [year, childAllowance])
    expect(child.filter(([, allowance]) => allowance !== 0).map(([year]) => year)).toEqual([2027, 2028, ...Array.from({ length: 19 }, (_, index) => 2029 + index)].filter((year, index, all) => all.indexOf(year) === index))
    expect(child.find(([year]) => year === 2028)?.[1]).toBe(300)
  })

  it('credit allowances later, and what is due at the end on the eve of the payout', () => {
    const years = supportYears(parsed({ age: 63, payout: { startAge: 66 } }))
    expect(creditsOf(years, 0)).toEqual([540, 540, 540])
    expect(creditsOf(years, 1)).toEqual([0, 540, 1080])
    expect(creditsOf(years, 2)).toEqual([0, 0, 1620])
  })

  it('subsidise 1,800 of the contribution, 120 of those entitled through a spouse, nothing without any support', () => {
    const subsidised = (given: Given) => supportYears(parsed(given))[0]?.subsidised
    expect(subsidised({ yearlyContribution: 3000 })).toBe(1800)
    expect(subsidised({ yearlyContribution: 3000, support: { entitlement: 'through_spouse', spouseContribution: 1200 } })).toBe(120)
    expect(subsidised({ yearlyContribution: 100, support: { entitlement: 'through_spouse', spouseContribution: 1200 } })).toBe(0)
    expect(subsidised({ yearlyContribution: 119, taxableIncome: 0 })).toBe(0)
    expect(subsidised({ yearlyContribution: 119, taxableIncome: 60_000 })).toBe(119)
  })

  it('count contribution and allowance of a spouse entitled through this person: 1,920 + 540 + 175', () => {
    const given = { taxableIncome: 120_000, taxProfile: { filing_status: 'joint' } } as const
    const { refund: alone } = reliefOf({ deductible: 2340, allowance: 540, income: 120_000, status: 'joint', churchRate: 0 })
    const { refund: both } = reliefOf({ deductible: 2635, allowance: 715, income: 120_000, status: 'joint', churchRate: 0 })
    expect(resultOf(given).saving[0]?.refund).toBe(alone)
    expect(resultOf({ ...given, support: { spouseIsEntitledThroughMe: true } }).saving[0]?.refund).toBe(both)
  })

  // Half of 70,000 is 35,000: (173.10 x 1.7201 + 2397) x 1.7201 + 1034.87 = 5670.10, of 69,880: (173.10 x 1.7141 + 2397) x 1.7141 + 1034.87 = 5652.16; 2 x (5670 - 5652) = 36.
  it('refunds 36 on the 120 of the spouse where nothing is paid in, and the own depot stays empty', () => {
    const { saving, own, payout } = resultOf({ yearlyContribution: 0, taxableIncome: 70_000, support: { spouseIsEntitledThroughMe: true }, taxProfile: { filing_status: 'joint' } })
    expect(saving[0]).toMatchObject({ contribution: 0, refund: 36, effort: 0, ownValue: 0 })
    expect(own).toEqual({ capital: 0, contributions: 0, taxWhileSaving: 0, gross: 0, tax: 0, net: 0 })
    expect(payout.every(({ ownGross, contractGross }) => ownGross === 0 && contractGross === 0)).toBe(true)
  })
})

describe('what else is asked', () => {
  it('harmful use after ten years: allowances credited and refunds go back, the gain is taxed beside the income', () => {
    const { harmfulUse, saving } = resultOf({ taxableIncome: 60_000, taxProfile: { kirchensteuer: true } })
    // Nine allowances are credited by the end of the tenth year, ten refunds of 354 were paid.
    const capital = saving[9]?.contractValue ?? 0
    const gain = capital - 9 * 540 - 18_000
    expect(harmfulUse).toMatchObject({ age: 45, capital, repaid: 9 * 540 + 10 * 354 })
    expect(harmfulUse?.gain).toBeCloseTo(gain, 2)
    const tax = tariffTax(60_000 + gain, 0.09) - tariffTax(60_000, 0.09)
    expect(harmfulUse?.tax).toBeCloseTo(tax, 1)
    expect(harmfulUse?.left).toBeCloseTo(capital - 9 * 540 - 3540 - tax, 1)
  })

  // 45 % of 280,000 less 19,470.38 is 106,529, of 279,460 it is 106,286: 243 - 180 = 63 are refunded a year. 39 x 180 + 40 x 63 = 9,540.
  it('gives all support back, also more than costs of 5 % a year have left', () => {
    const given = { age: 20, yearlyContribution: 360, taxableIncome: 280_000, annualReturnPct: 0, contractCostsPct: 5, harmfulUseAfterYears: 40, support: { bonusWasGranted: true } }
    const { harmfulUse, saving } = resultOf(given)
    const capital = saving[39]?.contractValue ?? 0
    expect(capital).toBeLessThan(9540)
    expect(harmfulUse).toMatchObject({ capital, repaid: 9540, tax: 0 })
    expect(harmfulUse?.left).toBeCloseTo(capital - 9540, 2)
  })

  it('ends the unsubsidised part with it: 3,000 a year, of which 1,200 get nothing', () => {
    const { harmfulUse, saving } = resultOf({ yearlyContribution: 3000 })
    expect(harmfulUse?.capital).toBe(saving[9]?.contractValue)
    expect(harmfulUse?.gain).toBeCloseTo((saving[9]?.contractValue ?? 0) - 9 * 540 - 30_000, 2)
  })

  it('taxes half of that gain where it is late enough, and none where there is a loss', () => {
    const late = resultOf({ age: 50, harmfulUseAfterYears: 12, taxableIncome: 0 }).harmfulUse
    expect([late?.age, late?.tax]).toEqual([62, 0])
    const rich = resultOf({ age: 50, harmfulUseAfterYears: 12, taxableIncome: 300_000 }).harmfulUse
    expect(rich?.tax).toBeCloseTo(tariffTax(300_000 + (rich?.gain ?? 0) / 2, 0) - tariffTax(300_000, 0), 1)
    const loss = resultOf({ annualReturnPct: 0, contractCostsPct: 3 }).harmfulUse
    expect([(loss?.gain ?? 0) < 0, loss?.tax]).toEqual([true, 0])
  })

  it('says null where the payout begins before', () => {
    expect(resultOf({ age: 57, harmfulUseAfterYears: 10 }).harmfulUse).toBe(null)
    expect(resultOf({ age: 57, harmfulUseAfterYears: 9 }).harmfulUse).not.toBe(null)
  })

  it('moved Riester capital grows in the contract, is taxed in full and stays out of the comparison', () => {
    const [without, moved] = [resultOf(), resultOf({ riester: { capital: 20_000 } })]
    expect(without.riester).toBe(null)
    expect(moved.difference).toBe(without.difference)
    expect(moved.riester?.capital).toBeCloseTo(20_000 * 1.05 ** 32, 1)
    // 3 % less 1 % over 18 payments, 25 % tax.
    expect(moved.riester?.net).toBeCloseTo(0.75 * 18 * levelPayment(20_000 * 1.05 ** 32, 18, 0.02), 0)
  })

  it('AR-06 and AR-07: low incomes with children can get less by the new rules', () => {
    expect(resultOf({ yearlyContribution: 300, riester: { incomeBefore: 20_000 }, children: born([2015, 2016, 2017]) }).oldRules).toEqual({ fullAllowance: 1075, allowance: 1075, newAllowance: 1050 })
    expect(resultOf({ yearlyContribution: 120, riester: { incomeBefore: 12_000 }, children: born([2015, 2016]) }).oldRules).toEqual({ fullAllowance: 775, allowance: 775, newAllowance: 300 })
    expect(resultOf().oldRules).toBe(null)
    expect(resultOf({ age: 20, riester: { incomeBefore: 1 } }).oldRules?.newAllowance).toBe(540)
  })
})

describe('sentences', () => {
  const said = (given: Given, locale: 'en' | 'de' = 'en') => resultOf(given, locale).findings.join(' ')
  test.each<[string, Given, RegExp, boolean]>([
    ['where it turns', {}, /is below 22\.36%; above it/, true],
    ['costs', {}, /may reach 0\.87% a year/, true],
    ['no allowance below 120', { yearlyContribution: 119 }, /Below €120 a year/, true],
    ['allowance from 120 on', { yearlyContribution: 120 }, /Below €120 a year/, false],
    ['first 360', { yearlyContribution: 120 }, /first €360/, true],
    ['first 360 below 120', { yearlyContribution: 119 }, /first €360/, false],
    ['supported part', { yearlyContribution: 1801 }, /Only €1,800 a year/, true],
    ['supported part at its bound', { yearlyContribution: 1800 }, /Only €/, false],
    ['supported part through a spouse', { yearlyContribution: 121, support: { entitlement: 'through_spouse', spouseContribution: 1800 } }, /Only €120 a year/, true],
    ['cap of costs', { contractCostsPct: 1.01 }, /at most; the costs assumed here are above/, true],
    ['cap of costs at its bound', { contractCostsPct: 1 }, /costs assumed here are above/, false],
    ['small annuity', { yearlyContribution: 120, age: 60 }, /up to €59 a month/, true],
    ['no small annuity', {}, /paid off at once/, false],
    ['bound', {}, /bound until the payout/, true],
    ['at every rate', { yearlyContribution: 120, children: born(repeat(12, 2025), 25), age: 62, annualReturnPct: 0, contractCostsPct: 0, taxableIncome: 0, payout: { startAge: 65, annualReturnPct: 0, lumpDeductionLeft: 102 } }, /at every tax rate/, true],
    ['at no rate', { yearlyContribution: 119, taxableIncome: 0, contractCostsPct: 5 }, /at no tax rate/, true],
  ])('%s', (_name, given, pattern, isSaid) => (isSaid ? expect(said(given)).toMatch(pattern) : expect(said(given)).not.toMatch(pattern)))

  it('begin with what is left more, in whole euros', () => {
    const first = (given: Given) => [resultOf(given).difference, resultOf(given).findings[0]]
    const [less, more] = [first({}), first({ age: 40, children: born([2019, 2022]) })]
    expect(less).toEqual([expect.any(Number), `As assumed here your own portfolio leaves €${Math.round(-Number(less[0])).toLocaleString('en')} more.`])
    expect(more).toEqual([expect.any(Number), `As assumed here the Altersvorsorgedepot leaves €${Math.round(Number(more[0])).toLocaleString('en')} more.`])
    expect(first({ yearlyContribution: 0 })).toEqual([0, 'As assumed here both leave the same.'])
  })

  it('are six where nothing special holds, and fewer where no costs make both ways equal', () => {
    expect(resultOf().findings).toHaveLength(6)
    expect(resultOf({ yearlyContribution: 119, taxableIncome: 0, contractCostsPct: 5, ownCostsPct: 0, taxRateInOldAgePct: 60 }).findings.join(' ')).not.toMatch(/may reach/)
    expect(said({ yearlyContribution: 0 })).not.toMatch(/paid off at once/)
  })

  it('stand in German too', () => expect(said({}, 'de')).toMatch(/unter 22,36 % liegt.*0,87 % im Jahr/))
})

describe('inputs that cannot be calculated are refused', () => {
  test.each<[string, Given, string]>([
    ['AL-02: more than 6,840', { yearlyContribution: 6841 }, 'yearlyContribution'],
    ['payout before 65', { payout: { startAge: 64 } }, 'payout.startAge'],
    ['payout after 70', { payout: { startAge: 71 } }, 'payout.startAge'],
    ['a plan that ends before 85', { payout: { untilAge: 84 } }, 'payout.untilAge'],
    ['more than 30 % at once', { payout: { atOncePct: 30.1 } }, 'payout.atOncePct'],
    ['a payout that begins before saving', { age: 67 }, 'payout.startAge'],
    ['a first year before the act', { support: { firstYear: 2026 } }, 'support.firstYear'],
    ['more saver allowance than there is', { saverAllowance: 1001 }, 'saverAllowance'],
    ['a spouse’s contribution of those entitled directly', { support: { spouseContribution: 1 } }, 'support.spouseContribution'],
    ['a spouse entitled through someone who files alone', { support: { spouseIsEntitledThroughMe: true } }, 'support.spouseIsEntitledThroughMe'],
    ['two spouses entitled through each other', { support: { spouseIsEntitledThroughMe: true, entitlement: 'through_spouse' }, taxProfile: { filing_status: 'joint' } }, 'support.spouseIsEntitledThroughMe'],
  ])('%s', (_name, given, field) => {
    const found = altersvorsorgedepot.inputs.safeParse(given)
    expect(found.error?.issues.map(({ path }) => path.join('.'))).toContain(field)
  })

  it('takes the bounds', () => {
    expect(altersvorsorgedepot.inputs.safeParse({ yearlyContribution: 6840, age: 69, payout: { startAge: 70, untilAge: 85, atOncePct: 30 }, saverAllowance: 1000 }).success).toBe(true)
    expect(altersvorsorgedepot.inputs.safeParse({ saverAllowance: 2000, support: { spouseIsEntitledThroughMe: true }, taxProfile: { filing_status: 'joint' } }).success).toBe(true)
  })
})

describe('the law of a day', () => {
  const limitations = (now: string, given: Given = {}) =>
    (calculateIn('retirement', altersvorsorgedepot, { inputs: parsed(given), locale: 'en' }, { now, baseUrl: '' }) as unknown as { limitations: string[] }).limitations.join(' ')

  it('says nothing of the tariff on 2026-12-31, and on 2027-01-01 that there was a bill', () => {
    expect(limitations('2026-12-31T12:00:00.000Z')).not.toContain('Grundfreibetrag')
    expect(limitations('2027-01-01T00:00:00.000Z')).toMatch(/Grundfreibetrag .*1 Jan 2027 on is not known here; there was a bill/)
  })

  it('names the figures of the act among its sources, also before they are in force', () => {
    expect(altersvorsorgedepot.sources.filter((source) => typeof source === 'string' && source.includes('BGBl. 2026 I Nr. 156')).length).toBeGreaterThan(8)
  })

  it('is no recommendation, and says so', () => expect(limitations('2026-11-24T00:00:00.000Z')).toContain('This is not a recommendation'))
})
