/** Tables that were read and written by hand: `tables/*.csv`. */
import { readFileSync } from 'node:fs'
import Papa from 'papaparse'
import { keysOf } from '../../core/values/record'

/** Every table with its columns. */
const columns = {
  'asset-mixes': ['isin', 'asset_class', 'weight', 'day', 'where'],
  bonds: ['isin', 'name', 'currency', 'where'],
  charges: ['isin', 'charge_pct', 'day', 'where'],
  'class-corrections': ['isin', 'asset_class', 'why', 'name'],
  classes: ['class', 'industry'],
  coins: ['isin', 'name', 'where'],
  'confirmed-isins': ['isin'],
  'country-names': ['name', 'country'],
  'different-issuers': ['isins', 'why'],
  'ecb-rates': ['date', 'USD', 'JPY', 'CZK', 'DKK', 'GBP', 'HUF', 'PLN', 'RON', 'SEK', 'CHF', 'ISK', 'NOK', 'TRY', 'AUD', 'BRL', 'CAD', 'CNY', 'HKD', 'IDR', 'ILS', 'INR', 'KRW', 'MXN', 'MYR', 'NZD', 'PHP', 'SGD', 'THB', 'ZAR'],
  factsheets: ['isin', 'name', 'kind', 'charge_pct'],
  'federal-bonds': ['isin', 'kind', 'coupon', 'issued', 'maturity'],
  'former-etfs': ['isin', 'name', 'nature'],
  'full-names': ['isin', 'name', 'day', 'where'],
  'fund-parts': ['fund', 'isin', 'name', 'asset_class', 'index', 'weight_percent'],
  'held-120': ['isin', 'group', 'popularity', 'name'],
  'held-before': ['of', 'name', 'share'],
  'held-depots': ['depot', 'isin', 'weight'],
  'held-more': ['isin', 'group', 'popularity', 'name'],
  'held-shares': ['isin', 'name', 'country', 'sector', 'currency'],
  'index-funds': ['isin', 'index', 'where'],
  'index-members': ['index', 'isin', 'name'],
  'largest-holdings': ['isin', 'source', 'name', 'weight_pct', 'holding'],
  'listed-funds': ['isin', 'name', 'nature', 'risk'],
  lists: ['key', 'fund', 'name', 'file', 'format', 'as_of', 'shares_only', 'source', 'title', 'repository', 'licence', 'retrieved'],
  'merged-funds': ['old_isin', 'isin', 'since', 'where'],
  'more-shares': ['isin', 'name', 'country', 'where'],
  'named-isins': ['name', 'country', 'isin'],
  'reported-etfs': ['isin', 'name', 'nature'],
  'retail-funds': ['isin', 'asset_class', 'name', 'why'],
  'revenue-parts': ['isin', 'segment', 'amount'],
  'revenue-reports': ['isin', 'company', 'fiscal_year', 'period_end', 'currency', 'total', 'step', 'url', 'evidence'],
  'reviewed-industries': ['isin', 'industry'],
  'same-issuers': ['isins', 'name'],
  'sector-industries': ['sector', 'industry'],
  'sector-words': ['word', 'sector'],
  sources: ['id', 'title', 'repository', 'licence', 'retrieved'],
  splits: ['isin', 'date', 'new_units', 'old_units', 'former_isin', 'source', 'where'],
  'stand-ins': ['index', 'list', 'kind', 'weight', 'countries', 'sectors'],
  'stand-ins-by-name': ['plain', 'pattern', 'list', 'kind', 'weight', 'countries', 'sectors'],
  successors: ['old_isin', 'isin'],
  'tax-kinds': ['isin', 'kind', 'day', 'source', 'where'],
} as const

type Tables = typeof columns

/** A row of a table. */
export type TableRow<N extends keyof Tables> = Readonly<Record<Tables[N][number], string>>

/** Rows by header, cells without spaces around them. @throws Error where the columns are not these, or a row has more or fewer cells */
export function rowsOf<C extends string>(name: string, text: string, expected: readonly C[]): Record<C, string>[] {
  const { data, errors: [fault], meta } = Papa.parse<Record<C, string>>(text, { header: true, skipEmptyLines: true, delimiter: ',', transform: (cell) => cell.trim() })
  if (fault !== undefined) throw new Error(`${name}.csv, row ${(fault.row ?? 0) + 2}: ${fault.message}`)
  if (meta.fields?.join() !== expected.join()) throw new Error(`${name}.csv: its columns are not ${expected.join(', ')}`)
  return data
}

const readFile = <C extends string>(name: string, expected: readonly C[]): Record<C, string>[] => rowsOf(name, readFileSync(new URL(`tables/${name}.csv`, import.meta.url), 'utf8'), expected)

/** The names of all tables. */
export const tableNames = keysOf(columns)

/** Rows of a table. */
export const readTable = <N extends keyof Tables>(name: N): TableRow<N>[] => readFile<Tables[N][number]>(name, columns[name])

/** Rows of a list that was read page by page and written down in `tables/lists`. */
export const readWrittenList = (name: string) => readFile(name, ['kind', 'weight_pct', 'ticker', 'name'])

/** The same with the country and sector of every company. */
export const readPlacedList = (name: string) => readFile(name, ['kind', 'weight_pct', 'ticker', 'name', 'country', 'sector'])
