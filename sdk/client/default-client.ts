import type { AnalyzeApi, CalculatorsApi, DepotTaxApi, FindMethod, RetirementApi } from './client-types'
import { httpAnswerer } from './client'
import type { ClientOptions } from './options'
import { surfaceOf, type Answerer } from './methods'

let configured: Answerer | null = null

/** The address in the environment, empty where there is none: Node and what is like it. */
const addressGiven = (): string => (globalThis as { process?: { env?: Readonly<Record<string, string | undefined>> } }).process?.env?.['DEPOTKIT_URL'] ?? ''

const answerer = (): Answerer => {
  if (configured !== null) return configured
  const baseUrl = addressGiven()
  if (baseUrl === '') throw new Error('Say where the service is: call configure({ baseUrl }), or set DEPOTKIT_URL')
  return (configured = httpAnswerer({ baseUrl }))
}

/** Says once where the service is, for the module-level `analyze`, `calculators`, `depotTax` and `retirement`; without it `DEPOTKIT_URL` of the environment does. */
export function configure(options: ClientOptions): void {
  configured = httpAnswerer(options)
}

const surface = surfaceOf({
  compute: async (...call) => answerer().compute(...call),
  describe: async (...call) => answerer().describe(...call),
  find: async (...call) => answerer().find(...call),
})

/** The analyses of the configured service. */
export const analyze: AnalyzeApi = surface.analyze

/** The calculators of the configured service. */
export const calculators: CalculatorsApi = surface.calculators

/** The tax on a depot, of the configured service. */
export const depotTax: DepotTaxApi = surface.depotTax

/** Subsidised pensions against an own plan, of the configured service. */
export const retirement: RetirementApi = surface.retirement

/** The search of the configured service. */
export const find: FindMethod = surface.find
