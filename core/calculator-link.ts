/** The readable query of a calculator's browser link; `read-calculator-link.ts` parses it back. */
import type { IsoDate } from './dates'
import { CALCULATOR_PAGES_PATH } from './links'
import { CALCULATOR_MODEL_VERSION } from './version'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The address of a page that shows this calculation, editable. Absent and null fields are left out. */
export function calculatorLink(baseUrl: string, slug: string, inputs: unknown, day: IsoDate): string {
  const query = `${spelled('', inputs)}${parameter('asOf', day)}${parameter('modelVersion', CALCULATOR_MODEL_VERSION)}`
  return `${baseUrl}${CALCULATOR_PAGES_PATH}/${slug}?${query.slice(0, -1)}`
}

const parameter = (name: string, text: string): string => `${encoded(name)}=${encoded(text)}&`

/** Most names and values are plain; looking costs less than encoding. */
const encoded = (text: string): string => (/^[\w.-]*$/.test(text) ? text : encodeURIComponent(text))

function spelled(path: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (!isRecord(value)) return parameter(path, Array.isArray(value) ? JSON.stringify(value) : String(value))
  let query = ''
  for (const [key, inner] of Object.entries(value)) query += spelled(path === '' ? key : `${path}.${key}`, inner)
  return query
}
