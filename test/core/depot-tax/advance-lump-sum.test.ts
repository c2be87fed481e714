import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { computeBill } from '../../../core/depot-tax/advance-lump-sum/compute'
import { advanceLumpSum } from '../../../core/depot-tax/advance-lump-sum/model'
import { InvalidRequest } from '../../../core/contract/errors'
import { fondstypen } from '../../../core/law/investmentfonds/fondstyp'
import { vorabpauschale } from '../../../core/calculators/vorabpauschale/model'
import { yearTax } from '../../../core/law/kapitalertrag/kapitalertrag'
import { cents } from '../../../core/values/money'
import { calculateWith } from '../../support/calculate'
import { bill, type BillInputs } from './calculate'

const isin = 'IE00B4L5Y983'
const equity = { bank: 'Bank', isin, fondstyp: 'AKTIENFONDS' } as const

const one = (position: object, bank: object = {}, more: object = {}) =>
  bill({ year: 2026, banks: [{ name: 'Bank', ...bank }], positions: [{ ...equity, ...position }], ...more } as BillInputs)

describe('January bill of one position', () => {
  it('equals the calculator for a lot held all year', () => {
    const calculator = calculateWith(vorabpauschale)
    const amount = fc.integer({ min: 1, max: 50_000_000 }).map((cents) => cents / 100)
    fc.assert(
      fc.property(
        amount, amount, amount, fc.constantFrom(...fondstypen), fc.constantFrom(2023, 2024, 2025, 2026), fc.integer({ min: 0, max: 1000 }), fc.boolean(),
        (valueStart, valueEnd, distributions, fondstyp, year, exemptionOrder, kirchensteuer) => {
          const { result } = calculator({
            wert_jahresanfang: valueStart, wert_jahresende: valueEnd, ausschuettungen: distributions, fondstyp, steuerjahr: year,
            taxProfile: { kirchensteuer, sparerpauschbetrag_remaining: exemptionOrder },
          })
          const { positions: [row], banks: [bank], debit } = bill({
            year: year as 2026, banks: [{ name: 'Bank', exemptionOrder }], positions: [{ ...equity, fondstyp, valueStart, valueEnd, distributions }], taxProfile: { kirchensteuer },
          })
          expect(row).toMatchObject({ lumpSum: result.vorabpauschale_brutto, exempt: cents(result.vorabpauschale_brutto - result.vorabpauschale_steuerpflichtig), taxable: result.vorabpauschale_steuerpflichtig, teilfreistellungRate: result.teilfreistellung_rate })
          // A bank takes the tax from the cents of its slip, the calculator rounds at its end.
          const income = result.vorabpauschale_steuerpflichtig
          expect(bank?.steuer).toEqual(yearTax({ income, allowance: exemptionOrder, churchRate: kirchensteuer ? 0.09 : 0, on: `${year + 1}-01-04` }))
          expect(debit).toBe(bank?.steuer?.gesamte_steuer)
          expect(Math.abs((debit ?? NaN) - result.steuer.gesamte_steuer)).toBeLessThan(0.035)
        },
      ),
    )
  })

  it('is the same by units and by values', () => {
    const byUnits = one({ basis: 'units', unitsStart: 40, priceStart: 50, priceEnd: 60, distributions: [{ month: 4, perUnit: 0.1 }] })
    const byValues = one({ valueStart: 2000, valueEnd: 2400, distributions: 4 })
    expect(byUnits.banks).toEqual(byValues.banks)
    expect(byUnits.positions[0]?.parts).toEqual([{ boughtIn: null, units: 40, twelfths: 12, lumpSum: 40.8 }]) // 2000 x 2.24 % - 4
  })

  it('says nothing of orders that are as good as can be, although tax is owed', () => {
    // 100,000 x 2.24 % = 2240 x 70 % = 1568; the order of 1000 is all there is
    const { warnings, debit } = one({ valueStart: 100_000, valueEnd: 200_000 }, { exemptionOrder: 1000 })
    expect(debit).toBeGreaterThan(0)
    expect(warnings.map(({ type }) => type)).toEqual(['january_risk'])
  })

  it('is partial where one of two positions is not known', () => {
    const positions = [{ ...equity, valueStart: 100, valueEnd: 200 }, { bank: 'Bank', isin, valueStart: 100, valueEnd: 200 }]
    expect(bill({ year: 2026, banks: [{ name: 'Bank' }], positions } as BillInputs).status).toBe('partial')
  })

  it('of twelve equal purchases is their average of 6.5 twelfths', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 900 }), (units, priceStart, priceEnd) => {
        const bookings = Array.from({ length: 12 }, (_month, index) => ({ month: index + 1, type: 'purchase' as const, units }))
        const plan = one({ basis: 'units', priceStart, priceEnd, bookings })
        const year = Math.min(priceStart * 0.0224, Math.max(0, priceEnd - priceStart))
        expect(plan.lumpSum).toBeCloseTo(12 * units * year * (6.5 / 12), 1)
      }),
    )
  })

  it('takes sales from the oldest units, within a month after its purchases', () => {
    // 10 before the year, 10 in March, 10 in June; 15 sold in June: 5 of March (10/12) and 10 of June (7/12) are left.
    const bookings = [{ month: 6, type: 'sale', units: 15 }, { month: 6, type: 'purchase', units: 10 }, { month: 3, type: 'purchase', units: 10 }]
    const { positions: [row], lumpSum } = one({ basis: 'units', unitsStart: 10, priceStart: 100, priceEnd: 120, bookings })
    expect(row?.parts).toEqual([{ boughtIn: 3, units: 5, twelfths: 10, lumpSum: 9.33 }, { boughtIn: 6, units: 10, twelfths: 7, lumpSum: 13.07 }])
    expect(lumpSum).toBe(22.4) // 5 x 2.24 x 10/12 + 10 x 2.24 x 7/12
  })

  it('has no part of before the year where all units were bought within it', () => {
    // 12 units of July: 12 x 2.24 x 6/12
    const { positions: [row] } = one({ basis: 'units', unitsStart: 0, priceStart: 100, priceEnd: 120, bookings: [{ month: 7, type: 'purchase', units: 12 }] })
    expect(row?.parts).toEqual([{ boughtIn: 7, units: 12, twelfths: 6, lumpSum: 13.44 }])
  })

  it('does not depend on the order of its bookings', () => {
    const booking = fc.record({ month: fc.integer({ min: 1, max: 12 }), type: fc.constantFrom('purchase' as const, 'sale' as const), units: fc.integer({ min: 1, max: 5 }) })
    fc.assert(
      fc.property(fc.array(booking, { maxLength: 10 }), (bookings) => {
        const position = { basis: 'units', unitsStart: 60, priceStart: 100, priceEnd: 120 }
        expect(one({ ...position, bookings: bookings.toReversed() })).toEqual(one({ ...position, bookings }))
      }),
    )
  })

  it('shows both readings where a distribution was paid before a purchase or in its month', () => {
    const position = { basis: 'units', unitsStart: 10, priceStart: 100, priceEnd: 120, distributions: [{ month: 6, perUnit: 1.24 }] }
    const bought = (month: number) => one({ ...position, bookings: [{ month, type: 'purchase', units: 12 }] }).positions[0]
    expect(bought(5)).toMatchObject({ lumpSum: 18, lumpSumIfEarlierDistributionsDoNotCount: null }) // 10 x 1 + 12 x 8/12
    expect(bought(6)).toMatchObject({ lumpSum: 17, lumpSumIfEarlierDistributionsDoNotCount: 25.68 }) // 10 + 7 x 1; 10 + 7 x 2.24
    expect(bought(7)).toMatchObject({ lumpSum: 16, lumpSumIfEarlierDistributionsDoNotCount: 23.44 }) // 10 + 6 x 1; 10 + 6 x 2.24
  })

  it('adds up several distributions', () => {
    expect(one({ basis: 'units', unitsStart: 10, priceStart: 100, priceEnd: 120, distributions: [{ month: 1, perUnit: 0.5 }, { month: 7, perUnit: 0.74 }] }).lumpSum).toBe(10)
  })

  it('says what is not known instead of counting it as nothing', () => {
    const unknownKind = one({ fondstyp: undefined, valueStart: 10_000, valueEnd: 12_000 })
    expect(unknownKind).toMatchObject({ status: 'partial', lumpSum: 224, taxable: null, debit: null, debitWithBestOrders: null, warnings: [] })
    expect(unknownKind.positions[0]).toMatchObject({ obstacles: ['fund_kind_unknown'], fondstyp: null, fondstypSource: null, lumpSum: 224, exempt: null, taxable: null, taxUncovered: null, teilfreistellungRate: null })
    expect(unknownKind.banks[0]).toMatchObject({ lumpSum: 224, taxable: null, lossUsed: null, orderUsed: null, steuer: null, debit: null, cashMissing: null, bestOrder: 224, debitWithBestOrder: null })
    // Without an exemption all of it is taxed: 224 / 4 = 56 + 3.08
    expect(unknownKind.positions[0]?.atMost).toEqual({ lumpSum: 224, taxable: 224, taxUncovered: 59.08 })
    expect(unknownKind.atLeast).toEqual({ lumpSum: 224, taxable: 0, debit: 0 })
    const unknownEnd = one({ valueStart: 10_000, valueEnd: null }, { cash: 5 })
    expect(unknownEnd.positions[0]).toMatchObject({ obstacles: ['price_unknown'], lumpSum: null, lumpSumIfEarlierDistributionsDoNotCount: null, teilfreistellungRate: 0.3, exempt: null, taxable: null, taxUncovered: null })
    expect(unknownEnd).toMatchObject({ status: 'partial', lumpSum: null, taxable: null, debit: null })
    expect(one({ basis: 'units', fondstyp: undefined, unitsStart: 1, priceStart: null, priceEnd: 10 }).positions[0]).toMatchObject({ obstacles: ['fund_kind_unknown', 'price_unknown'], parts: [] })
    expect(one({ basis: 'units', unitsStart: 1, priceStart: 10, priceEnd: null }).positions[0]?.obstacles).toEqual(['price_unknown'])
  })

  it('shows figures that add up', () => {
    // 63.2828...: 70 % of it are 44.298, 30 % 18.985
    const { positions: [row] } = one({ valueStart: 2825.13, valueEnd: 5000 })
    expect(row).toMatchObject({ lumpSum: 63.28, taxable: 44.3, exempt: 18.98 })
  })

  it('shows parts that add up', () => {
    fc.assert(fc.property(fc.array(fc.record({ month: fc.integer({ min: 1, max: 12 }), units: fc.integer({ min: 1, max: 9999 }).map((units) => units / 100) }), { maxLength: 12 }), (purchases) => {
      const { positions: [row] } = one({ basis: 'units', unitsStart: 3.33, priceStart: 87.13, priceEnd: 100, bookings: purchases.map((each) => ({ ...each, type: 'purchase' as const })) })
      expect(row?.parts.reduce((sum, { lumpSum }) => sum + lumpSum, 0)).toBeCloseTo(row?.lumpSum ?? NaN, 6)
    }))
  })
})

describe('upper bounds while the last price is not known', () => {
  it('are the base yield, with the cash that suffices', () => {
    // 30000 x 2.24 % = 672; x 70 % = 470.40; less the order of 200: 270.40: 67.60 + 3.71
    const result = one({ valueStart: 30_000, valueEnd: null }, { exemptionOrder: 200, cash: 20 })
    expect(result.positions[0]?.atMost).toEqual({ lumpSum: 672, taxable: 470.4, taxUncovered: 124.06 })
    expect(result.banks[0]).toMatchObject({
      debit: null, atLeast: { lumpSum: 0, taxable: 0, debit: 0 }, bestOrder: 471,
      atMost: { lumpSum: 672, taxable: 470.4, debit: 71.31, cashMissing: 51.31, debitWithBestOrder: 0 },
    })
    expect(result).toMatchObject({ status: 'partial', debit: null, atMost: { debit: 71.31, debitWithBestOrders: 0 }, warnings: [] })
  })

  it('leave known positions and banks as they are', () => {
    const result = bill({
      year: 2026, banks: [{ name: 'A' }, { name: 'B' }],
      positions: [
        { ...equity, bank: 'A', valueStart: 10_000, valueEnd: 12_000 },
        { ...equity, bank: 'A', valueStart: 10_000, valueEnd: null },
        { ...equity, bank: 'B', valueStart: 10_000, valueEnd: 12_000 },
      ],
    })
    // 224 x 70 % = 156.80: 39.20 + 2.15; twice that at A: 78.40 + 4.31
    expect(result.banks).toMatchObject([
      { debit: null, atLeast: { taxable: 156.8, debit: 41.35 }, atMost: { taxable: 313.6, debit: 82.71 } },
      { debit: 41.35, atLeast: null, atMost: null },
    ])
    // Together at least 156.80 twice and at most three times; the allowance of 1,000 covers it all.
    expect(result).toMatchObject({ atLeast: { lumpSum: 448, taxable: 313.6, debit: 82.7 }, atMost: { lumpSum: 672, taxable: 470.4, debit: 124.06, debitWithBestOrders: 0 } })
  })

  it('count distributions, and those before a purchase by the reading that is dearer', () => {
    // Base yield 2.24; 10 units all year: 22.40 - 10; 12 units of May, 8 twelfths: 8 x (2.24 - 0.5)
    const distributions = [{ month: 3, perUnit: 0.5 }, { month: 7, perUnit: 0.5 }]
    const { positions: [row] } = one({ basis: 'units', unitsStart: 10, priceStart: 100, priceEnd: null, bookings: [{ month: 5, type: 'purchase', units: 12 }], distributions })
    expect(row?.atMost?.lumpSum).toBe(26.32)
  })

  it('need no last price where distributions exceed the base yield', () => {
    expect(one({ valueStart: 10_000, valueEnd: null, distributions: 300 })).toMatchObject({ status: 'ok', lumpSum: 0, debit: 0, atMost: null })
  })

  it('of a foreign broker are debited by nobody', () => {
    const { banks: [bank] } = one({ valueStart: 30_000, valueEnd: null }, { withholdsTax: false, cash: 5 })
    expect(bank).toMatchObject({ atLeast: { debit: 0 }, atMost: { lumpSum: 672, taxable: 470.4, debit: 0, cashMissing: null, debitWithBestOrder: 0 } })
  })

  it('leave no best order to any bank where one of them has none', () => {
    const { banks } = bill({ year: 2026, banks: [{ name: 'A' }, { name: 'B' }], positions: [
      { ...equity, bank: 'A', basis: 'units', unitsStart: 1, priceStart: null, priceEnd: 10 },
      { ...equity, bank: 'B', valueStart: 10_000, valueEnd: 12_000 },
    ] })
    expect(banks[1]).toMatchObject({ debit: 41.35, bestOrder: null, debitWithBestOrder: null })
  })

  it('add up over banks of which some are known, and have no upper one where one of them has none', () => {
    const held = (name: string, more: object) => ({ bank: name, isin, fondstyp: 'AKTIENFONDS', ...more })
    const [known, open, free] = [held('A', { valueStart: 100_000, valueEnd: 200_000 }), held('B', { valueStart: 100_000, valueEnd: null }), held('C', { basis: 'units', unitsStart: 1, priceStart: null, priceEnd: 10 })]
    const sums = (positions: object[]) => {
      const { atLeast, atMost } = bill({ year: 2026, banks: [{ name: 'A' }, { name: 'B' }, { name: 'C' }], positions } as BillInputs)
      return { atLeast, atMost }
    }
    // Each 2240 x 70 % = 1568, tax 392 + 21.56. The best order is 1000 for A: 568 are left to it, tax 142 + 7.81.
    const atLeast = { lumpSum: 2240, taxable: 1568, debit: 413.56 }
    expect(sums([known, open])).toEqual({ atLeast, atMost: { lumpSum: 4480, taxable: 3136, debit: 827.12, debitWithBestOrders: 563.37 } })
    expect(sums([known, open, free])).toEqual({ atLeast, atMost: null })
  })

  it('of a kind that is not known are none where there is no lump sum', () => {
    expect(one({ fondstyp: undefined, valueStart: 10, valueEnd: 5 })).toMatchObject({ status: 'ok', lumpSum: 0, taxable: 0, positions: [{ obstacles: [], fondstyp: null, atMost: null }] })
  })

  it('knows that units sold before the end of the year bear no lump sum, whatever the prices were', () => {
    const sold = { basis: 'units' as const, unitsStart: 10, priceStart: null, priceEnd: null, bookings: [{ month: 5, type: 'sale' as const, units: 10 }] }
    expect(one(sold)).toMatchObject({ status: 'ok', lumpSum: 0, debit: 0, atMost: null, positions: [{ obstacles: [], parts: [] }] })
    const changes = [{ type: 'merger' as const, month: 2, ratio: 1, isin: 'IE00BKM4GZ66' }]
    expect(one({ ...sold, changes })).toMatchObject({ status: 'ok', lumpSum: 0, debit: 0 })
  })

  it('are null without a first price', () => {
    expect(one({ basis: 'units', unitsStart: 1, priceStart: null, priceEnd: 10 })).toMatchObject({ atLeast: { debit: 0 }, atMost: null, positions: [{ atMost: null }], banks: [{ bestOrder: null, atMost: null }] })
  })

  it('are never below the final bill, whatever price, distributions and split come', () => {
    const number = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((value) => value / 100)
    fc.assert(fc.property(
      fc.record({ price: number(500).map((value) => value + 0.01), end: number(1000), now: number(5), later: number(5), start: number(1000), order: number(1000), kind: fc.constantFrom(...fondstypen, undefined), church: fc.boolean(), ratio: fc.constantFrom(0.1, 1, 1, 5) }),
      fc.array(fc.record({ month: fc.integer({ min: 1, max: 12 }), units: number(100).map((value) => value + 0.01) }), { maxLength: 6 }),
      ({ price, end, now, later, start, order, kind, church, ratio }, purchases) => {
        fc.pre(start > 0 || purchases.length > 0)
        const request = (priceEnd: number | null, distributions: object[], fondstyp: typeof kind) => bill({
          year: 2026, banks: [{ name: 'Bank', exemptionOrder: order }], taxProfile: { kirchensteuer: church },
          positions: [{ bank: 'Bank', isin, ...(fondstyp === undefined ? {} : { fondstyp }), basis: 'units', unitsStart: start, priceStart: price, priceEnd, distributions, changes: [{ type: 'split', month: 6, ratio }], bookings: purchases.map((one) => ({ ...one, type: 'purchase' as const })) }],
        } as BillInputs)
        const paid = [{ month: 4, perUnit: now }]
        const bound = request(null, paid, kind)
        const final = request(end + 0.01, [...paid, { month: 11, perUnit: later }], kind ?? 'SONSTIGE')
        expect(bound.atMost?.debit ?? bound.debit).toBeGreaterThanOrEqual(final.debit ?? NaN)
        expect(bound.atMost?.lumpSum ?? bound.lumpSum).toBeGreaterThanOrEqual(final.lumpSum ?? NaN)
        expect(bound.atLeast?.debit ?? bound.debit).toBeLessThanOrEqual(final.debit ?? NaN)
      },
    ), { numRuns: 1_000 })
  })

  it('takes a kind that the reference data leave no doubt about, and says from where', () => {
    const kinds = new Map([[isin, { fondstyp: 'AKTIENFONDS' as const, asOf: '2026-10-30', source: 'holdings' }]])
    const request: BillInputs = { year: 2026, banks: [{ name: 'Bank' }], positions: [{ bank: 'Bank', isin, valueStart: 10_000, valueEnd: 12_000 }] }
    expect(bill(request, { kinds })).toMatchObject({ status: 'ok', taxable: 156.8 })
    expect(bill(request, { kinds }).positions[0]).toMatchObject({ fondstyp: 'AKTIENFONDS', fondstypSource: 'holdings (2026-10-30)' })
    const given = bill({ ...request, positions: [{ bank: 'Bank', isin, fondstyp: 'SONSTIGE', valueStart: 10_000, valueEnd: 12_000 }] }, { kinds })
    expect(given.positions[0]).toMatchObject({ fondstyp: 'SONSTIGE', fondstypSource: 'request', taxable: 224 })
    expect(advanceLumpSum.securitiesOf(advanceLumpSum.inputs.parse(request))).toEqual([{ isin, isOpen: true }])
    expect(advanceLumpSum.securitiesOf(advanceLumpSum.inputs.parse({ ...request, positions: [{ ...request.positions[0], fondstyp: 'SONSTIGE' }] }))).toEqual([{ isin, isOpen: false }])
  })

  it('refuses what is no fund, whatever kind the request names', () => {
    const given: BillInputs = { year: 2026, banks: [{ name: 'Bank' }], positions: [{ bank: 'Bank', isin, fondstyp: 'AKTIENFONDS', valueStart: 1, valueEnd: 2 }] }
    expect(() => bill(given, { kinds: new Map([[isin, { fondstyp: null, isShare: true }]]) })).toThrow(expect.objectContaining({ issues: [expect.objectContaining({ path: ['inputs', 'positions', 0, 'isin'], code: 'not_a_fund' })] }))
  })
})

describe('January bill of a bank', () => {
  // 100000 x 2.24 % = 2240; 30 % exempt: 1568
  const position = { valueStart: 100_000, valueEnd: 110_000 }

  it('sets off, taxes and frees the sum of the cents that its positions show', () => {
    const three = (valueStart: number, more: object) =>
      bill({ year: 2026, banks: [{ name: 'Bank', ...more }], positions: Array.from({ length: 3 }, () => ({ ...equity, fondstyp: 'SONSTIGE' as const, valueStart, valueEnd: 2 * valueStart })) }).banks[0]
    // 10 x 2.24 % = 0.224, three times 0.22; 0.672 would be 0.67
    expect(three(10, { lossPot: 100 })).toMatchObject({ taxable: 0.66, lossUsed: 0.66, steuer: { brutto_ertrag: 0 } })
    // 669.69 x 2.24 % = 15.001; 45.003 would need an order of 46
    expect(three(669.69, {})).toMatchObject({ taxable: 45, bestOrder: 45, debitWithBestOrder: 0 })
  })

  it('sets off losses before the exemption order', () => {
    const { banks: [bank], debit, taxable } = one(position, { lossPot: 500, exemptionOrder: 800, cash: 10 })
    // 1568 - 500 - 800 = 268; x 25 % = 67; x 5.5 % = 3.685
    expect(bank).toMatchObject({ lumpSum: 2240, taxable: 1568, lossUsed: 500, orderUsed: 800, debit: 70.68, cashMissing: 60.68, exemptionOrder: 800 })
    expect([debit, taxable]).toEqual([70.68, 1568])
    expect(one(position, { lossPot: 2000, cash: 1 }).banks[0]).toMatchObject({ lossUsed: 1568, orderUsed: 0, debit: 0, cashMissing: 0 })
    expect(one(position).banks[0]?.cashMissing).toBeNull()
  })

  it('adds up its positions unrounded for the tax', () => {
    // 1568 + 224 x 70 % = 1724.80; x 26.375 % = 431.20 + 23.71
    const { banks: [bank], positions } = bill({ year: 2026, banks: [{ name: 'Bank' }], positions: [{ ...equity, ...position }, { ...equity, valueStart: 10_000, valueEnd: 12_000 }] })
    expect(bank).toMatchObject({ lumpSum: 2464, taxable: 1724.8, debit: 454.91 })
    expect(positions.map(({ taxUncovered }) => taxUncovered)).toEqual([413.56, 41.35]) // 392 + 21.56; 39.20 + 2.15
  })

  it('gives the best orders with the other income of the year', () => {
    const { banks, debit, debitWithBestOrders, allowance, orders, warnings, lumpSum } = bill({
      year: 2026,
      banks: [{ name: 'A', exemptionOrder: 1000, otherIncome: 100 }, { name: 'B', lossPot: 68, otherIncome: 50 }, { name: 'C', lossPot: 300, otherIncome: 250 }],
      positions: [{ ...equity, bank: 'B', valueStart: 50_000, valueEnd: 60_000 }],
    })
    // B: 1120 x 70 % = 784 - 68 = 716 first; then A 100, B 50; C: the loss leaves nothing
    expect(banks.map(({ bestOrder }) => bestOrder)).toEqual([100, 766, 0])
    expect(banks.map(({ debit: taken }) => taken)).toEqual([0, 188.84, 0]) // 716 x 25 % = 179; 9.845
    expect([debit, debitWithBestOrders, allowance, orders, lumpSum]).toEqual([188.84, 0, 1000, 1000, 1120])
    expect(warnings.map(({ type }) => type)).toEqual(['under_utilised', 'january_risk'])
    expect(banks[2]).toMatchObject({ lumpSum: 0, taxable: 0, lossUsed: 0 })
  })

  it('leaves the losses that lump sums do not need to the other income', () => {
    const { banks } = bill({ year: 2026, banks: [{ name: 'Bank', lossPot: 200, otherIncome: 500 }], positions: [{ ...equity, valueStart: 10_000, valueEnd: 12_000 }] })
    expect(banks[0]?.bestOrder).toBe(457) // 156.80 - 200: 43.20 of the loss are left; 500 - 43.20 = 456.80
  })

  it('gives best orders by upper bounds while one bank is not known', () => {
    const { banks, lumpSum, debit, warnings } = bill({
      year: 2026, banks: [{ name: 'A' }, { name: 'B' }],
      positions: [{ bank: 'A', isin, valueStart: 1, valueEnd: 2 }, { ...equity, bank: 'B', ...position }],
    })
    // A has at most 0.02, less than a whole euro; B takes all of the allowance: 568 are taxed
    expect(banks).toMatchObject([{ bestOrder: 0 }, { debit: 413.56, bestOrder: 1000, debitWithBestOrder: 149.81 }])
    expect([lumpSum, debit, warnings]).toEqual([2240.02, null, []])
  })

  it('knows couples and church tax', () => {
    const { allowance, debit } = one(position, {}, { taxProfile: { filing_status: 'joint', kirchensteuer: true, bundesland: 'Bayern' } })
    expect([allowance, debit]).toEqual([2000, 436.18]) // 1568 / 4.08 = 384.31; 21.13; 30.74
    const twice = bill({ year: 2026, banks: [{ name: 'Bank', exemptionOrder: 800 }, { name: 'Other', exemptionOrder: 700 }], positions: [{ ...equity, ...position }] })
    expect(twice.warnings.map(({ type, message }) => [type, message.slice(0, 31)])[0]).toEqual(['over_limit', "Today's exemption orders exceed"])
  })

  it('leaves what a foreign broker holds to the tax return', () => {
    const { banks: [bank], debit, lumpSum } = one(position, { withholdsTax: false, otherIncome: 50, cash: 3 })
    expect(bank).toMatchObject({ withholdsTax: false, lumpSum: 2240, taxable: 1568, lossUsed: 0, orderUsed: 0, steuer: null, debit: 0, cashMissing: null, bestOrder: 0, debitWithBestOrder: 0 })
    expect([debit, lumpSum]).toEqual([0, 2240])
  })

  it('debits nothing where a certificate frees from the tax, and says what that means', () => {
    const certified = { name: 'Bank', nonAssessment: true, otherIncome: 50, cash: 3 }
    const request: BillInputs = { year: 2026, banks: [certified, { name: 'Other' }], positions: [{ ...equity, ...position }, { ...equity, bank: 'Other', ...position }] }
    const answer = (given: BillInputs) => computeBill(advanceLumpSum.inputs.parse(given), { locale: 'de', kinds: new Map() })
    const { result, limitations } = answer(request)
    expect(result.banks[0]).toMatchObject({ withholdsTax: true, nonAssessment: true, lumpSum: 2240, taxable: 1568, lossUsed: 0, orderUsed: 0, steuer: null, debit: 0, cashMissing: null, bestOrder: 0, debitWithBestOrder: 0 })
    expect(result.debit).toBe(result.banks[1]?.debit)
    expect(limitations.map(({ de }) => de).join()).toMatch(/gibt keine Erklärung ab/)
    expect(answer({ ...request, banks: [{ name: 'Bank' }, { name: 'Other' }] }).limitations).toEqual([])
    expect(one({ ...position, valueEnd: null }, { nonAssessment: true }).banks[0]?.atMost).toMatchObject({ debit: 0, debitWithBestOrder: 0 })
  })

  it('says base rate and day of receipt', () => {
    expect(one(position)).toMatchObject({ year: 2026, baseRate: 3.2, dayOfReceipt: '2027-01-04', status: 'ok' })
  })

  it('answers in German', () => {
    const request: BillInputs = { year: 2026, banks: [{ name: 'Bank', exemptionOrder: 1000 }, { name: 'Other', exemptionOrder: 1 }], positions: [{ ...equity, ...position }] }
    expect(bill(request, { locale: 'de' }).warnings[0]?.message).toMatch(/^Die heutigen/)
  })
})

describe('request of the January bill', () => {
  const request = { year: 2026, banks: [{ name: 'Bank' }], positions: [{ ...equity, valueStart: 1, valueEnd: 2 }] }
  const issuesOf = (change: object) => advanceLumpSum.inputs.safeParse({ ...request, ...change }).error?.issues.map(({ path, message }) => [path.join('.'), message])

  test.each([
    [{ positions: [{ ...request.positions[0], bank: 'Other' }] }, [['positions.0.bank', 'Must be the name of one of the banks']]],
    [{ year: 2027 }, [['year', 'Only years with a published base rate: it comes out in their January']]],
    [{ banks: [{ name: 'Bank' }, { name: 'Bank' }] }, [['banks', 'Names of banks must be unique']]],
    [{ banks: [{ name: 'Bank', exemptionOrder: 1001 }] }, [['banks.0.exemptionOrder', 'Must not exceed the saver allowance of that year']]],
    [{ banks: [{ name: 'Bank', withholdsTax: false, exemptionOrder: 1 }] }, [['banks.0.exemptionOrder', 'Counts only where tax is withheld']]],
    [{ banks: [{ name: 'Bank', nonAssessment: true, exemptionOrder: 1 }] }, [['banks.0.exemptionOrder', 'Counts only where no non-assessment certificate does']]],
    [{ banks: [{ name: 'Bank', nonAssessment: true, withholdsTax: false }] }, [['banks.0.nonAssessment', 'Counts only where tax is withheld']]],
  ])('%j is refused by its field', (change, expected) => {
    expect(issuesOf(change)).toEqual(expected)
  })

  test.each([[{}], [{ year: 2023 }], [{ banks: [{ name: 'Bank', exemptionOrder: 2000 }], taxProfile: { filing_status: 'joint' } }], [{ banks: [{ name: 'Bank' }, { name: 'Other' }] }]])('%j is accepted', (change) => {
    expect(issuesOf(change)).toBeUndefined()
  })

  const byUnits = { ...equity, basis: 'units', priceStart: 100, priceEnd: 110 }

  test.each([
    [{ year: 2022 }, 'year'], [{ year: 2027 }, 'year'], [{ positions: [] }, 'positions'], [{ banks: [] }, 'banks'],
    // Nothing held at the start is no answer of 0: what was bought in the year bears its twelfths.
    [{ positions: [{ ...equity, valueStart: 0, valueEnd: 5000 }] }, 'positions.0.valueStart'], [{ positions: [byUnits] }, 'positions.0.unitsStart'],
  ])('%j names %s', (change, path) => {
    expect(issuesOf(change)?.[0]?.[0]).toBe(path)
  })

  it('may have no units at the start where some were bought, and none at the end where all were sold', () => {
    const [bought, sold] = [{ ...byUnits, bookings: [{ month: 7, type: 'purchase', units: 10 }] }, { ...byUnits, unitsStart: 10, bookings: [{ month: 7, type: 'sale', units: 10 }] }]
    // 10 x 100 x 2.24 % = 22.40, from July on six twelfths
    expect(bill({ ...request, positions: [bought, sold] } as BillInputs).positions.map(({ lumpSum }) => lumpSum)).toEqual([11.2, 0])
  })

  it('with more units sold than there are is refused by its position', () => {
    const position = { ...equity, basis: 'units', priceStart: 1, priceEnd: 2, unitsStart: 1, bookings: [{ month: 2, type: 'sale', units: 2 }] }
    try {
      bill({ ...request, positions: [request.positions[0], position] } as BillInputs)
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(InvalidRequest)
      expect((error as InvalidRequest).issues).toEqual([{ path: ['inputs', 'positions', 1, 'bookings'], code: 'custom', message: 'More units are sold than there are' }])
    }
  })
})
