/** Rows that name their securities by another number than an ISIN, or by a name: who they are is looked up, or said by the user. Loaded where there are any. */
import { ofRole } from '../table/columns'
import type { Match, SecurityLookup } from '../lookup'
import type { Proposal } from '../verdict'
import type { Planned } from './plan'
import type { Item } from './rows'

/** Rows with what is known of them, and what the others may be. */
export interface Found {
  /** All rows of a table. */
  items: readonly Item[]
  /** What the user is to confirm. */
  proposals: Proposal[]
}

/** Rows to which the user gave an ISIN are holdings. */
export const withGiven = (items: readonly Item[], isins: Readonly<Record<number, string>>): Item[] => items.map((item) => {
  const isOpen = item.kind === 'wanted' || (item.kind === 'left' && item.reason === 'no_identifier') || ('code' in item && ['not_an_isin', 'wrong_check_digit'].includes(item.code))
  const isin = isOpen ? isins[item.row] : undefined
  if (isin === undefined || item.value === null || item.value <= 0) return item
  const { row, name, value } = item
  return { kind: 'holding', row, name, value, holding: { isin, value } }
})

function applied(item: Item, match: Match | null | undefined, column: string): Item {
  if (item.kind !== 'wanted') return item
  const { row, name, value } = item
  if (match?.isCertain === true) return { kind: 'holding', row, name, value, holding: { isin: match.isin, value: value ?? 0 } }
  return { kind: 'fault', row, name, value, column, code: 'unknown_security' }
}

/** The columns that say what a row is, by their headers. */
const identityHeaders = ({ plan }: Planned): string =>
  plan.columns.filter(({ role }) => ['isin', 'wkn', 'valor', 'symbol'].includes(role)).map(({ header }) => header.text).join(', ')
  || (plan.columns.find(ofRole('name'))?.header.text ?? '')

/** Asks for the ISINs that the file has not. */
export async function found(items: readonly Item[], lookup: SecurityLookup, planned: Planned): Promise<Found> {
  const asking = items.filter((item) => item.kind === 'wanted')
  const matches = asking.length === 0 ? [] : await lookup(asking.map(({ wanted }) => wanted))
  const byItem = new Map<Item, Match | null>(asking.map((item, index) => [item, matches[index] ?? null]))
  const proposals = asking.flatMap((item) => {
    const match = byItem.get(item)
    return match && !match.isCertain ? [{ row: item.row, name: item.name || (item.wanted.wkn ?? ''), isin: match.isin, security: match.name }] : []
  })
  const column = identityHeaders(planned)
  return { items: items.map((item) => applied(item, byItem.get(item), column)), proposals }
}
