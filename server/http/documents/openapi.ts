/** One OpenAPI 3.1 document per interface, derived from the operations and reads. */
import { errorTable, failure, type ErrorCode, type Issue } from '../../../core/contract/errors'
import { allNamespaces, namespaces, type Namespace, basePath, bodyBytesOf, FIND_PATH } from '../../../core/contract/namespaces'
import { pascalCase } from '../../../core/values/names'
import answers from '../response-examples.json'
import { keysOf } from '../../../core/values/record'
import * as z from 'zod'
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject, type ZodOpenApiResponsesObject } from 'zod-openapi'
import { withBound } from '../../../core/contract/holdings-bound'
import { DEFAULT_HOLDINGS } from '../../../core/contract/limits'
import type { Procedure } from '../../../core/operations/define'
import { interfaces } from '../../../core/described/interfaces'
import type { Interface } from '../../../core/described/catalog/schemas'
import { findRequest, findResponse } from '../../../core/find/find'
import { reads, type Read } from './reads'
import { procedures } from '../../../core/registry/procedures'

// Examples: answers of the models, and every failure of the table.

/** A request and its answer. */
interface Answered {
  request: unknown
  response: unknown
}

const requestId = '0f8fad5b-d9cb-469f-a165-70867728950e'

const succeeded = (data: unknown): object => ({ data, error: null, meta: { requestId } })

const known: Readonly<Record<string, Answered>> = answers

/** Example of an operation, written by `npm run generate`. */
function answeredBy(operationId: string): Answered {
  const found = known[operationId]
  if (found === undefined) throw new Error(`no example of ${operationId}: npm run generate`)
  return found
}

const issueExample: Issue = { path: ['nothing'], code: 'unrecognized_keys', message: 'Unknown field' }
const wait = { retryAfterSeconds: 12 }
const details: Partial<Record<ErrorCode, unknown>> = { invalid_request: [issueExample], rate_limited: wait, overloaded: { retryAfterSeconds: 1 } }

/** Codes for unknown ids. */
const unknownIds: readonly ErrorCode[] = allNamespaces.map((namespace) => namespaces[namespace].unknownId)

const codesOf = (namespace: Namespace): ErrorCode[] =>
  keysOf(errorTable).filter((code) => !unknownIds.includes(code) || code === namespaces[namespace].unknownId)

const nameOf = (code: ErrorCode): string => pascalCase(code.replaceAll('_', '-'))

const bodyOf = (code: ErrorCode): object => ({
  summary: errorTable[code].message,
  value: { data: null, error: failure(code, details[code]), meta: { requestId } },
})

/** Example bodies for every error code of an interface. */
const failureExamples = (namespace: Namespace): Record<string, object> =>
  Object.fromEntries(codesOf(namespace).map((code) => [nameOf(code), bodyOf(code)]))

/** References to the example bodies of an interface with a status. */
const failuresOf = (namespace: Namespace, status: number): Record<string, { $ref: string }> =>
  Object.fromEntries(
    codesOf(namespace).filter((code) => errorTable[code].status === status).map((code) => [code, { $ref: `#/components/examples/${nameOf(code)}` }]),
  )

type Document = ReturnType<typeof createDocument>

const meta = z.looseObject({ requestId: z.string() }).meta({ id: 'Meta', description: 'Facts about the response; requestId equals the x-request-id header.' })

const issue = z
  .strictObject({ path: z.array(z.union([z.string(), z.int()])), code: z.string(), message: z.string() })
  .meta({ id: 'Issue', description: 'One finding about the request.' })

const errorBody = z
  .strictObject({
    data: z.null(),
    error: z.strictObject({
      code: z.enum(Object.keys(errorTable)),
      message: z.string(),
      details: z.union([z.array(issue), z.strictObject({ retryAfterSeconds: z.int() })]).optional(),
    }),
    meta,
  })
  .meta({ id: 'ErrorEnvelope' })

const envelopeOf = (data: z.ZodType) => z.strictObject({ data, error: z.null(), meta })

const components = new Map<z.ZodType, z.ZodType>()

/** A result as a named component, so that generated clients get a type; a shared one is named after its first user. */
function component(schema: z.ZodType, name: string): z.ZodType {
  const named = components.get(schema) ?? schema.meta({ ...schema.meta(), id: pascalCase(name) })
  components.set(schema, named)
  return named
}

const json = (schema: z.ZodType, more: object = {}) => ({ 'application/json': { schema, ...more } })

const integerHeader = (description: string) => ({ description, schema: { type: 'integer' as const } })

const headers = {
  'x-request-id': { description: 'Id of this request; a plain one that was sent is kept.', schema: { type: 'string' as const } },
  'RateLimit-Limit': integerHeader('Units per window.'),
  'RateLimit-Remaining': integerHeader('Units left in this window.'),
  'RateLimit-Reset': integerHeader('Seconds until the window ends.'),
}

const retryAfter = { 'Retry-After': integerHeader('Seconds to wait.') }

const failureAt = (namespace: Namespace, status: number, description: string, more: object = {}) => ({
  description,
  headers: { ...headers, ...more },
  content: json(errorBody, { examples: failuresOf(namespace, status) }),
})

const failures = (namespace: Namespace): ZodOpenApiResponsesObject => ({
  400: failureAt(namespace, 400, 'Invalid request'),
  404: failureAt(namespace, 404, 'Unknown path or id'),
  413: failureAt(namespace, 413, `Body larger than ${bodyBytesOf(namespace)} bytes`),
  429: failureAt(namespace, 429, 'Rate limited', retryAfter),
  500: failureAt(namespace, 500, 'Unexpected failure'),
  503: failureAt(namespace, 503, 'Overloaded or shutting down', retryAfter),
})

const tags = {
  compute: { name: 'Compute', description: 'What calculates. Nothing that is sent is kept.' },
  catalog: { name: 'Catalog', description: 'What there is, with schemas and examples.' },
  documents: { name: 'Documents', description: 'Guide, formulas and this description.' },
} as const

/** The body is inline and no component: only then do generators make fields with defaults optional. */
function computing(procedure: Procedure): ZodOpenApiOperationObject {
  const { operationId, namespace } = procedure
  const { request, response } = answeredBy(operationId)
  const result = component(procedure.response, `${operationId}Result`)
  return {
    operationId,
    tags: [tags.compute.name],
    summary: procedure.title.en,
    description: `${procedure.description.en} ${procedure.notFor} Rate units: ${procedure.units}.`,
    security: [],
    requestBody: { required: true, content: json(procedure.request, { example: request }) },
    responses: { 200: { description: 'The result', headers, content: json(envelopeOf(result), { example: succeeded(response) }) }, ...failures(namespace) },
  }
}

const readCost = 'Takes 1 rate unit.'

const reading = ({ operationId, id, namespace, summary, description, response }: Read): ZodOpenApiOperationObject => ({
  operationId,
  tags: [id === null && operationId.endsWith('Guide') ? tags.documents.name : tags.catalog.name],
  summary,
  description: `${description} ${readCost}`,
  security: [],
  responses: { 200: { description: summary, headers, content: json(envelopeOf(response)) }, ...failures(namespace) },
})

const openApiRead = (namespace: Namespace): ZodOpenApiOperationObject => ({
  operationId: `${interfaces[namespace].operationIds.get}OpenApi`,
  tags: [tags.documents.name],
  summary: 'This description',
  description: `This document, OpenAPI 3.1, with the address of the service that answers. ${readCost}`,
  security: [],
  responses: { 200: { description: 'OpenAPI 3.1', headers, content: { 'application/json': { schema: { type: 'object' } } } }, ...failures(namespace) },
})

const methodologyRead = (namespace: Namespace): ZodOpenApiOperationObject => ({
  operationId: `${interfaces[namespace].operationIds.get}Methodology`,
  tags: [tags.documents.name],
  summary: 'The models, their figures and sources as Markdown',
  description: `Formulas, assumptions, limitations, legal figures with their dates, and sources of every model. ${readCost}`,
  security: [],
  requestParams: { query: z.object({ locale: z.enum(['en', 'de']).default('en').meta({ description: 'Language of the text.' }) }) },
  responses: { 200: { description: 'Markdown', headers, content: { 'text/markdown': { schema: { type: 'string' } } } }, ...failures(namespace) },
})

/** The search belongs to no interface; it is documented with the portfolio interface, where it is needed. */
const finding = (namespace: Namespace): ZodOpenApiOperationObject => ({
  operationId: 'findSecurity',
  tags: [tags.catalog.name],
  summary: 'Find a security by name, WKN or ticker',
  description: 'The ISIN of a fund or share by what people call it, with one typing error, in German or English. Takes no rate units, but one request of the coarse limit.',
  security: [],
  requestParams: { query: findRequest },
  responses: { 200: { description: 'What is found', headers, content: json(envelopeOf(component(findResponse, 'findSecurityResult'))) }, ...failures(namespace) },
})

function pathsOf(namespace: Namespace): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {}
  const base = basePath(namespace)
  for (const read of reads.filter((each) => each.namespace === namespace)) paths[read.path] = { get: reading(read) }
  for (const procedure of procedures.filter((each) => each.namespace === namespace)) {
    paths[procedure.path] = { ...paths[procedure.path], post: computing(procedure) }
  }
  if (namespace === 'portfolio-analysis') paths[FIND_PATH] = { get: finding(namespace) }
  paths[`${base}/openapi.json`] = { get: openApiRead(namespace) }
  paths[`${base}/methodology`] = { get: methodologyRead(namespace) }
  return paths
}

const license = { name: 'MIT', identifier: 'MIT' }

/**
 * Moves units to the extension `x-unit`, as linters expect, and removes the discriminator, which misleads client generators
 * without a mapping to components.
 */
function tidy(schema: Record<string, unknown>): void {
  const { unit } = schema
  if (unit !== undefined) schema['x-unit'] = unit
  delete schema['unit']
  delete schema['discriminator']
}

const infoOf = ({ namespace, name, description }: Interface) => ({ title: name.en, description, version: namespaces[namespace].version, license })

const make = (namespace: Namespace): Document =>
  createDocument(
    {
      openapi: '3.1.1',
      info: infoOf(interfaces[namespace]),
      security: [],
      tags: Object.values(tags),
      paths: pathsOf(namespace),
      components: { examples: failureExamples(namespace) },
    },
    {
      override: ({ jsonSchema }) => tidy(jsonSchema),
      allowEmptySchema: { unknown: true },
    },
  )

const made = new Map<string, Document>()

/** The OpenAPI document of an interface, for a base URL and the largest number of holdings. */
export function openApiOf(namespace: Namespace, baseUrl: string, maxHoldings = DEFAULT_HOLDINGS): Document {
  const key = `${namespace} ${maxHoldings}`
  const known = made.get(key) ?? withBound(make(namespace), maxHoldings)
  made.set(key, known)
  return { ...known, info: { ...known.info, contact: { name: 'Who runs this service', url: baseUrl } }, servers: [{ url: baseUrl }] }
}

const joined = (parts: readonly object[]): object => Object.assign({}, ...parts) as object

/** All interfaces in one document: paths and operation ids are distinct, and components of the same name are equal. */
export function jointOpenApi(baseUrl: string, maxHoldings = DEFAULT_HOLDINGS): object {
  const documents = allNamespaces.map((namespace) => openApiOf(namespace, baseUrl, maxHoldings))
  const [first] = documents
  return {
    ...first,
    info: {
      ...first?.info,
      title: 'depotkit',
      description: documents.map(({ info }) => `${info.title}: ${info.description ?? ''}`).join('\n\n'),
      version: documents.map(({ info }) => info.version).sort().at(-1),
    },
    paths: joined(documents.map(({ paths }) => paths ?? {})),
    components: {
      schemas: joined(documents.map(({ components }) => components?.schemas ?? {})),
      examples: joined(documents.map(({ components }) => components?.examples ?? {})),
    },
  }
}
