/** Every list of a result as a file for spreadsheets, in one archive; loaded on demand. */
import { strToU8, zipSync } from 'fflate'
import { kebabCase } from '../../../core/values/names'
import { isRecord, type Fields } from '../../../core/values/record'
import type { Locale } from '../../../core/values/text'
import type { Bucket, Snapshot } from '../../../sdk'
import { csvOf, type Cell } from '../browser/download'
import { labelOf, type Kind } from './parts/labels'

type Rows = readonly (readonly Cell[])[]

const bucketRows = (buckets: readonly Bucket[] | undefined, kind: Kind, locale: Locale): Rows =>
  buckets === undefined ? [] : [['key', 'name', 'weight', 'value'], ...buckets.map(({ key, weight, value }) => [key, labelOf(kind, key, locale), weight, value])]

/** Rows by file name; weights are fractions, columns are named as in the interface. */
type Lists = Readonly<Record<string, Rows>>

type Sections = Snapshot['analyses']
type ListsOf<D> = (data: D, locale: Locale) => Lists

/** Sections whose rows hold more than their own members, or whose names belong to the reader. */
const own: { readonly [Id in keyof Sections]?: ListsOf<NonNullable<Sections[Id]['data']>> } = {
  allocation: ({ buckets }, locale) => ({ allocation: bucketRows(buckets, 'assetClass', locale) }),
  sectors: ({ buckets }, locale) => ({ sectors: bucketRows(buckets, 'sector', locale) }),
  geography: ({ countries, regions }, locale) => ({ countries: bucketRows(countries.buckets, 'country', locale), regions: bucketRows(regions.buckets, 'region', locale) }),
  currencies: ({ equityExposure }, locale) => ({ currencies: bucketRows(equityExposure.buckets, 'currency', locale) }),
  'look-through': ({ positions }) => ({
    companies: [['id', 'isin', 'name', 'weight', 'value', 'sector', 'region', 'direct'], ...positions.map(({ id, isin, name, weight, value, sector, region, provenance }) => [id, isin, name, weight, value, sector, region, provenance.direct])],
    'companies-via-funds': [['id', 'name', 'fund', 'weight', 'shareInFund'], ...positions.flatMap(({ id, name, provenance }) => provenance.viaFunds.map(({ fund, weight, shareInFund }) => [id, name, fund, weight, shareInFund]))],
  }),
}

const isCell = (value: unknown): value is Cell => value === null || ['string', 'number', 'boolean'].includes(typeof value)

/** The lists of any other section as they stand, by what is no list in turn in their rows. */
const plain: ListsOf<Fields> = (data) =>
  Object.fromEntries(
    Object.entries(data).flatMap(([name, list]) => {
      const rows: readonly Fields[] = Array.isArray(list) && list.every(isRecord) ? list : []
      const columns = Object.keys(rows[0] ?? {}).filter((column) => rows.every((row) => isCell(row[column])))
      return [[kebabCase(name), [columns, ...rows.map((row) => columns.map((column) => row[column]).filter(isCell))]]]
    }),
  )

function listsOf({ holdings, analyses }: Snapshot, locale: Locale): Lists {
  const parts = Object.entries(analyses).map(([id, { data }]): Lists => {
    if (data === null) return {}
    const lists = own[id as keyof Sections] as ListsOf<typeof data> | undefined
    if (lists !== undefined) return lists(data, locale)
    return Object.fromEntries(Object.entries(plain({ ...data }, locale)).map(([name, rows]) => [`${id}-${name}`, rows]))
  })
  return Object.assign({ holdings: [['isin', 'name', 'weight', 'value', 'assetClass', 'status'], ...holdings.map(({ isin, name, weight, value, assetClass, status }) => [isin, name, weight, value, assetClass, status])] }, ...parts)
}

/** The archive; a list with nothing in it is left out. */
export function zipOfTables(snapshot: Snapshot, locale: Locale): Uint8Array<ArrayBuffer> {
  const files = Object.entries(listsOf(snapshot, locale)).filter(([, rows]) => rows.length > 1)
  return zipSync(Object.fromEntries(files.map(([name, rows]) => [`${name}.csv`, strToU8(`\uFEFF${csvOf(rows, locale)}`)])))
}
