/** The response around every standalone analysis, and the procedure that each of them becomes. */
import * as z from 'zod'
import type { Analysis, AnalysisContext } from '../define'
import { PORTFOLIO_PATH, portfolioLinks } from '../links'
import { camelCase, pascalCase } from '../names'
import type { Procedure, RunContext } from '../procedure'
import type { Locale } from '../text'
import { PORTFOLIO_MODEL_VERSION } from '../version'
import { openReference } from './opened'
import { analysisSchema } from './section'

/** `documentation` and `catalog` of every portfolio result. */
export const linksSchema = z.strictObject({ documentation: z.url(), catalog: z.url() })

/** Schema of the `data` of a standalone response. */
export const standaloneResponse = (analysis: Analysis) =>
  z.strictObject({
    modelVersion: z.string(),
    computedAt: z.iso.datetime(),
    baseCurrency: z.string(),
    capability: z.literal(analysis.id),
    analysis: analysisSchema(analysis.data),
    assumptions: z.array(z.string()),
    limitations: z.array(z.string()),
    links: linksSchema,
  })

/** Reads, computes and wraps one standalone analysis. The one place that does. */
async function runAnalysis(analysis: Analysis, request: unknown, run: RunContext) {
  const context: AnalysisContext = { today: run.now.slice(0, 10), now: run.now, baseUrl: run.baseUrl }
  const facts = await analysis.read(request, await openReference(run.reference), context)
  const outcome = analysis.compute(request, facts, context)
  return {
    modelVersion: PORTFOLIO_MODEL_VERSION,
    computedAt: run.now,
    baseCurrency: outcome.baseCurrency,
    capability: analysis.id,
    analysis: outcome.analysis,
    assumptions: [...analysis.assumptions, ...(outcome.assumptions ?? [])],
    limitations: [...analysis.limitations, ...(outcome.limitations ?? [])],
    links: portfolioLinks(run.baseUrl, localeOf(request)),
  }
}

/** The locale of a request, which may stand in its portfolio. */
function localeOf(request: unknown): Locale {
  const { locale, portfolio } = request as { locale?: Locale; portfolio?: { locale?: Locale } }
  return locale ?? portfolio?.locale ?? 'en'
}

/** The operation of a standalone analysis. */
export const standaloneProcedure = (analysis: Analysis): Procedure => ({
  namespace: 'portfolio-analysis',
  id: analysis.id,
  group: 'analyze',
  name: camelCase(analysis.id),
  operationId: `analyzePublicPortfolio${pascalCase(analysis.id)}`,
  path: `${PORTFOLIO_PATH}/${analysis.id}`,
  title: analysis.title,
  description: analysis.description,
  notFor: analysis.notFor,
  request: analysis.request,
  response: standaloneResponse(analysis),
  example: analysis.example,
  cost: (body) => analysis.cost(body),
  execute: (request, context) => runAnalysis(analysis, request, context),
})
