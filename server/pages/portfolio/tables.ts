/** Every list of a result as a file for spreadsheets, in one archive; loaded when it is asked for. */
import { strToU8, zipSync } from 'fflate'
import type { Locale } from '../../../core/values/text'
import type { Bucket, Snapshot } from '../../../sdk'
import { csvOf, type Cell } from '../browser/download'
import { labelOf, type Kind } from './parts/labels'

type Rows = readonly (readonly Cell[])[]

const bucketRows = (buckets: readonly Bucket[] | undefined, kind: Kind, locale: Locale): Rows =>
  buckets === undefined ? [] : [['key', 'name', 'weight', 'value'], ...buckets.map(({ key, weight, value }) => [key, labelOf(kind, key, locale), weight, value])]

/** Rows by file name; weights are fractions, columns are named as in the interface. */
function listsOf({ holdings, analyses }: Snapshot, locale: Locale): Readonly<Record<string, Rows>> {
  const positions = analyses['look-through'].data?.positions ?? []
  const issuers = analyses.concentration.data?.issuers ?? []
  const pairs = analyses.overlap.data?.pairs ?? []
  const costs = analyses.costs.data?.positions ?? []
  return {
    holdings: [['isin', 'name', 'weight', 'value', 'assetClass', 'status'], ...holdings.map(({ isin, name, weight, value, assetClass, status }) => [isin, name, weight, value, assetClass, status])],
    allocation: bucketRows(analyses.allocation.data?.buckets, 'assetClass', locale),
    sectors: bucketRows(analyses.sectors.data?.buckets, 'sector', locale),
    countries: bucketRows(analyses.geography.data?.countries.buckets, 'country', locale),
    regions: bucketRows(analyses.geography.data?.regions.buckets, 'region', locale),
    currencies: bucketRows(analyses.currencies.data?.equityExposure.buckets, 'currency', locale),
    companies: [['id', 'isin', 'name', 'weight', 'value', 'sector', 'region', 'direct'], ...positions.map(({ id, isin, name, weight, value, sector, region, provenance }) => [id, isin, name, weight, value, sector, region, provenance.direct])],
    'companies-via-funds': [['id', 'name', 'fund', 'weight', 'shareInFund'], ...positions.flatMap(({ id, name, provenance }) => provenance.viaFunds.map(({ fund, weight, shareInFund }) => [id, name, fund, weight, shareInFund]))],
    issuers: [['issuerId', 'name', 'weight'], ...issuers.map(({ issuerId, name, weight }) => [issuerId, name, weight])],
    overlap: [['isinA', 'fundA', 'isinB', 'fundB', 'overlap', 'sharedCount'], ...pairs.map(({ isinA, fundA, isinB, fundB, overlap, sharedCount }) => [isinA, fundA, isinB, fundB, overlap, sharedCount])],
    costs: [['isin', 'name', 'weight', 'ter', 'annualCost'], ...costs.map(({ isin, name, weight, ter, annualCost }) => [isin, name, weight, ter, annualCost])],
  }
}

/** The archive; a list with nothing in it is left out. */
export function zipOfTables(snapshot: Snapshot, locale: Locale): Uint8Array<ArrayBuffer> {
  const files = Object.entries(listsOf(snapshot, locale)).filter(([, rows]) => rows.length > 1)
  return zipSync(Object.fromEntries(files.map(([name, rows]) => [`${name}.csv`, strToU8(`\uFEFF${csvOf(rows, locale)}`)])))
}
