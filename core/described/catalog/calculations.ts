/** Catalog and descriptors of an interface of calculations, derived only from the registry. */
import * as z from 'zod'
import { basePath, namespaces, type CalculationNamespace, methodologyPage } from '../../contract/namespaces'
import { calculateIn, type CalculationRequest } from '../../operations/calculate'
import type { CalculationModule, Procedure } from '../../operations/define'
import { calculationRequest } from '../../registry/calculation-procedure'
import { moduleProcedures } from '../../registry/module-procedures'
import { calculations } from '../../registry/registry'
import { jsonSchemaOf } from '../../values/schemas/json-schema'
import { calculationFields, catalogFields, requestLimit, schemasOf, valuesOf, type CatalogFacts, type Interface, type Place } from './schemas'

/** Texts and fields that only the catalog of this interface of calculations has. */
interface CatalogTexts {
  /** Prefix of the names of its schemas in documents. */
  noun: string
  /** Descriptions of a descriptor, of the catalog and of its list. */
  about: { one: string; offer: string; list: string }
  /** Name of the field with the list of calculations. */
  list: string
  /** Fields on how to read calculations. */
  reading: CatalogFacts
  /** Further fields. */
  more: CatalogFacts
  /** What costs a unit, and whose calls are counted together. */
  limit: { unit: string; scope: string }
}

/** End of every sentence on what costs a unit. */
const readsToo = 'reads (catalog, descriptors, guide, methodology, OpenAPI) are requests, too.'

/** Whether all of them can be called without inputs. */
const haveDefaults = (modules: readonly CalculationModule[]): boolean => modules.every(({ inputs }) => inputs.safeParse({}).success)

const idField = { id: 'Id, as in paths.', slug: 'Slug, as in paths.' }

function schemas(namespace: CalculationNamespace, { noun, about, list, reading, more }: CatalogTexts) {
  const { descriptorId } = namespaces[namespace].calculation
  const entryFields = { [descriptorId]: z.string().meta({ description: idField[descriptorId] }), ...calculationFields }
  const defaults = z.record(z.string(), z.unknown()).meta({ description: 'Normalised inputs of an empty request.' })
  const isShorter = haveDefaults(calculations[namespace])
  const descriptor = z.strictObject({ ...entryFields, ...(isShorter ? { defaults } : {}) }).meta({ id: `${noun}Descriptor`, description: `Description of ${about.one}.` })
  const entry = isShorter ? z.strictObject(entryFields).meta({ id: `${noun}Entry`, description: `Description of ${about.one} in a catalog.` }) : descriptor
  const catalog = z
    .strictObject({
      ...catalogFields,
      currency: z.literal('EUR').meta({ description: 'Currency of all amounts.' }),
      ...schemasOf(reading),
      rateLimit: requestLimit,
      ...schemasOf(more),
      [list]: z.array(entry).meta({ description: about.list }),
    })
    .meta({ id: `${noun}Catalog`, description: about.offer })
  return { descriptor, catalog }
}

function entryOf(namespace: CalculationNamespace, module: CalculationModule, procedure: Procedure, place: Place) {
  const request = { inputs: module.example }
  const parsed = calculationRequest(namespace, module).parse(request) as CalculationRequest<unknown>
  return {
    [namespaces[namespace].calculation.descriptorId]: module.id,
    title: module.title.en,
    description: module.description.en,
    endpoint: `${place.baseUrl}${procedure.path}`,
    methodology: `${methodologyPage(place.baseUrl, namespace)}#${module.id}`,
    operationId: procedure.operationId,
    inputSchema: jsonSchemaOf(module.inputs, 'input'),
    resultSchema: jsonSchemaOf(module.result, 'output'),
    example: { request, response: calculateIn(namespace, module, parsed, place) },
  }
}

/** The part of an interface that lists its calculations. */
export function calculationCatalog(namespace: CalculationNamespace, texts: CatalogTexts): Pick<Interface, 'described' | 'catalogSchema' | 'descriptorSchema' | 'catalog' | 'descriptor'> {
  const modules: readonly CalculationModule[] = calculations[namespace]
  const described = moduleProcedures(namespace)
  const { catalog: catalogSchema, descriptor: descriptorSchema } = schemas(namespace, texts)
  const moduleOf = ({ id }: Procedure): CalculationModule => {
    const found = modules.find((module) => module.id === id)
    if (found === undefined) throw new Error('A procedure without a module')
    return found
  }
  const entry = (procedure: Procedure, place: Place) => entryOf(namespace, moduleOf(procedure), procedure, place)
  return {
    described,
    catalogSchema,
    descriptorSchema,
    descriptor: (procedure, place) => ({ ...entry(procedure, place), ...(haveDefaults(modules) ? { defaults: moduleOf(procedure).inputs.parse({}) } : {}) }),
    catalog(place) {
      const { baseUrl, config } = place
      const base = `${baseUrl}${basePath(namespace)}`
      return {
        modelVersion: namespaces[namespace].version,
        authentication: 'none',
        currency: 'EUR',
        ...valuesOf(texts.reading, place),
        rateLimit: { requests: config.RATE_LIMIT_UNITS, unit: `${texts.limit.unit}; ${readsToo}`, windowSeconds: config.RATE_LIMIT_WINDOW_SECONDS, scope: texts.limit.scope },
        documentation: baseUrl,
        methodology: methodologyPage(baseUrl, namespace),
        methodologyMarkdown: `${base}/methodology`,
        openapi: `${base}/openapi.json`,
        guide: `${base}/guide`,
        ...valuesOf(texts.more, place),
        [texts.list]: described.map((procedure) => entry(procedure, place)),
      }
    },
  }
}
