import * as z from 'zod'
import { defineSection } from '../../book/define-section'
import { share } from '../../../values/schemas/scalars'
import type { Book, Position } from '../../book/book'
import { addTo, bucketsOf } from '../../look-through/exposure'
import { FULL, asShare, reaches } from '../../../values/fractions'
import { presentFor, unavailableFor } from '../../look-through/reasons'
import { bucket } from '../../schemas/shapes'
import { UNKNOWN } from '../../keys/taxonomy'
import { words } from './words'

/** The whole portfolio by asset class. */
export const allocation = defineSection({
  id: 'allocation',
  title: { en: 'Allocation', de: 'Aufteilung' },
  description: {
    en: 'Whole-portfolio allocation by asset class; holdings that are not known stay visible as unknown.',
    de: 'Aufteilung des ganzen Depots nach Anlageklassen; unbekannte Positionen bleiben als unbekannt sichtbar.',
  },
  notFor: 'Not for what is inside equity funds: use analyzePublicPortfolioLookThrough, analyzePublicPortfolioSectors or analyzePublicPortfolioGeography.',
  data: z.strictObject({
    scope: z.literal('whole_portfolio'),
    coverage: share().meta({ description: '1 minus the unknown share.' }),
    buckets: z.array(bucket),
  }),
  words,
  method: {
    en: [
      'Every holding counts with its weight in its asset class.',
      'A multi-asset fund is split by its published mix; the part of the mix that is not published, and every unresolved holding, is `unknown`.',
      '`coverage = 1 - unknown`.',
    ].join('\n'),
    de: [
      'Jede Position zählt mit ihrem Gewicht in ihrer Anlageklasse.',
      'Ein Mischfonds wird nach seiner veröffentlichten Mischung aufgeteilt; der nicht veröffentlichte Teil und jede nicht aufgelöste Position sind `unknown`.',
      '`coverage = 1 - unknown`.',
    ].join('\n'),
  },
  compute(book) {
    if (book.positions.every(({ status }) => status === 'unresolved')) return unavailableFor(book, 'unresolved_holdings')
    const weights = weightsByClass(book)
    const coverage = asShare(1 - (weights.get(UNKNOWN) ?? 0))
    const data = { scope: 'whole_portfolio' as const, coverage, buckets: bucketsOf(weights, book.totalValue) }
    return presentFor(book, data, { failed: false, incomplete: !reaches(coverage, FULL) })
  },
})

function weightsByClass({ positions }: Book): Map<string, number> {
  const weights = new Map<string, number>()
  for (const position of positions) {
    if (position.assetClass === 'multi_asset') addMix(weights, position)
    else addTo(weights, position.assetClass ?? UNKNOWN, position.weight)
  }
  return weights
}

function addMix(weights: Map<string, number>, { security, weight }: Position): void {
  let unknown = 1
  for (const [assetClass, part] of security?.assetMix ?? []) {
    addTo(weights, assetClass, weight * part)
    unknown -= part
  }
  addTo(weights, UNKNOWN, weight * asShare(unknown))
}
