/** `data import` of the SEC's quarterly data set. */
import { importNportSet, type SetSummary } from '../../data/nport-set/import'
import { dialectOf } from '../../data/store/connect'
import { reportingFunds } from '../../data/update/reporting-funds'
import { CommandFailed } from '../failures'
import { json, progress, table, type Output } from '../command'
import { withStore } from './database'

const isins = new Map(reportingFunds.map(({ series, cik, isin }) => [series ?? cik, isin]))

const PROGRESS_EVERY = 100

/** Imports a data set into PostgreSQL and prints a summary. */
export async function dataImportSet({ path, database, json: asJson }: { path: string; database: string; json?: boolean | undefined }, output: Output, now: Date): Promise<void> {
  if (dialectOf(database) !== 'postgres') throw new CommandFailed('the data set of all funds needs PostgreSQL: --database postgres://...')
  const onProgress = (lists: number, rows: number) => {
    if (lists % PROGRESS_EVERY === 0) progress(output, `${lists} funds, ${rows} rows`)
  }
  const summary = await withStore(database, (store) => importNportSet(path, store, { now, onProgress, isinOf: (fund) => isins.get(fund) }))
  output.out(asJson === true ? json(summary) : report(summary))
}

const report = ({ asOf, lists, rows, refused }: SetSummary): string =>
  [
    table([['import', 'as of', 'funds', 'rows'], ['sec-nport-set', asOf, String(lists), String(rows)]]),
    ...(refused === 0 ? [] : [`${refused} lists were left out: their weights do not add up to a whole fund`]),
  ].join('\n')
