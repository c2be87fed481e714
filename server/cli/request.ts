/** Requests from files: JSON as it stands, or the holdings of a CSV file. */
import { parseBrokerCsv, type CsvOptions } from '../../sdk/broker-csv'
import type { CsvFault } from '../../sdk/csv-faults'
import type { NumberFormat } from '../../sdk/decimal'
import { textOf } from '../importers/text'
import { choice } from './command'
import { CommandFailed } from './failures'
import type { Setting } from './output'

/** Options of commands that read CSV files. */
export interface CsvFlags {
  numberFormat?: NumberFormat
}

/** How a CSV file is to be read where it does not say so itself. */
export type CsvReading = Pick<CsvOptions, 'baseCurrency' | 'numberFormat'>

export const numberFormatOption = () => choice('--number-format <format>', 'how a CSV file writes amounts, 1.234,56 (de) or 1,234.56 (en), where it leaves that open', ['de', 'en'])

/** The reading that options ask for; the currency of the amounts is a field of the request. */
export const readingOf = ({ numberFormat }: CsvFlags, { baseCurrency }: Readonly<Record<string, unknown>>): CsvReading => ({
  ...(numberFormat === undefined ? {} : { numberFormat }),
  ...(typeof baseCurrency === 'string' ? { baseCurrency } : {}),
})

/** What a file asks for. */
export interface FileRequest {
  body: unknown
  /** Whether the body was made of a CSV file, and so is one portfolio. */
  isCsv: boolean
}

const whyUnreadable: Readonly<Record<string, string>> = { ENOENT: 'there is no such file', EISDIR: 'is a folder', EACCES: 'may not be read' }

const nameOf = (path: string): string => (path === '-' ? 'standard input' : path)

async function textIn(path: string, setting: Setting): Promise<string> {
  const bytes = await setting.read(path).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw new CommandFailed(`${nameOf(path)}: ${whyUnreadable[code] ?? 'cannot be read'}`)
  })
  const text = textOf(nameOf(path), bytes).replace(/^\uFEFF/, '')
  if (text.trim() === '') throw new CommandFailed(`${nameOf(path)}: is empty`)
  return text
}

/** Reads a request: text that begins like JSON is JSON, everything else a table of holdings. */
export async function requestIn(path: string, reading: CsvReading, setting: Setting): Promise<FileRequest> {
  const text = await textIn(path, setting)
  if (/^\s*[[{]/.test(text)) return { body: jsonIn(text, path), isCsv: false }
  const outcome = parseBrokerCsv(text, reading)
  if (!outcome.ok) throw new CommandFailed(outcome.errors.map((fault) => faultLine(path, fault)))
  return { body: outcome.request, isCsv: true }
}

function jsonIn(text: string, path: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new CommandFailed(`${nameOf(path)}: is not valid JSON`)
  }
}

const faultLine = (path: string, { row, column, code, message }: CsvFault): string => {
  const place = row === null ? nameOf(path) : `${nameOf(path)}:${row}`
  const advice = code === 'ambiguous_format' ? 'The amounts can be read in two ways; give --number-format' : message
  return `${place}: ${column}: ${advice}`
}
