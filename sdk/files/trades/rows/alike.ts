import { text, type Locale } from '../../../../core/values/text'

const alike = text((rows: string) => `Equal rows, all of which count: ${rows}. If one is a duplicate, remove it and read the file again.`, (rows) => `Gleiche Zeilen, die alle zählen: ${rows}. Ist eine doppelt, bitte entfernen und die Datei neu lesen.`)

/** What is asked about rows that say the same. */
export const alikeText = (groups: readonly (readonly number[])[], locale: Locale, nameOf: (row: number) => string = String): string => alike[locale](groups.map((rows) => rows.map(nameOf).join(' = ')).join(', '))
