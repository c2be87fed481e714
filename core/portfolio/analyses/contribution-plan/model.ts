import { text } from '../../../values/text'
import * as z from 'zod'
import { defineAnalysis, type AnalysisOutcome } from '../../../operations/define'
import { isWholeCents } from '../../../values/money'
import { areUnique } from '../../../values/one-of'
import { amount } from '../../../values/schemas/amount'
import { sumToOne, valueSnapshot, nestedCost } from '../../schemas/request'
import { readHoldings, type Book, type Position } from '../../book/book'
import { baseAmount, planContribution, planned, target, type Target } from './plan'
import { reaches, FULL } from '../../../values/fractions'
import { holdingReasons } from '../../look-through/reasons'
import type { AssetClass, Security } from '../../../reference/security'
import { present, unavailable, type Reason } from '../../../contract/section'
import { holdingLimitations, noRecommendation } from '../../snapshot/snapshot'
import { sum, sumBy } from '../../../values/sum'
import { words } from './words'

/** Parts of a mixed fund as fractions; null when too much of it is unknown. */
function fullMix(security: Security | null): ReadonlyMap<AssetClass, number> | null {
  const mix = security?.assetMix ?? null
  if (mix === null) return null
  return reaches(sum(mix.values()), FULL) ? mix : null
}

/**
 * Amount held per asset class in the base currency, mixed funds split by their mix. null when a holding is unresolved
 * or a mix is not known in full.
 */
function classValues(positions: readonly Position[]): ReadonlyMap<AssetClass, number> | null {
  const values = new Map<AssetClass, number>()
  for (const { assetClass, security, value } of positions) {
    if (assetClass === null || value === null) return null
    const parts = assetClass === 'multi_asset' ? fullMix(security) : new Map([[assetClass, 1]])
    if (parts === null) return null
    for (const [part, weight] of parts) values.set(part, (values.get(part) ?? 0) + value * weight)
  }
  return values
}

const targets = z
  .array(target)
  .min(1)
  .max(8)
  .refine((list) => areUnique(list.map(({ assetClass }) => assetClass)), { error: 'Asset classes must be distinct' })
  .refine(sumToOne, { error: 'Weights must sum to 1' })

const request = z.strictObject({
  portfolio: valueSnapshot,
  targets: targets.meta({ description: 'The wanted mix; weights sum to 1.' }),
  contribution: amount()
    .refine(isWholeCents, { error: 'Must be whole cents' })
    .meta({ description: 'One new amount in whole cents.', unit: 'baseCurrency' }),
  minimumAllocation: amount().default(0).meta({ description: 'A smaller amount is not allocated.', unit: 'baseCurrency' }),
})

const data = z.strictObject({
  method: z.literal('proportional_underweight_gaps'),
  contribution: baseAmount(),
  ...planned.shape,
})

type Request = z.output<typeof request>

/** Targets as shares of their sum; unchanged if the sum is 1 apart from rounding error. */
function normalised(list: readonly Target[]): Target[] {
  const sum = sumBy(list, (target) => target.weight)
  if (reaches(sum, 1) && reaches(1, sum)) return [...list]
  return list.map((target) => ({ ...target, weight: target.weight / sum }))
}

/** Reasons why a plan would rest on guesses. */
function obstacles(book: Book): Reason[] {
  const resolved = book.positions.filter((position) => position.status === 'resolved')
  return classValues(resolved) === null ? [...holdingReasons(book), 'incomplete_coverage'] : holdingReasons(book)
}

function planOf(inputs: Request, book: Book): AnalysisOutcome<z.output<typeof data>>['analysis'] {
  const values = classValues(book.positions)
  if (values === null || book.totalValue === null) return unavailable(obstacles(book))
  const plan = planContribution(values, book.totalValue, normalised(inputs.targets), inputs.contribution, inputs.minimumAllocation)
  return present({ method: 'proportional_underweight_gaps', contribution: inputs.contribution, ...plan })
}

/** Split of one contribution that brings the mix closer to its targets. */
export const contributionPlan = defineAnalysis({
  id: 'contribution-plan',
  title: { en: 'Contribution plan', de: 'Anlageplan' },
  description: {
    en: 'Compares a portfolio with a target mix and splits one contribution over the asset classes below target.',
    de: 'Vergleicht ein Depot mit einer Zielaufteilung und verteilt eine Einzahlung auf die untergewichteten Anlageklassen.',
  },
  notFor: 'Names asset classes, never securities or orders. Not for a savings plan over years: use calculateEtfSparplan.',
  request,
  data,
  words,
  example: {
    portfolio: {
      basis: 'values',
      holdings: [{ isin: 'IE00B4L5Y983', value: 7000 }, { isin: 'IE00BKM4GZ66', value: 1500 }, { assetClass: 'cash', currency: 'EUR', value: 1500 }],
    },
    targets: [{ assetClass: 'equities', weight: 0.7 }, { assetClass: 'bonds', weight: 0.2 }, { assetClass: 'gold', weight: 0.1 }],
    contribution: 1000,
  },
  method: {
    en: [
      '`gap = max(0, target - current)` for each target, with the weights before the contribution.',
      'The contribution in cents is shared in proportion to the gaps by largest remainder (ties: request order).',
      'An amount below `minimumAllocation` stays unallocated. `after` uses the new total; unallocated money is cash.',
    ].join('\n'),
    de: [
      '`Lücke = max(0, Ziel - Ist)` je Zielklasse, mit den Gewichten vor der Einzahlung.',
      'Die Einzahlung in Cent wird im Verhältnis der Lücken nach größtem Rest verteilt (Gleichstand: Reihenfolge der Anfrage).',
      'Ein Betrag unter `minimumAllocation` bleibt unverteilt. `after` rechnet mit der neuen Summe; Unverteiltes zählt als Bargeld.',
    ].join('\n'),
  },
  assumptions: [
    text(
      'Targets that miss a sum of 1 by rounding are divided by their sum.',
      'Ziele, die durch Rundung die Summe 1 verfehlen, werden durch ihre Summe geteilt.',
    ),
    text(
      'Mixed funds are split by their published mix; what a nearly complete mix leaves open belongs to no asset class.',
      'Mischfonds werden nach ihrer veröffentlichten Mischung aufgeteilt; was eine fast vollständige Mischung offen lässt, gehört zu keiner Anlageklasse.',
    ),
    text('Nothing is sold.', 'Es wird nichts verkauft.'),
  ],
  limitations: [
    text(
      'The plan names asset classes only: no instruments, quantities or orders, and no recommendation.',
      'Der Plan nennt nur Anlageklassen: keine Wertpapiere, Stückzahlen oder Aufträge, und er ist keine Empfehlung.',
    ),
    text(
      'A large contribution can overshoot targets, because gaps are measured before it arrives.',
      'Ein großer Betrag kann Ziele überschreiten, weil Lücken vor seinem Eingang gemessen werden.',
    ),
    text(
      'Order fees, taxes and minimum order sizes of brokers are left out.',
      'Ordergebühren, Steuern und Mindestordergrößen von Brokern bleiben außer Betracht.',
    ),
    noRecommendation,
  ],
  units: '1 per holding',
  cost: (body, most) => nestedCost(body, ['portfolio'], most),
  read: ({ portfolio }, reference) => readHoldings(portfolio, reference),
  compute: (inputs, book) => ({
    analysis: planOf(inputs, book),
    baseCurrency: inputs.portfolio.baseCurrency,
    limitations: holdingLimitations(book),
  }),
})
