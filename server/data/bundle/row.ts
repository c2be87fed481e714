import { inUnit } from '../../../core/contract/issues'
import { isIsoDate, type IsoDate } from '../../../core/values/dates'
import { hasValidCheckDigit } from '../../../core/values/isin'
import { decimalOf } from '../decimal'
import { FIRST_POSSIBLE_DAY } from '../possible-days'
import { BundleError } from './csv'

/** Longest text of a cell; names of companies and segments are much shorter. */
const TEXT_MAX = 1_000

/** Control characters, line breaks, and zero-width or bidirectional marks. Names do not contain them, and they can manipulate assistants and terminals. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

/** Context of the checks of rows. */
export interface RowRules {
  /** Known source ids. */
  sources: ReadonlySet<string>
  /** Latest allowed date. */
  lastDay: IsoDate
}

/** Bounds of a number, inclusive. */
interface Bounds {
  min?: number
  max?: number
  above?: number
  /** Whether the number is a fraction, which a refusal says: many lists have percent. */
  fraction?: boolean
}

/** One record of a bundle file. Every accessor throws a `BundleError` that names the cell. */
export class Row {
  constructor(
    private readonly file: string,
    readonly line: number,
    private readonly columns: ReadonlyMap<string, number>,
    private readonly cells: readonly string[],
    /** Null for rows that were checked when written, which are not checked again. */
    private readonly rules: RowRules | null,
  ) {}

  /** Rejects the row because of a column. */
  fail(column: string | null, reason: string): never {
    throw new BundleError(this.file, reason, this.line, column)
  }

  optional(column: string): string | null {
    const cell = this.cells[this.columns.get(column) ?? -1]
    if (cell === undefined || cell === '') return null
    if (cell.length > TEXT_MAX) this.fail(column, `is longer than ${TEXT_MAX} characters`)
    return this.rules !== null && unseen.test(cell) ? this.fail(column, 'holds a character that is not seen, or steers how text is shown') : cell
  }

  text(column: string): string {
    return this.optional(column) ?? this.fail(column, 'is empty')
  }

  matching(column: string, pattern: RegExp, what: string): string | null {
    const cell = this.optional(column)
    return cell === null || this.rules === null || pattern.test(cell) ? cell : this.fail(column, `is not ${what}`)
  }

  optionalIsin(column: string): string | null {
    const isin = this.matching(column, /^[A-Z]{2}[A-Z0-9]{9}\d$/, 'an ISIN')
    return isin === null || this.rules === null || hasValidCheckDigit(isin) ? isin : this.fail(column, 'is an ISIN with a wrong check digit')
  }

  isin(column: string): string {
    return this.optionalIsin(column) ?? this.fail(column, 'is empty')
  }

  currency(column: string): string | null {
    return this.matching(column, /^[A-Z]{3}$/, 'an ISO 4217 code')
  }

  /** ISO 3166-1 alpha-2; `unknown` counts as empty. */
  country(column: string): string | null {
    const cell = this.matching(column, /^([A-Z]{2}|unknown)$/, 'an ISO 3166-1 alpha-2 code')
    return cell === 'unknown' ? null : cell
  }

  optionalOneOf<T extends string>(column: string, values: readonly T[]): T | null {
    const cell = this.optional(column)
    if (cell === null) return null
    return values.find((value) => value === cell) ?? this.fail(column, `is none of ${values.join(', ')}`)
  }

  oneOf<T extends string>(column: string, values: readonly T[]): T {
    return this.optionalOneOf(column, values) ?? this.fail(column, 'is empty')
  }

  optionalNumber(column: string, bounds: Bounds = {}): number | null {
    const cell = this.optional(column)
    if (cell === null || this.rules === null) return cell === null ? null : Number(cell)
    const value = decimalOf(cell)
    if (value === null) this.fail(column, 'is not a finite decimal number')
    if (value < (bounds.min ?? -Infinity)) this.fail(column, `is below ${bounds.min}`)
    if (value > (bounds.max ?? Infinity)) this.fail(column, `is above ${bounds.max}${inUnit(bounds.fraction ? 'fraction' : undefined)}`)
    if (value <= (bounds.above ?? -Infinity)) this.fail(column, `is not above ${bounds.above}`)
    return value
  }

  number(column: string, bounds: Bounds = {}): number {
    return this.optionalNumber(column, bounds) ?? this.fail(column, 'is empty')
  }

  integer(column: string, bounds: Bounds): number {
    const value = this.number(column, bounds)
    return Number.isInteger(value) ? value : this.fail(column, 'is not an integer')
  }

  optionalDate(column: string): IsoDate | null {
    const cell = this.optional(column)
    if (cell === null || this.rules === null) return cell
    if (!isIsoDate(cell)) this.fail(column, 'is not a date (YYYY-MM-DD)')
    if (cell < FIRST_POSSIBLE_DAY) this.fail(column, 'lies before 1900')
    return cell > this.rules.lastDay ? this.fail(column, 'lies in the future') : cell
  }

  /** A date that may be in the future. */
  anyDate(column: string): IsoDate | null {
    const cell = this.optional(column)
    return cell === null || this.rules === null || isIsoDate(cell) ? cell : this.fail(column, 'is not a date (YYYY-MM-DD)')
  }

  date(column: string): IsoDate {
    return this.optionalDate(column) ?? this.fail(column, 'is empty')
  }

  /** Space-separated keys. */
  list(column: string, allowed: (key: string) => boolean): readonly string[] {
    const keys = (this.optional(column) ?? '').split(' ').filter((key) => key !== '')
    return keys.every(allowed) ? keys : this.fail(column, 'holds a key that is not allowed')
  }

  /** The id of an entry of `bundle.json`. */
  source(): string {
    const id = this.text('source')
    return this.rules === null || this.rules.sources.has(id) ? id : this.fail('source', 'is not the id of a source in bundle.json')
  }
}
