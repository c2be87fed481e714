/** The readable query of a calculator's browser link; `read-calculator-link.ts` parses it back. */
import type { IsoDate } from '../values/dates'
import { namespaces, type CalculationNamespace, calculationPagePath } from '../contract/namespaces'
import { isRecord } from '../values/record'

/** The address of a page that shows this calculation, editable. Absent and null fields are left out. */
export function calculatorLink(baseUrl: string, namespace: CalculationNamespace, id: string, inputs: unknown, day: IsoDate): string {
  const parameters: string[] = []
  add(parameters, '', inputs)
  add(parameters, 'asOf', day)
  add(parameters, 'modelVersion', namespaces[namespace].version)
  return `${baseUrl}${calculationPagePath(namespace, id)}?${parameters.join('&')}`
}

/** Most names and values are plain; looking costs less than encoding. */
const encoded = (text: string): string => (/^[\w.-]*$/.test(text) ? text : encodeURIComponent(text))

function add(parameters: string[], path: string, value: unknown): void {
  if (value === null || value === undefined) return
  if (isRecord(value)) for (const key of Object.keys(value)) add(parameters, path === '' ? key : `${path}.${key}`, value[key])
  else parameters.push(`${encoded(path)}=${encoded(Array.isArray(value) ? JSON.stringify(value) : String(value))}`)
}
