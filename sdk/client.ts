import type { Client } from './client-types'
import type { ClientOptions } from './options'
import { surfaceOf, type Answerer } from './surface'
import { createSend } from './transport'

const basePaths = {
  analyze: '/api/v1/public/portfolio-analysis',
  calculators: '/api/v1/public/calculators',
} as const

/** Answers over HTTP: operations on `/trpc`, catalogs over REST. */
export function httpAnswerer(options: ClientOptions): Answerer {
  const send = createSend(options)
  return {
    compute: (group, name, body, call) => send({ path: `/trpc/${group}.${name}`, body }, call),
    describe: (group, id, call) => send({ path: basePaths[group] + (id === null ? '' : `/${encodeURIComponent(id)}`) }, call),
  }
}

/**
 * A client of a depotkit service. Nothing is sent before the first call.
 *
 * @example
 * const { analyze, calculators } = createClient({ baseUrl: 'http://127.0.0.1:3000' })
 * const { analyses } = await analyze.snapshot({ holdings: [{ isin: 'IE00B4L5Y983', weight: 1 }] })
 */
export const createClient = (options: ClientOptions): Client => surfaceOf(httpAnswerer(options))
