/** Documents without the envelope: OpenAPI, methodology, `/llms.txt` and the directory. */
import { setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { allNamespaces, basePath, type Namespace, FIND_PATH, LLMS_PATH, MCP_PATH, OPENAPI_PATH, DIRECTORY_PATH } from '../../../core/contract/namespaces'
import { interfaces } from '../../../core/described/interfaces'
import { methodologyOf } from '../../../core/described/methodology/methodology'
import { procedures } from '../../../core/registry/procedures'
import { contextOf, type ReadContext, type Site, note } from '../context'
import { jointOpenApi, openApiOf } from './openapi'
import { prepared, preparedLater, sendPrepared } from './packed'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { remembered } from '../../../core/values/memoize'
import type { Directory } from '../../data/directory'
import { refuse, Refusal } from '../answer/failure'
import { takes } from '../answer/takes'
import { failure } from '../../../core/contract/errors'
import { check } from '../../../core/contract/issues'
import * as z from 'zod'
import { weighted, type Gate } from '../../limits/gate'
import { readOf } from '../../limits/quota'

// Documents of all interfaces together: one OpenAPI document, and `/llms.txt` for assistants.

const listOf = (baseUrl: string, namespace: Namespace): string[] =>
  procedures.filter((procedure) => procedure.namespace === namespace).map(({ title, description, path }) => `- [${title.en}](${baseUrl}${path}): POST. ${description.en}`)

function sectionOf(baseUrl: string, namespace: Namespace): string[] {
  const { name, description, scope } = interfaces[namespace]
  const base = baseUrl + basePath(namespace)
  return [
    `## ${name.en}`, '', `${description} ${scope}`, '',
    `- [Guide](${base}/guide): how to ask and how to read an answer, with requests that run as they stand`,
    `- [Catalog](${base}): schemas and examples`,
    `- [Methodology](${base}/methodology): formulas, assumptions, limitations, legal figures and sources`,
    `- [OpenAPI](${base}/openapi.json)`,
    ...listOf(baseUrl, namespace), '',
  ]
}

/** Text of `/llms.txt` (llmstxt.org) for a base URL. */
const llmsText = (baseUrl: string): string =>
  [
    '# depotkit', '',
    '> What a portfolio of ISINs really holds, and what German tax, savings and retirement questions come to. Anonymous and stateless: nothing that is sent is kept. No result is investment or tax advice.',
    '',
    'Every JSON answer is `{ "data", "error", "meta" }`. Missing data is a status, a reason or null, never 0: read `status`, `reasons`, `assumptions` and `limitations` with the numbers.', '',
    '## Tools', '',
    `- [Model Context Protocol](${baseUrl}${MCP_PATH}): every operation as a tool, streamable HTTP`,
    `- [Find](${baseUrl}${FIND_PATH}?q=msci%20world): GET. The ISIN of a fund or share by name, WKN or ticker`,
    `- [OpenAPI](${baseUrl}${OPENAPI_PATH}): all interfaces in one document`, '',
    ...allNamespaces.flatMap((namespace) => sectionOf(baseUrl, namespace)),
  ].join('\n')

/** Prepares one interface at a time and yields to the event loop in between. */
async function jointLater({ baseUrl, config }: ReadContext): Promise<string> {
  for (const namespace of allNamespaces) {
    openApiOf(namespace, baseUrl, config.MAX_HOLDINGS)
    await turn()
  }
  return JSON.stringify(jointOpenApi(baseUrl, config.MAX_HOLDINGS))
}

/** Registers the OpenAPI document of all interfaces and `/llms.txt`. They cost one request and no rate units, since they are made once a day. */
export function installOverview(app: FastifyInstance, site: Site): void {
  app.get(OPENAPI_PATH, async (request, reply) => {
    note(request, { operation: 'openapi' })
    const document = await preparedLater('joint OpenAPI', contextOf(request, site), jointLater)
    return sendPrepared(request, reply.type('application/json; charset=utf-8'), document)
  })
  app.get(LLMS_PATH, async (request, reply) => {
    note(request, { operation: 'llms' })
    return sendPrepared(request, reply.type('text/plain; charset=utf-8'), prepared('llms', contextOf(request, site), ({ baseUrl }) => llmsText(baseUrl)))
  })
}

// `GET /directory`: all searchable securities as one text, for search in the browser.

/** Compressed once per version of the data, off the main thread; brotli saves a fifth. */
const packed = {
  br: remembered(({ text }: Directory) =>
    promisify<string, object, Buffer>(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_LGWIN]: 22 } })),
  gzip: remembered(({ text }: Directory) => promisify<string, object, Buffer>(gzip)(text, { level: constants.Z_BEST_COMPRESSION })),
}

/** Encoded once per version of the data. */
const bytesOf = remembered(({ text }: Directory) => Buffer.from(text))

/** Whether `If-None-Match` names an entity tag, by weak comparison (RFC 9110 section 13.1.2). */
const names = (list: string | undefined, tag: string): boolean =>
  list !== undefined && list.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === tag)

/** Registers the directory, with an `ETag`, so that browsers fetch it once per version of the data. */
export function installDirectory(app: FastifyInstance, { directory }: Site): void {
  app.get(DIRECTORY_PATH, async (request, reply) => {
    request.call.operation = 'directory'
    if (directory === undefined) throw refuse('not_found')
    const found = await directory()
    const tag = `"${found.hash}"`
    reply.header('cache-control', 'no-cache').header('etag', tag).header('vary', 'Accept-Encoding')
    if (names(request.headers['if-none-match'], tag)) return reply.code(304).send()
    reply.type('text/tab-separated-values; charset=utf-8')
    const form = (['br', 'gzip'] as const).find((each) => takes(request, each))
    if (form === undefined) return reply.send(bytesOf(found))
    return reply.header('content-encoding', form).send(await packed[form](found))
  })
}

const methodologyQuery = z.strictObject({ locale: z.enum(['en', 'de']).default('en') })

/** The language of a query. @throws Refusal `invalid_request` */
function localeIn(query: unknown): 'en' | 'de' {
  const checked = check(methodologyQuery, query)
  if (!checked.ok) throw new Refusal(failure('invalid_request', checked.issues))
  return checked.data.locale
}

function installDocuments(app: FastifyInstance, site: Site, gate: Gate, namespace: Namespace): void {
  app.get(`${basePath(namespace)}/openapi.json`, weighted, async (request, reply) => {
    note(request, { operation: 'openapi' })
    await gate.charge(request, reply, readOf(namespace))
    const make = ({ baseUrl, config }: ReadContext): string => JSON.stringify(openApiOf(namespace, baseUrl, config.MAX_HOLDINGS))
    return sendPrepared(request, reply.type('application/json; charset=utf-8'), prepared(`${namespace} OpenAPI`, contextOf(request, site), make))
  })
  app.get(`${basePath(namespace)}/methodology`, weighted, async (request, reply) => {
    note(request, { operation: 'methodology' })
    await gate.charge(request, reply, readOf(namespace))
    const locale = localeIn(request.query)
    const document = prepared(`${namespace} methodology ${locale}`, contextOf(request, site), ({ sources }) => methodologyOf(namespace, locale, sources))
    return sendPrepared(request, reply.type('text/markdown; charset=utf-8'), document)
  })
}

/** Registers the documents of every interface. */
export function installAllDocuments(app: FastifyInstance, site: Site, gate: Gate): void {
  for (const namespace of allNamespaces) installDocuments(app, site, gate, namespace)
}
