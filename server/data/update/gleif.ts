/** Legal entities from GLEIF: issuers of ISINs, and their names. */
import { join } from 'node:path'
import { BundleError } from '../bundle/csv'
import * as z from 'zod'
import { ask } from '../../../core/reference/reference'
import type { Tables } from '../../../core/reference/tables/bundle'
import { daysBetween, isIsoDate, type IsoDate } from '../../../core/values/dates'
import { unzipped } from '../archives'
import { answerIn } from '../foreign-json'
import { isValidLei } from '../importers/lei'
import { tablePieces } from '../nport-set/table'
import type { Document, IssuerRecord } from '../store/documents'
import type { SourceClient } from './client'
import { download, passingFolder } from './download'
import { embeddedTables } from '../embedded/embedded'
import { sameName } from '../importers/vocabulary/names'
import { disagrees, findsHardlyAny, isMuchShorter, isOfNoPossibleDay, isOlder, isStale, type Doubt } from '../quality'
import { believe, editionOf, wayOut, type RenewableList } from './renewal'

/** Clients and base URLs of GLEIF. */
export interface GleifPlaces {
  mapping: { client: SourceClient; base: string }
  records: { client: SourceClient; base: string }
}

const FILE = 'ISIN-to-LEI file'
const ENTITIES_AT_ONCE = 200
/** Source of these data. */
export const gleifSource = { id: 'gleif', title: 'GLEIF: ISIN-to-LEI relationship file and names of entities', url: 'https://www.gleif.org/en/lei-data/lei-mapping', licence: 'CC0 1.0' }

/** Key of GLEIF's record of an ISIN; records of filers have the ISIN as key. */
export const gleifKey = (isin: string): string => `gleif:${isin}`

/** Issuers of the known shares: `shares` below the store, and those of the reported lists. */
export const gleifIssuers = ({ mapping, records }: GleifPlaces, shares: () => Promise<Iterable<string>>): RenewableList => ({
  name: 'gleif',
  title: 'GLEIF issuers of shares',
  async newest({ issuers, tables, last, today }) {
    const wanted = await wantedIsins(issuers, await shares())
    const published = latestOf(await mapping.client.get(`${mapping.base}/isin-lei/latest`))
    const edition = `${published}#${editionOf([...wanted].sort().join())}`
    if (edition === last?.info.edition) return null
    const pairs = await pairsAt(mapping, wanted)
    const asOf = dayIn(published) ?? today
    believe([isOfNoPossibleDay(asOf, today), isStale(asOf, daysBetween(asOf, today)), findsHardlyAny(pairs.size, wanted.size, 'shares')])
    if (last !== null) believe([isOlder(asOf, last.info.asOf, 'the last one'), isMuchShorter(pairs.size, last.info.counts.issuers ?? 0, 'the last one')], wayOut.afterLast)
    const leis = [...new Set(pairs.values())]
    const names = await namesOf(leis, records)
    believe([disagrees(names.size, leis.length, 'entities that it was asked for'), await areOthers(pairs, names, tables)])
    const documents = [...pairs].map(([isin, lei]): Document => ({ kind: 'issuers', key: gleifKey(isin), asOf, body: { isin, lei, name: names.get(lei) ?? '', source: gleifSource.id } }))
    return { batch: { name: 'gleif', format: 'gleif', title: gleifSource.title, asOf, edition, sources: [{ ...gleifSource, retrieved: today }], documents }, rows: pairs.size, unknownSector: null }
  },
})

async function wantedIsins(issuers: AsyncIterable<[string, IssuerRecord]>, shares: Iterable<string>): Promise<Set<string>> {
  const wanted = new Set(shares)
  for await (const [, record] of issuers) if (record.source !== gleifSource.id) wanted.add(record.isin)
  return wanted
}

/** Doubt unless the names of most entities match those of their known shares. */
async function areOthers(pairs: ReadonlyMap<string, string>, names: ReadonlyMap<string, string>, tables: Tables): Promise<Doubt> {
  const isins = [...pairs.keys()]
  const [present, embedded] = await Promise.all([tables, embeddedTables()].map(async (known) => (await ask(isins, (keys) => known.securities(keys))).found))
  const known = isins.flatMap((isin) => present?.get(isin)?.name ?? embedded?.get(isin)?.name ?? []).length
  const alike = isins.filter((isin) => sameName(names.get(pairs.get(isin) ?? '') ?? '', present?.get(isin)?.name ?? embedded?.get(isin)?.name ?? ''))
  return disagrees(alike.length, known, 'names of shares')
}

const latest = z.object({ data: z.object({ attributes: z.object({ fileName: z.string().min(1).max(200) }) }) })

/** The name of the newest file. */
function latestOf(bytes: Buffer): string {
  return shaped(latest, bytes).data.attributes.fileName
}

const shaped = <T>(schema: z.ZodType<T>, bytes: Buffer): T => answerIn('answer of GLEIF', bytes, (value) => schema.parse(value))

function dayIn(fileName: string): IsoDate | null {
  const [, year, month, day] = /(\d{4})(\d{2})(\d{2})T/.exec(fileName) ?? []
  const date = `${year}-${month}-${day}`
  return isIsoDate(date) ? date : null
}

/** The entities of the wanted ISINs. The file has millions of others and is streamed. */
async function pairsAt({ client, base }: GleifPlaces['mapping'], wanted: ReadonlySet<string>): Promise<Map<string, string>> {
  const { folder, clear } = await passingFolder()
  try {
    const path = join(folder, 'isin-lei.zip')
    await download(client, `${base}/isin-lei/latest/download`, path)
    return await pairsIn(tableIn(path), wanted)
  } finally {
    await clear()
  }
}

/** The bytes of the one table of an archive. Its last line may lack its end: the check sum shows that nothing is cut off. */
async function* tableIn(path: string): AsyncGenerator<Uint8Array> {
  yield* unzipped(path, (name) => name.endsWith('.csv'))
  yield Buffer.from('\n')
}

/** Largest fraction of ISINs with two issuers: a share has one, but some lines may be outdated. */
const CONFLICTS_MAX = 0.02

/** Characters of a line with two identifiers. */
const LINE_MAX = 1_000

/** The pairs of an ISIN-to-LEI table. @throws BundleError for any other table */
async function pairsIn(bytes: AsyncIterable<Uint8Array>, wanted: ReadonlySet<string>): Promise<Map<string, string>> {
  const pairs = new Map<string, string>()
  let conflicts = 0
  for await (const { rows, at: [leiAt = 0, isinAt = 1] } of tablePieces(FILE, ['LEI', 'ISIN'], bytes, ',')) {
    for (const row of rows) {
      const [lei = '', isin = ''] = [row[leiAt], row[isinAt]].map((cell) => cell?.replaceAll('"', ''))
      if (isin.length > LINE_MAX) throw damaged('has a line that is too long')
      if (!wanted.has(isin) || !isValidLei(lei)) continue
      if ((pairs.get(isin) ?? lei) !== lei) conflicts++
      pairs.set(isin, lei)
    }
  }
  if (conflicts > pairs.size * CONFLICTS_MAX) throw damaged(`names two issuers for ${conflicts} of ${pairs.size} shares`)
  return pairs
}

const damaged = (reason: string): BundleError => new BundleError(FILE, reason)

const entities = z.object({ data: z.array(z.object({ id: z.string(),
  attributes: z.object({ entity: z.object({ legalName: z.object({ name: z.string().min(1).max(1_000) }) }) }) })) })

/** Names of entities, as far as GLEIF knows them. */
export async function namesOf(leis: readonly string[], { client, base }: GleifPlaces['records']): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (let start = 0; start < leis.length; start += ENTITIES_AT_ONCE) {
    const asked = leis.slice(start, start + ENTITIES_AT_ONCE)
    const { data } = shaped(entities, await client.get(`${base}/lei-records?filter[lei]=${asked.join(',')}&page[size]=${ENTITIES_AT_ONCE}`))
    for (const { id, attributes } of data) if (asked.includes(id)) names.set(id, attributes.entity.legalName.name)
  }
  return names
}
