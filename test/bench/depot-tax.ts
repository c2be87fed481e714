/** The tax of a large depot beside the savings plan calculator: 25 funds at five banks, ten years of monthly purchases. */
import { etfSparplan } from '../../core/calculators/etf-sparplan/model'
import { computeBill } from '../../core/depot-tax/advance-lump-sum/compute'
import { inputs as billInputs } from '../../core/depot-tax/advance-lump-sum/schema'
import { openLots } from '../../core/depot-tax/bookings'
import { race } from './measure'

const FUNDS = 25
const BANKS = 5
const ISIN = 'IE00B4L5Y983'

const purchases = Array.from({ length: 120 }, (_month, index) => ({
  type: 'purchase' as const, date: `${2016 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-15`, units: 5, cost: 251 + index,
}))

const bill = billInputs.parse({
  year: 2025,
  banks: Array.from({ length: BANKS }, (_bank, index) => ({ name: `Bank ${index}`, exemptionOrder: 200, lossPot: 10 * index, otherIncome: 50 * index, cash: 20 })),
  positions: Array.from({ length: FUNDS }, (_fund, index) => ({
    basis: 'units', bank: `Bank ${index % BANKS}`, isin: ISIN, fondstyp: 'AKTIENFONDS', unitsStart: 540, priceStart: 80 + index, priceEnd: 95 + index,
    bookings: Array.from({ length: 12 }, (_month, month) => ({ month: month + 1, type: 'purchase', units: 5 })), distributions: [{ month: 6, perUnit: 0.2 }],
  })),
})

const savings = etfSparplan.inputs.parse({})

/** Lots of every fund from its bookings, then the bill with the best orders. */
function depot(): void {
  for (let fund = 0; fund < FUNDS; fund++) openLots(purchases)
  computeBill(bill, { locale: 'en', kinds: new Map() })
}

/** Median milliseconds of both. */
export async function depotTaxTimes(): Promise<{ depot: number; savings: number }> {
  const times = await race([
    { name: 'depot', run: depot },
    { name: 'savings', run: () => etfSparplan.compute(savings, { asOf: '2026-11-20', locale: 'en' }) },
  ])
  return { depot: times.get('depot') ?? Number.NaN, savings: times.get('savings') ?? Number.NaN }
}
