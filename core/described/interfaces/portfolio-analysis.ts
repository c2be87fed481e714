import * as z from 'zod'
import { basePath } from '../../contract/namespaces'
import { MAX_CANDIDATES } from '../../portfolio/analyses/etf-alternatives/catalogue'
import { MAX_REPLAY_DAYS } from '../../contract/limits'
import { sections } from '../../registry/registry'
import { address, count, textFact } from '../catalog/schemas'
import { analysisCatalog } from '../catalog/analyses'
import type { Interface } from '../interface'

export const portfolioAnalysis: Interface = {
  namespace: 'portfolio-analysis',
  name: { en: 'Portfolio analysis', de: 'Depotanalyse' },
  description: 'Look-through, allocation, concentration, costs and more of a portfolio of ISINs and cash. Anonymous and stateless.',
  operationIds: { list: 'listPublicPortfolioAnalyses', describe: 'describePublicPortfolio', get: 'getPublicPortfolioAnalysis' },
  scope: 'Works on dated published data: no live prices, no orders, no recommendation. Read status and reasons before the numbers; missing data is never zero.',
  ...analysisCatalog('portfolio-analysis', {
    names: { descriptor: 'CapabilityDescriptor', catalog: 'PortfolioCatalog' },
    about: { one: 'an analysis', offer: 'What the portfolio analysis offers.' },
    more: {
      endpoint: { schema: address('Where a snapshot is posted to.'), of: ({ baseUrl }) => `${baseUrl}${basePath('portfolio-analysis')}` },
      operationId: textFact('Id of the snapshot in the OpenAPI document.', 'analyzePublicPortfolio'),
      maxHoldingsPerSnapshot: { schema: count('Most holdings of a snapshot.'), of: ({ config }) => config.MAX_HOLDINGS },
      maxComparisonHoldings: { schema: count('Most holdings of both sides of a comparison together.'), of: ({ config }) => 2 * config.MAX_HOLDINGS },
      maxAlternativeCandidates: { schema: count('Most candidates of ETF alternatives.'), of: () => MAX_CANDIDATES },
      maxReplayWindowDays: { schema: count('Most days of a historical replay.'), of: () => MAX_REPLAY_DAYS },
      batchCapabilities: { schema: z.array(z.string()).meta({ description: 'Ids of the analyses of a snapshot.' }), of: () => sections.map(({ id }) => id) },
    },
  }, sections),
}
