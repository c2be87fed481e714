/** Members of indices as two public lists name them, found again among the rows of a published list. */
import { currentIsin, type ListRow } from '../formats/row'
import { cell, readRows } from '../input'
import { nameKey } from '../companies/names'

interface Member {
  name: string
  isins: readonly string[]
}

const folder = '2026-11/index-members/'

/** Symbols without the signs in which the two lists differ. */
const symbolKey = (symbol: string): string => symbol.toUpperCase().replace(/\.(DE|PA\.DE|L|AS|MC|MI|BR|HE)$/, '').replace(/[^A-Z0-9]/g, '')

/** Members that the list names without an ISIN of today, by their name there. */
const currentNames: ReadonlyMap<string, string> = new Map([
  ['Deutsche Post', 'DE0005552004'], ['London Stock Exchange Group', 'GB00B0SWJX34'], ['JD Sports', 'GB00BM8Q5M07'], ['Marks & Spencer', 'GB0031274896'],
  ['Airtel Africa', 'GB00BKDRYJ47'], ['Landsec', 'GB00BYW0PQ60'], ['Standard Life plc', 'GB00BGXQNP29'], ['Melrose Industries', 'GB00BNGDN821'], ['Qiagen', 'NL0015002SN0'],
  ['Lion Finance Group', 'GB00BF4HYT85'],
])

/** The members that Wikipedia's editors had in April 2026. */
const listed = (index: string): Map<string, Member> =>
  new Map(readRows(`${folder}pytickersymbols_members_2026-04-05.csv`).filter((row) => cell(row, 'index') === index).map((row) => [
    symbolKey(cell(row, 'symbol')),
    { name: cell(row, 'name'), isins: cell(row, 'isins').split(' ').filter((isin) => isin !== '').map(currentIsin) },
  ]))

/** Their symbols in another list, of July 2026. */
const symbols = (file: string): Set<string> => new Set(readRows(`${folder}yfiua_2026-07_constituents-${file}.csv`).map((row) => symbolKey(cell(row, 'Symbol'))))

/** Members that both lists name; those of the first where there is no second. */
export function membersOf(index: string, second: string | null): Member[] {
  const confirmed = second === null ? null : symbols(second)
  return [...listed(index)].filter(([symbol]) => confirmed?.has(symbol) ?? true).map(([, member]) => member)
}

/** The rows of a member: those of its ISIN, else those of its name. */
function rowsOf({ name, isins }: Member, rows: readonly ListRow[]): ListRow[] {
  const numbered = rows.filter((row) => isins.includes(row.isin ?? ''))
  return numbered.length > 0 ? numbered : rows.filter((row) => nameKey(row.name) === nameKey(name) || currentNames.get(name) === row.isin)
}

/** The rows of members that a list has, each company with all its lines. */
export function rowsOfMembers(members: readonly Member[], rows: readonly ListRow[], issuerOf: (row: ListRow) => string): ListRow[] {
  const issuers = new Set(members.flatMap((member) => rowsOf(member, rows)).map(issuerOf))
  return rows.filter((row) => issuers.has(issuerOf(row)))
}
