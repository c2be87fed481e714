import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { sale } from '../../../core/depot-tax/sale/model'
import { unitsForNet } from '../../../core/depot-tax/sale/gross-up'
import { openLots, type Trade } from '../../../core/depot-tax/bookings'
import { InvalidRequest } from '../../../core/contract/errors'
import { LAW_DATE } from '../../../core/contract/version'
import { toCents } from '../../../core/values/money'
import { sell, type SaleInputs } from './calculate'

const day = '2026-11-20'
const lot = { date: '2024-03-15', units: 100, price: 50, lumpSums: 0 }
const request = (change: Partial<SaleInputs> = {}): SaleInputs => ({ kind: 'AKTIENFONDS', lots: [lot], sale: { date: day, price: 80, units: 40 }, ...change })

const refusal = (inputs: SaleInputs): unknown => {
  try {
    sell(inputs)
  } catch (error) {
    if (error instanceof InvalidRequest) return error.issues.map(({ path, message, code }) => [path.join('.'), message, code])
    throw error
  }
  return null
}

describe('sale of fund units', () => {
  it('shares costs by units and taxes what losses and order leave', () => {
    // cost 40 x 50 + 20 x 40/100 = 2008; proceeds 3200 - 10; lump sums 150 x 40 % = 60; gain 1122; x 70 % = 785.40
    // - 85.40 loss - 200 order = 500; x 25 % = 125; 6.875
    const result = sell(request({
      lots: [{ ...lot, costs: 20, lumpSums: 150 }], sale: { date: day, price: 80, costs: 10, units: 40 }, exemptionOrder: 200, lossPots: { general: 85.4, shares: 900 },
    }))
    expect(result).toMatchObject({
      kind: 'AKTIENFONDS', kindSource: 'request', teilfreistellungRate: 0.3, units: 40, unitsLeft: 60, proceeds: 3200, costs: 10, gain: 1122, taxable: 785.4,
      lossUsed: { general: 85.4, shares: 0 }, lossPots: { general: 0, shares: 900 }, net: 3058.13, taxIfLumpSumsMakeNoLoss: null, oldUnits: null,
    })
    expect(result.steuer).toMatchObject({ brutto_ertrag: 700, fsa_offset: 200, steuerpflichtiger_ertrag: 500, kapitalertragsteuer: 125, solidaritaetszuschlag: 6.87, gesamte_steuer: 131.87 })
    expect(result.lots).toEqual([{ date: '2024-03-15', units: 40, proceeds: 3190, acquisitionCost: 2008, lumpSums: 60, gain: 1122, exempt: 336.6, resultBeforeReform: 0, taxable: 785.4 }])
  })

  it('shares out what it shows as proceeds less costs, below 0 too', () => {
    // 1.1 x 8.65 = 9.515, shown as 9.52; 9.52 - 9.90 = -0.38; x 1 / 1.1 = -0.345, shown as -0.35; the rest -0.03
    const inputs = request({ lots: [{ ...lot, units: 1 }, { ...lot, date: '2024-04-15', units: 1 }], sale: { date: day, price: 8.65, costs: 9.9, units: 1.1 } })
    const { lots, net } = sell(inputs)
    expect([lots.map(({ proceeds }) => proceeds), net]).toEqual([[-0.35, -0.03], -0.38])
  })

  it('sets off the cents that it shows, and leaves the rest of the pot', () => {
    // 64.55 x 70 % = 45.185, shown as 45.19; 100 - 45.19 = 54.81
    const inputs = request({ lots: [{ ...lot, units: 1, price: 100 }], sale: { date: day, price: 164.55, units: 1 }, lossPots: { general: 100, shares: 0 } })
    expect(sell(inputs)).toMatchObject({ taxable: 45.19, lossUsed: { general: 45.19 }, lossPots: { general: 54.81 }, steuer: { brutto_ertrag: 0 } })
  })

  it('takes the tax from the cents of the slip (ingdiba/Vorabpauschale02: 1.74, 70 % of it 1.22, tax 0.31)', () => {
    // 1.218 x 25 % = 0.3045 would be 0.30; 1.22 x 25 % = 0.305
    const { taxable, steuer } = sell(request({ lots: [{ ...lot, units: 1, price: 100 }], sale: { date: day, price: 101.74, units: 1 } }))
    expect([taxable, steuer.kapitalertragsteuer, steuer.solidaritaetszuschlag]).toEqual([1.22, 0.31, 0.01])
  })

  it('takes it from the cents that count, the result until 2017 with them', () => {
    // 100 - 112.90 - 135.40 = -148.30; 85 % of it is -126.055, shown as -126.06; 392.51 - 126.06 = 266.45, not 266.455
    const old = { date: '2016-03-04', units: 1, price: 90, priceBeforeReform: 112.9, resultBeforeReform: 392.51, lumpSums: 135.4 }
    const { taxable, steuer } = sell(request({ kind: 'MISCHFONDS', lots: [old], sale: { date: day, price: 100, units: 1 }, exemptionOrder: 0 }))
    expect([taxable, steuer.brutto_ertrag, steuer.steuerpflichtiger_ertrag]).toEqual([266.45, 266.45, 266.45])
  })

  it('calculates the lump sums of a lot from the prices of its fund', () => {
    // 2024: 100 x min(50 x 1.603 %, 10) = 80.15 x 10/12 = 66.79; 2025: 100 x 60 x 1.771 % = 106.26
    const years = [{ year: 2025, priceStart: 60, priceEnd: 70 }, { year: 2024, priceStart: 50, priceEnd: 60 }, { year: 2026, priceStart: 70, priceEnd: 90 }]
    const { lots } = sell(request({ lots: [{ ...lot, lumpSums: undefined }], years, sale: { date: day, price: 80, units: 100 } }))
    expect(lots[0]?.lumpSums).toBe(173.05)
    expect(sell(request({ lots: [{ ...lot, lumpSums: undefined }], years: [{ ...years[1]!, distributions: 0.4 }, years[0]!], sale: { date: day, price: 80, units: 100 } })).lots[0]?.lumpSums).toBe(139.72) // (80.15 - 40) x 10/12 + 106.26
  })

  it('needs no prices of years without a lump sum, nor of the years of purchase to come', () => {
    expect(sell(request({ lots: [{ ...lot, date: '2021-05-05', lumpSums: undefined }], sale: { date: '2023-06-01', price: 80, units: 1 } })).lots[0]?.lumpSums).toBe(0)
    expect(sell(request({ lots: [{ ...lot, date: '2026-01-05', lumpSums: undefined }] })).lots[0]?.lumpSums).toBe(0)
  })

  it('deducts no lump sum before it is received: that of 2026 on Monday, 4 January 2027', () => {
    // 100 x min(70 x 2.24 %, 10) = 156.80
    const years = [{ year: 2026, priceStart: 70, priceEnd: 80 }]
    const on = (date: string) => sell(request({ lots: [{ ...lot, date: '2025-12-01', lumpSums: undefined }], years: [{ year: 2025, priceStart: 70, priceEnd: 60 }, ...years], sale: { date, price: 80, units: 100 } })).lots[0]?.lumpSums
    expect([on('2027-01-02'), on('2027-01-04')]).toEqual([0, 156.8])
  })

  it('is refused where a lump sum cannot be known', () => {
    const open = { ...lot, lumpSums: undefined }
    expect(refusal(request({ lots: [lot, open], years: [{ year: 2024, priceStart: 1, priceEnd: 2 }] }))).toEqual([['inputs.lots.1.lumpSums', 'Needed, or the prices of 2025 in years', 'custom']])
    expect(refusal(request({ lots: [{ ...open, date: '2027-01-04' }], sale: { date: '2028-06-01', price: 80, units: 1 } }))).toEqual([['inputs.sale.date', 'No base rate is published for 2027: give lumpSums for each lot', 'custom']])
    expect(sell(request({ lots: [{ ...lot, date: '2027-01-04' }], sale: { date: '2028-06-01', price: 80, units: 1 } })).gain).toBe(30)
  })

  it('counts the share of a loss that is not exempt', () => {
    const loss = sell(request({ sale: { date: day, price: 40, units: 100 }, lossPots: { general: 1 } }))
    expect(loss).toMatchObject({ gain: -1000, taxable: -700, lossPots: { general: 701, shares: 0 }, lossUsed: { general: 0, shares: 0 }, net: 4000 })
    expect(loss.lots[0]?.exempt).toBe(-300)
    expect(loss.steuer.gesamte_steuer).toBe(0)
  })

  it('shows the other reading where lump sums make or enlarge a loss', () => {
    // gain 100 before lump sums of 300: -200, by the other reading 0; the second lot gains 1000
    const lots = [{ date: '2024-01-10', units: 10, price: 70, lumpSums: 300 }, { date: '2024-02-10', units: 20, price: 30, lumpSums: 0 }]
    const result = sell(request({ lots, sale: { date: day, price: 80, units: 30 } }))
    expect(result).toMatchObject({ gain: 800, taxable: 560, taxIfLumpSumsMakeNoLoss: 184.62 }) // 1000 x 70 % = 700: 175 + 9.625
    expect(result.steuer.gesamte_steuer).toBe(147.7) // 140 + 7.70
    const loss = sell(request({ lots: [{ ...lot, lumpSums: 200 }], sale: { date: day, price: 49, units: 100 } }))
    expect(loss).toMatchObject({ gain: -300, taxable: -210, taxIfLumpSumsMakeNoLoss: 0 })
    expect(sell(request({ lots: [{ ...lot, lumpSums: 3000 }], sale: { date: day, price: 80, units: 100 } })).taxIfLumpSumsMakeNoLoss).toBeNull()
  })

  it('takes lots of one day at their average', () => {
    const lots = [{ ...lot, units: 10, price: 40, costs: 1 }, { ...lot, units: 30, price: 60, costs: 2 }, { ...lot, date: '2023-01-02', units: 1, price: 10 }]
    const { lots: parts } = sell(request({ lots, sale: { date: day, price: 80, units: 21 } }))
    expect(parts.map(({ date, units, acquisitionCost }) => [date, units, acquisitionCost])).toEqual([['2023-01-02', 1, 10], ['2024-03-15', 20, 1101.5]]) // 2203 / 2
    // Their lump sums are added up: (30 + 12) / 2
    const borne = lots.slice(0, 2).map((each, index) => ({ ...each, lumpSums: [30, 12][index] }))
    expect(sell(request({ lots: borne, sale: { date: day, price: 80, units: 20 } })).lots).toMatchObject([{ units: 20, lumpSums: 21 }])
  })

  it('takes the kind of fund from the reference data where it is not given, else is refused', () => {
    const kinds = new Map([['IE00B4L5Y983', { fondstyp: 'AKTIENFONDS' as const, asOf: '2026-10-30', source: 'holdings' }]])
    const open = request({ kind: undefined, isin: 'IE00B4L5Y983' })
    expect(sell(open, { kinds })).toMatchObject({ kind: 'AKTIENFONDS', kindSource: 'holdings (2026-10-30)' })
    expect(refusal(open)).toEqual([['inputs.kind', 'Must be given: the reference data neither state the kind nor show it beyond doubt', 'custom']])
    expect(refusal(request({ kind: undefined }))).toHaveLength(1)
    const asked = (change: Partial<SaleInputs>) => sale.securitiesOf(sale.inputs.parse(request(change)))
    expect([asked({ kind: undefined, isin: 'IE00B4L5Y983' }), asked({ isin: 'IE00B4L5Y983' }), asked({ kind: undefined })]).toEqual([[{ isin: 'IE00B4L5Y983', isOpen: true }], [{ isin: 'IE00B4L5Y983', isOpen: false }], []])
  })

  it('refuses a partial exemption for what is no fund', () => {
    const noFund = { kinds: new Map([['US0378331005', { fondstyp: null, isShare: true }]]) }
    const apple = (kind: SaleInputs['kind']) => request({ kind, isin: 'US0378331005' })
    for (const kind of ['AKTIENFONDS', undefined] as const) {
      expect(() => sell(apple(kind), noFund), String(kind)).toThrow(expect.objectContaining({ issues: [expect.objectContaining({ path: ['inputs', 'isin'], code: 'not_a_fund' })] }))
    }
    expect(sell(apple('AKTIE'), noFund).kind).toBe('AKTIE')
  })

  it('is refused for more than there is, and for lots bought after it', () => {
    expect(refusal(request({ sale: { date: day, price: 80, units: 100.1 } }))).toEqual([['inputs.sale.units', 'More than the lots hold', 'custom']])
    expect(refusal(request({ lots: [lot, { ...lot, date: '2026-11-21' }] }))).toEqual([['inputs.lots.1.date', 'Must not be after the sale', 'custom']])
    expect(refusal(request({ lots: [{ ...lot, date: day }] }))).toBeNull()
  })

  it('of everything leaves nothing, dust of fractions included', () => {
    const lots = [{ ...lot, units: 0.1 }, { ...lot, date: '2025-01-10', units: 0.2 }]
    expect(sell(request({ lots, sale: { date: day, price: 80, units: 0.3 } }))).toMatchObject({ units: 0.3, unitsLeft: 0 })
  })

  it('of a billionth of what is there is taxed all the same', () => {
    // proceeds 0.05 x 1,000 = 50; cost 0.05 x 10 = 0.50; gain 49.50 x 25 % = 12.375; 12.38 x 5.5 % = 0.6809, fractions dropped
    const lots = [{ ...lot, units: 100_000_000, price: 10 }]
    const { lots: sold, steuer, net } = sell(request({ kind: 'SONSTIGE', lots, sale: { date: day, price: 1000, units: 0.05 } }))
    expect(sold).toMatchObject([{ units: 0.05, proceeds: 50, acquisitionCost: 0.5, gain: 49.5, taxable: 49.5 }])
    expect([steuer.kapitalertragsteuer, steuer.solidaritaetszuschlag, net]).toEqual([12.38, 0.68, 36.94])
    expect(sell(request({ kind: 'SONSTIGE', lots, sale: { date: day, price: 1000, netAmount: 36.94 } })).net).toBe(36.94)
  })

  it('takes a tiny old lot with its cost before the others', () => {
    const lots = [{ ...lot, units: 0.000_000_1, costs: 7 }, { ...lot, date: '2025-01-10' }]
    expect(sell(request({ lots, sale: { date: day, price: 80, units: 40 } })).lots).toMatchObject([{ date: lot.date, acquisitionCost: 7 }, { date: '2025-01-10', acquisitionCost: 2000 }])
  })

  it('with church tax pays less income tax', () => {
    const { steuer } = sell(request({ taxProfile: { kirchensteuer: true, bundesland: 'Bayern' } })) // 40 x 30 x 70 % = 840
    expect(steuer).toMatchObject({ kapitalertragsteuer: 205.88, solidaritaetszuschlag: 11.32, kirchensteuer: 16.47 })
  })
})

describe('sale of shares', () => {
  it('has no exemption and a pot of its own', () => {
    const gain = sell(request({ kind: 'AKTIE', lossPots: { general: 100, shares: 300 } }))
    expect(gain).toMatchObject({ teilfreistellungRate: 0, gain: 1200, taxable: 1200, lossUsed: { general: 100, shares: 300 } })
    expect(gain.steuer.brutto_ertrag).toBe(800)
    expect(gain.oldUnits).toBeNull()
    const loss = sell(request({ kind: 'AKTIE', sale: { date: day, price: 40, units: 100 } }))
    expect(loss.lossPots).toEqual({ general: 0, shares: 1000 })
  })

  it('knows no lump sums, even if some are given', () => {
    expect(sell(request({ kind: 'AKTIE', lots: [{ ...lot, lumpSums: 500 }] })).lots[0]?.lumpSums).toBe(0)
    expect(sell(request({ kind: 'AKTIE', lots: [{ ...lot, costs: 10, lumpSums: undefined }] })).gain).toBe(1196)
  })

  it('bought before 2009 is refused', () => {
    expect(refusal(request({ kind: 'AKTIE', lots: [{ ...lot, date: '2008-12-31' }] }))).toEqual([['inputs.lots.0.date', 'Shares bought before 2009 are not calculated', 'custom']])
    expect(refusal(request({ kind: 'AKTIE', lots: [{ ...lot, date: '2009-01-01' }] }))).toBeNull()
  })
})

describe('fund units bought before 2018', () => {
  const old = { date: '2012-05-02', units: 100, price: 30, priceBeforeReform: 60, lumpSums: 0, resultBeforeReform: 2500 }

  it('have the last price of 2017 as their cost, and their result until then without exemption', () => {
    // since 2018: 50 x 20 x 70 % = 700; until 2017: 1250
    const result = sell(request({ lots: [old], sale: { date: day, price: 80, units: 50 } }))
    expect(result).toMatchObject({ gain: 1000, taxable: 1950, oldUnits: null })
    expect(result.lots[0]).toMatchObject({ acquisitionCost: 3000, exempt: 300, resultBeforeReform: 1250, taxable: 1950 })
  })

  it('of one day add up what they brought until 2017', () => {
    // 2500 + 1000; since 2018: 150 x 20 x 70 % = 2100
    const lots = [old, { ...old, units: 50, resultBeforeReform: 1000 }]
    expect(sell(request({ lots, sale: { date: day, price: 80, units: 150 } })).lots[0]).toMatchObject({ resultBeforeReform: 3500, taxable: 5600 })
  })

  it('keep the result until 2017 by the other reading of lump sums, too', () => {
    // since 2018: 100 - 500 lump sums = -400 x 70 % = -280, by the other reading 0; until 2017: 2500. 2500 x 25 % = 625; 34.375
    const result = sell(request({ lots: [{ ...old, lumpSums: 500 }], sale: { date: day, price: 61, units: 100 } }))
    expect(result).toMatchObject({ gain: -400, taxable: 2220, taxIfLumpSumsMakeNoLoss: 659.37 })
  })

  it('can bring a loss of the time until 2017', () => {
    expect(sell(request({ lots: [{ ...old, resultBeforeReform: -2500 }], sale: { date: day, price: 80, units: 50 } })).taxable).toBe(-550)
  })

  it('are refused without what only the bank knows', () => {
    expect(refusal(request({ lots: [{ ...old, priceBeforeReform: undefined }] }))).toEqual([['inputs.lots.0.priceBeforeReform', 'Needed for units bought before 2018', 'custom']])
    expect(refusal(request({ lots: [{ ...old, resultBeforeReform: undefined }] }))).toEqual([['inputs.lots.0.resultBeforeReform', 'Needed for units bought from 2009 to 2017: the bank states it', 'custom']])
    expect(refusal(request({ lots: [{ ...old, date: '2017-12-31', priceBeforeReform: undefined }] }))).toHaveLength(1)
    expect(refusal(request({ lots: [{ ...lot, date: '2018-01-01' }] }))).toBeNull()
    expect(refusal(request({ lots: [{ ...old, date: '2009-01-01', resultBeforeReform: undefined }] }))).toHaveLength(1)
  })

  it('bear lump sums from 2018 on', () => {
    // 2018: 60 x 0.609 % = 0.3654; 2019: 60 x 0.364 % = 0.2184; 2020: 60 x 0.049 % = 0.0294; x 100
    const years = [2018, 2019, 2020].map((year) => ({ year, priceStart: 60, priceEnd: 70 }))
    expect(sell(request({ lots: [{ ...old, lumpSums: undefined }], years, sale: { date: '2023-01-10', price: 80, units: 100 } })).lots[0]?.lumpSums).toBe(61.32)
  })

  const protectedLot = { ...old, date: '2008-12-31', resultBeforeReform: undefined }

  it('and before 2009 are free until 2017; the bank taxes the rest, the return frees it up to the allowance', () => {
    const result = sell(request({ lots: [protectedLot], sale: { date: day, price: 80, units: 100 } }))
    expect(result).toMatchObject({ gain: 2000, taxable: 1400 })
    expect(result.lots[0]?.resultBeforeReform).toBe(0)
    expect(result.steuer.gesamte_steuer).toBe(369.25) // 350 + 19.25
    expect(result.oldUnits).toEqual({
      gain: 2000, gainAfterExemption: 1400, taxIfAllowanceComesFirst: 0, taxIfExemptionComesFirst: 0,
      allowanceLeftIfAllowanceComesFirst: 98_000, allowanceLeftIfExemptionComesFirst: 98_600,
    })
  })

  it('show both readings above the allowance', () => {
    // 1000 left: (2000 - 1000) x 70 % = 700, or 2000 x 70 % - 1000 = 400
    const { oldUnits } = sell(request({ lots: [protectedLot], sale: { date: day, price: 80, units: 100 }, oldUnitsAllowance: 1000 }))
    expect(oldUnits).toMatchObject({ taxIfAllowanceComesFirst: 184.62, taxIfExemptionComesFirst: 105.5, allowanceLeftIfAllowanceComesFirst: 0, allowanceLeftIfExemptionComesFirst: 0 })
  })

  it('use up the allowance by the cents that are shown', () => {
    // 64.55 x 70 % = 45.185, shown as 45.19; 1000 - 45.19 = 954.81
    const { oldUnits } = sell(request({ lots: [{ ...protectedLot, units: 1 }], sale: { date: day, price: 124.55, units: 1 }, oldUnitsAllowance: 1000 }))
    expect(oldUnits).toMatchObject({ gain: 64.55, gainAfterExemption: 45.19, allowanceLeftIfAllowanceComesFirst: 935.45, allowanceLeftIfExemptionComesFirst: 954.81 })
  })

  it('free only their own gain, and give no allowance back for a loss', () => {
    const mixed = sell(request({ lots: [protectedLot, lot], sale: { date: day, price: 80, units: 150 } }))
    expect(mixed.oldUnits).toMatchObject({ gain: 2000, taxIfAllowanceComesFirst: 276.93 }) // 50 x 30 x 70 % = 1050: 262.50 + 14.43
    const loss = sell(request({ lots: [protectedLot], sale: { date: day, price: 50, units: 100 } }))
    expect(loss.oldUnits).toMatchObject({ gain: 0, gainAfterExemption: 0, allowanceLeftIfAllowanceComesFirst: 100_000 })
  })
})

describe('sale for a wanted amount', () => {
  it('sells as few whole units as leave it', () => {
    // one unit: 80 - 30 x 70 % x 26.375 % = 74.46; 14 leave 1042.47, 13 leave 968.01
    const result = sell(request({ sale: { date: day, price: 80, netAmount: 1000, wholeUnits: true } }))
    expect(result.units).toBe(14)
    expect(result.net).toBe(1042.46)
  })

  it('is refused above what all units leave', () => {
    expect(refusal(request({ sale: { date: day, price: 80, netAmount: 7447 } }))).toEqual([['inputs.sale.netAmount', 'More than any sale of these units leaves', 'custom']])
    expect(sell(request({ sale: { date: day, price: 80, netAmount: 7446.13 } })).units).toBeCloseTo(100, 3) // 8000 - 525 - 28.87; half a cent of proceeds is rounded
    expect(refusal(request({ lots: [{ ...lot, units: 0.5 }], sale: { date: day, price: 80, netAmount: 1, wholeUnits: true } }))).toHaveLength(1)
  })

  const lots = fc.array(
    fc.record({
      date: fc.integer({ min: 1, max: 28 }).map((number) => `2024-02-${String(number).padStart(2, '0')}`),
      units: fc.integer({ min: 1, max: 200_000 }).map((thousandths) => thousandths / 1000),
      price: fc.integer({ min: 0, max: 20_000 }).map((cents) => cents / 100),
      costs: fc.integer({ min: 0, max: 500 }).map((cents) => cents / 100),
      lumpSums: fc.integer({ min: 0, max: 500 }).map((cents) => cents / 100),
    }),
    { minLength: 1, maxLength: 8 },
  )
  const terms = fc.record({
    price: fc.integer({ min: 100, max: 20_000 }).map((cents) => cents / 100),
    costs: fc.integer({ min: 0, max: 1000 }).map((cents) => cents / 100),
    exemptionOrder: fc.integer({ min: 0, max: 1000 }),
    general: fc.integer({ min: 0, max: 5000 }),
    kind: fc.constantFrom('AKTIENFONDS' as const, 'SONSTIGE' as const, 'AKTIE' as const),
    kirchensteuer: fc.boolean(),
  })
  const share = fc.double({ min: 0.01, max: 1, noNaN: true })

  it('inverts the net of a sale: no more units are needed, a cent’s worth fewer leave less', () => {
    fc.assert(
      fc.property(lots, terms, share, (held, { price, costs, exemptionOrder, general, kind, kirchensteuer }, part) => {
        const all = held.reduce((sum, { units }) => sum + units, 0)
        const common = { kind, lots: held, exemptionOrder, lossPots: { general }, taxProfile: { kirchensteuer } }
        const netOf = (units: number) => sell({ ...common, sale: { date: day, price, costs, units } }).net
        const units = all * part
        const net = netOf(units)
        fc.pre(net > 0)
        const found = sell({ ...common, sale: { date: day, price, costs, netAmount: net } })
        expect(found.net).toBeGreaterThanOrEqual(net)
        expect(found.net).toBeLessThan(net + 0.03 + price / 1e6)
        expect(found.units).toBeLessThanOrEqual(units + 0.03 / price + 2e-6)
        const fewer = found.units - 0.05 / price - 2e-6
        if (fewer > 0) expect(netOf(fewer)).toBeLessThan(net)
      }),
    )
  })

  it('shows cents that add up, in every lot and over all of them', () => {
    fc.assert(
      fc.property(lots, terms, share, (held, { price, costs, kind }, part) => {
        const units = held.reduce((sum, lot) => sum + lot.units, 0) * part
        const { lots: sold, ...sum } = sell({ kind, lots: held, sale: { date: day, price, costs, units } })
        const over = (figure: 'proceeds' | 'gain' | 'taxable') => sold.reduce((all, lot) => all + lot[figure], 0)
        expect([over('proceeds'), over('gain'), over('taxable')].map(toCents)).toEqual([sum.proceeds - sum.costs, sum.gain, sum.taxable].map(toCents))
        for (const lot of sold) {
          expect(toCents(lot.gain)).toBe(toCents(lot.proceeds - lot.acquisitionCost - lot.lumpSums))
          expect(toCents(lot.taxable)).toBe(toCents(lot.gain - lot.exempt + lot.resultBeforeReform))
        }
      }),
    )
  })

  it('does not depend on the order of the lots', () => {
    fc.assert(
      fc.property(lots, terms, share, (held, { price, costs, kind }, part) => {
        const units = held.reduce((sum, lot) => sum + lot.units, 0) * part
        const run = (order: typeof held) => sell({ kind, lots: order, sale: { date: day, price, costs, units } })
        const [expected, actual] = [run(held), run(held.toReversed())]
        expect(Math.abs(actual.net - expected.net)).toBeLessThanOrEqual(0.0101)
        expect(actual.lots.map(({ date }) => date)).toEqual(expected.lots.map(({ date }) => date))
        expect(actual.gain).toBeCloseTo(expected.gain, 1)
      }),
    )
  })

  it('gains the same in sum whichever of two sales of a day comes first', () => {
    fc.assert(
      fc.property(lots, share, share, fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 200 }), (held, a, b, priceA, priceB) => {
        const all = held.reduce((sum, { units }) => sum + units, 0)
        const sales = [{ units: (all * a) / 2, price: priceA }, { units: (all * b) / 2, price: priceB }]
        const bought: Trade[] = held.map(({ date, units, price }) => ({ date, type: 'purchase', units, cost: units * price }))
        const gainOf = (order: typeof sales) => {
          let trades = bought
          let sum = 0
          for (const { units, price } of order) {
            const lotsLeft = openLots(trades).map(({ date, units: left, cost }) => ({ date, units: left, price: Number(cost) / left, lumpSums: 0 }))
            sum += sell({ kind: 'SONSTIGE', lots: lotsLeft, sale: { date: day, price, units } }).gain
            trades = [...trades, { date: day, type: 'sale', units }]
          }
          return sum
        }
        expect(gainOf(sales)).toBeCloseTo(gainOf(sales.toReversed()), 1)
      }),
    )
  })
})

const rising = (units: number) => [{ units, rises: true }]

it('refuses an order above the allowance of the year: 801 before 2023', () => {
  const at = (date: string, exemptionOrder: number) => sale.inputs.safeParse(request({ sale: { date, price: 80, units: 1 }, exemptionOrder })).error?.issues.map(({ path }) => path.join('.'))
  expect([at('2018-01-01', 802), at('2018-01-01', 801)]).toEqual([['exemptionOrder'], undefined])
  expect([at('2022-12-30', 802), at('2022-12-30', 801), at('2023-01-02', 1000), at('2023-01-02', 1001)]).toEqual([['exemptionOrder'], undefined, undefined, ['exemptionOrder']])
})

it('applies the base rates of the years before it: units that are sold bear no lump sum of their last one', () => {
  expect(sale.lawDay?.(sale.inputs.parse(request({ sale: { date: '2027-03-01', price: 80, units: 1 } })))).toBe('2026-12-31')
})

it('says so where a sale lies after the last year whose law is known', () => {
  const assumptionsOf = (date: string) => sale.compute(sale.inputs.parse(request({ sale: { date, price: 80, units: 1 } })), { locale: 'en', asOf: LAW_DATE, kinds: new Map(), rates: new Map() }).assumptions ?? []
  expect(assumptionsOf('2026-12-30')).toEqual([])
  expect(assumptionsOf('2027-01-04').map(({ en }) => en)).toEqual([expect.stringContaining('that of 2026 is applied')])
})

describe('units for a net amount', () => {
  it('are found before units that leave less than their tax', () => {
    // 100 old units at 10 that carry 60 each of the result of 2017: tax 26.375 % of 60 = 15.83 a unit; then 100 new ones at cost.
    const lots = [
      { date: '2012-05-02', units: 100, price: 40, priceBeforeReform: 10, resultBeforeReform: 6000, lumpSums: 0 },
      { date: '2026-05-04', units: 100, price: 10, lumpSums: 0 },
    ]
    const given = (netAmount: number, exemptionOrder: number) => request({ kind: 'SONSTIGE', years: [], lots, lossPots: {}, sale: { date: '2026-06-01', price: 10, netAmount, wholeUnits: true }, exemptionOrder, taxProfile: {} })
    // The order of 1000 covers 16 units: 160; the 17th: 1020 - 1000 = 20 x 26.375 % = 5.27 (5 + 0.27): 164.73
    expect(sell(given(160, 1000))).toMatchObject({ units: 16, net: 160 })
    expect(sell(given(164, 1000))).toMatchObject({ units: 17, net: 164.73 })
    // Nothing leaves more than 164.73 before the new units; with all: 2000 - (6000 - 1000) x 26.375 % = 681.25
    expect(sell(given(681.25, 1000))).toMatchObject({ units: 200, net: 681.25 })
    expect(refusal(given(681.26, 1000))).toEqual([['inputs.sale.netAmount', 'More than any sale of these units leaves', 'custom']])
  })

  /** What is found, and how often a search asks what a sale leaves. */
  const searchIn = (net: (units: number) => number, wanted: number, stretches: readonly { units: number; rises: boolean }[]) => {
    let asked = 0
    const found = unitsForNet((units) => { asked += 1; return net(units) }, wanted, stretches, false)
    return { found, asked }
  }
  const thousand = (rises: boolean) => Array.from({ length: 1000 }, () => ({ units: 1.5, rises }))

  it('are sought in a few steps where each unit leaves something, however many lots there are', () => {
    // 1.5 thousand million steps are halved 31 times.
    const { found, asked } = searchIn((units) => units, 1500, thousand(true))
    expect(found).toBe(1500)
    expect(asked).toBeLessThan(40)
    const one = searchIn((units) => units, 1500, [{ units: 1500, rises: false }])
    expect(one.found).toBe(1500)
    expect(one.asked).toBeLessThan(40)
  })

  it('are sought in some steps for each lot where lots take more tax than they bring', () => {
    // The highest of 1.5 million steps: a third falls away 34 times, at two questions each.
    const { found, asked } = searchIn((units) => -units, 1, thousand(false))
    expect(found).toBeNull()
    expect(asked).toBeLessThan(1000 * 80)
    // A lot is sold for 150 and taxed with 26.375 % of 1000 and more.
    const lots = Array.from({ length: 1000 }, (_, index) => ({ date: new Date(Date.UTC(2010, 0, 1 + index)).toISOString().slice(0, 10), units: 1.5, price: 50, priceBeforeReform: 99, resultBeforeReform: 1000, lumpSums: 0 }))
    expect(refusal(request({ kind: 'SONSTIGE', years: [], lots, lossPots: {}, sale: { date: '2026-06-01', price: 100, netAmount: 1 }, exemptionOrder: 0, taxProfile: {} }))).toEqual([['inputs.sale.netAmount', 'More than any sale of these units leaves', 'custom']])
  })

  it('are found where one lot is a million times dearer than the rest, so that cents cannot be told from rounding in a sum of all', () => {
    const small = Array.from({ length: 999 }, (_, index) => ({ date: new Date(Date.UTC(2010, 0, 1 + index)).toISOString().slice(0, 10), units: 0.01, price: 1, priceBeforeReform: 1, resultBeforeReform: 30, lumpSums: 0 }))
    const lots = [...small, { date: '2018-02-01', units: 1_000_000, price: 100_000_000, lumpSums: 0 }]
    // The dear lot is a loss, so that nothing is taxed once it is sold in part: 49.999995 units bring 49,999.995, which are rounded to 50,000.
    expect(sell(request({ kind: 'SONSTIGE', years: [], lots, lossPots: {}, sale: { date: '2026-06-01', price: 1000, netAmount: 50_000 }, exemptionOrder: 0, taxProfile: {} })).units).toBe(49.999995)
  })

  it('are the fewest of all, whatever the lots carry', () => {
    const lot = fc.record({ units: fc.integer({ min: 1, max: 12 }), result: fc.integer({ min: -50, max: 100 }) })
    fc.assert(fc.property(fc.array(lot, { minLength: 1, maxLength: 4 }), fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 500 }), (lots, exemptionOrder, wanted) => {
      const given = (sale: object): SaleInputs => request({
        kind: 'SONSTIGE', years: [], lossPots: {}, taxProfile: {}, exemptionOrder,
        lots: lots.map(({ units, result }, index) => ({ date: `2012-05-0${index + 1}`, units, price: 1, priceBeforeReform: 10, resultBeforeReform: units * result, lumpSums: 0 })),
        sale: { date: '2026-06-01', price: 10, ...sale },
      })
      const all = lots.reduce((sum, { units }) => sum + units, 0)
      const fewest = [...Array(all).keys()].map((index) => index + 1).find((units) => sell(given({ units })).net >= wanted)
      const asked = given({ netAmount: wanted, wholeUnits: true })
      if (fewest === undefined) expect(refusal(asked)).toHaveLength(1)
      else expect(sell(asked).units).toBe(fewest)
    }))
  })

  it('are the fewest steps, however what is left rises and falls', () => {
    // Halves of units whose sale adds `up` each, then halves that take `down` each; a stretch without the latter rises.
    const stretch = fc.record({ rising: fc.nat(9), up: fc.integer({ min: 1, max: 5 }), falling: fc.nat(9), down: fc.integer({ min: 1, max: 5 }) })
    fc.assert(fc.property(fc.array(stretch, { minLength: 1, maxLength: 4 }), fc.integer({ min: 1, max: 60 }), (stretches, wanted) => {
      const halves = stretches.flatMap(({ rising, up, falling, down }) => [...Array<number>(rising).fill(up), ...Array<number>(falling).fill(-down)])
      const net = (units: number): number => halves.slice(0, 2 * units).reduce((sum, each) => sum + each, 0)
      const fewest = [...Array(Math.floor(halves.length / 2)).keys()].map((index) => index + 1).find((units) => net(units) >= wanted) ?? null
      const asked = stretches.map(({ rising, falling }) => ({ units: (rising + falling) / 2, rises: falling === 0 }))
      expect(unitsForNet(net, wanted, asked, true)).toBe(fewest)
    }), { numRuns: 1000 })
  })

  it('are the fewest steps that reach it', () => {
    expect(unitsForNet((units) => units * 10, 50, rising(8), true)).toBe(5)
    expect(unitsForNet((units) => units * 10, 50.1, rising(8), true)).toBe(6)
    expect(unitsForNet((units) => units * 10, 80, rising(8.9), true)).toBe(8)
    expect(unitsForNet((units) => units * 10, 81, rising(8.9), true)).toBeNull()
    expect(unitsForNet((units) => units * 10, 50, rising(8), false)).toBe(5)
    expect(unitsForNet((units) => units * 10, 5, rising(0.5000001), false)).toBe(0.5)
    expect(unitsForNet((units) => units * 10, 5.0000011, rising(0.50000011), false)).toBe(0.50000011)
    expect(unitsForNet((units) => units * 10, 1, rising(0.9), true)).toBeNull()
    expect(unitsForNet((units) => units * 10, 0, rising(3), true)).toBe(1)
    expect(unitsForNet((units) => units * 10, 10, rising(1), true)).toBe(1)
    expect(unitsForNet((units) => units * 10, 0, rising(0.9), true)).toBeNull() // no whole unit to sell
  })
})

describe('request of a sale', () => {
  const issuesOf = (change: object) => sale.inputs.safeParse({ ...request(), ...change }).error?.issues.map(({ path, message }) => [path.join('.'), message])

  test.each([
    [{ sale: { date: day, price: 80 } }, [['sale.units', 'Give either units or netAmount']]],
    [{ sale: { date: day, price: 80, units: 1, netAmount: 1 } }, [['sale.units', 'Give either units or netAmount']]],
    [{ sale: { date: '2017-12-31', price: 80, units: 1 } }, [['sale.date', 'Must not be before 2018']]],
    [{ sale: { date: '2008-12-31', price: 80, units: 1 } }, [['sale.date', 'Must not be before 2018']]], // before the first saver allowance
    [{ years: [{ year: 2024, priceStart: 1, priceEnd: 1 }, { year: 2024, priceStart: 1, priceEnd: 1 }] }, [['years', 'Years must be unique']]],
  ])('%j is refused by its field', (change, expected) => {
    expect(issuesOf(change)).toEqual(expected)
  })

  it('accepts the first day of the law of today', () => {
    expect(issuesOf({ sale: { date: '2018-01-01', price: 80, units: 1 } })).toBeUndefined()
  })
})
