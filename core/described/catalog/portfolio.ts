/** Catalog and descriptors of the portfolio analyses: what is in the registry, nothing else. */
import { basePath, namespaces, type AnalysisNamespace, methodologyPage } from '../../contract/namespaces'
import type { SnapshotSection } from '../../portfolio/book/define-section'
import type { Procedure } from '../../operations/define'
import { portfolioProcedures } from '../../registry/portfolio-procedures'
import { allAnalyses, sections } from '../../registry/registry'
import { MAX_CANDIDATES } from '../../portfolio/analyses/etf-alternatives/catalogue'
import { MAX_DAYS } from '../../portfolio/analyses/historical-replay/model'
import { withBound } from '../../contract/holdings-bound'
import { MAX_BODY_BYTES } from '../../contract/limits'
import { jsonSchemaOf } from '../../values/schemas/json-schema'
import type { Place } from '../interface'

const sectionModules: readonly SnapshotSection[] = sections

type Offer = Pick<Place, 'baseUrl' | 'config'>

/** The descriptor of an analysis, section or not, in its interface. */
export function descriptorIn(namespace: AnalysisNamespace, procedure: Procedure, { baseUrl, config }: Offer) {
  const data = [...sectionModules, ...allAnalyses].find((module) => module.id === procedure.id)
  return {
    id: procedure.id,
    title: procedure.title.en,
    description: procedure.description.en,
    endpoint: `${baseUrl}${procedure.path}`,
    methodology: `${methodologyPage(baseUrl, namespace)}#${procedure.id}`,
    operationId: procedure.operationId,
    inputSchema: withBound(jsonSchemaOf(procedure.request, 'input'), config.MAX_HOLDINGS),
    resultSchema: jsonSchemaOf(data?.data ?? procedure.response, 'output'),
    example: { request: procedure.example },
  }
}

/** The descriptor of one capability. */
export function portfolioDescriptor(procedure: Procedure, offer: Offer) {
  const isSection = sectionModules.some(({ id }) => id === procedure.id)
  return {
    ...descriptorIn('portfolio-analysis', procedure, offer),
    supportedInBatch: isSection,
    ...(isSection ? {} : { responseSchema: jsonSchemaOf(procedure.response, 'output') }),
  }
}

/** What every operation costs, those of one price together. */
function costText(procedures: readonly Procedure[]): string {
  const prices = [...new Set(procedures.map(({ units }) => units))]
  const named = (price: string): string => procedures.filter(({ units }) => units === price).map(({ id }) => id || 'snapshot').join(', ')
  return `Rate units per call: ${prices.map((price) => `${price} for ${named(price)}`).join('; ')}; 1 for reads (catalog, descriptors, guide, methodology, OpenAPI).`
}

const persistence = 'Nothing submitted is saved: neither portfolios nor analyses.'

/** What the catalogs of all interfaces of analyses say. */
export function catalogIn(namespace: AnalysisNamespace, procedures: readonly Procedure[], { baseUrl, config }: Place) {
  const base = `${baseUrl}${basePath(namespace)}`
  return {
    modelVersion: namespaces[namespace].version,
    authentication: 'none' as const,
    persistence,
    maxHoldings: config.MAX_HOLDINGS,
    inputBasis: ['weights', 'values'],
    rateLimit: { units: config.RATE_LIMIT_UNITS, windowSeconds: config.RATE_LIMIT_WINDOW_SECONDS, cost: costText(procedures) },
    bodyLimitBytes: MAX_BODY_BYTES,
    openapi: `${base}/openapi.json`,
    guide: `${base}/guide`,
    methodology: methodologyPage(baseUrl, namespace),
    methodologyMarkdown: `${base}/methodology`,
    documentation: baseUrl,
  }
}

/** The catalog. */
export function portfolioCatalog(place: Place) {
  const { baseUrl, config } = place
  return {
    ...catalogIn('portfolio-analysis', portfolioProcedures, place),
    endpoint: `${baseUrl}${basePath('portfolio-analysis')}`,
    operationId: 'analyzePublicPortfolio',
    maxHoldingsPerSnapshot: config.MAX_HOLDINGS,
    maxComparisonHoldings: 2 * config.MAX_HOLDINGS,
    maxAlternativeCandidates: MAX_CANDIDATES,
    maxReplayWindowDays: MAX_DAYS,
    batchCapabilities: sectionModules.map((section) => section.id),
    capabilities: portfolioProcedures.filter((procedure) => procedure.id !== '').map((procedure) => portfolioDescriptor(procedure, place)),
  }
}
