import * as z from 'zod'
import { check } from '../../../core/contract/issues'
import { isIsoDate, type IsoDate } from '../../../core/values/dates'
import { areUnique } from '../../../core/values/one-of'
import { parsedJson } from '../../../core/values/own-json'
import type { Bundle } from '../../../core/reference/tables/bundle'
import { FIRST_POSSIBLE_DAY } from '../possible-days'
import { BundleError } from './csv'

export const MANIFEST = 'bundle.json'

const day = z.string().refine(isIsoDate, 'is not a date (YYYY-MM-DD)')

const name = z.string().min(1).max(1_000)

const source = z.strictObject({
  id: name,
  title: name,
  url: z.string().max(2_000),
  licence: z.string().max(2_000),
  retrieved: day,
})

const manifestSchema = z.strictObject({
  schemaVersion: z.literal(1),
  name,
  asOf: day,
  sources: z.array(source).max(1_000),
  undatedGiveWay: z.literal(true).optional(),
})

/** `bundle.json`: identity of the bundle and sources of its records. */
export type Manifest = Pick<Bundle, 'schemaVersion' | 'name' | 'asOf' | 'sources' | 'undatedGiveWay'>

/** Reads and checks `bundle.json`. No date may be after `lastDay`. */
export function readManifest(text: string, lastDay: IsoDate): Manifest {
  const json = parsedJson(text.replace(/^\uFEFF/, ''))
  if (json === undefined) throw new BundleError(MANIFEST, 'is not JSON')
  const result = check(manifestSchema, json)
  if (!result.ok) {
    const [issue] = result.issues
    throw new BundleError(MANIFEST, issue?.message ?? 'is invalid', null, issue?.path.join('.') || null)
  }
  const { asOf, sources } = result.data
  if (asOf < FIRST_POSSIBLE_DAY) throw new BundleError(MANIFEST, 'lies before 1900', null, 'asOf')
  if (asOf > lastDay) throw new BundleError(MANIFEST, 'lies in the future', null, 'asOf')
  if (sources.some(({ retrieved }) => retrieved > lastDay)) throw new BundleError(MANIFEST, 'were retrieved in the future', null, 'sources')
  if (!areUnique(sources.map(({ id }) => id))) throw new BundleError(MANIFEST, 'holds the same id twice', null, 'sources')
  return result.data
}

/** The text of `bundle.json`. */
export const manifestText = ({ schemaVersion, name, asOf, sources, undatedGiveWay }: Manifest): string =>
  `${JSON.stringify({ schemaVersion, name, asOf, sources, undatedGiveWay }, null, 2)}\n`
