/** All funds, debt instruments and shares of the EU, from ESMA's newest full files (FIRDS). */
import * as z from 'zod'
import { addDays, isIsoDate, type IsoDate } from '../../../../core/values/dates'
import { BundleError } from '../../bundle/csv'
import { answerIn, foreignRows } from '../../foreign-json'
import { isSameSite, SourceAway, type SourceClient } from '../client'
import { Refused, believe, editionOf, wayOut, type RenewableList } from '../renewal'
import { join } from 'node:path'
import { securityTable } from '../../bundle/tables'
import { embeddedRecords } from '../../embedded/embedded'
import { firdsDocuments, firdsSource } from '../../importers/firds/batch'
import { IsinSet } from '../../importers/firds/isin-set'
import { disagrees, findsHardlyAny, isMuchShorter, isOfNoPossibleDay, isOlder } from '../../quality'
import type { Document } from '../../store/documents'
import { download, passingFolder } from '../download'

// The published full files of instruments (FULINS), from the index of ESMA's register.

/** The first letter of the CFI codes in a file: funds, debt, shares. */
type Letter = 'C' | 'D' | 'E'

/** One part of a full file. */
interface PublishedFile {
  name: string
  address: string
  /** MD5 of the archive. */
  checksum: string
}

/** All parts of one day. */
interface PublishedSet {
  asOf: IsoDate
  parts: readonly PublishedFile[]
}

const INDEX = 'index of ESMA\'s files'
/** Full files are weekly; the window covers two, since the newest may be incomplete. */
const DAYS = 20
/** About forty files are published a week. */
const ROWS = 500

const answer = z.object({ response: z.object({ numFound: z.number(), docs: z.unknown() }) })
const file = z.object({ file_name: z.string().max(200), download_link: z.url({ protocol: /^https?$/ }).max(1_000), checksum: z.string().regex(/^[0-9a-fA-F]{32}$/) })

const query = (base: string, today: IsoDate): string =>
  `${base}/select?${new URLSearchParams([
    ['q', '*'], ['fq', `publication_date:[${addDays(today, -DAYS)}T00:00:00Z TO ${today}T23:59:59Z]`], ['fq', 'file_type:FULINS'], ['wt', 'json'], ['start', '0'], ['rows', String(ROWS)],
  ])}`

/** The newest complete set of a letter. @throws SourceAway without one, BundleError for another answer than expected */
async function newestSet(client: SourceClient, base: string, letter: Letter, today: IsoDate): Promise<PublishedSet> {
  const files = filesIn(await client.get(query(base, today)))
  for (const { download_link: address } of files) if (!isSameSite(new URL(base), new URL(address))) throw new Refused('the index leads to another site')
  const days = [...new Set(files.flatMap(({ file_name: name }) => partOf(name, letter)?.day ?? []))].sort().reverse()
  for (const asOf of days) {
    const parts = wholeOf(files.map(({ file_name: name, download_link: address, checksum }) => ({ name, address, checksum: checksum.toLowerCase() })), letter, asOf)
    if (parts !== null) return { asOf, parts }
  }
  throw new SourceAway(`has no whole set of files FULINS_${letter} of the last ${DAYS} days`)
}

const filesIn = (bytes: Buffer) => answerIn(INDEX, bytes, (value) => {
  const { response: { numFound, docs } } = answer.parse(value)
  const rows = foreignRows(docs, file)
  if (rows.length < numFound) throw new RangeError('has more files than were asked for')
  return rows
})

function partOf(name: string, letter: Letter): { day: IsoDate; part: number; of: number } | null {
  const [, found, year = '', month = '', day = '', part, of] = /^FULINS_([A-Z])_(\d{4})(\d\d)(\d\d)_(\d\d)of(\d\d)\.zip$/.exec(name) ?? []
  const date = `${year}-${month}-${day}`
  return found === letter && isIsoDate(date) ? { day: date, part: Number(part), of: Number(of) } : null
}

/** The parts of a day in order; null if one is missing. */
function wholeOf(files: readonly PublishedFile[], letter: Letter, asOf: IsoDate): PublishedFile[] | null {
  const parts = new Map<number, PublishedFile>()
  let most = 0
  for (const published of files) {
    const part = partOf(published.name, letter)
    if (part === null || part.day !== asOf) continue
    parts.set(part.part, published)
    most = Math.max(most, part.of)
  }
  const whole = Array.from({ length: most }, (_, index) => parts.get(index + 1)).filter((part) => part !== undefined)
  return most > 0 && whole.length === most ? whole : null
}

const kinds = { C: 'fund', D: 'bond', E: 'stock' } as const

/** The list of a letter; `base` is the index of the files. */
export const esmaInstruments = (letter: Letter, title: string, client: SourceClient, base: string): RenewableList => ({
  name: `firds-${letter}`,
  title: `ESMA instruments: ${title}`,
  async newest({ last, today }) {
    const { asOf, parts } = await newestSet(client, base, letter, today)
    const edition = `FULINS_${letter}_${asOf.replaceAll('-', '')}#${editionOf(parts.map(({ checksum }) => checksum).join())}`
    if (edition === last?.info.edition) return null
    believe([isOfNoPossibleDay(asOf, today)])
    if (last !== null) believe([isOlder(asOf, last.info.asOf, 'the last one')], wayOut.afterLast)
    const { folder, clear } = await passingFolder()
    try {
      for (const part of parts) await fetchPart(client, part, folder)
    } catch (error) {
      await clear()
      throw error
    }
    const paths = parts.map(({ name }) => join(folder, name))
    const documents = believed(instrumentsOf(paths), letter, title, last?.info.counts.securities ?? 0)
    const source = { ...firdsSource, title: `${firdsSource.title}: ${title}`, retrieved: today }
    return { batch: { name: `firds-${letter}`, format: 'firds', title: source.title, asOf, edition, sources: [source], documents }, rows: null, unknownSector: null, end: clear }
  },
})

async function fetchPart(client: SourceClient, { name, address, checksum }: PublishedFile, folder: string): Promise<void> {
  if ((await download(client, address, join(folder, name))) !== checksum) throw new BundleError(name, 'has another check sum than the index says: damaged, cut off, or a web page')
}

/** Documents of each instrument once, even if several parts contain it. */
async function* instrumentsOf(paths: readonly string[]): AsyncGenerator<Document> {
  const seen = new IsinSet()
  for (const path of paths) yield* firdsDocuments(path, { seen })
}

/** Passes documents on and throws at the end, which rolls back, if they disagree with the embedded data, hardly overlap with it, or the last list had twice as many. */
async function* believed(documents: AsyncIterable<Document>, letter: Letter, title: string, before: number): AsyncGenerator<Document> {
  const known = new Map((await embeddedRecords(securityTable)).filter(({ kind }) => kind === kinds[letter]).map(({ isin, assetClass }) => [isin, assetClass]))
  let [count, found, alike] = [0, 0, 0]
  for await (const document of documents) {
    yield document
    if (document.kind !== 'securities') continue
    count += 1
    const assetClass = known.get(document.key)
    if (assetClass === undefined) continue
    found += 1
    if (document.body.kind === kinds[letter] && (assetClass === null || document.body.assetClass === assetClass)) alike += 1
  }
  believe([findsHardlyAny(found, known.size, `${title} of the package`), disagrees(alike, found, `${title} of the package`)])
  if (before > 0) believe([isMuchShorter(count, before, 'the last one')], wayOut.afterLast)
}
