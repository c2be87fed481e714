import type { Kysely } from 'kysely'
import { type Lookup, mapFound, pricesWithin, ratesWithin, unanswered } from '../../../core/reference/reference'
import type { BondRecord } from '../../../core/reference/tables/bundle'
import { isIsoDate, latest } from '../../../core/values/dates'
import { giveWay } from '../../process/give-way'
import type { Layer } from '../layers'
import { leiKey, type DebtRecord, type Documents, type IssuerRecord, type Kind } from './documents'
import { keysOf, newestDocuments, type Version } from './read'
import type { Schema } from './schema'

/** Reads documents; `null` if the store is unavailable. */
export type Ask = <T>(question: () => Promise<T>) => Promise<T | null>

/** Keys per query: SQLite answers synchronously, and the event loop runs between queries. */
const keysAtOnce = (kind: Kind): number => (kind === 'constituents' || kind === 'bonds' ? 8 : 1_000)

/** One version of the store as a layer, over the current connection. If the store does not answer, every key is `failed`. */
export function storeTables(database: () => Kysely<Schema>, version: Version, ask: Ask): Layer {
  const lookup = async <K extends Kind>(kind: K, keys: readonly string[]): Promise<Lookup<Documents[K]>> => {
    const [found, failed] = [new Map<string, Documents[K]>(), new Set<string>()]
    for (let from = 0; from < keys.length; from += keysAtOnce(kind)) {
      const turn = giveWay()
      if (turn !== undefined) await turn
      const some = keys.slice(from, from + keysAtOnce(kind))
      const answer = (await ask(() => newestDocuments(database(), version, kind, some))) ?? unanswered<Documents[K]>(some)
      for (const [key, document] of answer.found) found.set(key, document)
      for (const key of answer.failed) failed.add(key)
    }
    return { found, failed }
  }
  return {
    securities: (isins) => lookup('securities', isins),
    aliases: async (isins) => mapFound(await lookup('aliases', isins), (alias) => alias.isin),
    assetMix: (isins) => lookup('assetMix', isins),
    taxKinds: (isins) => lookup('taxKinds', isins),
    companies: (ids) => lookup('companies', ids),
    companiesByIsin: (isins) => lookup('companiesByIsin', isins),
    constituents: (isins) => lookup('constituents', isins),
    bonds: async (isins) => withTerms(isins, await lookup('bonds', isins), lookup),
    proxies: (isins) => lookup('proxies', isins),
    vectors: (isins) => lookup('vectors', isins),
    revenue: (ids) => lookup('revenue', ids),
    prices: async (isin, from, to) => mapFound(await lookup('prices', [isin]), ({ closes, ...series }) => pricesWithin({ ...series, closes: Float64Array.from(closes) }, from, to)),
    fx: async (currencies, from, to) => mapFound(await lookup('fx', currencies), ({ perEur, ...series }) => ratesWithin({ ...series, perEur: Float64Array.from(perEur) }, from, to)),
    catalogue: () => Promise.resolve({ asOf: madeAt(version), isins: [] }),
    fundsWithHoldings: async () => {
      const keys = await ask(async () => [...(await keysOf(database(), version, 'constituents')), ...(await keysOf(database(), version, 'proxies'))])
      if (keys === null) throw new Error('The store does not answer')
      return keys
    },
  }
}

const recordOf = ({ isin, issuerLei, maturity, coupon, currency, source }: DebtRecord, issuer: IssuerRecord | undefined): BondRecord => ({
  fundIsin: isin, asOf: null, isin, name: isin, issuer: issuer?.name ?? null, lei: issuerLei ?? issuer?.lei ?? null, country: null, currency,
  type: null, maturity, coupon, rating: null, weight: 1, source,
})

type AskKind = <K extends Kind>(kind: K, keys: readonly string[]) => Promise<Lookup<Documents[K]>>

const issuerKeys = ({ isin, issuerLei }: DebtRecord): string[] => (issuerLei === null ? [isin] : [isin, leiKey(issuerLei)])

/** Single bonds of which only the terms were imported are lists of their own. */
async function withTerms(isins: readonly string[], lists: Lookup<readonly BondRecord[]>, lookup: AskKind): Promise<Lookup<readonly BondRecord[]>> {
  const terms = await lookup('debts', isins.filter((isin) => !lists.found.has(isin)))
  const issuers = await lookup('issuers', [...terms.found.values()].flatMap(issuerKeys))
  const found = new Map(lists.found)
  const failed = new Set([...lists.failed, ...terms.failed])
  for (const [isin, debt] of terms.found) {
    const keys = issuerKeys(debt)
    const issuer = keys.map((key) => issuers.found.get(key)).find((each) => each !== undefined)
    if (issuer === undefined && keys.some((key) => issuers.failed.has(key))) failed.add(isin)
    else found.set(isin, [recordOf(debt, issuer)])
  }
  return { found, failed }
}

/** A layer that is unavailable. */
export const unansweredTables = (): Layer => ({
  ...storeTables(() => {
    throw new TypeError('there is no database')
  }, { number: 0, imports: new Map() }, async () => null),
  catalogue: () => Promise.reject(new Error('The store does not answer')),
})

/** The newest date of what is imported. */
function madeAt(version: Version): string | null {
  const asOf = latest([...version.imports.values()].map((row) => row.as_of).filter(isIsoDate))
  return asOf === null ? null : `${asOf}T00:00:00.000Z`
}
