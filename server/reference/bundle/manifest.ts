import * as z from 'zod'
import { isIsoDate } from '../../../core/dates'
import type { Bundle } from '../../../core/portfolio/tables/bundle'
import { BundleError } from './error'

export const MANIFEST = 'bundle.json'

const day = z.string().refine(isIsoDate, 'is not a date (YYYY-MM-DD)')

const source = z.strictObject({
  id: z.string().min(1),
  title: z.string().min(1),
  url: z.string(),
  licence: z.string(),
  retrieved: day,
})

const manifestSchema = z.strictObject({
  schemaVersion: z.literal(1),
  name: z.string().min(1),
  asOf: day,
  sources: z.array(source),
})

/** `bundle.json`: what the bundle is and where its records come from. */
export type Manifest = Pick<Bundle, 'schemaVersion' | 'name' | 'asOf' | 'sources'>

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BundleError(MANIFEST, null, null, 'is not JSON')
  }
}

/** Reads and checks `bundle.json`. */
export function readManifest(text: string): Manifest {
  const result = manifestSchema.safeParse(parseJson(text.replace(/^\uFEFF/, '')))
  if (!result.success) {
    const issue = result.error.issues[0]
    throw new BundleError(MANIFEST, null, issue?.path.join('.') || null, issue?.message ?? 'is invalid')
  }
  const ids = result.data.sources.map(({ id }) => id)
  if (new Set(ids).size < ids.length) throw new BundleError(MANIFEST, null, 'sources', 'holds the same id twice')
  return result.data
}

/** The text of `bundle.json`. */
export const manifestText = ({ schemaVersion, name, asOf, sources }: Manifest): string =>
  `${JSON.stringify({ schemaVersion, name, asOf, sources }, null, 2)}\n`
