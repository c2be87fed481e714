/** Columns of the files of a bundle except series (docs/data.md). */
import type {
  AliasRecord, AssetMixRecord, BondRecord, Bundle, ConstituentRecord, ProxyRecord, TaxKindRecord, VectorRecord, CompanyRecord, ListingRecord, SecurityRecord, SplitRecord,
} from '../../../core/reference/tables/bundle'
import { fondstypen } from '../../../core/law/investmentfonds/fondstyp'
import { assetClasses, constituentKinds, proxyKinds, bondTypes, securityKinds, type RevenueRow } from '../../../core/reference/security'
import { UNKNOWN, sectorLabels } from '../../../core/portfolio/keys/taxonomy'
import type { Row } from './row'
import { fieldOf } from '../../../core/values/record'
import type { Manifest } from './manifest'

type Cell = string | number | null

/** Layout of one file of a bundle, for reading and writing. */
export interface BundleTable<T> {
  file: string
  /** Header, in this order. */
  columns: readonly string[]
  read(row: Row): T
  /** Cells in the order of `columns`. */
  cells(record: T): readonly Cell[]
  /** Unique key of a record; null if duplicates are allowed. */
  key(record: T): string | null
}

const cellOf = (value: unknown): Cell =>
  Array.isArray(value) ? value.join(' ') : typeof value === 'string' || typeof value === 'number' ? value : null

/** Declares the layout of one file. A column is written from the field of the same name (`fund_isin` from `fundIsin`) unless `fieldNames` has another; lists of keys are separated by spaces. */
export function table<T>(layout: Omit<BundleTable<T>, 'cells'>, fieldNames: Readonly<Record<string, keyof T & string>> = {}): BundleTable<T> {
  const fields = layout.columns.map((column) => fieldNames[column] ?? column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()))
  return { ...layout, cells: (record) => fields.map((field) => cellOf(fieldOf(record, field))) }
}

const isSectorKey = (key: string): boolean => key === UNKNOWN || Object.hasOwn(sectorLabels, key)
const isCountryKey = (key: string): boolean => key === UNKNOWN || /^[A-Z]{2}$/.test(key)

/** The sector of a row; `unknown` counts as empty. */
function sector(row: Row): string | null {
  const key = row.optional('sector')
  if (key === null || key === UNKNOWN) return null
  return isSectorKey(key) ? key : row.fail('sector', `is none of ${Object.keys(sectorLabels).join(', ')}`)
}

export const securityTable = table<SecurityRecord>({
  file: 'securities.csv',
  columns: [
    'isin', 'name', 'kind', 'asset_class', 'currency', 'country', 'company_id', 'sector', 'industry', 'ter', 'domicile', 'as_of', 'source',
  ],
  read: (row) => ({
    isin: row.isin('isin'),
    name: row.text('name'),
    kind: row.oneOf('kind', securityKinds),
    assetClass: row.optionalOneOf('asset_class', [...assetClasses, 'multi_asset']),
    currency: row.currency('currency'),
    country: row.country('country'),
    companyId: row.optional('company_id'),
    sector: sector(row),
    industry: row.optional('industry'),
    ter: row.optionalNumber('ter', { min: 0, max: 0.15, fraction: true }),
    domicile: row.country('domicile'),
    asOf: row.optionalDate('as_of'),
    source: row.source(),
  }),
  key: (record) => record.isin,
})

export const companyTable = table<CompanyRecord>({
  file: 'companies.csv',
  columns: ['company_id', 'name', 'country', 'sector', 'industry', 'isin', 'lei', 'source'],
  read: (row) => ({
    id: row.text('company_id'),
    name: row.text('name'),
    country: row.country('country'),
    sector: sector(row),
    industry: row.optional('industry'),
    isin: row.optionalIsin('isin'),
    lei: row.matching('lei', /^[A-Z0-9]{18}\d{2}$/, 'an LEI'),
    source: row.source(),
  }),
  key: (record) => record.id,
}, { company_id: 'id' })

export const listingTable = table<ListingRecord>({
  file: 'listings.csv',
  columns: ['ticker', 'exchange', 'isin', 'source'],
  read: (row) => ({ ticker: row.text('ticker'), exchange: row.text('exchange'), isin: row.isin('isin'), source: row.source() }),
  key: (record) => `${record.ticker}|${record.exchange}`,
})

const unitBounds = { min: 1, max: 1_000_000 }

export const splitTable = table<SplitRecord>({
  file: 'splits.csv',
  columns: ['isin', 'date', 'new_units', 'old_units', 'former_isin', 'source'],
  read: (row) => ({
    isin: row.isin('isin'),
    date: row.date('date'),
    newUnits: row.integer('new_units', unitBounds),
    oldUnits: row.integer('old_units', unitBounds),
    formerIsin: row.optionalIsin('former_isin'),
    source: row.source(),
  }),
  key: (record) => `${record.isin} ${record.date}`,
})

/** Largest revenue in any currency, so that sums stay finite. */
const LARGEST = 1e18

export const revenueTable = table<RevenueRow>({
  file: 'revenue.csv',
  columns: ['company_id', 'isin', 'fiscal_year', 'period', 'report_date', 'currency', 'segment', 'amount'],
  read: (row) => ({
    companyId: row.text('company_id'),
    isin: row.optionalIsin('isin'),
    fiscalYear: row.integer('fiscal_year', { min: 1900, max: 2200 }),
    period: row.optionalOneOf('period', ['FY']),
    reportDate: row.date('report_date'),
    currency: row.currency('currency'),
    segment: row.text('segment'),
    amount: row.optionalNumber('amount', { min: -LARGEST, max: LARGEST }),
  }),
  key: (record) => [record.companyId, record.fiscalYear, record.period, record.reportDate, record.segment].join('|'),
})

const weightBounds = { min: -1, max: 1.5, fraction: true }
const shareBounds = { min: 0, max: 1.5, fraction: true }

export const assetMixTable = table<AssetMixRecord>({
  file: 'asset_mix.csv',
  columns: ['isin', 'asset_class', 'weight'],
  read: (row) => ({
    isin: row.isin('isin'),
    assetClass: row.oneOf('asset_class', assetClasses),
    weight: row.number('weight', shareBounds),
  }),
  key: (record) => `${record.isin} ${record.assetClass}`,
})

export const taxKindTable = table<TaxKindRecord>({
  file: 'tax_kinds.csv',
  columns: ['isin', 'kind', 'as_of', 'source'],
  read: (row) => ({ isin: row.isin('isin'), kind: row.oneOf('kind', fondstypen), asOf: row.date('as_of'), source: row.source() }),
  key: (record) => record.isin,
})

export const constituentTable = table<ConstituentRecord>({
  file: 'constituents.csv',
  columns: [
    'fund_isin', 'as_of', 'isin', 'company_id', 'name', 'kind', 'weight', 'country', 'sector', 'industry', 'currency', 'source',
  ],
  read(row) {
    const kind = row.oneOf('kind', constituentKinds)
    return {
      fundIsin: row.isin('fund_isin'),
      asOf: row.date('as_of'),
      isin: row.optionalIsin('isin'),
      companyId: row.optional('company_id'),
      name: row.text('name'),
      kind,
      weight: row.number('weight', kind === 'equity' ? shareBounds : weightBounds),
      country: row.country('country'),
      sector: sector(row),
      industry: row.optional('industry'),
      currency: row.currency('currency'),
      source: row.source(),
    }
  },
  // publishers list two listings of one share, and several rows of cash
  key: () => null,
})

export const bondTable = table<BondRecord>({
  file: 'bonds.csv',
  columns: ['fund_isin', 'as_of', 'isin', 'name', 'issuer', 'lei', 'country', 'currency', 'type', 'maturity', 'coupon', 'rating', 'weight', 'source'],
  read: (row) => ({
    fundIsin: row.isin('fund_isin'),
    asOf: row.optionalDate('as_of'),
    isin: row.optionalIsin('isin'),
    name: row.text('name'),
    issuer: row.optional('issuer'),
    lei: row.matching('lei', /^[A-Z0-9]{18}\d{2}$/, 'a legal entity identifier'),
    country: row.country('country'),
    currency: row.currency('currency'),
    type: row.optionalOneOf('type', bondTypes),
    maturity: row.anyDate('maturity'),
    coupon: row.optionalNumber('coupon', { min: 0, max: 1, fraction: true }),
    rating: row.optional('rating'),
    weight: row.number('weight', shareBounds),
    source: row.source(),
  }),
  // issuers' lists contain bonds without ISIN, and two bonds with the same name, coupon and year
  key: () => null,
})

export const proxyTable = table<ProxyRecord>({
  file: 'fund_proxies.csv',
  columns: ['fund_isin', 'proxy_isin', 'weight', 'kind', 'countries', 'sectors', 'source'],
  read(row) {
    const record = {
      fundIsin: row.isin('fund_isin'),
      proxyIsin: row.isin('proxy_isin'),
      weight: row.number('weight', { above: 0, max: 1.5, fraction: true }),
      kind: row.oneOf('kind', proxyKinds),
      countries: row.list('countries', isCountryKey),
      sectors: row.list('sectors', isSectorKey),
      source: row.source(),
    }
    return record.fundIsin === record.proxyIsin ? row.fail('proxy_isin', 'is the fund itself') : record
  },
  key: (record) => [record.fundIsin, record.proxyIsin, record.countries.join(' '), record.sectors.join(' ')].join('|'),
})

export const vectorTable = table<VectorRecord>({
  file: 'fund_vectors.csv',
  columns: ['fund_isin', 'dimension', 'key', 'weight', 'as_of', 'source'],
  read(row) {
    const dimension = row.oneOf('dimension', ['sector', 'country'])
    const key = row.text('key')
    const allowed = dimension === 'sector' ? isSectorKey : isCountryKey
    return {
      fundIsin: row.isin('fund_isin'),
      dimension,
      key: allowed(key) ? key : row.fail('key', `is not a ${dimension} key`),
      weight: row.number('weight', shareBounds),
      asOf: row.optionalDate('as_of'),
      source: row.source(),
    }
  },
  key: (record) => [record.fundIsin, record.dimension, record.key].join(' '),
})

export const aliasTable = table<AliasRecord>({
  file: 'isin_aliases.csv',
  columns: ['old_isin', 'isin', 'since', 'source'],
  read(row) {
    const record = { oldIsin: row.isin('old_isin'), isin: row.isin('isin'), since: row.optionalDate('since'), source: row.source() }
    return record.oldIsin === record.isin ? row.fail('isin', 'is the old ISIN itself') : record
  },
  key: (record) => record.oldIsin,
})

type RecordKind = Exclude<keyof Bundle, keyof Manifest | 'prices' | 'fx'>

/** Records by their field in a bundle. */
export type Records = { [K in RecordKind]: NonNullable<Bundle[K]> }

/** The layouts by the field in a bundle. */
export const recordTables: { readonly [K in RecordKind]: BundleTable<Records[K][number]> } = {
  securities: securityTable, assetMix: assetMixTable, taxKinds: taxKindTable, splits: splitTable, companies: companyTable, constituents: constituentTable, bonds: bondTable,
  fundProxies: proxyTable, isinAliases: aliasTable, listings: listingTable, fundVectors: vectorTable, revenue: revenueTable,
}
