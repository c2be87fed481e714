/** Both ways a second time, from the text of the act and of sections 18 and 19 InvStG alone, year by year. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { altersvorsorgedepot } from '../../../core/retirement/altersvorsorgedepot'

/** Base rate 3.2 %, 70 % of it; 26.375 % on 70 % of a gain. */
const [BASE, TAXED, FLAT] = [0.032 * 0.7, 0.7, 0.26375]

/** What the twelve payments of 1/12 at the start of each month are at the end of the year. */
const paidMonthly = (rate: number): number => Array.from({ length: 12 }, (_none, month) => (1 + rate) ** ((12 - month) / 12) / 12).reduce((sum, each) => sum + each, 0)

interface Lot { value: number; cost: number; lumpSums: number }

/** Takes the oldest first until what `keeps` leaves of a euro of a lot makes up the need; tells the gain. */
function take(lots: Lot[], need: number, keeps: (gainOfAEuro: number) => number): { proceeds: number; gain: number } {
  let [left, proceeds, gain] = [need, 0, 0]
  while (left > 1e-9 && lots[0] !== undefined) {
    const [lot] = lots
    const gainOfAEuro = (lot.value - lot.cost - lot.lumpSums) / lot.value
    const part = Math.min(1, left / keeps(gainOfAEuro) / lot.value)
    left -= part * lot.value * keeps(gainOfAEuro)
    proceeds += part * lot.value
    gain += part * lot.value * gainOfAEuro
    if (part === 1) lots.shift()
    else lots[0] = { value: lot.value * (1 - part), cost: lot.cost * (1 - part), lumpSums: lot.lumpSums * (1 - part) }
  }
  return { proceeds, gain }
}

/** A year of an accumulating fund with what is paid in by months; tells its lump sum. */
function grow(lots: Lot[], rate: number, paid: number): number {
  const share = Math.min(BASE, rate)
  const old = lots.reduce((sum, lot) => sum + lot.value * share, 0)
  for (const lot of lots) Object.assign(lot, { lumpSums: lot.lumpSums + lot.value * share, value: lot.value * (1 + rate) })
  const weighted = Array.from({ length: 12 }, (_none, month) => (paid / 12) * (1 + rate) ** (-month / 12) * ((12 - month) / 12)).reduce((sum, each) => sum + each, 0)
  if (paid > 0) lots.push({ value: paid * paidMonthly(rate), cost: paid, lumpSums: weighted * share })
  return old + weighted * share
}

/** A level payment at the start of each year that uses a capital up. */
const level = (capital: number, rate: number, years: number): number => (rate === 0 ? capital / years : (capital * rate) / (1 - (1 + rate) ** -years) / (1 + rate))

interface Plan { age: number; contribution: number; percent: number; later: number; free: number }

function bothWays({ age, contribution, percent, later, free }: Plan) {
  const [years, rate, laterRate] = [67 - age, percent / 100, later / 100]
  const allowance = contribution < 120 ? 0 : 0.5 * Math.min(contribution, 360) + 0.25 * Math.max(0, Math.min(contribution, 1800) - 360)
  let [contract, lumpSum, whileSaving] = [0, 0, 0]
  const lots: Lot[] = []
  for (let year = 1; year <= years; year++) {
    contract = contract * (1 + rate) + contribution * paidMonthly(rate) + (year > 1 ? allowance : 0) + (year === years ? allowance : 0)
    const due = Math.max(0, lumpSum * TAXED - free) * FLAT
    whileSaving += take(lots, due, (gain) => 1 - TAXED * FLAT * gain).proceeds
    lumpSum = grow(lots, rate, contribution)
  }
  const capital = lots.reduce((sum, lot) => sum + lot.value, 0)
  const payment = level(capital, laterRate, 18)
  let tax = 0
  for (let year = 1; year <= 18; year++) {
    const { gain } = take(lots, payment, () => 1)
    tax += Math.max(0, (lumpSum + gain) * TAXED - free) * FLAT
    lumpSum = grow(lots, laterRate, 0)
  }
  return { contract, allowances: allowance * years, gross: 18 * level(contract, laterRate, 18), capital, whileSaving, tax }
}

it('a contract and a fund of one\'s own are what a loop over their years makes of them', () => {
  // No income: nothing is refunded, so that both get the contribution. Starters of 25 get no bonus.
  const plans = fc.record({
    age: fc.integer({ min: 25, max: 64 }), contribution: fc.integer({ min: 1, max: 6840 }), percent: fc.double({ min: 0.1, max: 10, noNaN: true }), later: fc.double({ min: 0.1, max: 8, noNaN: true }), free: fc.integer({ min: 0, max: 1000 }),
  })
  fc.assert(fc.property(plans, (plan) => {
    const { age, contribution: yearlyContribution, percent: annualReturnPct, later, free: saverAllowance } = plan
    const inputs = altersvorsorgedepot.inputs.parse({
      age, yearlyContribution, annualReturnPct, contractCostsPct: 0, ownCostsPct: 0, saverAllowance, taxableIncome: 0, payout: { annualReturnPct: later },
    })
    const { contract, own } = altersvorsorgedepot.compute(inputs, { asOf: '2026-11-24', locale: 'en' }).result
    const expected = bothWays(plan)
    const shown = { contract: contract.capital, allowances: contract.allowances, gross: contract.gross, capital: own.capital, whileSaving: own.taxWhileSaving, tax: own.tax }
    // Sums are those of rounded rows: half a cent for each of up to 42 years.
    for (const [name, amount] of Object.entries(shown)) expect(Math.abs(amount - (expected[name as keyof typeof expected])), name).toBeLessThan(0.25 + amount * 1e-9)
  }), { numRuns: 120 })
})
