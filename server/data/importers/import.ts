import { closeSync, existsSync, fstatSync, openSync, readSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { priceHistories, type PriceHistory } from '../../../sdk/files/portfolio/histories'
import type { IsoDate } from '../../../core/values/dates'
import { FILES_MAX, readBounded, zipNames } from '../archives'
import { BundleError, refuse } from '../bundle/csv'
import { FIRST_POSSIBLE_DAY } from '../possible-days'
import { firdsBatch, isFirds } from './firds/batch'
import type { Batch } from '../store/documents'
import { holdingsBatch, pricesBatch, ratesBatch, type Summary, type Told } from './batches'
import { bundleBatch } from './bundle-batch'
import { readFile, SOURCE_MAX, sourceFile } from './formats'
import type { SourceFile } from './columns'
import type { KnownSecurities } from './resolve'

/** Settings of an import. */
interface ImportSetting {
  /** A format's name; null: told from the content. */
  format: string | null
  told: Told
  known: KnownSecurities
  /** No data may be dated later. */
  lastDay: IsoDate
  /** Called before each file, for a progress display. */
  onFile?: (done: number, total: number, file: string) => void
}

/** Several files were refused; none was imported. */
class ImportRefused extends Error {
  override readonly name = 'ImportRefused'
  constructor(readonly reasons: readonly BundleError[]) {
    super(reasons.map((reason) => reason.message).join('\n'))
  }
}

/**
 * Reads a file, a bundle, or every file of a folder into batches for the store. All or nothing: throws ImportRefused
 * with the reasons of all files that cannot be taken in.
 */
export async function readImport(path: string, setting: ImportSetting): Promise<{ batches: Batch[]; summaries: Summary[] }> {
  const files = filesAt(path)
  if (files.length > 1 && (setting.told.isin !== null || setting.told.asOf !== null)) {
    throw new ImportRefused([new BundleError(basename(path), '--isin and --as-of are for a single file')])
  }
  const batches: Batch[] = []
  const summaries: Summary[] = []
  const reasons: BundleError[] = []
  for (const [index, file] of files.entries()) {
    setting.onFile?.(index, files.length, basename(file))
    try {
      const read = await readOne(file, setting)
      batches.push(...read.map(([batch]) => batch))
      summaries.push(...read.map(([, summary]) => summary))
    } catch (error) {
      if (!(error instanceof BundleError)) throw error
      reasons.push(error)
    }
  }
  if (reasons.length > 0) throw new ImportRefused(reasons)
  return { batches, summaries }
}

/** The files that an import of a path reads. @throws ImportRefused if there are none, or too many */
export function filesAt(path: string): string[] {
  if (!existsSync(path)) throw new ImportRefused([new BundleError(basename(path), 'does not exist')])
  if (!statSync(path).isDirectory() || existsSync(join(path, 'bundle.json'))) return [path]
  const files = readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
  if (files.length > FILES_MAX) throw new ImportRefused([new BundleError(basename(path), `holds more than ${FILES_MAX} files`)])
  if (files.length === 0) throw new ImportRefused([new BundleError(basename(path), 'holds no files')])
  return files.sort()
}

async function readOne(path: string, setting: ImportSetting): Promise<[Batch, Summary][]> {
  if (setting.format === null && isFirds(path)) return [dated(firdsBatch(path), basename(path), setting)]
  if (setting.format === 'bundle' || (setting.format === null && (await isBundle(path)))) return [await importBundle(path, setting.lastDay)]
  const bytes = await readBounded(path, SOURCE_MAX)
  const histories = setting.format === null ? await priceHistories(bytes) : null
  if (histories !== null) return depotPrices(basename(path), histories, setting)
  const file = await sourceFile(path, bytes)
  return [dated(await batchOf(file, setting), file.name, setting)]
}

/** All prices of a file of Portfolio Performance, each series an import of its own; nothing else of the file is kept. */
function depotPrices(file: string, histories: readonly PriceHistory[], setting: ImportSetting): [Batch, Summary][] {
  const wanted = histories.filter(({ isin }) => setting.told.isin === null || isin === setting.told.isin)
  if (wanted.length === 0) return refuse(file, 'has no prices of a security with an ISIN')
  const format = 'portfolio-performance'
  return wanted.map(({ isin, currency, closes }) => {
    const prices = { kind: 'prices', format, isin, currency, basis: 'price_only', dates: closes.map(({ date }) => date), closes: closes.map(({ close }) => close) } as const
    return dated(pricesBatch(file, prices, { ...setting.told, isin, currency }), file, setting)
  })
}

/** @throws BundleError for data dated in the future or before 1900 */
function dated(read: [Batch, Summary], file: string, { lastDay }: ImportSetting): [Batch, Summary] {
  const [{ asOf }] = read
  return asOf > lastDay ? refuse(file, 'is dated in the future') : asOf < FIRST_POSSIBLE_DAY ? refuse(file, 'is dated before 1900') : read
}

async function batchOf(file: SourceFile, { format, told, known }: ImportSetting): Promise<[Batch, Summary]> {
  const imported = readFile(file, format)
  if (imported.kind === 'holdings') return holdingsBatch(file.name, imported, told, known)
  if (imported.kind === 'rates') return ratesBatch(file.name, imported)
  return pricesBatch(file.name, imported, told)
}

async function isBundle(path: string): Promise<boolean> {
  if (statSync(path).isDirectory() || /\.(tar\.gz|tgz)$/.test(path)) return true
  return path.endsWith('.zip') && (await zipNames(basename(path), await readBounded(path))).some((name) => basename(name) === 'bundle.json')
}

async function importBundle(path: string, lastDay: IsoDate): Promise<[Batch, Summary]> {
  checkEnds(path)
  const { batch, rows } = await bundleBatch(path, lastDay)
  return [batch, { file: basename(path), format: 'bundle', name: batch.name, isin: null, asOf: batch.asOf, rows, holdings: null }]
}

/** In a folder only the final line break shows that a file is complete; archives have checksums. */
function checkEnds(path: string): void {
  if (!statSync(path).isDirectory()) return
  for (const name of readdirSync(path).filter((file) => file.endsWith('.csv'))) {
    const last = lastByte(join(path, name))
    if (last !== null && last !== 0x0a) throw new BundleError(name, 'ends inside a line: the file is cut off')
  }
}

function lastByte(path: string): number | null {
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    const byte = Buffer.alloc(1)
    return size === 0 ? null : (readSync(file, byte, 0, 1, size - 1), byte[0] ?? null)
  } finally {
    closeSync(file)
  }
}
