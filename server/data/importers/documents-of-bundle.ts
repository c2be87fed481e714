import { grouped } from '../../../core/values/grouped'
import type { Bundle } from '../../../core/reference/tables/bundle'
import { latest } from '../latest'
import { listingKey, type Document, type ReadBatch } from '../store/documents'

/** A bundle as documents of the store. Records without a date of their own take the bundle's. */
export function batchOfBundle(bundle: Bundle): ReadBatch {
  return { name: bundle.name, format: 'bundle', title: bundle.name, asOf: bundle.asOf, sources: bundle.sources, documents: documentsOf(bundle) }
}

function* documentsOf(bundle: Bundle): Generator<Document> {
  yield* masterData(bundle)
  yield* lists(bundle)
  yield* series(bundle)
}

function* masterData({ asOf, securities, isinAliases, taxKinds, splits, companies }: Bundle): Generator<Document> {
  for (const body of securities) {
    const date = body.asOf ?? asOf
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
