/** Legal entities by GLEIF: which one issued which ISIN, and their names. */
import { createHash } from 'node:crypto'
import { Unzip, UnzipInflate } from 'fflate'
import * as z from 'zod'
import { isIsoDate, type IsoDate } from '../../../core/values/dates'
import { BundleError } from '../bundle/error'
import { isValidLei } from '../importers/lei'
import type { Document, IssuerRecord } from '../store/documents'
import type { SourceClient } from './client'
import type { Present, RenewableList } from './list'
import { believe } from './quality'

/** Where GLEIF answers. */
export interface GleifPlaces {
  mapping: { client: SourceClient; base: string }
  records: { client: SourceClient; base: string }
}

const FILE = 'ISIN-to-LEI file'
/** Entities in one question. */
const ENTITIES_AT_ONCE = 200
const source = { id: 'gleif', title: 'GLEIF: ISIN-to-LEI relationship file and names of entities', url: 'https://www.gleif.org/en/lei-data/lei-mapping', licence: 'CC0 1.0' }

/** Key of what GLEIF says of an ISIN, beside what filers say under the ISIN itself. */
export const gleifKey = (isin: string): string => `gleif:${isin}`

/** Issuers of the shares that are known: `shares` below the store, and those of the reported lists. */
export const gleifIssuers = ({ mapping, records }: GleifPlaces, shares: () => Promise<Iterable<string>>): RenewableList => ({
  name: 'gleif',
  title: 'GLEIF issuers of shares',
  async newest({ issuers, last, today }) {
    const wanted = await wantedIsins(issuers, await shares())
    const published = latestOf(await mapping.client.get(`${mapping.base}/isin-lei/latest`))
    const edition = `${published}#${createHash('sha256').update([...wanted].sort().join()).digest('hex').slice(0, 16)}`
    if (edition === last?.info.edition) return null
    const pairs = pairsIn(await mapping.client.get(`${mapping.base}/isin-lei/latest/download`), wanted)
    const asOf = dayIn(published) ?? today
    believe({ asOf, rows: [...pairs.keys()] }, lastRows(last), today, [])
    const names = await namesOf([...new Set(pairs.values())], records)
    const documents = [...pairs].map(([isin, lei]): Document => ({ kind: 'issuers', key: gleifKey(isin), asOf, body: { isin, lei, name: names.get(lei) ?? '', source: source.id } }))
    return { batch: { name: 'gleif', format: 'gleif', title: source.title, asOf, edition, sources: [{ ...source, retrieved: today }], documents }, rows: pairs.size, unknownSector: null }
  },
})

async function wantedIsins(issuers: AsyncIterable<[string, IssuerRecord]>, shares: Iterable<string>): Promise<Set<string>> {
  const wanted = new Set(shares)
  for await (const [, record] of issuers) if (record.source !== source.id) wanted.add(record.isin)
  return wanted
}

const lastRows = (last: Present['last']) =>
  last === null ? null : { asOf: last.info.asOf, rows: Array.from({ length: last.info.counts.issuers ?? 0 }, () => '') }

const latest = z.object({ data: z.object({ attributes: z.object({ fileName: z.string().min(1) }) }) })

/** The name of the newest file. */
function latestOf(bytes: Buffer): string {
  return shaped(latest, bytes).data.attributes.fileName
}

function shaped<T>(schema: z.ZodType<T>, bytes: Buffer): T {
  try {
    return schema.parse(JSON.parse(bytes.toString('utf8')))
  } catch {
    throw new BundleError('answer of GLEIF', null, null, 'is not what was expected: of another shape, or a web page')
  }
}

function dayIn(fileName: string): IsoDate | null {
  const [, year, month, day] = /(\d{4})(\d{2})(\d{2})T/.exec(fileName) ?? []
  const date = `${year}-${month}-${day}`
  return isIsoDate(date) ? date : null
}

/** The entities of the wanted ISINs; the file has millions of others, and is unpacked bit by bit. */
export function pairsIn(zip: Uint8Array, wanted: ReadonlySet<string>): Map<string, string> {
  const pairs = new Map<string, string>()
  let lines = 0
  const read = (line: string): void => {
    const [lei = '', isin = ''] = line.trimEnd().replaceAll('"', '').split(',')
    if (lines++ === 0 && line.trimEnd().replace('\uFEFF', '') !== 'LEI,ISIN') throw damaged('has another header than LEI,ISIN')
    if (wanted.has(isin) && isValidLei(lei)) pairs.set(isin, lei)
  }
  unzipLines(zip, read)
  if (lines < 2) throw damaged('is empty, or no zip archive')
  return pairs
}

const damaged = (reason: string): BundleError => new BundleError(FILE, null, null, reason)

/** Calls with each line of the one CSV in a zip archive. */
function unzipLines(zip: Uint8Array, onLine: (line: string) => void): void {
  const decoder = new TextDecoder()
  let rest = ''
  let isWhole = false
  const unzip = new Unzip((entry) => {
    if (!entry.name.endsWith('.csv')) return
    entry.ondata = (error, chunk, final) => {
      if (error) throw damaged('cannot be unpacked: damaged or cut off')
      const lines = (rest + decoder.decode(chunk, { stream: !final })).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) onLine(line)
      if (final && rest !== '') onLine(rest)
      isWhole ||= final
    }
    entry.start()
  })
  unzip.register(UnzipInflate)
  try {
    unzip.push(zip, true)
  } catch (error) {
    throw error instanceof BundleError ? error : damaged('cannot be unpacked: damaged or cut off')
  }
  if (!isWhole) throw damaged('is cut off')
}

const entities = z.object({ data: z.array(z.object({ id: z.string(), attributes: z.object({ entity: z.object({ legalName: z.object({ name: z.string() }) }) }) })) })

async function namesOf(leis: readonly string[], { client, base }: GleifPlaces['records']): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (let start = 0; start < leis.length; start += ENTITIES_AT_ONCE) {
    const asked = leis.slice(start, start + ENTITIES_AT_ONCE)
    const { data } = shaped(entities, await client.get(`${base}/lei-records?filter[lei]=${asked.join(',')}&page[size]=${ENTITIES_AT_ONCE}`))
    for (const { id, attributes } of data) names.set(id, attributes.entity.legalName.name)
  }
  return names
}
