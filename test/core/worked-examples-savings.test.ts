import { describe, expect, test } from 'vitest'
import { grunderwerbsteuer, eigenkapital, instalment } from '../../core/calculators/eigenkapital/model'
import { entnahmeplan } from '../../core/calculators/entnahmeplan/model'
import { fireRechner } from '../../core/calculators/fire-rechner/model'
import { entgeltpunkte, monatsrente, zugangsfaktor } from '../../core/calculators/rentenluecke/model'
import { schenkungsteuer } from '../../core/calculators/schenkungsteuer/model'
import { grunderwerbsteuersatz } from '../../core/law/grunderwerbsteuer/figures'
import { cents } from '../../core/values/money'
import { tarifsteuer } from '../../core/law/schenkungsteuer/schenkungsteuer'
import { resultOf } from '../support/calculate'
import * as published from './worked-examples-savings.data'

describe('gift tax', () => {
  test.each(published.hardshipLimits)('class $klasse: hardship relief up to $limit', ({ klasse, limit }) => {
    expect(tarifsteuer(limit, klasse).relieved).toBe(true)
    expect(tarifsteuer(limit + 100, klasse).relieved).toBe(false)
  })

  test.each(published.tariff)('class $klasse: $tax on $taxable ($source)', ({ klasse, taxable, tax }) => {
    expect(cents(tarifsteuer(taxable, klasse).tax)).toBe(tax)
  })

  test.each(published.gifts)('$inputs ($source)', ({ inputs, expected }) => {
    expect(resultOf(schenkungsteuer, inputs)).toMatchObject(expected)
  })
})

describe('property', () => {
  test.each(published.landTransferTax)('$land: $tax on $price on $on ($source)', ({ land, price, on, tax }) => {
    expect(grunderwerbsteuer(price, grunderwerbsteuersatz[land].on(on))).toBe(tax)
  })

  // immobilien-erfahrung.de: 6.5 % tax, 1.5 % notary and 0.5 % land register, 3.57 % broker on a flat of 100,000 in Cologne
  test('purchase costs of 100,000 in Nordrhein-Westfalen', () => {
    expect(resultOf(eigenkapital, { purchasePrice: 100_000, bundesland: 'nordrhein-westfalen' })).toMatchObject({
      nebenkostenBreakdown: { grunderwerbsteuer: 6500, notarGrundbuch: 2000, makler: 3570 },
      nebenkostenTotal: 12_070,
    })
  })

  test.each(published.instalments)('$monthly a month for $loan at $interest % ($source)', ({ loan, interest, repayment, monthly }) => {
    expect(cents(instalment(loan, interest / 100, repayment / 100))).toBe(monthly)
  })
})

describe('pension', () => {
  test.each(published.points)('$points points for $grossYear ($source)', ({ grossYear, points }) => {
    expect(entgeltpunkte(grossYear)).toBeCloseTo(points, 4)
  })

  test.each(published.pensions)('$monthly for $points points on $on ($source)', ({ points, on, monthly }) => {
    expect(cents(monatsrente(points, 67, on))).toBe(monthly)
  })

  test('the standard pension rose on 1 July 2026', () => {
    const { points, from, to, more } = published.standardPensionRise
    expect(cents(monatsrente(points, 67, to) - monatsrente(points, 67, from))).toBe(more)
  })

  test.each(published.accessFactors)('factor $factor, $monthsLate months late ($source)', ({ monthsLate, factor }) => {
    expect(zugangsfaktor(monthsLate)).toBeCloseTo(factor, 12)
  })
})

describe('withdrawals', () => {
  const level = { annualIncreasePct: 0 }

  test.each(published.annuities)('$monthly a month from $capital for $years years ($source)', ({ capital, returnPct, years, monthly }) => {
    const plan = { ...level, startCapital: capital, annualReturnPct: returnPct, horizonYears: years }
    expect(Math.round(resultOf(entnahmeplan, plan).sustainableMonthlyWithdrawal)).toBe(monthly)
  })

  // published rounded up: the last of these months pays what is left, so one month less is paid in full
  test.each(published.depletions)('$months months of $monthly ($source)', ({ capital, returnPct, monthly, months }) => {
    const plan = { ...level, startCapital: capital, annualReturnPct: returnPct, monthlyWithdrawal: monthly, horizonYears: 30 }
    const years = resultOf(entnahmeplan, plan).yearsUntilDepletion
    expect(Math.round((years ?? 0) * 12)).toBe(months - 1)
  })
})

test.each(published.fireNumbers)('$target pays $monthlyExpenses a month ($source)', ({ target, ...inputs }) => {
  expect(resultOf(fireRechner, { monthlyExpenses: inputs.monthlyExpenses, withdrawalRatePct: inputs.withdrawalRatePct }).fireNumber).toBe(target)
})
