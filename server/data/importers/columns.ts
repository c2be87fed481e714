import { isValidIsin } from '../../../core/values/isin'
import { BundleError } from '../bundle/csv'
import { currencyOf, decimalOf } from '../decimal'
import { type Holding, type HoldingsFile, couponOf } from './holdings'
import { cashSectorWords, sectorWords } from './vocabulary/sectors'
import { countryOf } from './vocabulary/countries'
import { bondTypeWords, bondWords, kindWords } from './vocabulary/asset-classes'
import { dayOf } from './vocabulary/dates'
import { isBlank, wordKey } from './vocabulary/words'
import { entriesOf } from '../../../core/values/record'
import type { Bundle } from '../../../core/reference/tables/bundle'

/** A file as it is on disk, decompressed if it was only compressed. */
export interface SourceFile {
  name: string
  /** The parts of a spreadsheet by lower-case name; null of a text file. */
  parts: ReadonlyMap<string, Uint8Array> | null
  /** The text of a text file, decoded once; throws a BundleError for a wrong encoding. */
  text(): string
}

/** A file of daily exchange rates. */
export interface RatesFile {
  kind: 'rates'
  format: string
  fx: Bundle['fx']
}

export interface PricesFile {
  kind: 'prices'
  format: string
  /** What a column of ISINs names; null without one. */
  isin: string | null
  /** What the file says beside its prices; null where it says nothing. */
  currency: string | null
  dates: readonly string[]
  closes: readonly number[]
  basis: 'total_return' | 'price_only'
}

export type Imported = HoldingsFile | RatesFile | PricesFile

/** Reads one publisher's format. Pure: bytes to records, or a BundleError with file, line, column and reason. */
export interface Importer {
  format: string
  title: string
  /** Whether the content is of this format, damaged or not. Never throws. */
  detect(file: SourceFile): boolean
  read(file: SourceFile): Imported
}

/** A record of a file: CSV line or spreadsheet row. */
export interface Line {
  line: number
  cells: readonly string[]
}

export type Field =
  | 'name' | 'weight' | 'isin' | 'ticker' | 'exchange' | 'cusip' | 'assetClass' | 'sector' | 'industry' | 'country' | 'currency' | 'date'
  | 'maturity' | 'coupon' | 'duration' | 'rating'

/** Headers of each field, in every language and vintage of a format. */
export type Headers = Partial<Record<Field, readonly string[]>>

/** Positions of the fields of a table. */
export interface Columns {
  header: Line
  at: ReadonlyMap<Field, number>
}

/** Finds the columns of a header line; null unless name and weight are among them. Of repeated headers the first counts. */
export function columnsOf(header: Line, headers: Headers): Columns | null {
  const keys = header.cells.map(wordKey)
  const at = new Map<Field, number>()
  for (const [field, names] of entriesOf(headers)) {
    const wanted = names.map(wordKey)
    const index = keys.findIndex((key) => wanted.includes(key))
    if (index !== -1) at.set(field, index)
  }
  return at.has('name') && at.has('weight') ? { header, at } : null
}

/** Characters of a cell; the longest cells are names, which are much shorter. */
const TEXT_MAX = 1_000

/** Reads the rows below a header and counts words that no vocabulary has. */
export class RowReader {
  readonly unknownWords = new Map<string, number>()

  constructor(
    private readonly file: string,
    private readonly columns: Columns,
    /** Unit of the weights. */
    private readonly unit: 'percent' | 'fraction',
  ) {}

  read(row: Line): Holding {
    const { cells, line } = this.columns.header
    if (row.cells.length < this.needed) throw new BundleError(this.file, `has fewer cells than the header in line ${line}`, row.line)
    if (row.cells.slice(cells.length).some((cell) => cell !== '')) throw new BundleError(this.file, 'has more cells than the header', row.line)
    const sector = this.text(row, 'sector')
    const kind = this.kindOf(row, sector)
    return {
      line: row.line,
      name: this.text(row, 'name') ?? this.fail(row, 'name', 'is empty'),
      kind,
      weight: this.weight(row),
      isin: this.isin(row),
      ticker: this.text(row, 'ticker'),
      exchange: this.text(row, 'exchange'),
      cusip: this.text(row, 'cusip'),
      country: this.word(row, 'country', countryOf),
      sector: kind === 'equity' ? this.word(row, 'sector', (word) => sectorWords.get(wordKey(word))) : null,
      industry: this.text(row, 'industry'),
      currency: this.currency(row),
      ...this.bond(row, sector),
    }
  }

  text(row: Line, field: Field): string | null {
    const index = this.columns.at.get(field)
    const cell = index === undefined ? '' : (row.cells[index] ?? '')
    if (cell.length > TEXT_MAX) this.fail(row, field, `is longer than ${TEXT_MAX} characters`)
    const clean = cell.replaceAll(/\p{Cf}+/gu, '').replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
    return isBlank(clean) ? null : clean
  }

  fail(row: Line, field: Field, reason: string): never {
    const index = this.columns.at.get(field)
    throw new BundleError(this.file, reason, row.line, index === undefined ? field : (this.columns.header.cells[index] ?? field).trim())
  }

  private get needed(): number {
    return Math.max(...this.columns.at.values()) + 1
  }

  private weight(row: Line): number {
    const index = this.columns.at.get('weight') ?? 0
    const weight = decimalOf((row.cells[index] ?? '').replaceAll(/[\s%]/g, '').replace(',', '.')) ?? this.fail(row, 'weight', 'is not a number')
    return this.unit === 'percent' ? weight / 100 : weight
  }

  private isin(row: Line): string | null {
    const text = this.text(row, 'isin')
    return text !== null && isValidIsin(text) ? text : null
  }

  private currency(row: Line): string | null {
    return currencyOf(this.text(row, 'currency'))
  }

  /** The terms of a row whose class says that it is a bond. */
  private bond(row: Line, sector: string | null): Pick<Holding, 'bond'> {
    const word = this.text(row, 'assetClass')
    if (word === null || !bondWords.has(wordKey(word))) return {}
    const type = sector === null ? null : (bondTypeWords.get(wordKey(sector)) ?? this.unknown(sector))
    return { bond: { type, maturity: dayOf(this.text(row, 'maturity') ?? ''), coupon: couponOf(this.number(row, 'coupon')), rating: this.text(row, 'rating'), duration: this.number(row, 'duration') } }
  }

  private number(row: Line, field: Field): number | null {
    return decimalOf((this.text(row, field) ?? '').replace(',', '.'))
  }

  private kindOf(row: Line, sector: string | null): Holding['kind'] {
    const word = this.text(row, 'assetClass')
    if (word !== null) return kindWords.get(wordKey(word)) ?? this.unknown(word) ?? 'other'
    if (sector !== null && cashSectorWords.has(wordKey(sector))) return looksLikeCash(this.text(row, 'name') ?? '') ? 'cash' : 'other'
    return looksLikeCash(this.text(row, 'name') ?? '') ? 'cash' : 'equity'
  }

  /** A key of a vocabulary; null where the cell is blank, means none, or is not known. */
  private word(row: Line, field: Field, find: (word: string) => string | undefined): string | null {
    const text = this.text(row, field)
    if (text === null || cashSectorWords.has(wordKey(text))) return null
    const key = find(text) ?? this.unknown(text)
    return key === 'unknown' ? null : key
  }

  private unknown(word: string): null {
    this.unknownWords.set(word, (this.unknownWords.get(word) ?? 0) + 1)
    return null
  }
}

const looksLikeCash = (name: string): boolean => /^(u\.?s\.? dollar|[A-Z]{3} cash|cash\b|net other assets)/i.test(name)
