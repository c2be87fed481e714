/** Catalog and descriptors of the portfolio analyses: what is in the registry, nothing else. */
import { basePath } from '../../contract/namespaces'
import type { Analysis } from '../../operations/define'
import type { SnapshotSection } from '../../portfolio/book/define-section'
import type { Procedure } from '../../operations/procedure'
import { portfolioProcedures } from '../../registry/portfolio-procedures'
import { analyses, sections } from '../../registry/registry'
import { MAX_CANDIDATES } from '../../portfolio/analyses/etf-alternatives/catalogue'
import { MAX_DAYS } from '../../portfolio/analyses/historical-replay/model'
import { withBound } from '../../contract/holdings-bound'
import { PORTFOLIO_MODEL_VERSION } from '../../contract/version'
import { MAX_BODY_BYTES } from '../../contract/limits'
import { jsonSchemaOf } from '../../values/schemas/json-schema'
import { methodologyPage } from '../../contract/page-paths'
import type { Place } from '../interface'

const sectionModules: readonly SnapshotSection[] = sections
const analysisModules: readonly Analysis[] = analyses

/** The descriptor of one capability. */
export function portfolioDescriptor(procedure: Procedure, { baseUrl, config }: Pick<Place, 'baseUrl' | 'config'>) {
  const section = sectionModules.find((module) => module.id === procedure.id)
  const data = section ?? analysisModules.find((module) => module.id === procedure.id)
  return {
    id: procedure.id,
    title: procedure.title.en,
    description: procedure.description.en,
    endpoint: `${baseUrl}${procedure.path}`,
    methodology: `${methodologyPage(baseUrl, 'portfolio-analysis')}#${procedure.id}`,
    operationId: procedure.operationId,
    inputSchema: withBound(jsonSchemaOf(procedure.request, 'input'), config.MAX_HOLDINGS),
    resultSchema: jsonSchemaOf(data?.data ?? procedure.response, 'output'),
    example: { request: procedure.example },
    supportedInBatch: section !== undefined,
    ...(section === undefined ? { responseSchema: jsonSchemaOf(procedure.response, 'output') } : {}),
  }
}

/** What every operation costs, those of one price together. */
function costText(): string {
  const prices = [...new Set(portfolioProcedures.map(({ units }) => units))]
  const named = (price: string): string => portfolioProcedures.filter(({ units }) => units === price).map(({ id }) => id || 'snapshot').join(', ')
  return `Rate units per call: ${prices.map((price) => `${price} for ${named(price)}`).join('; ')}; 1 for reads (catalog, descriptors, guide, methodology, OpenAPI).`
}

/** The catalog. */
export function portfolioCatalog({ baseUrl, config }: Place) {
  const base = `${baseUrl}${basePath('portfolio-analysis')}`
  return {
    modelVersion: PORTFOLIO_MODEL_VERSION,
    authentication: 'none' as const,
    persistence: 'Nothing submitted is saved: neither portfolios nor analyses.',
    endpoint: base,
    operationId: 'analyzePublicPortfolio',
    maxHoldings: config.MAX_HOLDINGS,
    maxHoldingsPerSnapshot: config.MAX_HOLDINGS,
    maxComparisonHoldings: 2 * config.MAX_HOLDINGS,
    maxAlternativeCandidates: MAX_CANDIDATES,
    maxReplayWindowDays: MAX_DAYS,
    inputBasis: ['weights', 'values'],
    rateLimit: { units: config.RATE_LIMIT_UNITS, windowSeconds: config.RATE_LIMIT_WINDOW_SECONDS, cost: costText() },
    bodyLimitBytes: MAX_BODY_BYTES,
    openapi: `${base}/openapi.json`,
    guide: `${base}/guide`,
    methodology: methodologyPage(baseUrl, 'portfolio-analysis'),
    methodologyMarkdown: `${base}/methodology`,
    documentation: baseUrl,
    batchCapabilities: sectionModules.map((section) => section.id),
    capabilities: portfolioProcedures.filter((procedure) => procedure.id !== '').map((procedure) => portfolioDescriptor(procedure, { baseUrl, config })),
  }
}
