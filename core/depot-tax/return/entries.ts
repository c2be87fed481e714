/** The rows behind the lines: the taxable amount of each booking of the year. Amounts in EUR. */
import { InvalidRequest } from '../../contract/errors'
import { bestandsschutz, INVESTMENTSTEUERREFORM } from '../../law/altanteile/figures'
import { pools } from '../../law/anlage-kap/figures'
import { fondstypen, type Fondstyp } from '../../law/investmentfonds/fondstyp'
import { isWithinYear } from '../../law/privatverkauf/privatverkauf'
import { addDays, type IsoDate, yearOf } from '../../values/dates'
import { cents } from '../../values/money'
import { partOf, unitsOf, type Part } from '../lots'
import { hasLumpSum, lumpSumPerUnit, shareOfYear, centsOrNull, centsTogether, sumKnown } from '../lump-sum'
import type { Known } from '../module'
import { dayOfReceipt } from '../working-day'
import { inEuros, rateOf } from '../euros'
import { inYear, isOfOtherState, TWO_STATES } from '../changes'
import { areMergedIn, holdingsIn, type Holding, type Lot, type Sold } from './holding'
import type { Booking, Entry, EntryLot, Inputs, Kind, Obstacle, SecurityInput } from './schema'
import { creditable } from '../../law/kapitalertrag/kapitalertrag'
import { withholdingOf } from '../../law/quellensteuer/dividende'

// Lump sums of a fund by lot and year. Amounts in EUR.

const FIRST_YEAR = yearOf(INVESTMENTSTEUERREFORM)

/** Yearly figures of a security in the request. */
type YearsOf = (isin: string) => SecurityInput['years']

const pricesOf = (yearsOf: YearsOf, isin: string | null, year: number) => yearsOf(isin ?? '').find((each) => each.year === year)

/** The lump sum of a year on some units of a lot; null if the prices of the year, or the fund whose prices count, are not known. */
export function lumpSumOf(yearsOf: YearsOf, isin: string, year: number, lot: Lot): number | null {
  if (!hasLumpSum(year)) return 0
  const then = inYear(lot, isin, year)
  const prices = pricesOf(yearsOf, then.isin, year)
  return prices === undefined ? null : lumpSumPerUnit(year, prices) * shareOfYear(lot.date, year) * then.units
}

/** Years whose lump sums were received on a lot before it was sold. */
function yearsHeld(bought: IsoDate, sold: IsoDate): number[] {
  const first = Math.max(yearOf(bought), FIRST_YEAR)
  const all = Array.from({ length: yearOf(sold) - first }, (_none, index) => first + index)
  return all.filter((year) => hasLumpSum(year) && dayOfReceipt(year) <= sold)
}

/** Lump sums that a sale in the year of the return deducts for a lot: those declared before, and that of the year before, which is declared now. */
function deductible(yearsOf: YearsOf, isin: string, lot: Lot, sold: IsoDate): number | null {
  const isNow = (year: number): boolean => year === yearOf(sold) - 1
  const isDeclared = (year: number): boolean | undefined => pricesOf(yearsOf, inYear(lot, isin, year).isin, year)?.declared
  return sumKnown(
    yearsHeld(lot.date, sold).map((year) => {
      if (isNow(year)) return lumpSumOf(yearsOf, isin, year, lot)
      const declared = isDeclared(year)
      return declared === false ? 0 : lumpSumOf(yearsOf, isin, year, lot)
    }),
  )
}

// Foreign tax that Germany credits on a payment (section 32d(5) EStG). Amounts in EUR.

/** Creditable part of a withheld tax: at most the treaty rate and the German tax on the payment; null if the rate is not known. */
function creditOf(withheld: number, gross: number, isin: string | undefined): number | null {
  const rates = withholdingOf(isin)
  if (rates === 'none' || rates === 'unavailable') return null
  return creditable(Math.min(withheld, gross * rates.creditable), gross)
}

/** Everything that the rows of a request are computed from. */
interface Facts {
  inputs: Inputs
  known: Known
  securities: ReadonlyMap<string, SecurityInput>
}

/** Whether a kind of security is a kind of fund. */
export const isFund = (kind: Kind | null): kind is Fondstyp => fondstypen.some((each) => each === kind)

const securityOf = ({ securities }: Facts, isin = ''): Pick<SecurityInput, 'kind' | 'years'> => securities.get(isin) ?? { years: [] }

/** Kind of a security: as given, else by the reference data if they prove it, else null. */
function kindOf(facts: Facts, isin: string | undefined): Kind | null {
  const given = securityOf(facts, isin).kind
  const known = facts.known.kinds.get(isin ?? '')
  if (given !== undefined || known === undefined) return given ?? null
  return known.fondstyp ?? (known.isShare ? 'AKTIE' : null)
}

const yearsIn = (facts: Facts) => (isin: string): SecurityInput['years'] => securityOf(facts, isin).years

const NOT_NEUTRAL = 'Must be known as a fund of the same kind, or both as shares: give their kinds; otherwise a merger may be a sale'

/**
 * Refuses mergers that count as a sale. Those between funds of one kind and one state (sections 22 and 23 InvStG), which the ISIN
 * shows, and between shares (section 20(4a) EStG) do not.
 */
function refuseMergers(facts: Facts): void {
  for (const [index, change] of (facts.inputs.changes ?? []).entries()) {
    if (change.type !== 'merger') continue
    const [before, after] = [kindOf(facts, change.isin), kindOf(facts, change.into)]
    const isAbroad = isFund(before) && isFund(after) && isOfOtherState(change.isin, change.into)
    if (!isAbroad && before === after && (isFund(before) || before === 'AKTIE')) continue
    throw new InvalidRequest([{ path: ['inputs', 'changes', index, 'into'], code: 'custom', message: isAbroad ? TWO_STATES : NOT_NEUTRAL }])
  }
}

const nothing: Entry = {
  type: 'total', booking: null, depot: null, isin: null, kind: null, total: null, date: null, units: null, rate: null, rateDate: null,
  proceeds: null, costs: null, cost: null, lumpSums: null, amount: null, foreignTax: null, lots: [], obstacles: [],
}

const shownRate = (booking: Booking, { known }: Facts): Pick<Entry, 'rate' | 'rateDate'> => {
  const rate = booking.currency === 'EUR' ? null : rateOf(booking, known.rates)
  return { rate: rate?.perEur ?? null, rateDate: rate?.day ?? null }
}

const saying = (...obstacles: readonly (readonly [boolean, Obstacle])[]): Obstacle[] => obstacles.flatMap(([holds, obstacle]) => (holds ? [obstacle] : []))

/** A distribution, a coupon or interest of the year. */
function payment(booking: Booking, index: number, facts: Facts): Entry {
  const { type, depot, isin, date, amount, foreignTax } = booking
  const kind = kindOf(facts, isin)
  const rate = rateOf(booking, facts.known.rates)
  const gross = inEuros(amount, rate)
  const credit = foreignTax === 0 ? 0 : gross === null ? null : creditOf(inEuros(foreignTax, rate) ?? 0, gross, isin)
  const obstacles = saying([type === 'distribution' && kind === null, 'kind_unknown'], [rate === null, 'rate_unknown'], [rate !== null && credit === null, 'treaty_rate_unknown'])
  return {
    ...nothing, ...shownRate(booking, facts), type: type === 'interest' ? 'interest' : 'distribution', booking: index, depot, isin: isin ?? null, kind, date,
    amount: centsOrNull(gross), foreignTax: centsOrNull(credit), obstacles,
  }
}

const isBefore = (parts: readonly Part<Lot>[], day: IsoDate): boolean => parts.some(({ lot }) => lot.date < day)

const sum = (figures: readonly (number | null)[]): number | null => centsOrNull(sumKnown(figures))

/** Lots with costs and lump sums in cents that add up to the rounded totals. */
function shownLots(lots: readonly Lot[], lumpSums: readonly (number | null)[]): EntryLot[] {
  const [costs, borne] = [centsTogether(lots.map(({ cost }) => cost)), centsTogether(lumpSums)]
  return lots.map(({ date, units }, index): EntryLot => ({ date, units, cost: costs[index] ?? null, lumpSums: borne[index] ?? null }))
}

/** The lots of a sale. */
function lotsSold({ booking, parts }: Sold, isin: string, kind: Kind | null, facts: Facts): EntryLot[] {
  const units = unitsOf(parts)
  const lots = parts.map(partOf)
  const lumpSumIn = (lot: Lot): number | null => (booking.lumpSums === undefined ? deductible(yearsIn(facts), isin, lot, booking.date) : (booking.lumpSums * lot.units) / units)
  return shownLots(lots, lots.map((lot) => (kind === null ? null : isFund(kind) ? lumpSumIn(lot) : 0)))
}

/** Gain on a claim to gold: only on units sold within a year of their purchase. */
function privateGain(lots: readonly EntryLot[], net: number | null, sold: IsoDate): number | null {
  const own = lots.filter(({ date }) => isWithinYear(date, sold))
  const share = unitsOf(own) / unitsOf(lots)
  return sum([net === null ? null : net * share, ...own.map(({ cost }) => less(cost))])
}

const less = (figure: number | null): number | null => (figure === null ? null : -figure)

function saleOf(sold: Sold, { depot, isin }: Holding, facts: Facts): Entry {
  const { booking, index, parts } = sold
  const kind = kindOf(facts, isin)
  const rate = rateOf(booking, facts.known.rates)
  const lots = lotsSold(sold, isin, kind, facts)
  const stated = sum(lots.map(({ lumpSums }) => lumpSums))
  const figures = { proceeds: centsOrNull(inEuros(booking.amount, rate)),
    costs: centsOrNull(inEuros(booking.costs, rate)), cost: sum(lots.map(({ cost }) => cost)), lumpSums: stated }
  const isOldFund = isFund(kind) && isBefore(parts, INVESTMENTSTEUERREFORM)
  const isOld = (kind === 'AKTIE' || kind === 'WERTPAPIER') && isBefore(parts, bestandsschutz.on(booking.date))
  const obstacles = saying(
    [kind === null, 'kind_unknown'], [figures.proceeds === null || figures.cost === null, 'rate_unknown'], [kind !== null && stated === null, 'lump_sums_unknown'],
    [isOldFund, 'bought_before_2018'], [isOld, 'bought_before_2009'],
  )
  const net = sum([figures.proceeds, less(figures.costs)])
  const gain = kind === 'GOLD_LIEFERBAR' ? privateGain(lots, net, booking.date) : sum([net, less(figures.cost), less(figures.lumpSums)])
  return {
    ...nothing, ...shownRate(booking, facts), type: 'sale', booking: index, depot, isin, kind, date: booking.date, units: booking.units ?? null, ...figures, lots, obstacles,
    amount: obstacles.length > 0 ? null : gain,
  }
}

/** The lump sum of the year before, received on the first working day of the year on units held since then. */
function lumpSum({ depot, isin, lotsThen }: Holding, facts: Facts): Entry[] {
  const { year } = facts.inputs
  const lots = lotsThen.filter(({ date: bought }) => yearOf(bought) < year)
  const kind = kindOf(facts, isin)
  const date = dayOfReceipt(year - 1)
  if (kind !== null && !isFund(kind)) return []
  const shown = shownLots(lots, lots.map((lot) => lumpSumOf(yearsIn(facts), isin, year - 1, lot)))
  const amount = sum(shown.map(({ lumpSums }) => lumpSums))
  const isMerged = areMergedIn(lots, year - 1)
  const obstacles = saying([kind === null, 'kind_unknown'], [kind !== null && amount === null && !isMerged, 'price_unknown'], [isMerged, 'merged_in_year'])
  return amount === 0 ? [] : [{ ...nothing, type: 'lump_sum', depot, isin, kind, date, units: unitsOf(lots), amount, lots: shown, obstacles }]
}

/** Rows of totals that the request states. */
function totalsOf({ totals }: Inputs): Entry[] {
  const all = [...pools, 'privateSaleGain', 'privateSaleLoss'] as const
  return all.flatMap((total): Entry[] => (totals[total] === 0 ? [] : [{ ...nothing, total, amount: cents(totals[total]) }]))
}

/** All rows of the year: payments by their place in the request, then lump sums and sales by holding, then totals. */
export function entriesOf(inputs: Inputs, known: Known): Entry[] {
  const facts: Facts = { inputs, known, securities: new Map(inputs.securities.map((each) => [each.isin, each])) }
  const isInYear = ({ date }: Booking): boolean => yearOf(date) === inputs.year
  const costOf = (booking: Booking): number | null => inEuros(booking.amount + booking.costs, rateOf(booking, known.rates))
  const payments = inputs.bookings.flatMap((booking, index) => (isInYear(booking) && (booking.type === 'distribution' || booking.type === 'interest') ? [payment(booking, index, facts)] : []))
  refuseMergers(facts)
  const holdings = holdingsIn(inputs, addDays(dayOfReceipt(inputs.year - 1), -1), costOf)
  const ofHoldings = holdings.flatMap((holding) => [...lumpSum(holding, facts),
    ...holding.sales.filter(({ booking }) => isInYear(booking)).map((sold) => saleOf(sold, holding, facts))])
  return [...payments, ...ofHoldings, ...totalsOf(inputs)]
}
