/** What only several bookings together show: prices in percent, splits that are booked as sale and purchase. */
import { isProblem, isTrade, type Movement } from './rows/movements'

const PER_CENT = 0.01

/** Whether a row says what one unit, or a hundred of the nominal value, cost. */
export const isPriced = ({ type, price }: Movement): boolean => isTrade(type) && price !== null

/** The securities of which some prices are proven to be in percent. */
export const nominal = (movements: readonly Movement[]): ReadonlySet<string> => new Set(movements.filter((each) => each.isPercent && isPriced(each)).map(({ isin }) => isin))

/** Units of bonds are hundreds of their nominal value: so a price in percent is that of a unit. */
function inHundreds(movements: readonly Movement[]): Movement[] {
  const bonds = nominal(movements)
  return movements.map((each) => (bonds.has(each.isin) ? { ...each, units: each.units / 100 } : each))
}

/** Neither an order nor a cost: nobody traded. */
const isUnordered = ({ order, fees, time }: Movement): boolean => order === '' && fees === 0 && time !== ''

const isSameMoment = (one: Movement, other: Movement): boolean =>
  one.date === other.date && one.time === other.time && one.account === other.account
  && (isProblem(one.gross) || isProblem(other.gross) ? one.isin === other.isin : Math.abs(one.gross - other.gross) <= PER_CENT * one.gross)

/** Sale and purchase of the same moment and amount without order and cost are a split, or an exchange of papers: units change, nothing is bought or sold. */
function withSplits(movements: readonly Movement[]): Movement[] {
  const sales = movements.filter((each) => each.type === 'sale' && isUnordered(each))
  const split = new Set<Movement>()
  for (const sale of sales) {
    const purchase = movements.find((each) => each.type === 'purchase' && isUnordered(each) && !split.has(each) && isSameMoment(sale, each))
    if (purchase !== undefined) [sale, purchase].forEach((each) => split.add(each))
  }
  return movements.map((each) => (split.has(each) ? { ...each, type: 'change', units: each.type === 'sale' ? -each.units : each.units, ratio: null, isNetChange: true } : each))
}

/** Bookings as they are when seen together. */
export const seenTogether = (movements: readonly Movement[]): Movement[] => inHundreds(withSplits(movements))
