/** Legal entities from GLEIF: issuers of ISINs, and their names. */
import { Unzip, UnzipInflate } from 'fflate'
import { BundleError } from '../bundle/csv'
import * as z from 'zod'
import { ask } from '../../../core/reference/reference'
import type { Tables } from '../../../core/reference/tables/bundle'
import { daysBetween, isIsoDate, type IsoDate } from '../../../core/values/dates'
import { answerIn } from '../foreign-json'
import { isValidLei } from '../importers/lei'
import type { Document, IssuerRecord } from '../store/documents'
import type { SourceClient } from './client'
import { embeddedTables } from '../embedded/embedded'
import { sameName } from '../importers/vocabulary/names'
import { disagrees, findsHardlyAny, isMuchShorter, isOfNoPossibleDay, isOlder, isStale, type Doubt } from '../quality'
import { believe, editionOf, wayOut, type RenewableList } from './believe'

// Streams the lines of the one CSV in a zip archive, without holding the archive or its content in memory.

/** Bytes decompressed at once: a byte yields at most about a thousand. */
const SLICE = 4_096
/** Largest compression ratio, against zip bombs: a table of identifiers compresses to a fifth, a twentieth at best. `FREE_BYTES` are exempt. */
const RATIO_MAX = 20
const FREE_BYTES = 1_000_000
const LINE_MAX = 1_000

/** Consumes an archive in chunks and calls back with each line. Throws a BundleError if it is damaged, truncated or expands too much. */
function zippedLines(file: string, onLine: (line: string) => void): { push(part: Uint8Array): void; end(): void } {
  const fail = (reason: string): never => {
    throw new BundleError(file, reason)
  }
  let [packed, unpacked, rest, isWhole] = [0, 0, '', false]
  const take = (chunk: Uint8Array): void => {
    unpacked += chunk.byteLength
    if (unpacked > FREE_BYTES + RATIO_MAX * packed) fail('is too large, or unpacks to too much')
    const lines = (rest + Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('latin1')).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > LINE_MAX || lines.some((line) => line.length > LINE_MAX)) fail('has a line that is too long')
    for (const line of lines) onLine(line)
  }
  const unzip = new Unzip((entry) => {
    if (!entry.name.endsWith('.csv')) return
    entry.ondata = (error, chunk, final) => {
      if (error) fail('cannot be unpacked: damaged or cut off')
      take(chunk)
      isWhole ||= final
    }
    entry.start()
  })
  unzip.register(UnzipInflate)
  const push = (part: Uint8Array, final: boolean): void => {
    try {
      unzip.push(part, final)
    } catch (error) {
      throw error instanceof BundleError ? error : new BundleError(file, 'cannot be unpacked: damaged or cut off')
    }
  }
  return {
    push: (part) => {
      for (let start = 0; start < part.byteLength; start += SLICE) {
        const slice = part.subarray(start, start + SLICE)
        packed += slice.byteLength
        push(slice, false)
      }
    },
    end: () => {
      push(new Uint8Array(), true)
      if (packed === 0) fail('is empty')
      if (!isWhole) fail('is cut off, or no zip archive with a table')
      if (rest !== '') onLine(rest)
    },
  }
}

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
  let reading = pairsReader(wanted)
  await client.stream(`${base}/isin-lei/latest/download`, () => {
    reading = pairsReader(wanted)
    return reading.push
  })
  return reading.end()
}

/** Largest fraction of ISINs with two issuers: a share has one, but some lines may be outdated. */
const CONFLICTS_MAX = 0.02

/** With or without a UTF-8 byte order mark, decoded as Latin-1. */
const HEADER = /^(?:\u00EF\u00BB\u00BF)?LEI,ISIN$/

/** Parses the ISIN-to-LEI file in chunks. Throws a BundleError for any other file. */
function pairsReader(wanted: ReadonlySet<string>): { push(part: Uint8Array): void; end(): Map<string, string> } {
  const pairs = new Map<string, string>()
  let [lines, conflicts] = [0, 0]
  const { push, end } = zippedLines(FILE, (line) => {
    const [lei = '', isin = ''] = line.trimEnd().replaceAll('"', '').split(',')
    if (lines++ === 0 && !HEADER.test(line.trimEnd())) throw damaged('has another header than LEI,ISIN')
    if (!wanted.has(isin) || !isValidLei(lei)) return
    if ((pairs.get(isin) ?? lei) !== lei) conflicts++
    pairs.set(isin, lei)
  })
  return {
    push,
    end: () => {
      end()
      if (lines < 2) throw damaged('has no rows')
      if (conflicts > pairs.size * CONFLICTS_MAX) throw damaged(`names two issuers for ${conflicts} of ${pairs.size} shares`)
      return pairs
    },
  }
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
