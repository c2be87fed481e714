/** Lots for the tax: their cost, the lump sums that they bore, and their result of the fictitious sale at the end of 2017. */
import { addDays, type IsoDate, yearOf } from '../../values/dates'
import { InvalidRequest, type Issue } from '../../contract/errors'
import { bestandsschutz, fiktiveAnschaffung } from '../../law/altanteile/figures'
import { publishedBasiszins } from '../../law/investmentfonds/figures'
import { factorAfter, inYear, isOfOtherState, TWO_STATES, type UnitChange } from '../changes'
import { perDay, sortedBy } from '../lots'
import { hasLumpSum, lumpSumPerUnit, shareOfYear } from '../lump-sum'
import { dayOfReceipt } from '../working-day'
import type { Inputs, Kind, LotInput } from './schema'

/** Units bought on one day. All amounts are those of the whole lot, EUR, unrounded. */
export interface Holding {
  date: IsoDate
  units: number
  /** Acquisition cost for the tax. */
  cost: number
  lumpSums: number
  /** Taxable result of the fictitious sale at the end of 2017. */
  resultBeforeReform: number
  /** Bought before 2009: an allowance applies to its gain since 2018. */
  isProtected: boolean
}

/** What is known of the security besides its lots. */
interface Security {
  sold: IsoDate
  isin: string | undefined
  /** Years whose lump sums had been received when it was sold, from the first year of the law on. */
  received: readonly number[]
  pricesOf: (isin: string | undefined, year: number) => Inputs['years'][number] | undefined
}

/** A lot as given, with its changes, oldest first, and its units after them. `given` is not copied: that would double the time. */
interface Lot {
  given: LotInput
  index: number
  units: number
  past: readonly UnitChange[]
}

/** Refuses a request for a fault that its schema cannot see. */
export const refuse = (path: Issue['path'], message: string): never => {
  throw new InvalidRequest([{ path: ['inputs', ...path], code: 'custom', message }])
}

function yearsReceived(sold: IsoDate): number[] {
  const first = yearOf(fiktiveAnschaffung.on(sold))
  return Array.from({ length: yearOf(sold) - first }, (_year, index) => first + index).filter((year) => hasLumpSum(year) && dayOfReceipt(year) <= sold)
}

/** Lump sums of a lot, from the prices of the fund that it was in each year. */
function calculatedLumpSums(lot: Lot, { isin, received, pricesOf }: Security): number {
  const path = ['lots', lot.index, 'lumpSums']
  const { date } = lot.given
  return received.filter((year) => year >= yearOf(date)).reduce((sum, year) => {
    if (publishedBasiszins(year) === undefined) return refuse(['sale', 'date'], `No base rate is published for ${year}: give lumpSums for each lot`)
    const then = inYear(lot, isin, year)
    if (then.isin === null) return refuse(path, `Needed: which fund's lump sum of ${year} units bear that were merged in it is settled nowhere`)
    const prices = pricesOf(then.isin, year) ?? refuse(path, `Needed, or the prices of ${year}${then.isin === isin ? '' : ` of ${then.isin}`} in years`)
    return sum + then.units * lumpSumPerUnit(year, prices) * shareOfYear(date, year)
  }, 0)
}

/** Fund units bought before 2018 count as sold and bought again at the turn of the year, at the last price of 2017 (section 56(2) and (3) InvStG). */
function fundLot(lot: Lot, security: Security): Holding {
  const { given, index, units, past } = lot
  const { date } = given
  const { sold } = security
  const reform = fiktiveAnschaffung.on(sold)
  const lumpSums = given.lumpSums ?? calculatedLumpSums(lot, security)
  if (date >= reform) return { date, units, cost: given.units * given.price + given.costs, lumpSums, resultBeforeReform: 0, isProtected: false }
  const priceBeforeReform = given.priceBeforeReform ?? refuse(['lots', index, 'priceBeforeReform'], 'Needed for units bought before 2018')
  const isProtected = date < bestandsschutz.on(sold)
  const resultBeforeReform = isProtected ? 0 : (given.resultBeforeReform ?? refuse(['lots', index, 'resultBeforeReform'], 'Needed for units bought from 2009 to 2017: the bank states it'))
  return { date, units, cost: (units / factorAfter(past, addDays(reform, -1))) * priceBeforeReform, lumpSums, resultBeforeReform, isProtected }
}

/** Shares bought before 2009, when the flat rate tax began, are refused: other rules apply to them. */
function shareLot({ given: { date, units: bought, price, costs }, index, units }: Lot, { sold }: Security): Holding {
  if (date < bestandsschutz.on(sold)) refuse(['lots', index, 'date'], 'Shares bought before 2009 are not calculated')
  return { date, units, cost: bought * price + costs, lumpSums: 0, resultBeforeReform: 0, isProtected: false }
}

const joined = (a: Holding, b: Holding): Holding => ({
  ...a,
  units: a.units + b.units,
  cost: a.cost + b.cost,
  lumpSums: a.lumpSums + b.lumpSums,
  resultBeforeReform: a.resultBeforeReform + b.resultBeforeReform,
})

/**
 * The lots of an account, oldest first, one for each day.
 *
 * @throws InvalidRequest for a lot whose tax does not follow from the given fields
 */
export function holdingsOf({ isin, lots, years, changes = [], sale: { date: sold } }: Pick<Inputs, 'isin' | 'lots' | 'years' | 'changes' | 'sale'>, kind: Kind): Holding[] {
  const prices = new Map(years.map((row) => [`${row.isin ?? isin} ${row.year}`, row]))
  const security: Security = { sold, isin, received: yearsReceived(sold), pricesOf: (of, year) => prices.get(`${of} ${year}`) }
  const checked = (list: readonly UnitChange[], path: Issue['path']): UnitChange[] => list.map((change, at) => {
    if (change.date > sold) refuse([...path, at, 'date'], 'Must not be after the sale')
    if (kind !== 'AKTIE' && isOfOtherState(change.isin, isin)) refuse([...path, at, 'isin'], TWO_STATES)
    return change
  })
  const common = checked(changes, ['changes'])
  const holdings = lots.map((lot, index) => {
    if (lot.date > sold) refuse(['lots', index, 'date'], 'Must not be after the sale')
    const own = lot.changes === undefined ? common : checked(lot.changes, ['lots', index, 'changes'])
    const past = sortedBy(own.filter(({ date }) => date > lot.date), ({ date }) => date)
    const after: Lot = { given: lot, index, units: lot.units * factorAfter(past, lot.date), past }
    return kind === 'AKTIE' ? shareLot(after, security) : fundLot(after, security)
  })
  return perDay(holdings, joined)
}
