import { describe, expect, it } from 'vitest'
import { freistellungsauftrag } from '../../../core/calculators/freistellungsauftrag/model'
import { calculateWith } from '../../support/calculate'

const calculate = calculateWith(freistellungsauftrag)
const brokers = [
  { name: 'A', dividenden: 350, vorabpauschale: 120, current_fsa: 800 },
  { name: 'B', zinsen: 900, current_fsa: 200 },
]

describe('Freistellungsauftrag', () => {
  it('gives January first, then the largest income, and compares the tax', () => {
    // orders: A 120, then B min(900, 880); rows: B today 700 x 25 % = 175, surcharge 9.625 -> 9.62
    // A 350: 87.50 + 4.8125 -> 4.81; B 20: 5 + 0.275 -> 0.27
    // totals: 1370 - (470 + 200) = 700 x 26.375 % = 184.625; 370 x 26.375 % = 97.5875
    expect(calculate({ brokers }).result).toMatchObject({
      brokers: [
        { name: 'A', expected_income: 470, current_fsa: 800, optimal_fsa: 120, tax_with_current: 0, tax_with_optimal: 92.31, delta: -680 },
        { name: 'B', expected_income: 900, current_fsa: 200, optimal_fsa: 880, tax_with_current: 184.62, tax_with_optimal: 5.27, delta: 680 },
      ],
      total_expected_income: 1370,
      total_fsa_available: 1000,
      total_fsa_optimal: 1000,
      total_tax_current: 184.63,
      total_tax_optimal: 97.59,
      savings: 87.04,
      warnings: [{ type: 'under_utilised' }],
    })
  })

  it('uses the allowance of the filing status, not what is left of it', () => {
    const { result } = calculate({ brokers, taxProfile: { filing_status: 'joint', sparerpauschbetrag_remaining: 0 } })
    expect(result).toMatchObject({ total_fsa_available: 2000, total_fsa_optimal: 1370, total_tax_optimal: 0 })
  })

  it('warns of all three at once, in order', () => {
    const { result } = calculate({ brokers: [{ name: 'A', zinsen: 100, current_fsa: 1500 }, { name: 'B', vorabpauschale: 300, current_fsa: 0 }] })
    // 100 is covered, 300 x 26.375 % = 79.125 is owed but need not be
    expect(result).toMatchObject({ total_tax_current: 79.13, total_tax_optimal: 0, savings: 79.13 })
    expect(result.warnings.map(({ type }) => type)).toEqual(['over_limit', 'under_utilised', 'january_risk'])
  })

  it('never shows negative savings, although cents in an order of today may beat whole euros', () => {
    // 999.5 + 0.5 covers 1000; whole euros cover 999 + 1 x 0.7
    const { result } = calculate({ brokers: [{ name: 'A', zinsen: 999.5, current_fsa: 999.5 }, { name: 'B', zinsen: 0.7, current_fsa: 0.5 }] })
    expect(result.brokers.map(({ optimal_fsa }) => optimal_fsa)).toEqual([999, 1])
    expect(result.savings).toBe(0)
  })

  it('speaks German when asked', () => {
    const { result } = calculateWith(freistellungsauftrag, 'de')({ brokers: [{ name: 'A', zinsen: 100 }] })
    expect(result.warnings[0]?.message).toContain('ungenutzt')
  })

  it('counts realised gains as income', () => {
    // 400 + 500 = 900 within the allowance
    expect(calculate({ brokers: [{ name: 'A', zinsen: 400, realisierte_gewinne: 500 }] }).result).toMatchObject({ total_expected_income: 900, brokers: [{ expected_income: 900, optimal_fsa: 900 }] })
  })

  it('has two generic rows by default', () => {
    expect(calculate({}).result.brokers.map(({ name }) => name)).toEqual(['Broker 1', 'Broker 2'])
  })
})
