import * as z from 'zod'
import type { Namespace } from '../../contract/namespaces'
import type { Procedure } from '../../operations/define'
import type { Text } from '../../values/text'

/** Facts on the service that serves a catalog. */
export interface Place {
  baseUrl: string
  config: { RATE_LIMIT_UNITS: number; RATE_LIMIT_WINDOW_SECONDS: number; MAX_HOLDINGS: number }
  /** Date-time of the request. */
  now: string
}

/** One public interface: its names, operations and descriptions. */
export interface Interface {
  namespace: Namespace
  name: Text
  /** What it is, in English: for the OpenAPI document. */
  description: string
  /** Prefixes of the ids of its reading operations: for the list, a descriptor, the documents. */
  operationIds: { list: string; describe: string; get: string }
  /** Scope of all its operations, in English, for programs that choose among them. */
  scope: string
  /** Its operations that have a descriptor. */
  described: readonly Procedure[]
  catalogSchema: z.ZodType
  descriptorSchema: z.ZodType
  catalog(place: Place): unknown
  descriptor(procedure: Procedure, place: Place): unknown
}

const url = z.url()
/** Any JSON Schema. */
export const jsonSchema = z.record(z.string(), z.unknown()).meta({ id: 'JsonSchema', description: 'JSON Schema 2020-12.' })

/** A text field with its description. */
export const text = (description: string) => z.string().meta({ description })
/** A whole number with its description. */
export const count = (description: string) => z.int().meta({ description })
/** An address with its description. */
export const address = (description: string) => url.meta({ description })

/** A field that only one catalog has: its schema and its value. */
interface CatalogFact {
  schema: z.ZodType
  of(place: Place): unknown
}

/** Such fields by name. */
export type CatalogFacts = Readonly<Record<string, CatalogFact>>

/** Such a field with a fixed text. */
export const textFact = (description: string, value: string): CatalogFact => ({ schema: text(description), of: () => value })

/** The schemas of such fields. */
export const schemasOf = (facts: CatalogFacts) => Object.fromEntries(Object.entries(facts).map(([name, { schema }]) => [name, schema]))
/** The values of such fields. */
export const valuesOf = (facts: CatalogFacts, place: Place) => Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, fact.of(place)]))

/** Fields of every catalog. */
export const catalogFields = {
  modelVersion: text('Version of the models.'),
  authentication: z.literal('none').meta({ description: 'None is needed.' }),
  openapi: address('OpenAPI document.'),
  guide: address('Usage guide.'),
  methodology: address('Page with formulas and sources.'),
  methodologyMarkdown: address('The same as Markdown.'),
  documentation: address('Page on how to use this interface.'),
}

/** Fields of every descriptor. */
const entryFields = {
  title: text('Name.'),
  description: text('What it computes, in a sentence.'),
  endpoint: address('Where a request is posted to.'),
  methodology: address('Its formulas and sources.'),
  operationId: text('Id in the OpenAPI document and name of the tool for assistants.'),
  inputSchema: jsonSchema.meta({ description: 'What it takes.' }),
  resultSchema: jsonSchema.meta({ description: 'What it answers.' }),
}

const request = z.unknown().meta({ description: 'A body to post.' })
const response = z.unknown().meta({ description: 'The data that is answered.' })
const example = z.strictObject({ request, response }).meta({ description: 'A request that works as it stands, and its answer.' })

/** Fields of a descriptor whose example shows the answer too. */
export const calculationFields = { ...entryFields, example }

/** Rate limit of calculations: one unit each. */
export const requestLimit = z
  .strictObject({
    requests: count('Units per window.'),
    unit: text('What takes a unit.'),
    windowSeconds: count('Length of a window in seconds.'),
    scope: text('Whose calls are counted together.'),
  })
  .meta({ description: 'How many requests a client may make.' })

/** Fields of the descriptor of an analysis. */
export const analysisFields = {
  id: text('Id, as in paths.'),
  ...entryFields,
  example: z.strictObject({ request }).meta({ description: 'A request that works as it stands.' }),
}

/** Fields of a catalog of analyses. */
export const analysisCatalogFields = {
  ...catalogFields,
  persistence: text('What is kept of requests.'),
  maxHoldings: count('Most holdings of a request.'),
  inputBasis: z.array(z.enum(['weights', 'values'])).meta({ description: 'How a portfolio may be stated.' }),
  rateLimit: z
    .strictObject({ units: count('Units per window.'), windowSeconds: count('Length of a window in seconds.'), cost: text('What a request takes.') })
    .meta({ description: 'How much a client may ask for.' }),
  bodyLimitBytes: count('Largest body of a request in bytes.'),
}

/** `GET .../guide` */
export const guideSchema = z
  .strictObject({
    title: text('Title.'),
    markdown: text('The guide as Markdown.'),
    examples: z
      .array(
        z.strictObject({
          title: text('What it shows.'),
          method: z.enum(['GET', 'POST']).meta({ description: 'Method of the request.' }),
          path: text('Path below the address of the service.'),
          body: z.unknown().meta({ description: 'Body of the request; null for none.' }),
        }),
      )
      .meta({ description: 'Requests that work as they stand.' }),
  })
  .meta({ id: 'Guide', description: 'How to use an interface.' })
