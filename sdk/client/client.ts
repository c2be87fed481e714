import type { FindRequest, ServiceClient } from './client-types'
import type { ClientOptions } from './options'
import { basePath, FIND_PATH } from '../../core/contract/namespaces'
import { surfaceOf, type Answerer } from './methods'
import { createSend } from './transport'

/** The given fields of a search as a query string. */
const queryOf = (request: FindRequest): string =>
  new URLSearchParams(Object.fromEntries(Object.entries(request).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])))).toString()

/** Answers over HTTP: operations on `/trpc`, catalogs and the search over REST. */
export function httpAnswerer(options: ClientOptions): Answerer {
  const send = createSend(options)
  return {
    compute: (group, name, body, call) => send({ path: `/trpc/${group}.${name}`, body }, call),
    describe: (namespace, id, call) => send({ path: basePath(namespace) + (id === null ? '' : `/${encodeURIComponent(id)}`) }, call),
    find: (request, call) => send({ path: `${FIND_PATH}?${queryOf(request)}` }, call),
  }
}

/**
 * A client of a depotkit service. Nothing is sent before the first call.
 *
 * @throws TypeError for options that cannot work, saying which
 * @example
 * const { analyze, calculators } = createClient({ baseUrl: 'http://127.0.0.1:3000' })
 * const { analyses } = await analyze.snapshot({ holdings: [{ isin: 'IE00B4L5Y983', weight: 1 }] })
 */
export const createClient = (options: ClientOptions): ServiceClient => ({
  ...surfaceOf(httpAnswerer(options)),
  withOptions: (others) => createClient({ ...options, ...others }),
})
