import { grouped } from '../../../core/values/grouped'
import { sumBy } from '../../../core/values/sum'
import type { Bundle, ConstituentRecord } from '../../../core/reference/tables/bundle'
import { lastPossibleDay } from '../possible-days'
import { listingKey, type Document, type ReadBatch, type Batch } from '../store/documents'
import { latest, type IsoDate } from '../../../core/values/dates'
import { parseBundle } from '../bundle/bundle'
import { checkBundle } from '../bundle/checks'
import { readFiles } from '../bundle/files'
import { constituentTable, type BundleTable } from '../bundle/tables'
import { readRecords } from '../bundle/records'
import type { RowRules } from '../bundle/row'
import { priceSeries, priceTable, type PriceRecord } from '../bundle/series-tables'

/** A bundle as documents of the store. Records without a date of their own take the bundle's, unless they give way. */
export function batchOfBundle(bundle: Bundle): ReadBatch {
  return { name: bundle.name, format: 'bundle', title: bundle.name, asOf: bundle.asOf, sources: bundle.sources, documents: wholeBundle(bundle) }
}

function* wholeBundle(bundle: Bundle): Generator<Document> {
  yield* masterData(bundle)
  yield* lists(bundle)
  yield* series(bundle)
}

function* masterData({ asOf, undatedGiveWay, securities, isinAliases, taxKinds, splits, companies }: Bundle): Generator<Document> {
  for (const body of securities) {
    const date = body.asOf ?? (undatedGiveWay === true ? null : asOf)
    yield { kind: 'securities', key: body.isin, asOf: date, body: { ...body, asOf: date } }
  }
  for (const body of isinAliases) yield { kind: 'aliases', key: body.oldIsin, asOf, body }
  for (const body of taxKinds ?? []) yield { kind: 'taxKinds', key: body.isin, asOf: body.asOf, body }
  for (const [key, body] of grouped(splits ?? [], (row) => row.isin)) yield { kind: 'splits', key, asOf, body }
  for (const body of companies) {
    yield { kind: 'companies', key: body.id, asOf, body }
    if (body.isin !== null) yield { kind: 'companiesByIsin', key: body.isin, asOf, body }
  }
}

function* lists(bundle: Bundle): Generator<Document> {
  const { asOf } = bundle
  for (const [key, body] of grouped(bundle.assetMix, (row) => row.isin)) yield { kind: 'assetMix', key, asOf, body }
  for (const [key, body] of grouped(bundle.constituents, (row) => row.fundIsin)) {
    yield { kind: 'constituents', key, asOf: latest(body.map((row) => row.asOf)), body }
  }
  for (const [key, body] of grouped(bundle.bonds ?? [], (row) => row.fundIsin)) yield { kind: 'bonds', key, asOf: latest(body.flatMap((row) => row.asOf ?? [])), body }
  for (const [key, body] of grouped(bundle.fundProxies, (row) => row.fundIsin)) yield { kind: 'proxies', key, asOf, body }
  for (const [key, body] of grouped(bundle.fundVectors, (row) => row.fundIsin)) {
    yield { kind: 'vectors', key, asOf: latest(body.map((row) => row.asOf ?? asOf)), body }
  }
  for (const [key, body] of grouped(bundle.revenue, (row) => row.companyId)) {
    yield { kind: 'revenue', key, asOf: latest(body.map((row) => row.reportDate)), body }
  }
  for (const [key, body] of grouped(bundle.listings, (row) => listingKey(row.ticker, row.exchange))) {
    yield { kind: 'listings', key, asOf, body }
  }
}

function* series({ prices, fx }: Bundle): Generator<Document> {
  for (const { closes, ...rest } of prices) {
    yield { kind: 'prices', key: rest.isin, asOf: latest(rest.dates), body: { ...rest, closes: [...closes] } }
  }
  for (const { perEur, ...rest } of fx) {
    yield { kind: 'fx', key: rest.currency, asOf: latest(rest.dates), body: { ...rest, perEur: [...perEur] } }
  }
}

/**
 * The batch of a bundle on disk. Holdings and prices can be millions of rows: if a file groups them by fund or series, they
 * are streamed into the store, and an invalid row aborts the transaction.
 */
export async function bundleBatch(path: string, lastDay = lastPossibleDay(new Date())): Promise<{ batch: Batch; rows: number }> {
  const texts = await readFiles(path)
  const rows = sumBy([...texts].filter(([name]) => name.endsWith('.csv')), ([, text]) => linesOf(text) - 1)
  const streamed = [constituentTable.file, priceTable.file].filter((file) => isGrouped(texts.get(file) ?? ''))
  const bundle = parseBundle(new Map([...texts].filter(([name]) => !streamed.includes(name))), lastDay)
  const batch = batchOfBundle(bundle)
  const large = streamed.map((file) => [file, texts.get(file) ?? ''] as const)
  return { batch: { ...batch, documents: documentsOf(batch, bundle, new Map(large), lastDay) }, rows }
}

function* documentsOf(batch: ReadBatch, bundle: Bundle, streamed: ReadonlyMap<string, string>, lastDay: IsoDate): Generator<Document> {
  yield* batch.documents
  const rules = { sources: new Set(bundle.sources.map(({ id }) => id)), lastDay }
  const holdings = streamed.get(constituentTable.file) ?? ''
  if (holdings !== '') yield* funds(holdings, rules)
  const prices = streamed.get(priceTable.file) ?? ''
  if (prices !== '') yield* instruments(prices, rules)
}

function* funds(text: string, rules: RowRules): Generator<Document> {
  for (const { records, lines } of groupsIn(constituentTable, text, rules, (record: ConstituentRecord) => record.fundIsin)) {
    checkBundle({ constituents: records }, (_file, index) => lines[index] ?? null)
    const [first] = records
    if (first !== undefined) yield { kind: 'constituents', key: first.fundIsin, asOf: first.asOf, body: records }
  }
}

function* instruments(text: string, rules: RowRules): Generator<Document> {
  for (const { records } of groupsIn(priceTable, text, rules, (record: PriceRecord) => record.isin)) {
    for (const { closes, ...series } of priceSeries(records)) {
      yield { kind: 'prices', key: series.isin, asOf: series.dates.at(-1) ?? null, body: { ...series, closes: [...closes] } }
    }
  }
}

interface Group<T> {
  key: string
  records: T[]
  lines: number[]
  unique: Set<string>
}

/** Consecutive records with the same key, with their lines. */
function* groupsIn<T>(layout: BundleTable<T>, text: string, rules: RowRules, groupOf: (record: T) => string): Generator<{ records: T[]; lines: number[] }> {
  let group: Group<T> = { key: '', records: [], lines: [], unique: new Set() }
  for (const { record, line, row } of readRecords(layout, text, rules)) {
    if (groupOf(record) !== group.key) {
      if (group.records.length > 0) yield group
      group = { key: groupOf(record), records: [], lines: [], unique: new Set() }
    }
    const key = layout.key(record)
    if (key !== null && group.unique.has(key)) row.fail(null, 'repeats the key of an earlier row')
    if (key !== null) group.unique.add(key)
    group.records.push(record)
    group.lines.push(line)
  }
  if (group.records.length > 0) yield group
}

function linesOf(text: string): number {
  let lines = 0
  for (let position = text.indexOf('\n'); position !== -1; position = text.indexOf('\n', position + 1)) lines++
  return lines
}

/** Whether lines with the same first cell are contiguous. Quotes and line breaks in cells can only yield false negatives. */
function isGrouped(text: string): boolean {
  const seen = new Set<string>()
  let last = ''
  let start = text.indexOf('\n') + 1
  while (start > 0 && start < text.length) {
    const key = text.slice(start, text.indexOf(',', start))
    if ((key !== last && seen.has(key)) || key.startsWith('"')) return false
    seen.add(key)
    last = key
    const end = text.indexOf('\n', start)
    start = end === -1 ? -1 : end + 1
  }
  return true
}
