/** The lists of holdings of a data set, one report after the other, however many rows there are. */
import { join } from 'node:path'
import { isValidIsin } from '../../../core/values/isin'
import type { ConstituentRecord } from '../../../core/reference/tables/bundle'
import { BundleError } from '../bundle/csv'
import { currencyOf } from '../decimal'
import { isFundIssuer, kindOf } from '../importers/publishers/nport'
import { countryOf } from '../importers/vocabulary/countries'
import type { Report } from './reports'
import { tablePieces, type Piece } from './table'

const HOLDINGS = 'FUND_REPORTED_HOLDING.tsv'
const IDENTIFIERS = 'IDENTIFIERS.tsv'
const SOURCE = 'sec-nport'

const holdingColumns = ['ACCESSION_NUMBER', 'HOLDING_ID', 'ISSUER_NAME', 'ISSUER_TITLE', 'CURRENCY_CODE', 'PERCENTAGE', 'ASSET_CAT', 'ISSUER_TYPE', 'INVESTMENT_COUNTRY'] as const
const identifierColumns = ['HOLDING_ID', 'IDENTIFIER_ISIN'] as const

/** A report with its holdings. */
export interface ReportedList {
  report: Report
  rows: ConstituentRecord[]
}

const numberAt = (file: string, line: number, column: string, text: string | undefined): number => {
  const value = text === undefined || text === '' ? Number.NaN : Number(text)
  if (!Number.isFinite(value)) throw new BundleError(file, 'is not a number', line, column)
  return value
}

/** ISINs by holding number, for a merge join: both tables are sorted by that number. */
class Identifiers {
  readonly #pieces: AsyncGenerator<Piece>
  #piece: Piece | null = null
  #index = 0
  #last = -1

  constructor(folder: string) {
    this.#pieces = tablePieces(join(folder, IDENTIFIERS), identifierColumns)
  }

  /** Whether a row is at hand without reading on. */
  get isReady(): boolean {
    return this.#piece !== null && this.#index < this.#piece.rows.length
  }

  /** Reads on; false at the end of the table. */
  async more(): Promise<boolean> {
    while (!this.isReady) {
      const { value, done } = await this.#pieces.next()
      if (done === true) return false
      this.#piece = value
      this.#index = 0
    }
    return true
  }

  /** The ISIN of a holding among the rows at hand; undefined where they end before it is certain. */
  isinOf(holding: number): string | null | undefined {
    const { rows, at: [number = 0, isin = 0], first } = this.#piece ?? { rows: [], at: [], first: 0 }
    for (; this.#index < rows.length; this.#index += 1) {
      const row = rows[this.#index] ?? []
      const of = numberAt(IDENTIFIERS, first + this.#index, 'HOLDING_ID', row[number])
      if (of < this.#last) throw new BundleError(IDENTIFIERS, 'is not in ascending order: sort the table by it', first + this.#index, 'HOLDING_ID')
      this.#last = of
      if (of > holding) return null
      const found = row[isin] ?? ''
      if (of === holding && isValidIsin(found)) return found
    }
    return undefined
  }
}

/** Copies a string: a slice would keep its whole chunk in memory. */
const alone = (text: string): string => Buffer.from(text, 'latin1').toString('latin1')

const countries = new Map<string, string | null>()

function countryIn(text: string): string | null {
  let country = countries.get(text)
  if (country === undefined) {
    const found = countryOf(text)
    country = found === undefined || found === 'unknown' ? null : found
    countries.set(text, country)
  }
  return country
}

const isTold = (text: string | undefined): text is string => text !== undefined && text !== '' && text !== 'N/A'

function recordOf(row: readonly string[], at: readonly number[], line: number, { fund, asOf }: Report, isin: string | null): ConstituentRecord {
  const [, , name = 0, title = 0, currency = 0, percentage = 0, category = 0, issuer = 0, country = 0] = at
  const weight = numberAt(HOLDINGS, line, 'PERCENTAGE', row[percentage]) / 100
  const named = row[name]
  return {
    fundIsin: fund, asOf, isin, companyId: null, name: isTold(named) ? named : isTold(row[title]) ? (row[title] ?? '') : 'unnamed position',
    kind: kindOf(row[category], isFundIssuer(row[issuer] ?? ''), weight), weight, country: countryIn(row[country] ?? ''), sector: null, industry: null,
    currency: currencyOf(row[currency]), source: SOURCE,
  }
}

/**
 * Reads the lists of the wanted reports. Only one list is in memory at a time.
 *
 * @throws BundleError naming table, line and column, where a table is not as published: cut off, not sorted by HOLDING_ID,
 * or with the rows of a report apart from each other
 */
export async function* reportedLists(folder: string, wanted: ReadonlyMap<string, Report>): AsyncGenerator<ReportedList> {
  const identifiers = new Identifiers(folder)
  const seen = new Set<string>()
  let accession = ''
  let current: ReportedList | null = null
  let last = -1
  for await (const { rows, at, first } of tablePieces(join(folder, HOLDINGS), holdingColumns)) {
    const [accessionAt = 0, numberColumn = 0] = at
    for (const [index, row] of rows.entries()) {
      const of = row[accessionAt] ?? ''
      if (of !== accession) {
        if (current !== null) yield current
        if (seen.has(of)) throw new BundleError(HOLDINGS, 'was closed before: the rows of a report must lie together', first + index, 'ACCESSION_NUMBER')
        seen.add(alone(of))
        accession = of
        const report = wanted.get(of)
        current = report === undefined ? null : { report, rows: [] }
      }
      if (current === null) continue
      const number = numberAt(HOLDINGS, first + index, 'HOLDING_ID', row[numberColumn])
      if (number <= last) throw new BundleError(HOLDINGS, 'is not in ascending order: sort the table by it', first + index, 'HOLDING_ID')
      last = number
      let isin = identifiers.isinOf(number)
      while (isin === undefined) isin = (await identifiers.more()) ? identifiers.isinOf(number) : null
      current.rows.push(recordOf(row, at, first + index, current.report, isin))
    }
  }
  if (current !== null) yield current
}
