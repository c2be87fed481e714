/** Middle companies of Germany: members of the MDAX as a public list had them on 22 June 2026. */
import type { ListRow } from '../formats/row'
import { STOXX_600, TOTAL_EX_US } from '../funds/lists'
import { readTable } from '../tables'
import type { Material } from './material'
import { capped, sumOf } from './weights'

/**
 * Most are in the STOXX Europe 600 of July 2026. The others have the weights of a world list of July 2025, brought to it by
 * those that both have.
 */
export function middleCompanies({ of, issuerOf }: Material): ListRow[] {
  const members = new Set(readTable('index-members').filter(({ index }) => index === 'MDAX').map(({ isin }) => isin))
  const rowsOf = (list: string): ListRow[] => of(list).filter(({ isin }) => members.has(isin ?? ''))
  const larger = rowsOf(STOXX_600)
  const issuers = new Set(larger.map(issuerOf))
  const world = rowsOf(TOTAL_EX_US)
  const both = world.filter((row) => issuers.has(issuerOf(row)))
  const shared = new Set(both.map(issuerOf))
  const factor = sumOf(larger.filter((row) => shared.has(issuerOf(row)))) / sumOf(both)
  const others = world.filter((row) => !issuers.has(issuerOf(row))).map((row) => ({ ...row, weight: row.weight * factor }))
  return capped([...larger, ...others], issuerOf, [0.15])
}
