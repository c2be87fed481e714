/** Small companies of developed countries: what the total markets hold beyond the large and middle ones. */
import type { ListRow } from '../formats/row'
import { ACWI, TOTAL_EX_US, TOTAL_US, WORLD_OF_JANUARY } from '../funds/lists'
import { developed, without } from '../../../server/data/index-regions'
import type { Material } from './material'
import { scaled, sumOf } from './weights'

interface Part {
  rows: readonly ListRow[]
  /** The same countries in the list of large and middle companies. */
  larger: readonly ListRow[]
}

/** How much the small ones of a part weigh where the larger ones of the part weigh what they do in the world. */
function smallOf({ rows, larger }: Part, isLarger: (row: ListRow) => boolean): ListRow[] {
  const small = rows.filter((row) => !isLarger(row))
  const ratio = sumOf(small) / sumOf(rows.filter(isLarger))
  return scaled(small, ratio * sumOf(larger))
}

/**
 * The world's small companies. Large and middle ones are those of two world lists, because either may lack some. The parts
 * are two filings of one summer, brought to each other by the weights that their larger companies have in the world list.
 */
export function smallCompanies(material: Material): ListRow[] {
  const larger = new Set([...material.of(ACWI), ...material.of(WORLD_OF_JANUARY)].map(material.issuerOf))
  const isLarger = (row: ListRow): boolean => larger.has(material.issuerOf(row))
  const countryOf = (row: ListRow): string => material.placeOf(row).country ?? ''
  const abroad = without(developed, 'US')
  const parts: Part[] = [
    { rows: material.of(TOTAL_US), larger: material.of(ACWI).filter((row) => countryOf(row) === 'US') },
    { rows: material.of(TOTAL_EX_US).filter((row) => abroad.includes(countryOf(row))), larger: material.of(ACWI).filter((row) => abroad.includes(countryOf(row))) },
  ]
  return scaled(parts.flatMap((part) => smallOf(part, isLarger)))
}
