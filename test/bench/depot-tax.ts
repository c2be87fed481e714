/** The tax of large depots beside the savings plan calculator: 25 funds at five banks with ten years of monthly purchases, and a return of 25 years in ten funds. */
import { etfSparplan } from '../../core/calculators/etf-sparplan/model'
import { computeBill } from '../../core/depot-tax/advance-lump-sum/compute'
import { inputs as billInputs } from '../../core/depot-tax/advance-lump-sum/schema'
import { openLots } from '../../core/depot-tax/bookings'
import { computeReturn } from '../../core/depot-tax/return/compute'
import { inputs as returnInputs } from '../../core/depot-tax/return/schema'
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

const isins = ['IE00B4L5Y983', 'IE00BKM4GZ66', 'IE00B5BMR087', 'IE00BK5BQT80', 'IE00B3RBWM25', 'LU0274208692', 'IE00BJ0KDQ92', 'IE00B3XXRP09', 'LU1681043599', 'LU0380865021']

/** Three hundred monthly purchases of each, as a body has them. */
const plan = JSON.stringify({
  year: 2025,
  securities: isins.map((isin) => ({ isin, kind: 'AKTIENFONDS', years: [{ year: 2024, priceStart: 100, priceEnd: 120 }] })),
  bookings: isins.flatMap((isin) => Array.from({ length: 300 }, (_month, index) => ({
    type: 'purchase', isin, date: `${2000 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-15`, units: 1.5, amount: 150, costs: 1,
  }))),
})

const savings = etfSparplan.inputs.parse({})

/** Lots of every fund from its bookings, then the bill with the best orders. */
function depot(): void {
  for (let fund = 0; fund < FUNDS; fund++) openLots(purchases)
  computeBill(bill, { locale: 'en', kinds: new Map() })
}

/** Median milliseconds of each. */
export async function depotTaxTimes(): Promise<{ depot: number; plan: number; savings: number }> {
  const times = await race([
    { name: 'depot', run: depot },
    { name: 'plan', run: () => JSON.stringify(computeReturn(returnInputs.parse(JSON.parse(plan)), { kinds: new Map(), rates: new Map() })) },
    { name: 'savings', run: () => etfSparplan.compute(savings, { asOf: '2026-11-20', locale: 'en' }) },
  ])
  return { depot: times.get('depot') ?? Number.NaN, plan: times.get('plan') ?? Number.NaN, savings: times.get('savings') ?? Number.NaN }
}
