import type { IsoDate } from '../../../core/values/dates'
import type { Lookup } from '../../../core/reference/reference'
import type { Tables } from '../../../core/reference/tables/bundle'
import { checkBundle } from '../bundle/checks'
import { BundleError, passes } from '../bundle/csv'
import { constituentTable, vectorTable, companyTable, revenueTable, securityTable, type BundleTable } from '../bundle/tables'
import { checkedRecords, distinct } from '../bundle/records'
import type { RowRules } from '../bundle/row'
import { priceRecords, priceTable, rateRecords, rateTable } from '../bundle/series-tables'
import { lastPossibleDay } from '../possible-days'
import type { Config } from '../../process/config'
import { answersInMemory, answersInStore, remembering, type AskStore } from './answers'
import { providerClient, type AskJson, type ClientOptions, type ProviderHealth } from './client'
import { fmpTables } from './fmp'
import { openFigiTables } from './openfigi'

// Answers of providers must pass the checks of imports; otherwise their keys fail, as if there were no answer.

/** Tables with the checks of imports; `source` is the source id in the provider's records. */
export function checkedTables(tables: Tables, source: string, clock: () => number): Tables {
  const rules = (): RowRules => ({ sources: new Set([source]), lastDay: lastPossibleDay(new Date(clock())) })
  const readBack = <T>(layout: BundleTable<T>, records: Iterable<T>): readonly T[] => distinct(layout, checkedRecords(layout, records, rules())).records
  return {
    ...tables,
    securities: async (isins) => sound(await tables.securities(isins), (record) => readBack(securityTable, [record])),
    companies: async (ids) => sound(await tables.companies(ids), (record) => readBack(companyTable, [record])),
    constituents: async (isins) => sound(await tables.constituents(isins), (rows) => checkBundle({ constituents: readBack(constituentTable, rows) })),
    vectors: async (isins) => sound(await tables.vectors(isins), (rows) => checkBundle({ fundVectors: readBack(vectorTable, rows) })),
    revenue: async (ids) => sound(await tables.revenue(ids), (rows) => readBack(revenueTable, rows)),
    prices: async (isin, from, to) => sound(await tables.prices(isin, from, to), (series) => {
      checkWindow(priceTable.file, series.dates, from, to)
      readBack(priceTable, priceRecords([series]))
    }),
    fx: async (currencies, from, to) => sound(await tables.fx(currencies, from, to), (series) => {
      checkWindow(rateTable.file, series.dates, from, to)
      readBack(rateTable, rateRecords([series]))
    }),
  }
}

/** Keeps the values that pass; all other keys fail. */
function sound<T>({ found, failed }: Lookup<T>, check: (value: T) => unknown): Lookup<T> {
  const bad = [...found].filter(([, value]) => !passes(() => check(value))).map(([key]) => key)
  return bad.length === 0 ? { found, failed } : { found: new Map([...found].filter(([key]) => !bad.includes(key))), failed: new Set([...failed, ...bad]) }
}

/** A series must lie within the requested window. */
function checkWindow(file: string, dates: readonly IsoDate[], from: IsoDate, to: IsoDate): void {
  if (dates.some((date) => date < from || date > to)) throw new BundleError(file, 'lies outside the days asked for', null, 'date')
}

/** API keys of the enabled providers, and base URLs that differ from their own. */
export type ProviderSettings = Partial<Pick<Config, 'FMP_API_KEY' | 'FMP_URL' | 'OPENFIGI_API_KEY' | 'OPENFIGI_URL'>>

/** An enabled provider. */
export interface ConnectedProvider {
  name: string
  tables: Tables
  health: ProviderHealth
}

/** The configured providers with checks and cache, the one with more data first. */
export function connectProviders(settings: ProviderSettings, askStore: AskStore | null, options: ClientOptions): ConnectedProvider[] {
  const { clock } = options
  const answers = (provider: string) => (askStore === null ? answersInMemory(clock) : answersInStore(askStore, provider, clock))
  const connected = (name: string, tablesOf: (ask: AskJson) => Tables): ConnectedProvider => {
    const health = { answering: true }
    return { name, health, tables: remembering(checkedTables(tablesOf(providerClient(options, health)), name, clock), answers(name)) }
  }
  const { FMP_API_KEY: fmp, FMP_URL: fmpUrl, OPENFIGI_API_KEY: openFigi, OPENFIGI_URL: openFigiUrl } = settings
  return [
    ...(fmp === undefined ? [] : [connected('fmp', (ask) => fmpTables(fmp, ask, clock, fmpUrl))]),
    ...(openFigi === undefined ? [] : [connected('openfigi', (ask) => openFigiTables(openFigi, ask, clock, openFigiUrl))]),
  ]
}
