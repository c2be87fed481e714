/** The REST interface of the mocked service. */
import { http, type HttpHandler } from 'msw'
import { basePath, bodyBytesOf, namespaces, type Namespace, documentNames, FIND_PATH } from '../../core/contract/namespaces'
import { failure } from '../../core/contract/errors'
import { procedures } from '../../core/registry/procedures'
import { answer, type MockSite, type MockCall } from './answers'
import { readBody, refuse, send } from './http'

const answered = async (site: MockSite, request: Request, call: MockCall): Promise<Response> => send(request, await answer(site, call))

const read = (value?: unknown): MockCall['body'] => ({ readable: true, value })

/** The search. */
export const findHandler = (site: MockSite): HttpHandler =>
  http.get(site.baseUrl + FIND_PATH, ({ request }) => {
    const query = Object.fromEntries(new URL(request.url).searchParams)
    const { limit } = query
    return answered(site, request, { operation: 'find', body: read(limit === undefined ? query : { ...query, limit: Number(limit) }) })
  })

/** Operations, catalog and descriptors of an interface. Requests for its documents are passed through. */
export function restHandlers(site: MockSite, namespace: Namespace): HttpHandler[] {
  const base = site.baseUrl + basePath(namespace)
  const { group, unknownId } = namespaces[namespace]
  const operations = procedures.filter((procedure) => procedure.namespace === namespace)
  return [
    ...operations.map(({ path, name }) =>
      http.post(site.baseUrl + path, async ({ request }) => answered(site, request, { operation: `${group}.${name}`, body: await readBody(request, bodyBytesOf(namespace)) }))),
    http.get(base, ({ request }) => answered(site, request, { operation: `${group}.catalog`, body: read() })),
    http.get(`${base}/:id`, ({ params, request }) =>
      documentNames.includes(String(params.id)) ? undefined : answered(site, request, { operation: `${group}.describe`, body: read({ id: params.id }) })),
    http.post(`${base}/:id`, ({ request }) => refuse(request, failure(unknownId))),
  ]
}
