import * as z from 'zod'
import { defineSection } from '../../book/define-section'
import { share } from '../../../values/schemas/scalars'
import { equityFundsOf, exposureOf } from '../../look-through/exposure'
import { constituentsFailed, holdingReasons, unavailableFor, anyFundIncomplete, fundCoverages } from '../../look-through/reasons'
import { overlapPairs } from '../../look-through/overlap-pairs'
import { fundCoverage, isinOrNull } from '../../schemas/shapes'
import { present } from '../../../contract/section'

const sharedHolding = z.strictObject({ id: z.string(), name: z.string(), weightInA: share(), weightInB: share() })

const pair = z.strictObject({
  fundA: z.string(),
  fundB: z.string(),
  isinA: isinOrNull,
  isinB: isinOrNull,
  overlap: share().meta({ description: 'Share of the two funds, not of the portfolio.', unit: 'fraction' }),
  sharedCount: z.number().int().min(0),
  sharedTail: z
    .strictObject({ count: z.number().int().min(0), weight: share() })
    .nullable()
    .meta({ description: 'Shared constituents beyond the returned list, same measure as the headline.' }),
  sharedHoldings: z.array(sharedHolding),
})

/** Equity funds compared pair by pair. */
export const overlap = defineSection({
  id: 'overlap',
  title: { en: 'Overlap', de: 'Überschneidung' },
  description: {
    en: 'Pairwise overlap of equity funds with shared companies and constituent coverage.',
    de: 'Paarweise Überschneidung der Aktienfonds mit gemeinsamen Unternehmen und Abdeckung.',
  },
  notFor: 'Needs at least two equity funds. Not for finding a fund to replace one: use analyzePublicPortfolioEtfAlternatives.',
  data: z.strictObject({
    method: z.literal('sum_minimum_constituent_weights'),
    fundCount: z.number().int().min(0),
    pairs: z.array(pair),
    funds: z.array(fundCoverage),
  }),
  method: {
    en: [
      'Constituents are merged by company inside each fund.',
      '`overlap = sum of min(weightInA, weightInB)` over the shared companies.',
      'Pairs below 1% are omitted.',
      'Missing constituents can understate overlap; an empty list is no proof that there is none.',
    ].join('\n'),
    de: [
      'Die Bestände jedes Fonds werden je Unternehmen zusammengefasst.',
      '`overlap = Summe der min(weightInA, weightInB)` über die gemeinsamen Unternehmen.',
      'Paare unter 1 % entfallen.',
      'Fehlende Bestände können die Überschneidung zu klein erscheinen lassen; eine leere Liste beweist nicht, dass es keine gibt.',
    ].join('\n'),
  },
  compute(book) {
    const exposure = exposureOf(book)
    const equityFunds = equityFundsOf(exposure)
    if (equityFunds.length < 2) return unavailableFor(book, 'fewer_than_two_funds')
    const failed = equityFunds.some((fund) => constituentsFailed(book, fund))
    if (equityFunds.every(({ inside }) => inside === null)) return unavailableFor(book, failed ? 'provider_unavailable' : 'incomplete_coverage')
    const reasons = holdingReasons(book)
    if (failed) reasons.push('provider_unavailable')
    if (anyFundIncomplete(equityFunds)) reasons.push('incomplete_coverage')
    const data = {
      method: 'sum_minimum_constituent_weights' as const,
      fundCount: equityFunds.length,
      pairs: overlapPairs(exposure, book.request.limit),
      funds: fundCoverages(equityFunds),
    }
    return present(data, reasons)
  },
})
