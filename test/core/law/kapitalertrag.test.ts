import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { bundeslaender, taxProfile } from '../../../core/law/kapitalertrag/tax-profile'
import { creditable, einkommensteuer, fundTax, kirchensteuersatz, statutoryAllowance, totalTax, yearTax } from '../../../core/law/kapitalertrag/kapitalertrag'

const church = (bundesland: string | null) => kirchensteuersatz(taxProfile.parse({ kirchensteuer: true, bundesland }))

describe('church tax rate', () => {
  test.each(bundeslaender)('%s', (land) => {
    expect(church(land)).toBe(['Bayern', 'Baden-Württemberg'].includes(land) ? 0.08 : 0.09)
  })

  it('is 9 % without a Land and 0 without church', () => {
    expect(church(null)).toBe(0.09)
    expect(kirchensteuersatz(taxProfile.parse({ bundesland: 'Bayern' }))).toBe(0)
  })
})

test.each([
  ['single', '2022-12-31', 801],
  ['joint', '2022-12-31', 1602],
  ['single', '2023-01-01', 1000],
  ['joint', '2026-11-20', 2000],
] as const)('allowance of %s on %s is %d', (status, on, expected) => {
  expect(statutoryAllowance(status, on)).toBe(expected)
})

describe('unrounded tax', () => {
  it('is 26.375 % without church tax', () => expect(totalTax(1000, 0)).toBeCloseTo(263.75, 10))
  // 1000 / 4.08 = 245.098039...; x 1.135 = 278.186274...
  it('with 8 %', () => expect(totalTax(1000, 0.08)).toBeCloseTo(278.18627450980392, 9))
  // 1000 / 4.09 = 244.498777...; x 1.145 = 279.951100...
  it('with 9 %', () => expect(totalTax(1000, 0.09)).toBeCloseTo(279.95110024449878, 9))
  // (1000 - 4 x 150) / 4.09 = 97.799511...
  it('after a credit', () => expect(einkommensteuer(1000, 0.09, 150)).toBeCloseTo(97.799511002444988, 10))
  it('credits a quarter of the income at most', () => expect(creditable(150, 200)).toBe(50))
  // (10000 x 0.7 - 1000) x 0.26375
  it('on fund income', () => expect(fundTax({ exemptShare: 0.3, allowance: 1000, churchRate: 0 })(10_000)).toBeCloseTo(1582.5, 9))
})

describe('tax of one year', () => {
  test.each([
    // 4000 x 25 %; 55; 1055 / 5000
    { income: 5000, allowance: 1000, churchRate: 0, expected: [1000, 4000, 1000, 55, 0, 1055, 0.211, 3945] },
    // 4000 / 4.08 = 980.392; x 5.5 % = 53.92145; x 8 % = 78.4312; 1112.74 / 5000
    { income: 5000, allowance: 1000, churchRate: 0.08, expected: [1000, 4000, 980.39, 53.92, 78.43, 1112.74, 0.222548, 3887.26] },
    // 4000 / 4.09 = 977.995; x 5.5 % = 53.79; x 9 % = 88.02; 1119.81 / 5000
    { income: 5000, allowance: 1000, churchRate: 0.09, expected: [1000, 4000, 978, 53.79, 88.02, 1119.81, 0.223962, 3880.19] },
    // 1.375 of surcharge loses its half cent
    { income: 100, allowance: 0, churchRate: 0, expected: [0, 100, 25, 1.37, 0, 26.37, 0.2637, 73.63] },
    // 0.025 rounds up, 0.00165 drops
    { income: 0.1, allowance: 0, churchRate: 0, expected: [0, 0.1, 0.03, 0, 0, 0.03, 0.3, 0.07] },
    { income: 500, allowance: 1000, churchRate: 0.09, expected: [500, 0, 0, 0, 0, 0, 0, 500] },
    { income: 0, allowance: 0, churchRate: 0, expected: [0, 0, 0, 0, 0, 0, 0, 0] },
  ])('$income with allowance $allowance and church rate $churchRate', ({ expected, ...given }) => {
    const tax = yearTax(given)
    expect([
      tax.fsa_offset, tax.steuerpflichtiger_ertrag, tax.kapitalertragsteuer, tax.solidaritaetszuschlag, tax.kirchensteuer,
      tax.gesamte_steuer, tax.effektiver_steuersatz, tax.netto_ertrag,
    ]).toEqual(expected)
  })

  it('credits foreign tax after the allowance and cuts it to a quarter of the rest', () => {
    // e = 1000 - 400; 4q = 600; nothing is left
    expect(yearTax({ income: 1000, allowance: 400, churchRate: 0.09, credit: 150 }).gesamte_steuer).toBe(0)
    // e = 200: q is cut from 150 to 50
    expect(yearTax({ income: 1000, allowance: 800, churchRate: 0, credit: 150 }).gesamte_steuer).toBe(0)
    // (1000 - 600) / 4.09 = 97.80; x 5.5 % = 5.379; x 9 % = 8.802
    expect(yearTax({ income: 1000, allowance: 0, churchRate: 0.09, credit: 150 })).toMatchObject({
      kapitalertragsteuer: 97.8, solidaritaetszuschlag: 5.37, kirchensteuer: 8.8, gesamte_steuer: 111.97,
    })
  })
})

describe('properties', () => {
  const euros = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((cents) => cents / 100)
  const rate = fc.constantFrom(0, 0.08, 0.09)

  it('net and tax add up to the income', () => {
    fc.assert(fc.property(euros(1e8), euros(2000), rate, (income, allowance, churchRate) => {
      const tax = yearTax({ income, allowance, churchRate })
      expect(tax.netto_ertrag + tax.gesamte_steuer).toBeCloseTo(income, 6)
      expect(tax.gesamte_steuer).toBeCloseTo(tax.kapitalertragsteuer + tax.solidaritaetszuschlag + tax.kirchensteuer, 6)
    }))
  })

  it('more income is never taxed less', () => {
    fc.assert(fc.property(euros(1e6), euros(1000), euros(2000), rate, (income, more, allowance, churchRate) => {
      const tax = (gross: number) => yearTax({ income: gross, allowance, churchRate }).gesamte_steuer
      expect(tax(income + more)).toBeGreaterThanOrEqual(tax(income))
    }))
  })

  it('church tax raises the total and lowers the income tax, beyond what rounding hides', () => {
    fc.assert(fc.property(fc.double({ min: 0.01, max: 1e8, noNaN: true }), fc.constantFrom(0.08, 0.09), (income, churchRate) => {
      expect(totalTax(income, churchRate)).toBeGreaterThan(totalTax(income, 0))
      expect(einkommensteuer(income, churchRate)).toBeLessThan(einkommensteuer(income, 0))
    }))
    fc.assert(fc.property(euros(1e6), fc.constantFrom(0.08, 0.09), (above, churchRate) => {
      const income = above + 10
      const [without, member] = [0, churchRate].map((k) => yearTax({ income, allowance: 0, churchRate: k }))
      expect(member?.gesamte_steuer).toBeGreaterThan(without?.gesamte_steuer ?? NaN)
      expect(member?.kapitalertragsteuer).toBeLessThan(without?.kapitalertragsteuer ?? NaN)
    }))
  })

  it('a credit never makes the tax negative and never raises it', () => {
    fc.assert(fc.property(euros(1e6), euros(2000), euros(1e6), rate, (income, allowance, credit, churchRate) => {
      const after = yearTax({ income, allowance, churchRate, credit }).gesamte_steuer
      expect(after).toBeGreaterThanOrEqual(0)
      expect(after).toBeLessThanOrEqual(yearTax({ income, allowance, churchRate }).gesamte_steuer)
    }))
  })
})
