/** Catalog and descriptors of an interface of analyses, derived only from the registry. */
import * as z from 'zod'
import { basePath, namespaces, type AnalysisNamespace, methodologyPage } from '../../contract/namespaces'
import type { Procedure } from '../../operations/define'
import type { SnapshotSection } from '../../portfolio/book/define-section'
import { procedures } from '../../registry/procedures'
import { allAnalyses } from '../../registry/registry'
import { withBound } from '../../contract/holdings-bound'
import { MAX_BODY_BYTES } from '../../contract/limits'
import { jsonSchemaOf } from '../../values/schemas/json-schema'
import { analysisCatalogFields, analysisFields, jsonSchema, schemasOf, valuesOf, type CatalogFacts, type Interface, type Place } from './schemas'

/** Texts of the catalog of an interface of analyses. */
interface AnalysisCatalogTexts {
  /** Names of its schemas in documents. */
  names: { descriptor: string; catalog: string }
  /** Descriptions of a descriptor and of the catalog. */
  about: { one: string; offer: string }
  /** Fields that only this interface has. */
  more?: CatalogFacts
}

/** Cost of every operation, grouped by price. */
function costText(procedures: readonly Procedure[]): string {
  const prices = [...new Set(procedures.map(({ units }) => units))]
  const named = (price: string): string => procedures.filter(({ units }) => units === price).map(({ id }) => id || 'snapshot').join(', ')
  return `Rate units per call: ${prices.map((price) => `${price} for ${named(price)}`).join('; ')}; 1 for reads (catalog, descriptors, guide, methodology, OpenAPI).`
}

const whole = { responseSchema: z.record(z.string(), z.unknown()).meta({ description: 'The whole answer.' }) }

/** Fields for an interface whose snapshot includes some analyses as sections. */
const wholeBesideSections = {
  supportedInBatch: z.boolean().meta({ description: 'Whether a snapshot includes it.' }),
  responseSchema: jsonSchema.optional().meta({ description: 'Standalone capabilities only: the whole answer.' }),
}

/** The part of an interface that lists its analyses; `sections` are those that a snapshot includes. */
export function analysisCatalog(
  namespace: AnalysisNamespace, { names, about, more = {} }: AnalysisCatalogTexts, sections: readonly SnapshotSection[] = [],
): Pick<Interface, 'described' | 'catalogSchema' | 'descriptorSchema' | 'catalog' | 'descriptor'> {
  const offered = procedures.filter((procedure) => procedure.namespace === namespace)
  const described = offered.filter(({ id }) => id !== '')
  const hasSections = sections.length > 0
  const descriptorSchema = z
    .strictObject({ ...analysisFields, ...(hasSections ? wholeBesideSections : whole) })
    .meta({ id: names.descriptor, description: `Description of ${about.one}.` })
  const catalogSchema = z
    .strictObject({ ...analysisCatalogFields, ...schemasOf(more), capabilities: z.array(descriptorSchema).meta({ description: 'All analyses.' }) })
    .meta({ id: names.catalog, description: about.offer })

  function descriptor(procedure: Procedure, { baseUrl, config }: Place) {
    const isSection = sections.some(({ id }) => id === procedure.id)
    const module = [...sections, ...allAnalyses].find(({ id }) => id === procedure.id)
    return {
      id: procedure.id,
      title: procedure.title.en,
      description: procedure.description.en,
      endpoint: `${baseUrl}${procedure.path}`,
      methodology: `${methodologyPage(baseUrl, namespace)}#${procedure.id}`,
      operationId: procedure.operationId,
      inputSchema: withBound(jsonSchemaOf(procedure.request, 'input'), config.MAX_HOLDINGS),
      resultSchema: jsonSchemaOf(module?.data ?? procedure.response, 'output'),
      example: { request: procedure.example },
      ...(hasSections ? { supportedInBatch: isSection } : {}),
      ...(isSection ? {} : { responseSchema: jsonSchemaOf(procedure.response, 'output') }),
    }
  }

  function catalog(place: Place) {
    const { baseUrl, config } = place
    const base = `${baseUrl}${basePath(namespace)}`
    return {
      modelVersion: namespaces[namespace].version,
      authentication: 'none',
      persistence: 'Nothing submitted is saved: neither portfolios nor analyses.',
      maxHoldings: config.MAX_HOLDINGS,
      inputBasis: ['weights', 'values'],
      rateLimit: { units: config.RATE_LIMIT_UNITS, windowSeconds: config.RATE_LIMIT_WINDOW_SECONDS, cost: costText(offered) },
      bodyLimitBytes: MAX_BODY_BYTES,
      openapi: `${base}/openapi.json`,
      guide: `${base}/guide`,
      methodology: methodologyPage(baseUrl, namespace),
      methodologyMarkdown: `${base}/methodology`,
      documentation: baseUrl,
      ...valuesOf(more, place),
      capabilities: described.map((procedure) => descriptor(procedure, place)),
    }
  }
  return { described, descriptorSchema, catalogSchema, descriptor, catalog }
}
