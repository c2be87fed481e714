/**
 * Cases of the lines of Anlage KAP and KAP-INV: what a published test, an instruction or the law says. Lines that are not
 * expected must not be there, but for line 19, which may be 0.
 */
import { basisertrag, vorabpauschale } from '../../../core/law/investmentfonds/vorabpauschale'
import { yearTax } from '../../../core/law/kapitalertrag/kapitalertrag'
import { isWithinYear, taxedPrivateSales } from '../../../core/law/privatverkauf/privatverkauf'
import { shareOfYear } from '../../../core/depot-tax/lump-sum'
import { linesFor, type ReturnInputs } from './calculate'

export interface LineCase {
  id: string
  source: string
  run(): Readonly<Record<string, number>>
  expect: Readonly<Record<string, number>>
  note?: string
}

const engine = 'uebber/ibkr-german-tax-declaration-engine, tests of the loss offset, of funds and of section 23 (snapshot ceda7f33, 11 January 2026)'
const bridge = 'the same, pull request 92'
const instructions = 'Anleitung zur Anlage KAP und zur Anlage KAP-INV, 2024 and 2025'

const FUND = 'IE00B4L5Y983'
const US_FUND = 'US9229087690'

/** The lines that are there by their names, with what stands on no form. */
function filled(inputs: ReturnInputs): Record<string, number> {
  const { lines, afterExemption, privateSales } = linesFor(inputs)
  const all = lines.map(({ line, amount }): [string, number] => [line, amount ?? NaN])
  return {
    ...Object.fromEntries(all),
    ...(privateSales === null ? {} : { 'SO result': privateSales.result ?? NaN }),
    ...(afterExemption === null ? {} : { 'taxable (not on the form)': afterExemption.general }),
  }
}

const pooled = (id: string, source: string, year: number, totals: ReturnInputs['totals'], expected: LineCase['expect']): LineCase => ({ id, source, run: () => filled({ year, totals }), expect: expected })

type Booking = NonNullable<ReturnInputs['bookings']>[number]
type FundKind = NonNullable<NonNullable<ReturnInputs['securities']>[number]['kind']>

const fund = (id: string, source: string, year: number, kind: FundKind, bookings: Omit<Booking, 'isin'>[], expected: LineCase['expect'], isin = FUND): LineCase => ({
  id, source, expect: expected, run: () => filled({ year, securities: [{ isin, kind }], bookings: bookings.map((each) => ({ ...each, isin })) }),
})

const bought = (amount: number, units = 1, day = '2024-01-02'): Omit<Booking, 'isin'> => ({ type: 'purchase', date: day, units, amount })
const sold = (amount: number, lumpSums: number, day: string, units = 1, costs = 0): Omit<Booking, 'isin'> => ({ type: 'sale', date: day, units, amount, costs, lumpSums })

/** A fund of a kind with a distribution of 10, a lump sum of the year before of 20 and a gain of 30. */
const ofKind = (id: string, kind: FundKind, lines: readonly [string, string, string]): LineCase => ({
  id, source: instructions, expect: { [lines[0]]: 10, [lines[1]]: 20, [lines[2]]: 30 },
  run: () => filled({
    // 100 x 2.29 % x 0.7 = 1.603 for a unit of 100; 20 / 1.603 units held all of 2024 bear 20.
    year: 2025, securities: [{ isin: FUND, kind, years: [{ year: 2024, priceStart: 100, priceEnd: 200 }] }],
    bookings: [
      { type: 'purchase', date: '2023-06-01', isin: FUND, units: 20 / 1.603, amount: 1000 },
      { type: 'distribution', date: '2025-05-02', isin: FUND, amount: 10 },
      { type: 'sale', date: '2025-06-01', isin: FUND, units: 20 / 1.603, amount: 1050, lumpSums: 20 },
    ],
  }),
})

/** A share that costs 10,000 and brings 15,000, with fees. */
const shareGain = (costs: number): number =>
  filled({ year: 2025, bookings: [{ type: 'purchase', date: '2024-02-01', isin: 'US0378331005', units: 1, amount: 10_000, costs }, { type: 'sale', date: '2025-02-03', isin: 'US0378331005', units: 1, amount: 15_000 }], securities: [{ isin: 'US0378331005', kind: 'AKTIE' }] })['KAP 20'] ?? NaN

export const lineCases: readonly LineCase[] = [
  pooled('K24-AKT-1', engine, 2024, { shareGain: 1000 }, { 'KAP 19': 1000, 'KAP 20': 1000 }),
  pooled('K24-AKT-3', engine, 2024, { shareGain: 1000, shareLoss: 200 }, { 'KAP 19': 800, 'KAP 20': 1000, 'KAP 23': 200 }),
  pooled('K24-AKT-4', engine, 2024, { shareGain: 200, shareLoss: 1000 }, { 'KAP 19': -800, 'KAP 20': 200, 'KAP 23': 1000 }),
  pooled('K24-TERM-1', engine, 2024, { derivativeGain: 5000 }, { 'KAP 19': 5000, 'KAP 21': 5000 }),
  pooled('K24-TERM-2', engine, 2024, { derivativeLoss: 15000 }, { 'KAP 19': 0, 'KAP 24': 15000 }),
  pooled('K24-TERM-3', engine, 2024, { derivativeLoss: 30000 }, { 'KAP 19': 0, 'KAP 24': 30000 }),
  pooled('K25-TERM-4', instructions, 2025, { derivativeGain: 25000, derivativeLoss: 5000 }, { 'KAP 19': 20000, 'KAP 22': 5000 }),
  pooled('K24-SONST-1', engine, 2024, { otherGain: 700 }, { 'KAP 19': 700 }),
  pooled('K24-SONST-3', engine, 2024, { otherGain: 700, otherLoss: 100 }, { 'KAP 19': 600, 'KAP 22': 100 }),
  pooled('K24-P23-1', engine, 2024, { privateSaleGain: 1200 }, { 'KAP 19': 0, 'SO result': 1200 }),
  pooled('K24-MIX-1', engine, 2024, { shareGain: 2000, shareLoss: 500, derivativeGain: 3000, derivativeLoss: 4000, otherGain: 1000, otherLoss: 1500, privateSaleGain: 800, privateSaleLoss: 200 }, { 'KAP 19': 4000, 'KAP 21': 3000, 'KAP 22': 1500, 'KAP 24': 4000, 'KAP 20': 2000, 'KAP 23': 500, 'SO result': 600 }),
  pooled('K24-MIX-2', engine, 2024, { shareGain: 500, shareLoss: 2000, derivativeGain: 1000, derivativeLoss: 30000, otherGain: 1500, otherLoss: 500, privateSaleGain: 200, privateSaleLoss: 800 }, { 'KAP 19': 500, 'KAP 21': 1000, 'KAP 22': 500, 'KAP 24': 30000, 'KAP 20': 500, 'KAP 23': 2000, 'SO result': -600 }),
  pooled('K24-MIX-3', engine, 2024, { shareGain: 1000, derivativeGain: 2000, otherGain: 500, privateSaleGain: 300 }, { 'KAP 19': 3500, 'KAP 21': 2000, 'KAP 20': 1000, 'SO result': 300 }),
  pooled('K24-MIX-4', engine, 2024, { shareLoss: 1000, derivativeLoss: 25000, otherLoss: 500, privateSaleLoss: 300 }, { 'KAP 19': -1500, 'KAP 22': 500, 'KAP 24': 25000, 'KAP 23': 1000, 'SO result': -300 }),
  pooled('K25-BRIDGE', bridge, 2025, { otherLoss: 60, derivativeLoss: 40 }, { 'KAP 19': -100, 'KAP 22': 100 }),
  {
    id: 'K24-DIV2', source: engine, expect: { 'KAP 19': 275 }, note: 'dividends of 200 and interest of 75: the split is ours',
    run: () => filled({ year: 2024, securities: [{ isin: 'US0378331005', kind: 'AKTIE' }], bookings: [{ type: 'distribution', date: '2024-05-16', isin: 'US0378331005', amount: 200 }, { type: 'interest', date: '2024-12-31', amount: 75 }] }),
  },
  {
    id: 'K25-KST', source: instructions, expect: { 'certificate gain': 4750, 'KAP 7 right column': 4250, 'KAP 8 right column': 4250 },
    note: 'the arithmetic of the example on a sale of shares; lines 7 and 8 of banks that withhold tax are no result of ours',
    run: () => ({ 'certificate gain': shareGain(250), 'KAP 7 right column': shareGain(750), 'KAP 8 right column': shareGain(750) }),
  },
  {
    id: 'K25-CERT2', source: 'certificate of a bank for 2025 (BBBank), text', expect: { 'KAP 7': 264.83, 'KAP 37': 66.21, 'KAP 38': 3.64 },
    run: () => {
      const { brutto_ertrag: income, kapitalertragsteuer: tax, solidaritaetszuschlag: surcharge } = yearTax({ income: 264.83, allowance: 0, churchRate: 0 })
      return { 'KAP 7': income, 'KAP 37': tax, 'KAP 38': surcharge }
    },
  },
  fund('I-01', engine, 2024, 'AKTIENFONDS', [bought(1000), sold(1100, 40, '2024-12-02')], { 'KAP-INV 14': 60, 'taxable (not on the form)': 42 }),
  fund('I-03', engine, 2024, 'AKTIENFONDS', [bought(1000), sold(1030, 50, '2024-12-02')], { 'KAP-INV 14': -20, 'taxable (not on the form)': -14 }),
  { id: 'I-05', source: engine, expect: { 'vp lot 1': 60, 'vp lot 2': 30 }, note: '90 on 100 x 12/12 + 100 x 6/12', run: () => {
    const [first, second] = [shareOfYear('2022-11-15', 2023), shareOfYear('2023-07-15', 2023)]
    return { 'vp lot 1': (90 * first) / (first + second), 'vp lot 2': (90 * second) / (first + second) }
  } },
  {
    id: 'I-07', source: engine, expect: { 'KAP-INV 9': 160.3, 'taxable (not on the form)': 112.21 }, note: 'as the lump sum of 2024 on the form of 2025: 10,000 x 1.603 %; that of a year stands on the form of the next',
    run: () => filled({ year: 2025, securities: [{ isin: FUND, kind: 'AKTIENFONDS', years: [{ year: 2024, priceStart: 100, priceEnd: 120 }] }], bookings: [{ type: 'purchase', date: '2022-03-01', isin: FUND, units: 100, amount: 9000 }] }),
  },
  { id: 'I-09', source: 'BMF letter on the InvStG, margin 18.3', expect: { vp: 0.5, base: 0.7 }, run: () => ({ base: basisertrag(100, 1, '2025-12-31'), vp: vorabpauschale(0.7, 0.5, 0.1) }) },
  fund('I-11', instructions, 2025, 'AKTIENFONDS', [{ type: 'distribution', date: '2025-03-20', amount: 100, foreignTax: 15 }], { 'KAP-INV 4': 100, 'KAP 41': 15 }, US_FUND),
  ofKind('I-K-mixed', 'MISCHFONDS', ['KAP-INV 5', 'KAP-INV 10', 'KAP-INV 17']),
  ofKind('I-K-foreign_real_estate', 'IMMOBILIENFONDS_AUSLAND', ['KAP-INV 7', 'KAP-INV 12', 'KAP-INV 23']),
  fund('I-12', instructions, 2025, 'AKTIENFONDS', [bought(9000, 100, '2025-01-03'), sold(12_000, 224, '2025-11-03', 100, 10)], { 'KAP-INV 14': 2766 }),
  { id: 'S23-2', source: engine, expect: { taxable: 0 }, run: () => ({ taxable: Number(isWithinYear('2022-03-15', '2023-03-16')) }) },
  { id: 'S23-4', source: engine, expect: { taxable: 1 }, note: 'the year of 29 February ends on 28 February', run: () => ({ taxable: Number(isWithinYear('2024-02-29', '2025-02-28')) }) },
  { id: 'S23-L1', source: 'section 23(3) sentence 5 EStG', expect: { taxable: 0 }, run: () => ({ taxable: taxedPrivateSales(999.99, '2024-12-31') }) },
  { id: 'S23-L3', source: 'section 23(3) sentence 5 EStG, wording until 2023', expect: { taxable: 0 }, run: () => ({ taxable: taxedPrivateSales(599.99, '2023-12-31') }) },
]
