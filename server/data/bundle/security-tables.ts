/** Layout of the files about securities and companies (docs/data.md). */
import type { CompanyRecord, ListingRecord, SecurityRecord, SplitRecord } from '../../../core/reference/tables/bundle'
import { assetClasses, securityKinds, type RevenueRow } from '../../../core/reference/security'
import { sector } from './keys'
import { table } from './table'

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
    ter: row.optionalNumber('ter', { min: 0, max: 1 }),
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
    amount: row.optionalNumber('amount'),
  }),
  key: (record) => [record.companyId, record.fiscalYear, record.period, record.reportDate, record.segment].join('|'),
})
