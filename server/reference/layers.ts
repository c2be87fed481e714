/** Layers of reference data laid over each other: provider cache, imported data, embedded bundle. */
import type { IsoDate } from '../../core/dates'
import type { FundCatalogue, Lookup } from '../../core/portfolio/reference'
import type { Tables } from '../../core/portfolio/tables'
import { latest } from './latest'

/** Tables of one origin. */
export interface Layer extends Tables {
  /** Funds whose inside this layer knows, whatever it knows of them besides. */
  fundsWithHoldings?(): Promise<readonly string[]>
}

/**
 * Several layers as one, uppermost first. Per key the newest dated answer wins, undated ones are oldest, and among
 * equals the uppermost wins. A key that no layer knows, and that some layer could not be asked for, is `failed`. What only
 * adds to a security (alias, mix, company of a line) is not: a layer that is away then takes nothing from what the others
 * know.
 */
export function layered(layers: readonly Layer[]): Layer {
  const [only] = layers
  if (layers.length === 1 && only !== undefined && only.fundsWithHoldings === undefined) return only
  const merge = <T>(ask: (layer: Layer) => Promise<Lookup<T>>, dateOf: (value: T) => IsoDate | null): Promise<Lookup<T>> =>
    Promise.all(layers.map(ask)).then((answers) => newest(answers, dateOf))
  const supplement = async <T>(isins: readonly string[], ask: (layer: Layer) => Promise<Lookup<T>>): Promise<Lookup<T>> => {
    const answer = await merge(ask, undated)
    if (answer.failed.size === 0) return answer
    const { found } = await merge((layer) => layer.securities(isins), undated)
    return { found: answer.found, failed: new Set([...answer.failed].filter((isin) => !found.has(isin))) }
  }
  const merged: Layer = {
    securities: (isins) => merge((layer) => layer.securities(isins), (record) => record.asOf),
    aliases: (isins) => supplement(isins, (layer) => layer.aliases(isins)),
    assetMix: (isins) => supplement(isins, (layer) => layer.assetMix(isins)),
    companies: (ids) => merge((layer) => layer.companies(ids), undated),
    companiesByIsin: (isins) => supplement(isins, (layer) => layer.companiesByIsin(isins)),
    constituents: (isins) => merge((layer) => layer.constituents(isins), (rows) => rows[0]?.asOf ?? null),
    proxies: (isins) => merge((layer) => layer.proxies(isins), undated),
    vectors: (isins) => merge((layer) => layer.vectors(isins), (rows) => rows[0]?.asOf ?? null),
    revenue: (ids) => merge((layer) => layer.revenue(ids), (rows) => latest(rows.map((row) => row.reportDate))),
    prices: (isin, from, to) => merge((layer) => layer.prices(isin, from, to), (series) => series.dates.at(-1) ?? null),
    fx: (currencies, from, to) => merge((layer) => layer.fx(currencies, from, to), (series) => series.dates.at(-1) ?? null),
    catalogue: once(() => catalogueOf(layers, merged)),
  }
  return merged
}

const undated = () => null

function newest<T>(answers: readonly Lookup<T>[], dateOf: (value: T) => IsoDate | null): Lookup<T> {
  const found = new Map<string, T>()
  const failed = new Set<string>()
  for (const answer of answers) {
    for (const key of answer.failed) failed.add(key)
    for (const [key, value] of answer.found) {
      const best = found.get(key)
      if (best === undefined || (dateOf(value) ?? '') > (dateOf(best) ?? '')) found.set(key, value)
    }
  }
  for (const key of found.keys()) failed.delete(key)
  return { found, failed }
}

/** A fund may have its record in one layer and its holdings in another, so candidates of all are looked up in all. */
async function catalogueOf(layers: readonly Layer[], merged: Layer): Promise<FundCatalogue> {
  const parts = await Promise.allSettled(layers.map(candidatesOf))
  const known = parts.flatMap((part) => (part.status === 'fulfilled' ? [part.value] : []))
  const isins = [...new Set(known.flatMap((part) => part.isins))].sort()
  const failure = parts.find((part) => part.status === 'rejected')
  if (isins.length === 0 && failure !== undefined) throw failure.reason
  const { found } = await merged.securities(isins)
  const eligible = isins.filter((isin) => {
    const record = found.get(isin)
    return record?.kind === 'fund' && record.assetClass === 'equities' && record.ter !== null && record.ter > 0
  })
  return { asOf: latest(known.flatMap((part) => part.asOf ?? [])), isins: eligible }
}

async function candidatesOf(layer: Layer): Promise<FundCatalogue> {
  const { asOf, isins } = await layer.catalogue()
  const more = (await layer.fundsWithHoldings?.()) ?? []
  return { asOf: isins.length + more.length === 0 ? null : asOf, isins: [...isins, ...more] }
}

/** Remembers an answer, never a failure. */
function once<T>(question: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | null = null
  return () => {
    answer ??= question().catch((error: unknown) => {
      answer = null
      throw error
    })
    return answer
  }
}
