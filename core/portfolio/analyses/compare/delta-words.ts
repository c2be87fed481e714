/** Words of the differences between two sides; separate from those of the sides, which are whole snapshots. */
import { text, type Text } from '../../../values/text'
import { chosen, grouped, named, orNull } from '../../../wording/field-words'
import { assetClassLabels, countryLabels, currencyLabels, sectorLabels, UNKNOWN, unknownLabel } from '../../keys/taxonomy'

export const before = named('Before', 'Vorher')
export const after = named('After', 'Nachher')
const notComparable = text('not comparable', 'nicht vergleichbar')

const rows = (label: ReturnType<typeof named>, choices: Readonly<Record<string, Text>>) =>
  grouped(orNull(label, notComparable), { key: chosen(label, { ...choices, [UNKNOWN]: unknownLabel }), before, after, delta: named('Change', 'Änderung') })

export const deltaWords = {
  allocation: rows(named('Asset classes', 'Anlageklassen'), assetClassLabels),
  sectors: rows(named('Sectors', 'Sektoren'), sectorLabels),
  countries: rows(named('Countries', 'Länder'), countryLabels),
  currencyExposure: rows(named('Currencies of the companies', 'Währungen der Unternehmen'), currencyLabels),
  hhi: orNull(named('Change of the HHI', 'Änderung des HHI'), notComparable),
  effectiveN: orNull(named('Change of the effective number of issuers', 'Änderung der effektiven Zahl der Emittenten'), notComparable),
  weightedTer: orNull(named('Change of the weighted charge', 'Änderung der gewichteten Kosten'), notComparable),
  knownAnnualCost: orNull(named('Change of the known yearly cost', 'Änderung der bekannten Kosten im Jahr'), notComparable),
}
