/** Everything the store knows about the rows of funds, read in few questions. */
import type { CompanyRecord, ConstituentRecord, SecurityRecord } from './bundle'
import { distinct, nothing } from '../lookup'
import type { Lookup } from '../reference'
import type { Tables } from './tables'

/** Records behind the ISINs and company ids of rows. */
export interface KnownRows {
  currentIsin(isin: string): string
  securities: ReadonlyMap<string, SecurityRecord>
  primaryLines: ReadonlyMap<string, CompanyRecord>
  companies: ReadonlyMap<string, CompanyRecord>
  /** False when some keys could not be asked for: good enough to answer with, not to remember. */
  complete: boolean
}

const present = (values: Iterable<string | null>): string[] => distinct([...values].filter((value) => value !== null))

const question = <T>(keys: readonly string[], table: (keys: readonly string[]) => Promise<Lookup<T>>): Promise<Lookup<T>> =>
  keys.length === 0 ? Promise.resolve(nothing) : table(keys)

/**
 * Reads what is known of rows and of the funds that hold them. Rejects when a table fails as a whole; a single key that
 * fails leaves its row with what the row itself says.
 */
export async function readKnownRows(tables: Tables, rows: readonly ConstituentRecord[], fundIsins: readonly string[]): Promise<KnownRows> {
  const rowIsins = present(rows.map((row) => row.isin))
  const aliases = await question(rowIsins, (keys) => tables.aliases(keys))
  const currentIsin = (isin: string) => aliases.found.get(isin) ?? isin
  const isins = distinct(rowIsins.map(currentIsin))
  const [securities, primaryLines] = await Promise.all([
    question(distinct([...isins, ...fundIsins]), (keys) => tables.securities(keys)),
    question(isins, (keys) => tables.companiesByIsin(keys)),
  ])
  const ids = present([...rows, ...securities.found.values()].map((row) => row.companyId))
  const companies = await question(ids, (keys) => tables.companies(keys))
  return {
    currentIsin,
    securities: securities.found,
    primaryLines: primaryLines.found,
    companies: companies.found,
    complete: [aliases, securities, primaryLines, companies].every((answer) => answer.failed.size === 0),
  }
}
