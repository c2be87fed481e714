import type { SnapshotSection } from '../book/define-section'
import { text } from '../../values/text'
import { chosen, grouped, named, orNull } from '../../wording/field-words'
import { assetClassLabels } from '../keys/taxonomy'
import { sections } from './sections'
import { holdingName, isinOfHolding, noAmounts, valueOrNone, weight, assetClass, basis, resultFrame, sectionFrame } from '../schemas/words'

const sectionModules: readonly SnapshotSection[] = sections

/** Words of the result of a snapshot. */
export const snapshotWords = {
  ...resultFrame,
  basis,
  totalValue: orNull(named('Sum', 'Summe'), noAmounts),
  resolvedPortfolioWeight: named('Known to the service', 'Dem Dienst bekannt'),
  constituentsAsOf: orNull(named('Oldest list of fund holdings used', 'Älteste verwendete Bestandsliste eines Fonds')),
  holdings: grouped(named('Holdings', 'Positionen'), {
    isin: isinOfHolding,
    name: holdingName,
    weight,
    value: valueOrNone,
    assetClass: chosen(orNull(assetClass), assetClassLabels),
    status: chosen(named('Status', 'Stand'), { resolved: text('known', 'bekannt'), unresolved: text('not known', 'nicht bekannt') }),
  }),
  analyses: grouped(named('Analyses', 'Auswertungen'), Object.fromEntries(sectionModules.map(({ id, title, words }) => [id, sectionFrame(title, words)]))),
}
