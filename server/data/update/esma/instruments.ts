/** All instruments of the Union that are funds, debt or shares, from ESMA's newest full files (FIRDS). */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { BundleError } from '../../bundle/csv'
import { securityTable } from '../../bundle/tables'
import { embeddedRecords } from '../../embedded/embedded'
import { firdsDocuments, firdsSource } from '../../importers/firds/batch'
import { IsinSet } from '../../importers/firds/isin-set'
import { disagrees, findsHardlyAny, isMuchShorter, isOfDayToCome, isOlder } from '../../quality'
import type { Document } from '../../store/documents'
import { believe, wayOut, type RenewableList } from '../believe'
import type { SourceClient } from '../client'
import { download, passingFolder } from '../download'
import { newestSet, type Letter, type PublishedFile } from './files'

const kinds = { C: 'fund', D: 'bond', E: 'stock' } as const

/** The list of a letter; `base` is the index of the files. */
export const esmaInstruments = (letter: Letter, title: string, client: SourceClient, base: string): RenewableList => ({
  name: `firds-${letter}`,
  title: `ESMA instruments: ${title}`,
  async newest({ last, today }) {
    const { asOf, parts } = await newestSet(client, base, letter, today)
    const edition = `FULINS_${letter}_${asOf.replaceAll('-', '')}#${createHash('sha256').update(parts.map(({ checksum }) => checksum).join()).digest('hex').slice(0, 16)}`
    if (edition === last?.info.edition) return null
    believe([isOfDayToCome(asOf, today)])
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
  if ((await download(client, address, join(folder, name))) !== checksum) throw new BundleError(name, null, null, 'has another check sum than the index says: damaged, cut off, or a web page')
}

/** Of every instrument its documents once, whichever parts it stands in. */
async function* instrumentsOf(paths: readonly string[]): AsyncGenerator<Document> {
  const seen = new IsinSet()
  for (const path of paths) yield* firdsDocuments(path, { seen })
}

/** Passes documents on. What is written is given up at the end where the package knows these instruments otherwise, or hardly any of them, or the last list had twice as many. */
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
