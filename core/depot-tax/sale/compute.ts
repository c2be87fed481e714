/** Computes a sale without importing its schemas, so that pages do not load them. */
import { type IsoDate, yearOf } from '../../values/dates'
import { cents, centsThatAddUp, roundingTo, sixDecimals } from '../../values/money'
import type { Steuer } from '../../law/kapitalertrag/steuer'
import { yearTax, kirchensteuersatz, totalTax } from '../../law/kapitalertrag/kapitalertrag'
import { holds, oldest, unitsOf } from '../lots'
import { setOff, shownPots, total, type ByPot, type Netted } from '../pots'
import { type Holding, holdingsOf, refuse } from './holding'
import { LAW_DATE } from '../../contract/version'
import { teilfreistellung } from '../../law/investmentfonds/figures'
import { churchTaxAssumptions } from '../../law/kapitalertrag/profile-assumptions'
import type { Text } from '../../values/text'
import { notAFund } from '../known-kinds'
import type { DepotTaxContext } from '../module'
import { unitsForNet } from './gross-up'
import type { Inputs, Kind, LotResult, Result } from './schema'
import { sumBy } from '../../values/sum'

// The tax of one sale (section 20(4) EStG with section 19(1) InvStG). Amounts in EUR.

/** Everything besides the lots that decides the tax of a sale. */
interface SaleTerms {
  date: IsoDate
  price: number
  costs: number
  /** Exempt share, fraction; 0 for shares. */
  exemptShare: number
  pot: keyof ByPot
  lossPots: ByPot
  exemptionOrder: number
  /** Church tax rate, fraction. */
  churchRate: number
}

interface SoldLot {
  date: IsoDate
  units: number
  proceeds: number
  cost: number
  lumpSums: number
  gain: number
  exempt: number
  resultBeforeReform: number
  taxable: number
  isProtected: boolean
}

/** The lots that a sale takes; cost and proceeds in cents that add up. */
function soldLots(holdings: readonly Holding[], units: number, { price, costs, exemptShare }: SaleTerms): SoldLot[] {
  const taken = oldest(holdings, units)
  const received = cents(units * price) - cents(costs)
  const proceeds = centsThatAddUp(taken.map((part) => (received * part.units) / units))
  const sharesOf = (figure: 'cost' | 'lumpSums' | 'resultBeforeReform') => centsThatAddUp(taken.map(({ lot, units: part }) => (lot[figure] * part) / lot.units))
  const [cost, lumpSums, before] = [sharesOf('cost'), sharesOf('lumpSums'), sharesOf('resultBeforeReform')]
  return taken.map(({ lot: { date, isProtected }, units: part }, index): SoldLot => {
    const [share = 0, paid = 0, taxed = 0, resultBeforeReform = 0] = [proceeds[index], cost[index], lumpSums[index], before[index]]
    const gain = share - paid - taxed
    const exempt = gain * exemptShare
    return { date, units: part, proceeds: share, cost: paid, lumpSums: taxed, gain, exempt, resultBeforeReform, taxable: gain - exempt + resultBeforeReform, isProtected }
  })
}

/** Sets off losses. */
const nettedOf = (taxable: number, { pot, lossPots }: SaleTerms): Netted =>
  setOff(pot === 'shares' ? { general: 0, shares: taxable } : { general: taxable, shares: 0 }, lossPots)

/** Sets off losses, then the exemption order, and taxes the rest; banks compute the tax from amounts rounded to cents, as their statements show them. */
function taxed(taxable: number, terms: SaleTerms): Steuer {
  const { exemptionOrder: allowance, churchRate, date: on } = terms
  return yearTax({ income: cents(total(nettedOf(taxable, terms).income)), allowance, churchRate, on })
}

/** Net proceeds of a sale of units after costs and tax (EUR). */
interface Nets {
  /** From parts rounded to cents. */
  net: (units: number) => number
  /** The same net proceeds, unrounded. */
  smooth: (units: number) => number
}

/** Net proceeds from prefix sums over the lots, computed once: a search calls them thousands of times. */
function netsOf(holdings: readonly Holding[], terms: SaleTerms): Nets {
  const { price, costs, exemptShare } = terms
  const rate = totalTax(1, terms.churchRate, terms.date)
  const [ends, cost, lumpSums, before] = [[0], [0], [0], [0]]
  const add = (sums: number[], figure: number): void => void sums.push((sums.at(-1) ?? 0) + figure)
  for (const holding of holdings) {
    add(ends, holding.units)
    add(cost, holding.cost)
    add(lumpSums, holding.lumpSums)
    add(before, holding.resultBeforeReform)
  }
  const netOf = (units: number, round: (amount: number) => number, taxOn: (taxable: number) => number): number => {
    let [index, above] = [0, holdings.length]
    while (above - index > 1) {
      const middle = (index + above) >> 1
      if ((ends[middle] ?? 0) <= units) index = middle
      else above = middle
    }
    const share = Math.min(1, (units - (ends[index] ?? 0)) / (holdings[index]?.units ?? 1))
    const at = (sums: readonly number[]): number => (sums[index] ?? 0) + share * ((sums[index + 1] ?? 0) - (sums[index] ?? 0))
    const received = round(units * price) - round(costs)
    const gain = received - round(at(cost)) - round(at(lumpSums))
    return received - taxOn(round(gain * (1 - exemptShare)) + round(at(before)))
  }
  const taxOn = (taxable: number): number => taxed(taxable, terms).gesamte_steuer
  const smoothTaxOn = (taxable: number): number => Math.max(0, total(nettedOf(taxable, terms).income) - terms.exemptionOrder) * rate
  return { net: (units) => cents(netOf(units, cents, taxOn)), smooth: (units) => netOf(units, (amount) => amount, smoothTaxOn) }
}

/** All taxes together are less than this fraction of the taxable amount. */
const MOST_TAX = 0.5

/** Whether the proceeds of a unit of this lot exceed the highest tax on it. */
const leavesSomething = (lot: Holding, terms: SaleTerms): boolean =>
  sumBy(soldLots([lot], lot.units, { ...terms, costs: 0 }), ({ taxable }) => taxable) * MOST_TAX < lot.units * terms.price

/** Taxable amount as the rows show it: gains after the partial exemption, rounded to cents, plus the results of the fictitious sale at the end of 2017. */
const taxableOf = (lots: readonly SoldLot[], gainOf: (lot: SoldLot) => number, { exemptShare }: SaleTerms): number =>
  cents(cents(sumBy(lots, gainOf) * (1 - exemptShare)) + sumBy(lots, ({ resultBeforeReform }) => resultBeforeReform))

/** Gain by the other reading of section 19(1) sentence 3 InvStG: lump sums lower it to 0 at most and do not increase a loss. */
const gainWithoutLumpSumLoss = ({ gain, lumpSums }: SoldLot): number => Math.max(gain, Math.min(0, gain + lumpSums))

/** Tax by that reading; null if the taxable amount is the same. */
function taxIfLumpSumsMakeNoLoss(lots: readonly SoldLot[], taxable: number, terms: SaleTerms): number | null {
  const other = taxableOf(lots, gainWithoutLumpSumLoss, terms)
  return other === taxable ? null : taxed(other, terms).gesamte_steuer
}

// Tax return for fund units bought before 2009 (section 56(6) InvStG). Amounts in EUR.

/**
 * The bank taxes gains since 2018 on such units; the tax office grants the allowance. Whether it is used before or after
 * the partial exemption is not settled, so both are shown; they agree on the tax while the gain is within it. Losses do
 * not restore the allowance (Anleitung zur Anlage KAP-INV 2025, Zeile 55).
 */
function oldUnitsOf(lots: readonly SoldLot[], shown: readonly LotResult[], taxable: number, allowance: number, terms: SaleTerms): Result['oldUnits'] {
  const old = shown.filter((_, index) => lots[index]?.isProtected)
  if (old.length === 0) return null
  const gain = sumBy(old, (lot) => Math.max(0, lot.gain))
  const gainAfterExemption = sumBy(old, (lot) => Math.max(0, lot.taxable))
  const taxWithout = (freed: number): number => taxed(taxable - freed, terms).gesamte_steuer
  return {
    gain: cents(gain),
    gainAfterExemption: cents(gainAfterExemption),
    taxIfAllowanceComesFirst: taxWithout(Math.min(gain, allowance) * (1 - terms.exemptShare)),
    taxIfExemptionComesFirst: taxWithout(Math.min(gainAfterExemption, allowance)),
    allowanceLeftIfAllowanceComesFirst: cents(Math.max(0, allowance - gain)),
    allowanceLeftIfExemptionComesFirst: cents(Math.max(0, allowance - gainAfterExemption)),
  }
}

function kindOf({ kind, isin }: Inputs, kinds: DepotTaxContext['kinds']): { kind: Kind; kindSource: string } {
  const known = kinds.get(isin ?? '')
  if (known?.fondstyp === null && kind !== 'AKTIE') throw notAFund(['inputs', 'isin'])
  if (kind !== undefined) return { kind, kindSource: 'request' }
  if (known === undefined || known.fondstyp === null) return refuse(['kind'], 'Must be given: the reference data neither state the kind nor show it beyond doubt')
  return { kind: known.fondstyp, kindSource: `${known.source} (${known.asOf})` }
}

/** The terms that apply to a sale: partial exemption (Teilfreistellung) by kind of fund and rate of church tax, each as of its day. */
function termsOf({ sale, lossPots, exemptionOrder, taxProfile }: Inputs, kind: Kind): SaleTerms {
  const { date, price, costs } = sale
  const exemptShare = kind === 'AKTIE' ? 0 : teilfreistellung.on(date)[kind]
  const pot = kind === 'AKTIE' ? 'shares' : 'general'
  return { date, price, costs, exemptShare, pot, lossPots, exemptionOrder, churchRate: kirchensteuersatz(taxProfile, date) }
}

/** The units to sell: as given, or as many as yield the wanted net amount. */
function unitsToSell({ sale }: Inputs, holdings: readonly Holding[], terms: SaleTerms): number {
  const all = unitsOf(holdings)
  if (sale.units !== undefined) return holds(holdings, sale.units) ? Math.min(sale.units, all) : refuse(['sale', 'units'], 'More than the lots hold')
  const stretches = holdings.map((holding) => ({ units: holding.units, rises: leavesSomething(holding, terms) }))
  const { net, smooth } = netsOf(holdings, terms)
  const found = unitsForNet(net, sale.netAmount ?? 0, stretches, sale.wholeUnits, smooth)
  return found ?? refuse(['sale', 'netAmount'], 'More than any sale of these units leaves')
}

const units = roundingTo(8)

/** Lots with rounded figures that add up in every row and over all rows. */
function shownLots(lots: readonly SoldLot[]): LotResult[] {
  const afterExemption = centsThatAddUp(lots.map(({ gain, exempt }) => gain - exempt))
  return lots.map(({ date, units: sold, proceeds, cost, lumpSums, gain, resultBeforeReform }, index) => {
    const after = afterExemption[index] ?? 0
    return { date, units: units(sold), proceeds, acquisitionCost: cost, lumpSums, gain: cents(gain),
      exempt: cents(gain - after), resultBeforeReform, taxable: cents(after + resultBeforeReform) }
  })
}

const lawOfThisYear: Text = {
  en: `The sale lies after the last year whose law is known here: that of ${yearOf(LAW_DATE)} is applied, and figures may change.`,
  de: `Der Verkauf liegt nach dem letzten Jahr, dessen Recht hier bekannt ist: Angewandt wird das von ${yearOf(LAW_DATE)}; Beträge können sich ändern.`,
}

/**
 * The tax of a sale of parsed inputs.
 *
 * @throws InvalidRequest for inputs that contradict each other, which the schema cannot see
 */
export function computeSale(given: Inputs, { kinds }: DepotTaxContext) {
  const { kind, kindSource } = kindOf(given, kinds)
  const holdings = holdingsOf(given, kind)
  const terms = termsOf(given, kind)
  const sold = unitsToSell(given, holdings, terms)
  const lots = soldLots(holdings, sold, terms)
  const shown = shownLots(lots)
  const taxable = taxableOf(lots, ({ gain }) => gain, terms)
  const steuer = taxed(taxable, terms)
  const { used, left } = nettedOf(taxable, terms)
  return {
    result: {
      kind,
      kindSource,
      teilfreistellungRate: sixDecimals(terms.exemptShare),
      units: units(sold),
      unitsLeft: units(unitsOf(holdings) - sold),
      proceeds: cents(sold * terms.price),
      costs: cents(terms.costs),
      lots: shown,
      gain: cents(sumBy(lots, (lot) => lot.gain)),
      taxable,
      lossUsed: shownPots(used),
      lossPots: shownPots(left),
      steuer,
      net: cents(cents(sold * terms.price) - cents(terms.costs) - steuer.gesamte_steuer),
      taxIfLumpSumsMakeNoLoss: taxIfLumpSumsMakeNoLoss(lots, taxable, terms),
      oldUnits: oldUnitsOf(lots, shown, taxable, given.oldUnitsAllowance, terms),
    },
    assumptions: [...churchTaxAssumptions(given.taxProfile), ...(yearOf(terms.date) > yearOf(LAW_DATE) ? [lawOfThisYear] : [])],
  }
}
