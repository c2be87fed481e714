import { isIsoDate } from '../../../core/values/dates'
import { isValidIsin } from '../../../core/values/isin'
import type { Summary } from '../../data/importers/batches'
import { importers } from '../../data/importers/formats'
import { isNportSet } from '../../data/nport-set/table'
import { filesAt, readImport } from '../../data/importers/import'
import type { Environment } from '../../process/config'
import { lastPossibleDay } from '../../data/possible-days'
import { knowledge, withStore, withStoreToRead } from './database'
import { CommandFailed } from '../failures'
import { json, progress, table, type Output } from '../command'
import { percent } from '../../data/decimal'

/** Options of `data import`. */
export interface ImportOptions {
  path: string
  database: string
  format?: string | undefined
  isin?: string | undefined
  asOf?: string | undefined
  currency?: string | undefined
  adjusted?: boolean | undefined
  json?: boolean | undefined
}

/** Imports files and prints a summary. Throws ImportRefused, with nothing changed, if any is invalid. */
export async function dataImport(options: ImportOptions, env: Environment, output: Output, now: Date): Promise<void> {
  if (isNportSet(options.path)) return (await import('./import-set')).dataImportSet(options, output, now)
  const { version, imports } = await importFiles(options, env, output, now).finally(() => progress(output, ''))
  output.out(options.json === true ? json({ version, imports }) : report(imports))
}

async function importFiles(options: ImportOptions, env: Environment, output: Output, now: Date): Promise<{ version: number | null; imports: Result[] }> {
  const told = toldBy(options)
  const format = formatOf(options.format)
  filesAt(options.path) // a missing file is named before a missing driver or database
  const onFile = (done: number, total: number, file: string) => progress(output, total > 1 ? `[${done + 1}/${total}] ${file}` : file)
  const { batches, summaries } = await withStoreToRead(options.database, async (store) =>
    readImport(options.path, { format, told, onFile, lastDay: lastPossibleDay(now), ...(await knowledge(store, env)) }))
  const writing = batches.map((batch) => ({ ...batch, documents: counted(batch.documents, (count) => progress(output, `${batch.name}: ${count} records`)) }))
  const written = await withStore(options.database, (store) => store.write(writing, now))
  const imports = summaries.map((summary, index) => {
    const { counts = {}, replaced = false } = written[index] ?? {}
    return { ...summary, rows: summary.rows ?? counts.securities ?? 0, counts, replaced }
  })
  return { version: written[0]?.version ?? null, imports }
}

function toldBy({ isin, asOf, currency, adjusted }: ImportOptions) {
  if (isin !== undefined && !isValidIsin(isin)) throw new CommandFailed('--isin is not an ISIN with a right check digit')
  if (asOf !== undefined && !isIsoDate(asOf)) throw new CommandFailed('--as-of is not a date (YYYY-MM-DD)')
  if (currency !== undefined && !/^[A-Z]{3}$/.test(currency)) throw new CommandFailed('--currency is not an ISO 4217 code')
  return { isin: isin ?? null, asOf: asOf ?? null, currency: currency ?? null, adjusted: adjusted === true }
}

function formatOf(format: string | undefined): string | null {
  const known = ['bundle', ...importers.map((importer) => importer.format)]
  if (format !== undefined && !known.includes(format)) throw new CommandFailed(`--format is one of ${known.join(', ')}`)
  return format ?? null
}

async function* counted<T>(documents: Iterable<T> | AsyncIterable<T>, onCount: (count: number) => void): AsyncGenerator<T> {
  let count = 0
  for await (const document of documents) {
    if (++count % 1_000 === 0) onCount(count)
    yield document
  }
}

type Result = Summary & { rows: number; counts: Readonly<Record<string, number>>; replaced: boolean }

const report = (results: readonly Result[]): string =>
  [table([['import', 'as of', 'rows', 'weight', 'with ISIN', 'without ISIN'], ...results.map(rowOf)]), ...results.flatMap(remarks)].join('\n')

function rowOf({ name, asOf, rows, holdings }: Result): string[] {
  if (holdings === null) return [name, asOf, String(rows), '', '', '']
  const { weight, resolved, resolvedWeight, unresolved, unresolvedWeight } = holdings
  return [name, asOf, String(rows), percent(weight), `${resolved} = ${percent(resolvedWeight)}`, `${unresolved} shares = ${percent(unresolvedWeight)}`]
}

function remarks({ name, holdings, replaced }: Result): string[] {
  const words = holdings?.unknownWords ?? []
  return [
    ...(replaced ? [`${name}: replaced an earlier import`] : []),
    ...(holdings === null || holdings.otherIsin === null ? [] : [`${name}: the file is the list of ${holdings.otherIsin}, another fund or another class of it`]),
    ...(words.length > 0 ? [`${name}: words not understood, kept as unknown: ${words.join(', ')}`] : []),
  ]
}
