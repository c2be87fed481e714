/** Reads the source files beside the project: CSV and JSON, plain or packed by gzip. */
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import Papa from 'papaparse'

export const dataFolder = fileURLToPath(new URL('../../../shared/data/', import.meta.url))

/** The text of a source file. */
export function readText(path: string): string {
  const bytes = readFileSync(dataFolder + path)
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').replace(/^\uFEFF/, '')
}

/** Rows of a CSV file by header. */
export const readRows = (path: string): Record<string, string>[] =>
  Papa.parse<Record<string, string>>(readText(path), { header: true, skipEmptyLines: true }).data

/** Lines of a CSV file as cells; the separator is found out unless it is given. */
export const readCells = (path: string, delimiter = ''): string[][] => Papa.parse<string[]>(readText(path), { skipEmptyLines: true, delimiter }).data

/** The lines of a CSV file one after the other, for files of a million. */
export function eachLine(path: string, read: (cells: readonly string[]) => void): void {
  Papa.parse<string[]>(readText(path), { skipEmptyLines: true, delimiter: ',', step: ({ data }) => read(data) })
}

/** A JSON file; collectors write NaN where they found nothing, which is no JSON. */
export const readJson = <T>(path: string): T => JSON.parse(readText(path).replace(/: NaN\b/g, ': null')) as T

/** The bytes of a source file. */
export const readBytes = (path: string): Uint8Array => readFileSync(dataFolder + path)

/** The path of the one file of a folder whose name has this prefix. @throws Error where there is none, or several */
export function fileIn(folder: string, prefix: string): string {
  const names = readdirSync(dataFolder + folder).filter((name) => name.startsWith(prefix))
  if (names.length !== 1) throw new Error(`${folder}/${prefix}: ${names.length} files`)
  return `${folder}/${names[0]}`
}

/** A cell without spaces around it; empty where the column is missing. */
export const cell = (row: Record<string, string>, column: string): string => (row[column] ?? '').trim()

/** null for empty cells and the signs that publishers use for "none". */
export const known = (text: string): string | null => (text === '' || text === '-' || text === 'N/A' ? null : text)
