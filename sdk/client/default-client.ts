import type { FindMethod } from './client-types'
import { httpAnswerer } from './client'
import type { ClientOptions } from './options'
import { surfaceOf, type Answerer } from './methods'

let chosen: Answerer | null = null

/** `DEPOTKIT_URL` of the environment, in Node and similar runtimes; empty if there is none. */
const addressGiven = (): string => (globalThis as { process?: { env?: Readonly<Record<string, string | undefined>> } }).process?.env?.['DEPOTKIT_URL'] ?? ''

const answerer = (): Answerer => {
  if (chosen !== null) return chosen
  const baseUrl = addressGiven()
  if (baseUrl === '') throw new Error('Say where the service is: call configure({ baseUrl }), or set DEPOTKIT_URL')
  return (chosen = httpAnswerer({ baseUrl }))
}

/** Sets the service for the exports of this module, such as `analyze` and `calculators`; without it `DEPOTKIT_URL` of the environment is used. */
export function configure(options: ClientOptions): void {
  chosen = httpAnswerer(options)
}

/** The client of the configured service. */
export const configured = surfaceOf({
  compute: async (...call) => answerer().compute(...call),
  describe: async (...call) => answerer().describe(...call),
  find: async (...call) => answerer().find(...call),
})

/** The search of the configured service. */
export const find: FindMethod = configured.find
