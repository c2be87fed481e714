/** Read operations of every interface: catalogs, descriptors and guides. */
import * as z from 'zod'
import { remembered } from '../../../core/values/memoize'
import { pascalCase } from '../../../core/values/names'
import { guideOf } from '../../../core/described/guide/guide'
import { guideSchema } from '../../../core/described/catalog/schemas'
import { catalogOf, descriptorOf, interfaces } from '../../../core/described/interfaces'
import type { Interface } from '../../../core/described/catalog/schemas'
import { basePath, namespaces, type Namespace } from '../../../core/contract/namespaces'
import { refuse } from '../answer/failure'
import type { ReadContext } from '../context'
import { prepared, type Document } from './packed'

/** A GET operation whose answer has the envelope. */
export interface Read {
  namespace: Namespace
  operationId: string
  path: string
  summary: string
  /** Purpose, in a sentence or two. */
  description: string
  /** The capability or calculator that it describes; null for catalog and guide. */
  id: string | null
  response: z.ZodType
  answer(context: ReadContext): unknown
}

/** Input of the tRPC queries `describe`. */
export const descriptionRequest = z.strictObject({ id: z.string().max(64) })

/**
 * The descriptor of a capability or calculator; without an id, the catalog.
 *
 * @throws Refusal `unknown_capability` or `unknown_calculator`
 */
export function describe(namespace: Namespace, id: string | null, context: ReadContext): unknown {
  const found = id === null ? catalogOf(namespace, context) : descriptorOf(namespace, id, context)
  if (found === undefined) throw refuse(namespaces[namespace].unknownId)
  return found
}

const catalogRead = ({ namespace, operationIds, catalogSchema }: Interface): Read => ({
  namespace,
  operationId: operationIds.list,
  path: basePath(namespace),
  summary: 'Catalog of what is available',
  description: 'Everything that can be computed, with the schema of each request and result, an example, limits and where the documents are.',
  id: null,
  response: catalogSchema,
  answer: (context) => catalogOf(namespace, context),
})

const guideRead = ({ namespace, operationIds }: Interface): Read => ({
  namespace,
  operationId: `${operationIds.get}Guide`,
  path: `${basePath(namespace)}/guide`,
  summary: 'Usage guide with runnable examples',
  description: 'How to ask and how to read an answer, as Markdown, and a request for every operation that works as it stands.',
  id: null,
  response: guideSchema,
  answer: (context) => guideOf(namespace, context.baseUrl),
})

const descriptorReads = ({ namespace, operationIds, described, descriptor, descriptorSchema }: Interface): Read[] =>
  described.map((procedure) => ({
    namespace,
    operationId: `${operationIds.describe}${pascalCase(procedure.id)}`,
    path: procedure.path,
    summary: `Description and schemas: ${procedure.title.en}`,
    description: `${procedure.description.en} This describes it; a POST on the same path computes it.`,
    id: procedure.id,
    response: descriptorSchema,
    answer: (context) => descriptor(procedure, context),
  }))

/** All reads of every interface. */
export const reads: readonly Read[] = Object.values(interfaces).flatMap((named) => [
  catalogRead(named),
  ...descriptorReads(named),
  guideRead(named),
])

const BEGINNING = '{"data":'

/** The envelope after the data. */
export const endOfAnswer = (requestId: string): string => `,"error":null,"meta":{"requestId":"${requestId}"}}` // request ids contain no character to escape

/** The answer of a read up to the end of its data, made once a day. */
export const preparedAnswer = ({ path, answer }: Read, context: ReadContext): Document =>
  prepared(path, context, (place) => BEGINNING + JSON.stringify(answer(place)))

/** The data of such an answer. */
export const dataIn = ({ bytes }: Document): Buffer => bytes.subarray(BEGINNING.length)

/**
 * The answer with the descriptor of a capability or calculator; without an id, the catalog.
 *
 * @throws Refusal `unknown_capability` or `unknown_calculator`
 */
export function preparedDescription(namespace: Namespace, id: string | null, context: ReadContext): Document {
  const read = reads.find((each) => each.namespace === namespace && each.id === id) // the catalog precedes the guide, which has no id either
  if (read === undefined) throw refuse(namespaces[namespace].unknownId)
  return preparedAnswer(read, context)
}

/** The parsed data, for interfaces that serialize it themselves; must not be modified. */
export const describedIn = remembered((document: Document): unknown => JSON.parse(dataIn(document).toString()))
