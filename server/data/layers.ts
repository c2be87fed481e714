/** Merges layers of reference data: provider cache, imported data, embedded bundle. */
import { daysBetween, type IsoDate, latest } from '../../core/values/dates'
import { type FundCatalogue, type Lookup, mapFound, type PriceSeries } from '../../core/reference/reference'
import type { BondRecord, Tables } from '../../core/reference/tables/bundle'
import { sumBy } from '../../core/values/sum'

/** Reference tables from one origin. */
export interface Layer extends Tables {
  /** Funds with holdings in this layer, even without other records of them. */
  fundsWithHoldings?(): Promise<readonly string[]>
}

/**
 * Several layers as one, uppermost first. Per key the newest dated value wins; undated values count as oldest, and among
 * equals the uppermost wins (series: see `reachesFurther`; terms of a bond: see `knowsBondsBetter`). A key that no layer
 * has is `failed` if some layer could not be queried. This does not apply to supplements of a security (alias, mix,
 * company of a listing): an unavailable layer then does not hide a security that another layer has and could be asked about.
 */
export function layered(layers: readonly Layer[]): Layer {
  const [only] = layers
  if (layers.length === 1 && only !== undefined && only.fundsWithHoldings === undefined) return only
  const pick = <T>(ask: (layer: Layer) => Promise<Lookup<T>>, better: Better<T>): Promise<Lookup<T>> =>
    Promise.all(layers.map(ask)).then((answers) => best(answers, better))
  const merge = <T>(ask: (layer: Layer) => Promise<Lookup<T>>, dateOf: (value: T) => IsoDate | null): Promise<Lookup<T>> =>
    pick(ask, (value, other) => (dateOf(value) ?? '') > (dateOf(other) ?? ''))
  const supplement = async <T>(ask: (layer: Layer) => Promise<Lookup<T>>): Promise<Lookup<T>> => {
    const answers = await Promise.all(layers.map(async (layer) => ({ layer, answer: await ask(layer) })))
    const { found, failed } = best(answers.map(({ answer }) => answer), () => false)
    if (failed.size === 0) return { found, failed }
    const known = await Promise.all(answers.map(async ({ layer, answer }) => {
      const records = await layer.securities([...failed])
      return [...records.found.keys()].filter((isin) => !answer.failed.has(isin))
    }))
    for (const isin of known.flat()) failed.delete(isin)
    return { found, failed }
  }
  const aliases = (isins: readonly string[]) => supplement((layer) => layer.aliases(isins))
  const merged: Layer = {
    securities: (isins) => merge((layer) => layer.securities(isins), (record) => record.asOf),
    aliases: async (isins) => {
      const answer = await aliases(isins)
      if (answer.found.size === 0) return answer
      const next = await aliases([...answer.found.values()]) // one layer may have a successor of the new ISIN in another
      return mapFound(answer, (isin) => next.found.get(isin) ?? isin)
    },
    assetMix: (isins) => supplement((layer) => layer.assetMix(isins)),
    taxKinds: (isins) => merge((layer) => layer.taxKinds(isins), (record) => record.asOf),
    companies: (ids) => merge((layer) => layer.companies(ids), undated),
    companiesByIsin: (isins) => supplement((layer) => layer.companiesByIsin(isins)),
    constituents: (isins) => merge((layer) => layer.constituents(isins), (rows) => rows[0]?.asOf ?? null),
    bonds: (isins) => pick((layer) => layer.bonds(isins), knowsBondsBetter),
    proxies: (isins) => merge((layer) => layer.proxies(isins), undated),
    vectors: (isins) => merge((layer) => layer.vectors(isins), (rows) => rows[0]?.asOf ?? null),
    revenue: (ids) => merge((layer) => layer.revenue(ids), (rows) => latest(rows.map((row) => row.reportDate))),
    prices: (isin, from, to) => pick((layer) => layer.prices(isin, from, to), tellsMore),
    fx: (currencies, from, to) => pick((layer) => layer.fx(currencies, from, to), reachesFurther),
    catalogue: once(() => catalogueOf(layers, merged)),
  }
  return merged
}

/** Whether the value of a lower layer replaces that of an upper one. */
type Better<T> = (value: T, other: T) => boolean

const undated = () => null

/** Tolerance: a complete series begins on the first trading day of the window, which may be some days after its start. */
const BEGIN_SLACK_DAYS = 7

/**
 * Prefers the series that reaches back to the start of the window, and of two that do, the newer. A short recent series
 * must not hide a long one, and two series are never spliced.
 */
function reachesFurther<T extends { dates: readonly IsoDate[] }>(series: T, other: T): boolean {
  const [begin = '9999-12-31', otherBegin = '9999-12-31'] = [series.dates[0], other.dates[0]]
  const days = daysBetween(begin, otherBegin)
  if (Math.abs(days) > BEGIN_SLACK_DAYS) return days > 0
  return (series.dates.at(-1) ?? '') > (other.dates.at(-1) ?? '')
}

/** Of two price series over the same period, prefers total return over price only. */
function tellsMore(series: PriceSeries, other: PriceSeries): boolean {
  const isAsFar = [0, -1].every((end) => Math.abs(daysBetween(series.dates.at(end) ?? '9999-12-31', other.dates.at(end) ?? '9999-12-31')) <= BEGIN_SLACK_DAYS)
  return isAsFar && series.basis !== other.basis ? series.basis === 'total_return' : reachesFurther(series, other)
}

const knownFields = (rows: readonly BondRecord[]): number => sumBy(rows, (row) => Object.values(row).filter((value) => value !== null).length)

/** Of two lists of bonds, prefers the newer; of two undated records of one bond, that with more known terms. */
function knowsBondsBetter(rows: readonly BondRecord[], others: readonly BondRecord[]): boolean {
  const [asOf, otherAsOf] = [rows, others].map(([row]) => row?.asOf ?? '')
  return asOf === '' && otherAsOf === '' ? knownFields(rows) > knownFields(others) : (asOf ?? '') > (otherAsOf ?? '')
}

function best<T>(answers: readonly Lookup<T>[], better: Better<T>): Lookup<T> & { failed: Set<string> } {
  const found = new Map<string, T>()
  const failed = new Set<string>()
  for (const answer of answers) {
    for (const key of answer.failed) failed.add(key)
    for (const [key, value] of answer.found) {
      const other = found.get(key)
      if (other === undefined || better(value, other)) found.set(key, value)
    }
  }
  for (const key of found.keys()) failed.delete(key)
  return { found, failed }
}

/**
 * A fund may have its record in one layer and its holdings in another, so candidates of each are looked up in all.
 * `isWhole`: all layers could be queried.
 */
async function catalogueOf(layers: readonly Layer[], merged: Layer): Promise<{ value: FundCatalogue; isWhole: boolean }> {
  const parts = await Promise.allSettled(layers.map(candidatesOf))
  const known = parts.flatMap((part) => (part.status === 'fulfilled' ? [part.value] : []))
  const isins = [...new Set(known.flatMap((part) => part.isins))].sort()
  const failure = parts.find((part) => part.status === 'rejected')
  if (isins.length === 0 && failure !== undefined) throw failure.reason
  const { found, failed } = await merged.securities(isins)
  const eligible = isins.filter((isin) => {
    const record = found.get(isin)
    return record?.kind === 'fund' && record.assetClass === 'equities' && record.ter !== null && record.ter > 0
  })
  const value = { asOf: latest(known.flatMap((part) => part.asOf ?? [])), isins: eligible }
  return { value, isWhole: failure === undefined && failed.size === 0 }
}

async function candidatesOf(layer: Layer): Promise<FundCatalogue> {
  const { asOf, isins } = await layer.catalogue()
  const more = (await layer.fundsWithHoldings?.()) ?? []
  return { asOf: isins.length + more.length === 0 ? null : asOf, isins: [...isins, ...more] }
}

/** Memoizes a complete answer; not failures, and not answers made while a layer was unavailable. */
function once<T>(question: () => Promise<{ value: T; isWhole: boolean }>): () => Promise<T> {
  let answer: Promise<T> | null = null
  const asked = async (): Promise<T> => {
    try {
      const { value, isWhole } = await question()
      if (!isWhole) answer = null
      return value
    } catch (error) {
      answer = null
      throw error
    }
  }
  return () => (answer ??= asked())
}
