/** What was paid for the units alone: units, price, fees and taxes have to give the amount that the file states. */
import type { Row } from '../../formats/lines'
import { isMissing } from '../../cells/decimal'
import { cellOf, type Column } from '../../table/columns'
import type { TradeFaultCode } from '../verdict'
import { currenciesOf, isBond, isForeign, isInPercent, isNet, isPercent, numberIn, priceNumber, sumIn, type Plan } from './cells'
import { isTrade, type Movement, type Problem } from './movements'
import type { TradeColumns } from './trade-columns'

interface Stated {
  units: number
  /** In the currency of the amount, or with a rate to it. */
  price: number | null
  /** What the price is of: a unit, or the hundredth part of the nominal value. */
  scale: 1 | 0.01
  /** Exchange rate, by which a price in another currency is multiplied or divided. */
  rate: number | null
  /** Whether the price is in pence: a rate may be that of pounds. */
  isInPence: boolean
  amount: number | null
  fees: number
  taxes: number
  /** Interest since the last coupon that is paid with a bond; 0 where the row states none. */
  interest: number
  isPurchase: boolean
  /** Whether the layout is known to have fees and taxes in its amounts; null where it is not known. */
  isNet: boolean | null
  rounding: Plan['rounding']
}

/** Half a cent, and what binary fractions add. */
const HALF_CENT = 0.005_001

/** Fees and amounts are rounded to cents, too. */
const CENTS = 0.011

/** What units and price come to, with how far that may be off. */
function products({ units, price, scale, rate, isInPence, rounding }: Stated): { value: number; slack: number }[] {
  if (price === null) return []
  const [value, slack] = [units * price * scale, (units * rounding.price + price * rounding.units) * scale + CENTS]
  if (rate === null) return [{ value, slack }]
  const factors = [rate, 1 / rate].flatMap((factor) => (isInPence ? [factor, factor / 100] : factor))
  return factors.map((factor) => ({ value: value * factor, slack: slack * factor + value * factor * (rounding.rate / rate) + CENTS }))
}

/** The amounts without fees, taxes and interest that may be meant; taxes may have come back. */
function readings({ amount, fees, taxes, interest, isPurchase, isNet }: Stated): number[] {
  const sign = isPurchase ? -1 : 1
  const whole = (isNet === false ? [0] : [0, fees, taxes, -taxes, fees - taxes, fees + taxes]).map((extra) => (amount ?? 0) + sign * extra)
  return [...new Set([...whole, ...whole.map((each) => each - interest)].map((each) => Math.round(each * 1e8) / 1e8))]
}

/** Whether nothing says how much of an amount is of fees, taxes and interest, where no price does. */
const isOpen = ({ fees, taxes, interest, isNet }: Stated): boolean => interest > 0 || (isNet === null && fees + taxes > 0)

/** The amount without fees and taxes; a fault where the file contradicts itself or leaves it open. */
export function grossOf(stated: Stated): number | TradeFaultCode {
  const { amount, price, rate, units, isNet } = stated
  if (amount === null) return price === null || rate !== null ? 'no_amount' : units * price
  const all = readings(stated)
  const [plain = amount, whole = amount] = [all[0], all.at(-1)]
  const sums = products(stated)
  const known = isNet === true ? whole : plain
  if (sums.length === 0) return isOpen(stated) ? 'fees_unclear' : known
  const within = (slackOf: (slack: number) => number): number[] => all.filter((gross) => sums.some(({ value, slack }) => Math.abs(gross - value) <= slackOf(slack)))
  const exact = within(() => HALF_CENT)
  const fits = exact.length === 1 ? exact : within((slack) => slack)
  if (fits.length > 1) return isNet !== null && fits.includes(known) ? known : 'fees_unclear'
  return fits[0] ?? 'amount_differs'
}

/** Currencies of the price; percent are none. */
const priceCurrencies = (row: Row, { columns }: Plan, currency: string | null): string[] =>
  currenciesOf(row, columns.price, columns.priceCodes, currency).filter((code) => !isPercent(code))

/** The price in EUR, or with the rate to it; null where it says nothing of an amount in EUR. */
function priceIn(row: Row, plan: Plan): Pick<Stated, 'price' | 'rate'> {
  const { columns, currency } = plan
  const price = priceNumber(row, plan)
  if (price === null || !isForeign(priceCurrencies(row, plan, columns.amount === null ? currency : null))) return { price, rate: null }
  const rate = numberIn(row, columns.rate, plan)
  return rate === null || rate <= 0 ? { price: null, rate: null } : { price, rate }
}

/** What a row says of its cost. */
export function statedIn(row: Row, units: number, isPurchase: boolean, plan: Plan): Stated {
  const { columns, rounding } = plan
  const amount = numberIn(row, columns.amount, plan)
  const scale = isInPercent(row, columns) ? 0.01 : 1
  // That a price in percent is of these units, only an amount proves.
  const priced = scale === 1 || amount !== null ? priceIn(row, plan) : { price: null, rate: null }
  return {
    units, ...priced, scale, isInPence: priceCurrencies(row, plan, null).includes('GBX'), amount: amount === null ? null : Math.abs(amount), fees: sumIn(row, columns.fees, plan), taxes: sumIn(row, columns.taxes, plan),
    interest: sumIn(row, columns.interest, plan), isPurchase, isNet: isNet(columns), rounding,
  }
}

/** What was paid in currencies that are not EUR; where the price is in another one, it says nothing. */
function grossOfOther(row: Row, stated: Stated, currencies: readonly string[], plan: Plan): ReturnType<typeof grossOf> {
  const price = priceCurrencies(row, plan, plan.currency).join() === currencies.join() ? priceNumber(row, plan) : null
  return grossOf({ ...stated, price, rate: null })
}

/** Whether units, price and amount agree in a currency that is not EUR. */
const isAgreed = (row: Row, stated: Stated, currencies: readonly string[], plan: Plan): boolean =>
  currencies.every((code) => /^[A-Z]{3}$/.test(code)) && grossOfOther(row, stated, currencies, plan) !== 'amount_differs'

/** A year of interest is less than that. */
const MOST_INTEREST = 0.1

/** Whether the amount of a bond is its price with a part of a year's interest: how much of either no row tells. */
function isWithInterest(row: Row, { units, price, scale, rate, amount }: Stated, columns: TradeColumns): boolean {
  if (price === null || rate !== null || amount === null || (scale === 1 && !isBond(row, columns))) return false
  const value = units * price * scale
  return amount >= value && amount <= value * (1 + MOST_INTEREST)
}

/** The column of an amount or a price that is there and cannot be read. */
const damagedIn = (row: Row, plan: Plan): Column | undefined => {
  const { amount, fees, taxes, interest, price } = plan.columns
  const isThere = (column: Column | null): column is Column => column !== null && !isMissing(cellOf(row, column))
  return [amount, ...fees, ...taxes, ...interest, price].filter(isThere).find((column) => (column === price ? priceNumber(row, plan) : numberIn(row, column, plan)) === null)
}

/** The columns that name the currency of what was paid. */
const paidBy = ({ amount, amountCodes, price, priceCodes }: TradeColumns): [Column | null, readonly Column[]] => (amount === null ? [price, priceCodes] : [amount, amountCodes])

/** Whether nothing names the currency of an amount, and it is units x price in that of the price. */
function isInPriceCurrency(row: Row, stated: Stated, plan: Plan): boolean {
  const currencies = priceCurrencies(row, plan, null)
  return stated.amount !== null && stated.price === null && isForeign(currencies) && priceNumber(row, plan) !== null && isAgreed(row, stated, currencies, plan)
}

/** What was paid for the units, or why that cannot be told. */
function grossIn(row: Row, stated: Stated, plan: Plan): number | Problem {
  const [column, codes] = paidBy(plan.columns)
  const problem = (code: TradeFaultCode, at = column): Problem => ({ code, column: at?.header.text ?? '' })
  const damaged = damagedIn(row, plan)
  if (damaged !== undefined) return problem('not_an_amount', damaged)
  const currencies = currenciesOf(row, column, codes, plan.currency)
  if (isForeign(currencies)) {
    if (isAgreed(row, stated, currencies, plan)) return problem('other_currency', codes[0] ?? column)
    // The currency may be that of the price alone: a rate tells, where other rows show what amounts are in.
    if (stated.rate === null || !plan.hasEuros) return problem('amount_differs')
  }
  if (currencies.length === 0 && isInPriceCurrency(row, stated, plan)) return problem('other_currency')
  const gross = grossOf(stated)
  if (gross === 'amount_differs' && isWithInterest(row, stated, plan.columns)) return problem('fees_unclear')
  if (typeof gross === 'string') return problem(gross)
  return gross > 0 && !plan.columns.isUnpaid ? gross : problem('no_amount')
}

/** What a row says of its cost; the price of what may be a bond is one in percent where that proves the amount, and the price of a unit does not. */
function costIn(row: Row, units: number, isPurchase: boolean, plan: Plan): { stated: Stated; gross: number | Problem } {
  const stated = statedIn(row, units, isPurchase, plan)
  const gross = grossIn(row, stated, plan)
  if (typeof gross === 'number' || gross.code !== 'amount_differs' || stated.scale !== 1 || !isBond(row, plan.columns)) return { stated, gross }
  const ofNominal: Stated = { ...stated, scale: 0.01 }
  const other = grossIn(row, ofNominal, plan)
  return typeof other === 'number' || other.code === 'fees_unclear' ? { stated: ofNominal, gross: other } : { stated, gross }
}

/** What was paid in another currency than EUR; null where it is EUR, or where fees and units leave it open. */
export function foreignIn(row: Row, stated: Stated, plan: Plan): Movement['foreign'] {
  const [paidIn, ...others] = new Set(currenciesOf(row, ...paidBy(plan.columns), plan.currency))
  if (paidIn === undefined || others.length > 0 || paidIn === 'EUR') return null
  const gross = grossOfOther(row, stated, [paidIn], plan)
  return typeof gross === 'number' && gross > 0 ? { currency: paidIn, gross } : null
}

/** Whether an amount stands twice, and fees and taxes are not what lies between. */
function isContradicted(row: Row, gross: number, { fees, taxes, isPurchase, isNet: isWhole }: Stated, plan: Plan): boolean {
  const second = numberIn(row, plan.columns.second, plan)
  const wanted = isWhole === true ? gross : gross + (fees + taxes) * (isPurchase ? 1 : -1)
  return second !== null && Math.abs(Math.abs(second) - Math.abs(wanted)) > CENTS
}

/** What it cost, where nothing beside it says something else. */
export function checkedCostIn(row: Row, units: number, type: Movement['type'], plan: Plan): ReturnType<typeof costIn> {
  const { stated, gross } = costIn(row, units, type !== 'sale', plan)
  const isWrong = isTrade(type) && typeof gross === 'number' && isContradicted(row, gross, stated, plan)
  return { stated, gross: isWrong ? { code: 'amount_differs', column: plan.columns.second?.header.text ?? '' } : gross }
}
