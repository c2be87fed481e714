/** Tables that were read and written by hand: `tables/*.csv`. */
import { readFileSync } from 'node:fs'
import Papa from 'papaparse'

/** Rows of a table by header. */
export const readTable = (name: string): Record<string, string>[] =>
  Papa.parse<Record<string, string>>(readFileSync(new URL(`tables/${name}.csv`, import.meta.url), 'utf8'), { header: true, skipEmptyLines: true }).data
