/** Catalog and descriptors of the portfolio analyses: what is in the registry, nothing else. */
import { PORTFOLIO_PATH } from '../../core/links'
import type { Analysis, SnapshotSection } from '../../core/define'
import type { Procedure } from '../../core/procedure'
import { procedures } from '../../core/procedures'
import { analyses, sections } from '../../core/registry'
import { MAX_HOLDINGS } from '../../core/schemas/snapshot'
import { PORTFOLIO_MODEL_VERSION } from '../../core/version'
import { MAX_BODY_BYTES } from '../body'
import type { Config } from '../config'
import { jsonSchemaOf } from './json-schema'
import { methodologyPage } from '../pages/paths'

interface Place {
  baseUrl: string
  config: Pick<Config, 'RATE_LIMIT_UNITS' | 'RATE_LIMIT_WINDOW_SECONDS'>
}

const sectionModules: readonly SnapshotSection[] = sections
const analysisModules: readonly Analysis[] = analyses

const inNamespace = procedures.filter((procedure) => procedure.namespace === 'portfolio-analysis')

/** The descriptor of one capability. */
export function portfolioDescriptor(procedure: Procedure, { baseUrl }: Pick<Place, 'baseUrl'>) {
  const section = sectionModules.find((module) => module.id === procedure.id)
  const data = section ?? analysisModules.find((module) => module.id === procedure.id)
  return {
    id: procedure.id,
    title: procedure.title.en,
    description: procedure.description.en,
    endpoint: `${baseUrl}${procedure.path}`,
    methodology: `${methodologyPage(baseUrl, 'portfolio-analysis')}#${procedure.id}`,
    operationId: procedure.operationId,
    inputSchema: jsonSchemaOf(procedure.request, 'input'),
    resultSchema: jsonSchemaOf(data?.data ?? procedure.response, 'output'),
    example: { request: procedure.example },
    supportedInBatch: section !== undefined,
    ...(section === undefined ? { responseSchema: jsonSchemaOf(procedure.response, 'output') } : {}),
  }
}

const cost = [
  'Per call: snapshot, contribution-plan, stress-scenarios and industries 1 per submitted holding; compare 1 per holding of both snapshots;',
  'revenue-geography 1 per holding plus 25; historical-replay 2 per holding; etf-alternatives 2 per source and candidate, 22 without a list;',
  'cost-drag 1; reads 1.',
].join(' ')

/** The catalog. */
export function portfolioCatalog({ baseUrl, config }: Place) {
  const base = `${baseUrl}${PORTFOLIO_PATH}`
  return {
    modelVersion: PORTFOLIO_MODEL_VERSION,
    authentication: 'none' as const,
    persistence: 'Nothing submitted is saved: neither portfolios nor analyses.',
    endpoint: base,
    operationId: 'analyzePublicPortfolio',
    maxHoldings: MAX_HOLDINGS,
    maxHoldingsPerSnapshot: MAX_HOLDINGS,
    maxComparisonHoldings: 2 * MAX_HOLDINGS,
    maxAlternativeCandidates: 10,
    maxReplayWindowDays: 3660,
    inputBasis: ['weights', 'values'],
    rateLimit: { units: config.RATE_LIMIT_UNITS, windowSeconds: config.RATE_LIMIT_WINDOW_SECONDS, cost },
    bodyLimitBytes: MAX_BODY_BYTES,
    openapi: `${base}/openapi.json`,
    guide: `${base}/guide`,
    methodology: methodologyPage(baseUrl, 'portfolio-analysis'),
    methodologyMarkdown: `${base}/methodology`,
    documentation: baseUrl,
    batchCapabilities: sectionModules.map((section) => section.id),
    capabilities: inNamespace.filter((procedure) => procedure.id !== '').map((procedure) => portfolioDescriptor(procedure, { baseUrl })),
  }
}
