/** The readable query of a calculator's browser link; `read-calculator-link.ts` parses it back. */
import type { IsoDate } from '../values/dates'
import { namespaces, type CalculationNamespace, calculationPagePath } from '../contract/namespaces'
import { isRecord } from '../values/record'

/** The address of the page that shows this calculation, with editable inputs. Absent and null fields are left out. */
export function calculatorLink(baseUrl: string, namespace: CalculationNamespace, id: string, inputs: unknown, day: IsoDate): string {
  const parameters: string[] = []
  add(parameters, '', inputs)
  add(parameters, 'asOf', day)
  add(parameters, 'modelVersion', namespaces[namespace].version)
  return `${baseUrl}${calculationPagePath(namespace, id)}?${parameters.join('&')}`
}

/** Encodes only if needed: most names and values are plain, and the test is cheaper than encoding. */
const encoded = (text: string): string => (/^[\w.-]*$/.test(text) ? text : encodeURIComponent(text))

function add(parameters: string[], path: string, value: unknown): void {
  if (value === null || value === undefined) return
  if (isRecord(value)) for (const key of Object.keys(value)) add(parameters, path === '' ? key : `${path}.${key}`, value[key])
  else parameters.push(`${encoded(path)}=${encoded(Array.isArray(value) ? JSON.stringify(value) : String(value))}`)
}
