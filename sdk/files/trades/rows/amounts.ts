/** What was paid for the units alone: units, price, fees and taxes have to give the amount that the file states. */
import type { TradeFaultCode } from '../verdict'

export interface Stated {
  units: number
  /** In the currency of the amount, or with a rate to it. */
  price: number | null
  /** What the price is of: a unit, or the hundredth part of the nominal value. */
  scale: 1 | 0.01
  /** Exchange rate, by which a price in another currency is multiplied or divided. */
  rate: number | null
  amount: number | null
  fees: number
  taxes: number
  /** Interest since the last coupon that is paid with a bond; 0 where the row states none. */
  interest: number
  isPurchase: boolean
  /** Whether the layout is known to have fees and taxes in its amounts; null where it is not known. */
  isNet: boolean | null
  /** Half of the last place that the file writes. */
  rounding: { units: number; price: number; rate: number }
}

/** Half a cent, and what binary fractions add. */
const HALF_CENT = 0.005_001

/** Fees and amounts are rounded to cents, too. */
export const CENTS = 0.011

/** What units and price come to, with how far that may be off. */
function products({ units, price, scale, rate, rounding }: Stated): { value: number; slack: number }[] {
  if (price === null) return []
  const [value, slack] = [units * price * scale, (units * rounding.price + price * rounding.units) * scale + CENTS]
  if (rate === null || rate <= 0) return [{ value, slack }]
  return [rate, 1 / rate].map((factor) => ({ value: value * factor, slack: slack * factor + value * factor * (rounding.rate / rate) + CENTS }))
}

/** The amounts without fees, taxes and interest that may be meant. */
function readings({ amount, fees, taxes, interest, isPurchase }: Stated): number[] {
  const sign = isPurchase ? -1 : 1
  const whole = [0, fees, taxes, fees + taxes].map((extra) => (amount ?? 0) + sign * extra)
  const all = interest === 0 ? whole : [...whole, ...whole.map((each) => each - interest)]
  return [...new Set(all.map((each) => Math.round(each * 1e8) / 1e8))]
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
