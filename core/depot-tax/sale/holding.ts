/** Lots as the tax sees them: what counts as their cost, which lump sums they bore, what the end of 2017 left on them. */
import { addDays, type IsoDate } from '../../values/dates'
import { InvalidRequest, type Issue } from '../../contract/errors'
import { bestandsschutz, fiktiveAnschaffung } from '../../law/altanteile/figures'
import { publishedBasiszins } from '../../law/investmentfonds/figures'
import { factorBetween, hasMergerIn, type UnitChange } from '../changes'
import { perDay } from '../lots'
import { hasLumpSum, lastDayOf, lumpSumPerUnit, shareOfYear, yearOf } from '../lump-sum'
import { dayOfReceipt } from '../working-day'
import type { Inputs, Kind, LotInput } from './schema'

/** Units of one day. All amounts are those of the whole lot, EUR, unrounded. */
export interface Holding {
  date: IsoDate
  units: number
  /** What counts as cost. */
  cost: number
  lumpSums: number
  /** Taxable result of the fictitious sale at the end of 2017. */
  resultBeforeReform: number
  /** Bought before 2009: its gain since 2018 has an allowance. */
  isProtected: boolean
}

/** What is known of the security besides its lots. */
interface Security {
  sold: IsoDate
  years: ReadonlyMap<number, Inputs['years'][number]>
  changes: readonly UnitChange[]
}

/** Units of a lot at the end of a day. */
const unitsOn = ({ date, units }: LotInput, day: IsoDate, { changes }: Security): number => units * factorBetween(changes, date, day)

/** Refuses a request for what its schema cannot see. */
export const refuse = (path: Issue['path'], message: string): never => {
  throw new InvalidRequest([{ path: ['inputs', ...path], code: 'custom', message }])
}

/** Years whose lump sum a lot bore: from its purchase, at the earliest the first year of the law, to the last one that was received when it was sold. */
function assessedYears(bought: IsoDate, sold: IsoDate): number[] {
  const first = Math.max(yearOf(bought), yearOf(fiktiveAnschaffung.on(sold)))
  return Array.from({ length: yearOf(sold) - first }, (_year, index) => first + index).filter((year) => hasLumpSum(year) && dayOfReceipt(year) <= sold)
}

/** Lump sums of a lot from the prices of its fund. */
function calculatedLumpSums(lot: LotInput, index: number, security: Security): number {
  const { sold, years } = security
  const past = security.changes.filter(({ date }) => date > lot.date)
  return assessedYears(lot.date, sold).reduce((sum, year) => {
    if (publishedBasiszins(year) === undefined) return refuse(['sale', 'date'], `No base rate is published for ${year}: give lumpSums for each lot`)
    if (hasMergerIn(past, year)) return refuse(['lots', index, 'lumpSums'], `Needed: which fund's lump sum of ${year} units bear that were merged in it is not settled`)
    const prices = years.get(year) ?? refuse(['lots', index, 'lumpSums'], `Needed, or the prices of ${year} in years`)
    return sum + unitsOn(lot, lastDayOf(year), security) * lumpSumPerUnit(year, prices) * shareOfYear(lot.date, year)
  }, 0)
}

/** Fund units bought before 2018 were sold fictitiously at its beginning, at the last price of 2017 (section 56(2) and (3) InvStG). */
function fundLot(lot: LotInput, index: number, security: Security): Holding {
  const { date } = lot
  const { sold } = security
  const reform = fiktiveAnschaffung.on(sold)
  const common = { date, units: unitsOn(lot, sold, security), lumpSums: lot.lumpSums ?? calculatedLumpSums(lot, index, security) }
  if (date >= reform) return { ...common, cost: lot.units * lot.price + lot.costs, resultBeforeReform: 0, isProtected: false }
  const priceBeforeReform = lot.priceBeforeReform ?? refuse(['lots', index, 'priceBeforeReform'], 'Needed for units bought before 2018')
  const isProtected = date < bestandsschutz.on(sold)
  const resultBeforeReform = isProtected ? 0 : (lot.resultBeforeReform ?? refuse(['lots', index, 'resultBeforeReform'], 'Needed for units bought from 2009 to 2017: the bank states it'))
  return { ...common, cost: unitsOn(lot, addDays(reform, -1), security) * priceBeforeReform, resultBeforeReform, isProtected }
}

/** Shares bought before the flat rate tax are another matter. */
function shareLot(lot: LotInput, index: number, security: Security): Holding {
  const { date, units, price, costs } = lot
  const { sold } = security
  if (date < bestandsschutz.on(sold)) refuse(['lots', index, 'date'], 'Shares bought before 2009 are not calculated')
  return { date, units: unitsOn(lot, sold, security), cost: units * price + costs, lumpSums: 0, resultBeforeReform: 0, isProtected: false }
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
 * @throws InvalidRequest for a lot whose tax cannot be known from what is given
 */
export function holdingsOf({ lots, years, changes = [], sale }: Pick<Inputs, 'lots' | 'years' | 'changes' | 'sale'>, kind: Kind): Holding[] {
  const security: Security = { sold: sale.date, years: new Map(years.map((row) => [row.year, row])), changes }
  const late = changes.findIndex(({ date }) => date > sale.date)
  if (late >= 0) refuse(['changes', late, 'date'], 'Must not be after the sale')
  const holdings = lots.map((lot, index) => {
    if (lot.date > sale.date) refuse(['lots', index, 'date'], 'Must not be after the sale')
    return kind === 'AKTIE' ? shareLot(lot, index, security) : fundLot(lot, index, security)
  })
  return perDay(holdings, joined)
}
