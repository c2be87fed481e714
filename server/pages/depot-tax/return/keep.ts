/** The return in its tab until that is closed, so that a reload, another question or the other language lose nothing. Files are read again as if they were given anew. */
import { isRecord, recordsIn } from '../../../../core/values/record'
import { bytesOf, lettersOf } from '../../browser/packed'
import { quietly, stored } from '../../browser/storage'
import type { GivenFile } from '../../components/file-field'
import { nothingSaid, type Given } from '../file-box'
import type { Rates, SecurityRow } from './draft'

/** What is typed about the files of a return. */
export interface Typed {
  rows: readonly SecurityRow[]
  rates: Rates['typed']
}

const GIVEN = 'depotkit.return.given'
const TYPED = 'depotkit.return.typed'
const YEAR = 'depotkit.return.year'

/** Keeps a text; where there is no room for it, nothing older either. */
const put = (key: string, text: string): void => quietly(() => {
  sessionStorage.removeItem(key)
  sessionStorage.setItem(key, text)
})

const kept = (key: string): unknown => stored(() => sessionStorage, key)

/** Keeps files with what was said of them. */
export const keepGiven = ({ files, said }: Given): void => put(GIVEN, JSON.stringify({ said, files: files.map(({ name, bytes }) => ({ name, bytes: lettersOf(bytes) })) }))

/** Files that the tab holds, with what was said of them; null where there are none. */
export function keptGiven(): Given | null {
  const given = kept(GIVEN)
  if (!isRecord(given)) return null
  const files = recordsIn(given['files']).flatMap(({ name, bytes }): GivenFile[] => (typeof name === 'string' && typeof bytes === 'string' ? [{ name, bytes: bytesOf(bytes) }] : []))
  return files.length === 0 ? null : { files, said: { ...nothingSaid, ...(isRecord(given['said']) && given['said']) } }
}

/** Keeps what is typed; null forgets it. */
export const keepTyped = (typed: Typed | null): void => put(TYPED, JSON.stringify(typed))

const isTyped = (value: unknown): value is Typed => isRecord(value) && isRecord(value['rates']) && Array.isArray(value['rows']) && value['rows'].every((row) => isRecord(row) && isRecord(row['years']))

/** What the tab holds of what was typed; null where there is none. */
export function keptTyped(): Typed | null {
  const typed = kept(TYPED)
  return isTyped(typed) ? typed : null
}

/** Keeps the year of the return. */
export const keepYear = (year: number): void => put(YEAR, String(year))

/** The year that the tab holds, if it is one of these. */
export const keptYear = (years: readonly number[]): number | undefined => years.find((year) => year === kept(YEAR))
