import { isIsoDate, type IsoDate, latest } from '../../../core/values/dates'
import type { ConstituentRecord, SecurityRecord } from '../../../core/reference/tables/bundle'
import { refuse } from '../bundle/csv'
import { FIRST_POSSIBLE_DAY } from '../possible-days'
import type { Batch, Document, ReadBatch } from '../store/documents'
import { isValidIsin } from '../../../core/values/isin'
import { type Holding, type HoldingsFile, bondRecords } from './holdings'
import type { PricesFile, RatesFile } from './columns'
import { resolveIsins, type KnownSecurities } from './resolve'
import { sumBy } from '../../../core/values/sum'

/** Facts from the user that a file lacks. */
export interface Told {
  isin: string | null
  asOf: IsoDate | null
  currency: string | null
  /** The close of a price file is adjusted for dividends, though its header does not say so. */
  adjusted: boolean
}

/** Summary of the import of one file. Weights are fractions of the fund. */
export interface Summary {
  file: string
  format: string
  name: string
  isin: string | null
  asOf: IsoDate
  /** Null if they are counted while writing. */
  rows: number | null
  /** Holdings only; null for rates and prices. */
  holdings: null | {
    weight: number
    shares: number
    resolved: number
    resolvedWeight: number
    unresolved: number
    unresolvedWeight: number
    unknownWords: readonly string[]
    /** What the file names where that is another fund or share class than the one it was taken for; else null. */
    otherIsin: string | null
  }
}

/** A fund's holdings as documents. The records of securities that a list implies are undated, so that any other wins. */
export async function holdingsBatch(fileName: string, file: HoldingsFile, told: Told, known: KnownSecurities): Promise<[ReadBatch, Summary]> {
  const isin = told.isin ?? file.fundIsin ?? isinIn(fileName) ?? refuse(fileName, 'does not say which fund it is: give --isin, or name the file after the ISIN')
  const asOf = told.asOf ?? file.asOf ?? dateIn(fileName) ?? refuse(fileName, 'does not say its date: give --as-of')
  const rows = await resolveIsins(file.rows, known)
  const source = { licence: 'as published; not for redistribution', ...file.publisher, retrieved: asOf }
  const batch: ReadBatch = {
    name: `${file.format}:${isin}:${asOf}`,
    format: file.format,
    title: file.fundName ?? isin,
    asOf,
    sources: [source],
    documents: holdingsDocuments(isin, asOf, source.id, file, rows),
  }
  return [batch, summaryOf(fileName, batch, isin, file, rows)]
}

function* holdingsDocuments(isin: string, asOf: IsoDate, source: string, file: HoldingsFile, rows: readonly Holding[]): Generator<Document> {
  const body = rows.map(({ name, kind, weight, isin: rowIsin, companyId = null, country, sector, industry, currency }): ConstituentRecord => ({
    fundIsin: isin, asOf, isin: rowIsin, companyId, name, kind, weight, country, sector, industry, currency, source,
  }))
  yield { kind: 'constituents', key: isin, asOf, body }
  const bonds = bondRecords(isin, asOf, source, rows)
  if (bonds.length > 0) yield { kind: 'bonds', key: isin, asOf, body: bonds }
  const fund = fundRecord(isin, source, file, rows)
  yield { kind: 'securities', key: isin, asOf: null, body: fund }
  const seen = new Set([isin])
  for (const row of rows) {
    if (row.isin === null || row.kind !== 'equity' || seen.has(row.isin)) continue
    seen.add(row.isin)
    yield { kind: 'securities', key: row.isin, asOf: null, body: shareRecord(row, row.isin, source) }
  }
}

/** A fund is known to be of a class only when most of it is. */
function fundRecord(isin: string, source: string, file: HoldingsFile, rows: readonly Holding[]): SecurityRecord {
  const sumOf = (part: readonly Holding[]): number => sumBy(part, (row) => row.weight)
  const assetClass = sumOf(rows.filter((row) => row.kind === 'equity')) > 0.5 ? 'equities' : sumOf(rows.filter(({ bond }) => bond !== undefined)) > 0.5 ? 'bonds' : null
  return {
    isin, name: file.fundName ?? isin, kind: 'fund', assetClass, currency: null, country: null,
    companyId: null, sector: null, industry: null, ter: null, domicile: isin.slice(0, 2), asOf: null, source,
  }
}

const shareRecord = ({ name, country, sector, industry, currency }: Holding, isin: string, source: string): SecurityRecord => ({
  isin, name, kind: 'stock', assetClass: 'equities', currency, country, companyId: null, sector, industry, ter: null,
  domicile: null, asOf: null, source,
})

function summaryOf(file: string, batch: Batch, isin: string, { unknownWords, fundIsin }: HoldingsFile, rows: readonly Holding[]): Summary {
  const shares = rows.filter((row) => row.kind === 'equity')
  const resolved = rows.filter((row) => row.isin !== null)
  const unresolved = shares.filter((row) => row.isin === null)
  const weightOf = (list: readonly Holding[]) => sumBy(list, (row) => row.weight)
  return {
    file,
    format: batch.format,
    name: batch.name,
    isin,
    asOf: batch.asOf,
    rows: rows.length,
    holdings: {
      weight: weightOf(rows),
      shares: shares.length,
      resolved: resolved.length,
      resolvedWeight: weightOf(resolved),
      unresolved: unresolved.length,
      unresolvedWeight: weightOf(unresolved),
      unknownWords: [...unknownWords.keys()].sort(),
      otherIsin: fundIsin === isin ? null : fundIsin,
    },
  }
}

/** Rates of every currency, under one name: a newer file replaces an older one. */
export function ratesBatch(fileName: string, { format, fx }: RatesFile): [Batch, Summary & { rows: number }] {
  const asOf = latest(fx.flatMap(({ dates }) => dates.at(-1) ?? [])) ?? refuse(fileName, 'has no rates')
  const source = {
    id: 'ecb', title: 'ECB euro foreign exchange reference rates', licence: 'free reuse with the source named',
    url: 'https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/', retrieved: asOf,
  }
  const documents = fx.map(({ currency, dates, perEur }): Document => (
    { kind: 'fx', key: currency, asOf: dates.at(-1) ?? null, body: { currency, dates, perEur: [...perEur] } }
  ))
  const batch: Batch = { name: format, format, title: source.title, asOf, sources: [source], documents }
  return [batch, { file: fileName, format, name: format, isin: null, asOf, rows: sumBy(fx, ({ dates }) => dates.length), holdings: null }]
}

/** One price series. Series are never spliced: a newer one replaces an older one. */
export function pricesBatch(fileName: string, file: PricesFile, told: Told): [Batch, Summary] {
  const isin = told.isin ?? file.isin ?? isinIn(fileName) ?? refuse(fileName, 'does not say whose prices these are: give --isin, or name the file after the ISIN')
  if (file.isin !== null && file.isin !== isin) refuse(fileName, 'holds prices of another instrument than --isin says')
  if (file.currency !== null && (told.currency ?? file.currency) !== file.currency) refuse(fileName, 'is in another currency than --currency says')
  const currency = told.currency ?? file.currency ?? refuse(fileName, 'does not say its currency, and a security is quoted in several: give --currency')
  const { format, dates, closes } = file
  const asOf = dates.at(-1) ?? refuse(fileName, 'has no prices')
  if (dates.some((date) => date < FIRST_POSSIBLE_DAY)) refuse(fileName, 'has prices from before 1900')
  const basis = told.adjusted ? 'total_return' : file.basis
  const source = { id: 'prices', title: 'Imported prices', url: '', licence: 'as obtained by the user', retrieved: asOf }
  const documents: Document[] = [{ kind: 'prices', key: isin, asOf, body: { isin, currency, basis, dates, closes } }]
  const batch: Batch = { name: `${format}:${isin}`, format, title: `Prices of ${isin}`, asOf, sources: [source], documents }
  return [batch, { file: fileName, format, name: batch.name, isin, asOf, rows: dates.length, holdings: null }]
}

/** The ISIN in a file's name. */
const isinIn = (fileName: string): string | null =>
  fileName.split(/[^A-Za-z0-9]+/).map((part) => part.toUpperCase()).find(isValidIsin) ?? null

const dateIn = (fileName: string): IsoDate | null => /\d{4}-\d{2}-\d{2}/.exec(fileName)?.filter(isIsoDate)[0] ?? null
