/** Securities for the models: aliases resolved, company and asset mix attached. */
import type { AssetMixRecord, SecurityRecord, Tables } from './bundle'
import { ask, type Lookup, distinct } from '../reference'
import { isFund, type AssetClass, type Security } from '../security'
import { sumBy, sumsBy } from '../../values/sum'

interface Parts {
  mixes: Lookup<readonly AssetMixRecord[]>
  primaryLines: Lookup<{ id: string }>
}

/** Reads securities by the requested ISINs; a former ISIN gives its successor. */
export async function loadSecurities(tables: Tables, isins: readonly string[]): Promise<Lookup<Security>> {
  const aliases = await ask(isins, (keys) => tables.aliases(keys))
  const asked = isins.filter((isin) => !aliases.failed.has(isin))
  const current = (isin: string) => aliases.found.get(isin) ?? isin
  const records = await ask(distinct(asked.map(current)), (keys) => tables.securities(keys))
  const parts = await readParts(tables, [...records.found.values()])
  const found = new Map<string, Security>()
  const failed = new Set(aliases.failed)
  for (const isin of asked) {
    const record = records.found.get(current(isin))
    if (records.failed.has(current(isin)) || (record !== undefined && lacks(record, parts))) failed.add(isin)
    else if (record !== undefined) found.set(isin, securityOf(record, parts))
  }
  return { found, failed }
}

async function readParts(tables: Tables, records: readonly SecurityRecord[]): Promise<Parts> {
  const mixed = records.filter((record) => record.assetClass === 'multi_asset')
  const anonymous = records.filter(needsPrimaryLine)
  const [mixes, primaryLines] = await Promise.all([
    ask(mixed.map((record) => record.isin), (keys) => tables.assetMix(keys)),
    ask(anonymous.map((record) => record.isin), (keys) => tables.companiesByIsin(keys)),
  ])
  return { mixes, primaryLines }
}

const needsPrimaryLine = (record: SecurityRecord): boolean => record.companyId === null && !isFund(record)

const lacks = ({ isin }: SecurityRecord, parts: Parts): boolean =>
  parts.mixes.failed.has(isin) || parts.primaryLines.failed.has(isin)

function securityOf(record: SecurityRecord, parts: Parts): Security {
  const mix = parts.mixes.found.get(record.isin)
  return {
    assetMix: mix === undefined ? null : mixOf(mix), // before the spread: adding a property to a spread copy is slow
    ...record,
    companyId: record.companyId ?? parts.primaryLines.found.get(record.isin)?.id ?? null,
  }
}

/** Parts of a mix by class; a sum above 1 is normalised to 1. */
const mixOf = (rows: readonly AssetMixRecord[]): ReadonlyMap<AssetClass, number> => withinOne(sumsBy(rows, (row) => row.assetClass, (row) => row.weight))

/** Weights of one whole: those that are not positive are left out, a sum above 1 is normalised to 1. */
export function withinOne<K>(weights: ReadonlyMap<K, number>): ReadonlyMap<K, number> {
  const positive = [...weights].filter(([, weight]) => weight > 0)
  const sum = sumBy(positive, ([, weight]) => weight)
  return new Map(sum > 1 ? positive.map(([key, weight]) => [key, weight / sum]) : positive)
}
