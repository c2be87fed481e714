/** Layout of the files about funds (docs/data.md). */
import type { AliasRecord, AssetMixRecord, BondRecord, ConstituentRecord, ProxyRecord, TaxKindRecord, VectorRecord } from '../../../core/reference/tables/bundle'
import { bondTypes } from '../../../core/reference/bond'
import { constituentKinds, proxyKinds } from '../../../core/reference/fund'
import { fondstypen } from '../../../core/law/investmentfonds/fondstyp'
import { assetClasses } from '../../../core/reference/security'
import { isCountryKey, isSectorKey, sector } from './keys'
import { table } from './table'

const weightBounds = { min: -1, max: 1.5 }
const shareBounds = { min: 0, max: 1.5 }

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
  // publishers list two lines of one share, and several rows of cash
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
    coupon: row.optionalNumber('coupon', { min: 0, max: 1 }),
    rating: row.optional('rating'),
    weight: row.number('weight', shareBounds),
    source: row.source(),
  }),
  // issuers' lists have no ISIN of a bond, and two bonds of one name, coupon and year
  key: () => null,
})

export const proxyTable = table<ProxyRecord>({
  file: 'fund_proxies.csv',
  columns: ['fund_isin', 'proxy_isin', 'weight', 'kind', 'countries', 'sectors', 'source'],
  read(row) {
    const record = {
      fundIsin: row.isin('fund_isin'),
      proxyIsin: row.isin('proxy_isin'),
      weight: row.number('weight', { above: 0, max: 1.5 }),
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
