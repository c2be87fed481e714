import * as z from 'zod'
import { defineSection } from '../../book/define-section'
import { isin, share } from '../../../values/schemas/scalars'
import { type Book, type Position } from '../../book/book'
import { ascending, descending } from '../../../values/order'
import { isFund } from '../../../reference/security'
import { asShare } from '../../../values/fractions'
import { presentFor, unavailableFor } from '../../look-through/reasons'
import { money } from '../../schemas/shapes'
import { sumBy } from '../../../values/sum'
import { words } from './words'

const fundCost = z.strictObject({
  isin,
  name: z.string(),
  weight: share(),
  ter: z.number().min(0).nullable().meta({ description: 'Ongoing charge; null when unknown.', unit: 'fraction' }),
  annualCost: money(),
})

/** Ongoing charges of funds. */
export const costs = defineSection({
  id: 'costs',
  title: { en: 'Costs', de: 'Kosten' },
  description: {
    en: 'Weighted ongoing charge of the funds whose charge is known, per-fund costs and the known yearly amount.',
    de: 'Gewichtete laufende Kosten der Fonds mit bekannten Kosten, Kosten je Fonds und der bekannte Jahresbetrag.',
  },
  notFor: 'Ongoing charges of funds only, no order, account or advice fees. Not for what fees take over the years: use analyzePublicPortfolioCostDrag.',
  data: z.strictObject({
    scope: z.literal('ongoing_fund_charges'),
    coveredPortfolioWeight: share(),
    fundPortfolioWeight: share(),
    unknownPortfolioWeight: share(),
    weightedTer: z.number().min(0).nullable().meta({ description: 'On the covered fund portion only; 0.002 is 0.2%.', unit: 'fraction' }),
    knownAnnualCost: money().meta({ description: 'A subtotal when anything is unknown; null for weight-only requests.' }),
    positions: z.array(fundCost),
  }),
  words,
  method: {
    en: [
      '`weightedTer = sum of weight x TER / covered weight`, `annualCost = value x TER`, over funds and exchange-traded commodities of any asset class.',
      'Only ongoing charges count.',
      'A provider TER of zero is unknown; unknown is null, never zero.',
    ].join('\n'),
    de: [
      '`weightedTer = Summe aus Gewicht x TER / abgedecktes Gewicht`, `annualCost = Wert x TER`, über Fonds und ETCs jeder Anlageklasse.',
      'Nur laufende Kosten zählen.',
      'Eine gemeldete TER von null gilt als unbekannt; Unbekanntes ist null, nie 0.',
    ].join('\n'),
  },
  compute(book) {
    if (book.positions.every(({ status }) => status === 'unresolved')) return unavailableFor(book, 'unresolved_holdings')
    const funds = book.positions.filter(({ security }) => isFund(security)).sort((a, b) => descending(a.weight, b.weight) || ascending(a.isin ?? '', b.isin ?? ''))
    const covered = funds.filter((fund) => terOf(fund) !== null)
    if (funds.length > 0 && covered.length === 0) return unavailableFor(book, 'incomplete_coverage')
    const unresolved = book.positions.filter(({ status }) => status === 'unresolved')
    return presentFor(book, costsOf(book, funds, covered, unresolved), { failed: false, incomplete: covered.length < funds.length })
  },
})

/** TER of a position as a fraction; a TER of zero means that the provider does not know it. */
const terOf = ({ security }: Position): number | null => (security !== null && (security.ter ?? 0) > 0 ? security.ter : null)

const weightOf = (positions: readonly Position[]): number => asShare(sumBy(positions, ({ weight }) => weight))

function costsOf({ totalValue }: Book, funds: readonly Position[], covered: readonly Position[], unresolved: readonly Position[]) {
  const coveredWeight = weightOf(covered)
  const weighted = sumBy(covered, (fund) => fund.weight * (terOf(fund) ?? 0))
  const amount = sumBy(covered, (fund) => annualCost(fund) ?? 0)
  return {
    scope: 'ongoing_fund_charges' as const,
    coveredPortfolioWeight: coveredWeight,
    fundPortfolioWeight: weightOf(funds),
    unknownPortfolioWeight: weightOf([...funds.filter((fund) => terOf(fund) === null), ...unresolved]),
    weightedTer: covered.length === 0 ? null : weighted / coveredWeight,
    // Without known charges: 0 only if there is no fund, and an unknown holding may be one.
    knownAnnualCost: totalValue === null || (covered.length === 0 && unresolved.length > 0) ? null : amount,
    positions: funds.map((fund) => ({
      isin: fund.isin ?? '', name: fund.name, weight: fund.weight, ter: terOf(fund), annualCost: annualCost(fund),
    })),
  }
}

function annualCost(fund: Position): number | null {
  const ter = terOf(fund)
  return ter === null || fund.value === null ? null : fund.value * ter
}
