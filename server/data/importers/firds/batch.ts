/** A full file of ESMA's reference data (FIRDS, `FULINS_C`, `_D`, `_E`; XML, or the zip it is published in) as an import. */
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import type { SecurityRecord } from '../../../../core/reference/tables/bundle'
import { partsOf, isZip, unzipped } from '../../archives'
import type { Summary } from '../batches'
import type { Batch, Document } from '../../store/documents'
import { classOfCfi } from './classes'
import { instrumentsIn, type Instrument } from './instruments'
import { IsinSet } from './isin-set'

const SOURCE = 'esma-firds'
/** Where these data are from. */
export const firdsSource = {
  id: SOURCE, title: 'ESMA financial instruments reference data', url: 'https://registers.esma.europa.eu/publication/searchRegister?core=esma_registers_firds_files',
  licence: 'Free reuse with the source named (ESMA)',
}
/** Half a million records of debt have 500 MB; a part is no larger than this, unpacked. */
const UNPACKED_MAX = 2 ** 31
const HEAD_BYTES = 4_096

const name = /^FULINS_([CDE])_(\d{4})(\d\d)(\d\d)_(\d\d)of(\d\d)\.(xml|zip)$/i

/** Whether a path is named as ESMA names its full files of funds, debt and shares. */
export const isFirds = (path: string): boolean => name.test(basename(path))

/** The XML of a file as it is, or as the one file of a zip. */
async function* xmlOf(path: string): AsyncGenerator<Uint8Array> {
  yield* (await isPacked(path)) ? unzipped(path, () => true, UNPACKED_MAX) : partsOf(createReadStream(path))
}

async function isPacked(path: string): Promise<boolean> {
  const handle = await open(path)
  try {
    const head = Buffer.alloc(HEAD_BYTES)
    await handle.read(head, 0, HEAD_BYTES, 0)
    return isZip(head)
  } finally {
    await handle.close()
  }
}

/** Of the venues of one instrument the one that the issuer chose, else the first. */
const better = (one: Instrument | null, other: Instrument): Instrument => (one === null || (other.byIssuer && !one.byIssuer) ? other : one)

/** The documents of an instrument: what it is, undated, so that any other source wins; of debt its terms. */
function* documentsOf({ isin, name: full, cfi, currency, issuer, debt }: Instrument): Generator<Document> {
  const found = classOfCfi(cfi, full)
  if (found !== null) {
    const body: SecurityRecord = {
      isin, name: full, kind: found.kind, assetClass: found.assetClass, currency: debt?.currency ?? (found.kind === 'fund' ? null : currency), country: null, companyId: null, sector: null,
      industry: null, ter: null, domicile: found.kind === 'fund' ? isin.slice(0, 2) : null, asOf: null, source: SOURCE,
    }
    yield { kind: 'securities', key: isin, asOf: null, body }
  }
  if (debt !== null && found?.kind === 'bond') {
    const { maturity, couponPercent, isFloating } = debt
    yield { kind: 'debts', key: isin, asOf: null, body: { isin, issuerLei: issuer, maturity, coupon: couponPercent === null ? null : couponPercent / 100, isFloating, currency: debt.currency, source: SOURCE } }
  }
}

/** What a reading may be told: the bytes, where they are no file's; what was seen in other parts. */
interface Reading {
  xml?: AsyncIterable<Uint8Array>
  seen?: IsinSet
}

/** Documents of each instrument once. A file groups the venues of an instrument; one that comes again later is left out. */
export async function* firdsDocuments(path: string, { xml = xmlOf(path), seen = new IsinSet() }: Reading = {}): AsyncGenerator<Document> {
  let last: Instrument | null = null
  for await (const { instruments } of instrumentsIn(basename(path), xml)) {
    for (const instrument of instruments) {
      if (instrument === null) continue
      if (last !== null && last.isin !== instrument.isin) {
        if (seen.add(last.isin)) yield* documentsOf(last)
        last = null
      }
      last = better(last, instrument)
    }
  }
  if (last !== null && seen.add(last.isin)) yield* documentsOf(last)
}

/** The import of a file. Its documents are read while they are written: a file that turns out to be damaged changes nothing. */
export function firdsBatch(path: string): [Batch, Summary] {
  const file = basename(path)
  const [, letter = '', year = '', month = '', day = '', part = '', parts = ''] = name.exec(file) ?? []
  const asOf = `${year}-${month}-${day}`
  const importName = `firds-${letter.toUpperCase()}-${part}`
  const source = { ...firdsSource, title: `${firdsSource.title}, ${letter.toUpperCase()} ${part} of ${parts}`, retrieved: asOf }
  const batch: Batch = { name: importName, format: 'firds', title: source.title, asOf, edition: file.replace(/\.\w+$/, ''), sources: [source], documents: firdsDocuments(path) }
  return [batch, { file, format: 'firds', name: importName, isin: null, asOf, rows: null, holdings: null }]
}
