import { latest } from '../../../core/values/dates'
import type { Bundle, BundleSource } from '../../../core/reference/tables/bundle'
import { ascending } from '../../../core/values/order'
import type { PriceSeries, RateSeries } from '../../../core/reference/reference'
import type { Documents, ImportInfo, Kind } from './documents'
import type { Among, Store } from './store'

/** Every document of a kind that is in force; where `among` is given, only of such imports. */
export async function bodiesOf<K extends Kind>(store: Store, kind: K, among?: Among): Promise<Documents[K][]> {
  const bodies: Documents[K][] = []
  for await (const [, body] of store.documents(kind, among)) bodies.push(body)
  return bodies
}

/** Everything in force as one bundle: of several imports of the same key the newest. */
export async function bundleOf(store: Store, name: string): Promise<Bundle> {
  const imports = await store.list()
  const all = <K extends Kind>(kind: K) => bodiesOf(store, kind)
  const securities = await all('securities')
  const rows = async <K extends ListKind>(kind: K) => (await all(kind)).flat() as ElementOf<Documents[K]>[]
  return {
    schemaVersion: 1,
    name,
    asOf: latest(imports.map((info) => info.asOf)) ?? '1970-01-01',
    sources: sourcesOf(imports),
    ...(securities.some(({ asOf }) => asOf === null) ? { undatedGiveWay: true } : {}),
    securities,
    assetMix: await rows('assetMix'),
    taxKinds: await all('taxKinds'),
    splits: await rows('splits'),
    companies: await all('companies'),
    constituents: await rows('constituents'),
    bonds: await rows('bonds'),
    fundProxies: await rows('proxies'),
    isinAliases: await all('aliases'),
    listings: await rows('listings'),
    fundVectors: await rows('vectors'),
    prices: (await all('prices')).map((body): PriceSeries => ({ ...body, closes: Float64Array.from(body.closes) })),
    fx: (await all('fx')).map((body): RateSeries => ({ ...body, perEur: Float64Array.from(body.perEur) })),
    revenue: await rows('revenue'),
  }
}

type ListKind = 'assetMix' | 'splits' | 'constituents' | 'bonds' | 'proxies' | 'listings' | 'vectors' | 'revenue'
type ElementOf<T> = T extends readonly (infer E)[] ? E : never

/** Sources by id; of several with the same id the one retrieved last. */
function sourcesOf(imports: readonly ImportInfo[]): BundleSource[] {
  const byId = new Map<string, BundleSource>()
  for (const source of imports.flatMap((info) => info.sources)) {
    const known = byId.get(source.id)
    if (known === undefined || source.retrieved >= known.retrieved) byId.set(source.id, source)
  }
  return [...byId.values()].sort((a, b) => ascending(a.id, b.id))
}
