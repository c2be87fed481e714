import type { FindMethod } from './client-types'
import { httpAnswerer } from './client'
import type { ClientOptions } from './options'
import { surfaceOf, type Answerer } from './methods'

let chosen: Answerer | null = null

/** The address in the environment, empty where there is none: Node and what is like it. */
const addressGiven = (): string => (globalThis as { process?: { env?: Readonly<Record<string, string | undefined>> } }).process?.env?.['DEPOTKIT_URL'] ?? ''

const answerer = (): Answerer => {
  if (chosen !== null) return chosen
  const baseUrl = addressGiven()
  if (baseUrl === '') throw new Error('Say where the service is: call configure({ baseUrl }), or set DEPOTKIT_URL')
  return (chosen = httpAnswerer({ baseUrl }))
}

/** Says once where the service is, for what this module exports, such as `analyze` and `calculators`; without it `DEPOTKIT_URL` of the environment does. */
export function configure(options: ClientOptions): void {
  chosen = httpAnswerer(options)
}

/** The client of that service. */
export const configured = surfaceOf({
  compute: async (...call) => answerer().compute(...call),
  describe: async (...call) => answerer().describe(...call),
  find: async (...call) => answerer().find(...call),
})

/** The search of the configured service. */
export const find: FindMethod = configured.find
