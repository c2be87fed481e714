/** A full file of ESMA's reference data (FIRDS, `FULINS_C`, `_D`, `_E`; XML, or the zip it is published in) as an import. */
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import type { SecurityRecord } from '../../../../core/reference/tables/bundle'
import { partsOf, isZip, unzipped } from '../../archives'
import type { Summary } from '../batches'
import type { Batch, Document } from '../../store/documents'
import { instrumentsIn, type Instrument } from './instruments'
import { IsinSet } from './isin-set'
import type { AssetClass, Security } from '../../../../core/reference/security'

// Kind and class of an instrument by its CFI code (ISO 10962:2019), if unambiguous. Codes are reported by venues and sometimes wrong: instruments whose name contradicts
// the code, "others", structured products and funds of funds get no class.

/** Kind and asset class of an instrument. */
interface InstrumentClass {
  kind: Extract<Security['kind'], 'stock' | 'fund' | 'bond'>
  assetClass: AssetClass | 'multi_asset'
}

/** Assets of a fund, the fifth letter. Derivatives, credits, references and others have no class here. */
const fundAssets: Readonly<Record<string, AssetClass | 'multi_asset'>> = { E: 'equities', B: 'bonds', V: 'bonds', L: 'multi_asset', C: 'commodities', R: 'real_estate' }

/** Groups of funds that are of one class: property trusts, hedge funds, private equity. */
const fundGroups: Readonly<Record<string, AssetClass>> = { B: 'real_estate', H: 'alternatives', P: 'alternatives' }

/** Bonds, convertibles, mortgage and asset-backed ones, those of towns. Not: structured products, medium-term notes, warrants, others, among which notes on gold and coins are. */
const plainDebt = new Set(['B', 'C', 'G', 'A', 'N'])

const shares = new Set(['S', 'P', 'D'])

/** Names that contradict the code. */
const turned = /\b(short(?![- ]?(duration|dated|term|maturity|bond))\w*|inverse|bear|leverag\w*|lev|[2-9] ?x|x ?[2-9]|vix)\b/i
const noBond = /\b(et[cnp]s?|gold|silver|silber|platin\w*|pallad\w*|bitcoin|ether\w*|crypto\w*|physical|tracker|certificate|zertifikat)\b/i
/** Words of another class than the code's. */
const words: readonly (readonly [RegExp, AssetClass])[] = [
  [/\b(bonds?|renten\w*|anleihen?|treasur(y|ies)|gilts?|fixed income|credit|high yield bond|euro ?rent\w*)\b/i, 'bonds'],
  [/\b(immobilien\w*|immo|real estate|property|reits?)\b/i, 'real_estate'],
  [/\b(aktien\w*|equit(y|ies)|stocks?)\b/i, 'equities'],
  [/\b(money market|geldmarkt\w*|overnight|liquidit\w+)\b/i, 'cash'],
]

const fund = (assetClass: InstrumentClass['assetClass'], name: string): InstrumentClass | null => {
  const said = words.filter(([pattern]) => pattern.test(name)).map(([, one]) => one)
  return turned.test(name) || (assetClass !== 'multi_asset' && said.length > 0 && !said.some((one) => one === assetClass)) ? null : { kind: 'fund', assetClass }
}

/** The class of a code of six letters under a name. */
export function classOfCfi(cfi: string, name: string): InstrumentClass | null {
  const [category, group = '', , , assets = ''] = cfi
  if (category === 'E') return shares.has(group) ? { kind: 'stock', assetClass: 'equities' } : null
  if (category === 'D') return plainDebt.has(group) && !noBond.test(name) ? { kind: 'bond', assetClass: 'bonds' } : null
  if (category !== 'C') return null
  const assetClass = group === 'I' || group === 'E' ? fundAssets[assets] : fundGroups[group]
  return assetClass === undefined ? null : fund(assetClass, name)
}

const SOURCE = 'esma-firds'
/** Where these data are from. */
export const firdsSource = {
  id: SOURCE, title: 'ESMA financial instruments reference data', url: 'https://registers.esma.europa.eu/publication/searchRegister?core=esma_registers_firds_files',
  licence: 'Free reuse with the source named (ESMA)',
}
const HEAD_BYTES = 4_096

const name = /^FULINS_([CDE])_(\d{4})(\d\d)(\d\d)_(\d\d)of(\d\d)\.(xml|zip)$/i

/** Whether a path is named as ESMA names its full files of funds, debt and shares. */
export const isFirds = (path: string): boolean => name.test(basename(path))

/** The XML of a plain or zipped file. */
async function* xmlOf(path: string): AsyncGenerator<Uint8Array> {
  yield* (await isPacked(path)) ? unzipped(path, () => true) : partsOf(createReadStream(path))
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

/** Of two venues of an instrument, prefers the one chosen by the issuer, else the first. */
const better = (one: Instrument | null, other: Instrument): Instrument => (one === null || (other.byIssuer && !one.byIssuer) ? other : one)

/** The documents of an instrument: its security record, undated, so that any other source wins, and the terms of debt. */
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
    const { maturity, couponPercent } = debt
    yield { kind: 'debts', key: isin, asOf: null, body: { isin, issuerLei: issuer, maturity, coupon: couponPercent === null ? null : couponPercent / 100, currency: debt.currency, source: SOURCE } }
  }
}

/** Options: bytes instead of the file; ISINs seen in other parts. */
interface Reading {
  xml?: AsyncIterable<Uint8Array>
  seen?: IsinSet
}

/** Documents of each instrument once. A file groups the venues of an instrument; later repetitions are skipped. */
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

/** The import of a file. Documents are streamed into one transaction, so a damaged file changes nothing. */
export function firdsBatch(path: string): [Batch, Summary] {
  const file = basename(path)
  const [, letter = '', year = '', month = '', day = '', part = '', parts = ''] = name.exec(file) ?? []
  const asOf = `${year}-${month}-${day}`
  const importName = `firds-${letter.toUpperCase()}-${part}`
  const source = { ...firdsSource, title: `${firdsSource.title}, ${letter.toUpperCase()} ${part} of ${parts}`, retrieved: asOf }
  const batch: Batch = { name: importName, format: 'firds', title: source.title, asOf, edition: file.replace(/\.\w+$/, ''), sources: [source], documents: firdsDocuments(path) }
  return [batch, { file, format: 'firds', name: importName, isin: null, asOf, rows: null, holdings: null }]
}
