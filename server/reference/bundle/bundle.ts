/**
 * The reference bundle (docs/data.md) from and to disk. Reading is strict and all-or-nothing: the first bad row ends it
 * with a `BundleError` that names file, line, column and reason, never the value.
 */
import type { Bundle } from '../../../core/portfolio/tables/bundle'
import { checkBundle } from './checks'
import { csvLine } from './csv'
import { BundleError } from './error'
import { readFiles, writeFiles } from './files'
import { aliasTable, assetMixTable, constituentTable, proxyTable, vectorTable } from './fund-tables'
import { MANIFEST, manifestText, readManifest } from './manifest'
import { recordsIn } from './records'
import { companyTable, listingTable, revenueTable, securityTable } from './security-tables'
import { priceRecords, priceSeries, priceTable, rateRecords, rateSeries, rateTable } from './series-tables'
import type { BundleTable } from './table'

export { BundleError } from './error'

const known = new Set([
  MANIFEST, securityTable.file, assetMixTable.file, companyTable.file, constituentTable.file, proxyTable.file, aliasTable.file,
  listingTable.file, vectorTable.file, priceTable.file, rateTable.file, revenueTable.file,
])

/** Records of one file and the lines on which they begin; none when the bundle does not have the file. */
function readTable<T>(layout: BundleTable<T>, text: string, sources: ReadonlySet<string>): { records: T[]; lines: number[] } {
  const keys = new Set<string>()
  const records: T[] = []
  const lines: number[] = []
  for (const { record, line, row } of recordsIn(layout, text, sources)) {
    const key = layout.key(record)
    if (key !== null && keys.has(key)) row.fail(null, 'repeats the key of an earlier row')
    if (key !== null) keys.add(key)
    records.push(record)
    lines.push(line)
  }
  return { records, lines }
}

/** Reads the texts of a bundle's files by name. */
export function parseBundle(texts: ReadonlyMap<string, string>): Bundle {
  const stranger = [...texts.keys()].find((name) => !known.has(name))
  if (stranger !== undefined) throw new BundleError(stranger, null, null, 'is not a file of the bundle format')
  const manifest = texts.get(MANIFEST)
  if (manifest === undefined) throw new BundleError(MANIFEST, null, null, 'is missing')
  const head = readManifest(manifest)
  const sources = new Set(head.sources.map(({ id }) => id))
  const lines = new Map<string, readonly number[]>()
  const read = <T>(layout: BundleTable<T>): T[] => {
    const text = texts.get(layout.file)
    if (text === undefined) return []
    const found = readTable(layout, text, sources)
    lines.set(layout.file, found.lines)
    return found.records
  }
  const bundle: Bundle = {
    ...head,
    securities: read(securityTable),
    assetMix: read(assetMixTable),
    companies: read(companyTable),
    constituents: read(constituentTable),
    fundProxies: read(proxyTable),
    isinAliases: read(aliasTable),
    listings: read(listingTable),
    fundVectors: read(vectorTable),
    prices: priceSeries(read(priceTable)),
    fx: rateSeries(read(rateTable)),
    revenue: read(revenueTable),
  }
  checkBundle(bundle, (file, index) => lines.get(file)?.[index] ?? null)
  return bundle
}

/** Reads a folder, a `.zip` or a `.tar.gz`. */
export const loadBundle = async (path: string): Promise<Bundle> => parseBundle(readFiles(path))

const tableText = <T>(layout: BundleTable<T>, records: readonly T[]): [string, string] =>
  [layout.file, csvLine(layout.columns) + records.map((record) => csvLine(layout.cells(record))).join('')]

/** The texts of a bundle's files by name; equal bundles give equal texts. */
export const bundleTexts = (bundle: Bundle): Map<string, string> =>
  new Map([
    [MANIFEST, manifestText(bundle)],
    tableText(securityTable, bundle.securities),
    tableText(assetMixTable, bundle.assetMix),
    tableText(companyTable, bundle.companies),
    tableText(constituentTable, bundle.constituents),
    tableText(proxyTable, bundle.fundProxies),
    tableText(aliasTable, bundle.isinAliases),
    tableText(listingTable, bundle.listings),
    tableText(vectorTable, bundle.fundVectors),
    tableText(priceTable, priceRecords(bundle.prices)),
    tableText(rateTable, rateRecords(bundle.fx)),
    tableText(revenueTable, bundle.revenue),
  ])

/** Writes a folder, or a `.zip` or `.tar.gz` by the path's ending. A path that exists is refused. */
export async function writeBundle(bundle: Bundle, path: string): Promise<void> {
  writeFiles(path, bundleTexts(bundle))
}
