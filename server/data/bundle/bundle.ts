/**
 * Reads and writes reference bundles (docs/data.md). Reading is strict and all-or-nothing: the first invalid row throws a
 * `BundleError` that names file, line, column and reason, never the value.
 */
import type { Bundle } from '../../../core/reference/tables/bundle'
import { checkBundle } from './checks'
import { csvLine, BundleError } from './csv'
import { lastPossibleDay } from '../possible-days'
import { readFiles, writeFiles } from './files'
import { recordTables, type BundleTable, type Records } from './tables'
import { MANIFEST, manifestText, readManifest } from './manifest'
import { distinct, readRecords } from './records'
import { keysOf, recordOf } from '../../../core/values/record'
import { priceRecords, priceSeries, priceTable, rateRecords, rateSeries, rateTable } from './series-tables'

const kinds = keysOf(recordTables)
const known = new Set([MANIFEST, priceTable.file, rateTable.file, ...kinds.map((kind) => recordTables[kind].file)])

/** Parses the files of a bundle, texts by name. No date may be after `lastDay`. */
export function parseBundle(texts: ReadonlyMap<string, string>, lastDay = lastPossibleDay(new Date())): Bundle {
  const stranger = [...texts.keys()].find((name) => !known.has(name))
  if (stranger !== undefined) throw new BundleError(stranger, 'is not a file of the bundle format')
  const manifest = texts.get(MANIFEST)
  if (manifest === undefined) throw new BundleError(MANIFEST, 'is missing')
  const head = readManifest(manifest, lastDay)
  const rules = { sources: new Set(head.sources.map(({ id }) => id)), lastDay }
  const lines = new Map<string, readonly number[]>()
  const read = <T>(layout: BundleTable<T>): T[] => {
    const text = texts.get(layout.file)
    if (text === undefined) return []
    const found = distinct(layout, readRecords(layout, text, rules))
    lines.set(layout.file, found.lines)
    return found.records
  }
  const records = recordOf(kinds, (kind) => read<unknown>(recordTables[kind])) as Records
  const bundle: Bundle = { ...head, ...records, prices: priceSeries(read(priceTable)), fx: rateSeries(read(rateTable)) }
  checkBundle(bundle, (file, index) => lines.get(file)?.[index] ?? null)
  return bundle
}

/** Reads a folder, a `.zip` or a `.tar.gz`. */
export const loadBundle = async (path: string): Promise<Bundle> => parseBundle(await readFiles(path))

const tableText = <T>(layout: BundleTable<T>, records: readonly T[]): [string, string] =>
  [layout.file, csvLine(layout.columns) + records.map((record) => csvLine(layout.cells(record))).join('')]

/** Serializes a bundle to texts by file name; equal bundles give equal texts. */
export const bundleTexts = (bundle: Bundle): Map<string, string> =>
  new Map([
    [MANIFEST, manifestText(bundle)],
    ...kinds.map((kind) => tableText<unknown>(recordTables[kind], bundle[kind] ?? [])),
    tableText(priceTable, priceRecords(bundle.prices)),
    tableText(rateTable, rateRecords(bundle.fx)),
  ])

/** Writes a folder, or a `.zip` or `.tar.gz` by the extension of the path. Refuses an existing path. */
export async function writeBundle(bundle: Bundle, path: string): Promise<void> {
  await writeFiles(path, bundleTexts(bundle))
}
