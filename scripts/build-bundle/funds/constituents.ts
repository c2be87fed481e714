/** Every published list that goes into the bundle or tells about its shares. */
import { readColumns, readConverted, readDerived, readIshares, readNport, readReview, readScraped, readTyped, readPlaced, readWritten, readXtrackers } from '../formats/readers'
import { currentIsin, type ListRow } from '../formats/row'
import { allLists, type Format, type HoldingsFile } from './lists'
import { nameOverlap } from '../companies/names'
import { readTable } from '../tables'

const readers: Readonly<Record<Format, (list: HoldingsFile) => ListRow[] | Promise<ListRow[]>>> = {
  derived: readDerived, columns: readColumns, converted: readConverted, nport: readNport, review: readReview, scraped: readScraped, typed: readTyped, written: readWritten,
  placed: readPlaced, ishares: readIshares, xtrackers: readXtrackers,
}

/** Leaves out rows of derivatives and cash that weigh nothing. */
const counts = (row: ListRow): boolean => row.kind === 'equity' || row.weight !== 0

const foundByTicker = ['adanos-ticker', 'financedatabase', 'ishares-ticker-us', 'ishares-ticker+country']

/** The rows without ISINs of funds, and without those found by ticker under which a publisher names something else. */
function withoutMisnamed(rows: readonly ListRow[], published: ReadonlyMap<string, string>, funds: ReadonlySet<string>): ListRow[] {
  const trusted = new Map(published)
  for (const row of rows) {
    if (row.isin !== null && ['file', 'cusip-derived', 'ishares-ticker+exchange'].includes(row.method)) trusted.set(row.isin, row.name)
  }
  return rows.map((row) => {
    if (row.isin === null || row.method === 'file') return row
    // a fund that holds a fund: iShares Core MSCI EM IMI holds two
    if (funds.has(row.isin)) return /ISHARES|ETF/i.test(row.name) ? { ...row, kind: 'other', sector: null, country: null } : { ...row, isin: null }
    const name = trusted.get(row.isin)
    const doubtful = foundByTicker.some((method) => row.method.startsWith(method))
    return doubtful && name !== undefined && nameOverlap(name, row.name) < 0.5 ? { ...row, isin: null } : row
  })
}

/** List rows whose ISIN no file gives, by the publisher's name and country; each read and confirmed in a second list. */
const namedIsins = new Map(readTable('named-isins').map(({ name, country, isin }) => [`${name}|${country}`, isin]))

/** The ISIN that was read for a name, as it is today. */
function namedIsin({ name, country }: ListRow): string | null {
  const isin = namedIsins.get(`${name}|${country ?? ''}`)
  return isin === undefined ? null : currentIsin(isin)
}

/** The rows of all lists. `published` are names by ISIN from files that state ISINs; `funds` are ISINs of funds, which no share may have. */
export async function readLists(published: ReadonlyMap<string, string>, funds: ReadonlySet<string>): Promise<ListRow[]> {
  const lists = await Promise.all(allLists.map((list) => readers[list.format](list)))
  const rows = lists.flat().filter(counts)
  return withoutMisnamed(rows, published, funds).map((row) =>
    row.kind === 'equity' && row.isin === null ? { ...row, isin: namedIsin(row) } : row)
}
