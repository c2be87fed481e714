/** The response around every standalone analysis, and the procedure that each of them becomes. */
import * as z from 'zod'
import type { Analysis, AnalysisContext } from './define'
import { portfolioLinks } from '../contract/links'
import { basePath } from '../contract/namespaces'
import { camelCase, pascalCase } from '../values/names'
import type { Procedure, RunContext } from './procedure'
import { rounded } from './rounding'
import { inLocale, text, type Locale } from '../values/text'
import { PORTFOLIO_MODEL_VERSION } from '../contract/version'
import { openReference } from '../portfolio/reference/open-reference'
import { analysisSchema } from '../portfolio/schemas/section'
import { linksSchema } from '../portfolio/schemas/shapes'
import { resultFrame, sectionFrame } from '../portfolio/schemas/frame-words'
import { chosen, named } from '../wording/field-words'

/** Schema of the `data` of a standalone response. */
export const analysisResponse = (analysis: Analysis) =>
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
    analysis: { ...outcome.analysis, data: rounded(analysis.data, outcome.analysis.data) },
    assumptions: [...analysis.assumptions, ...(outcome.assumptions ?? [])].map(inLocale('en')),
    limitations: [...analysis.limitations, ...(outcome.limitations ?? [])].map(inLocale('en')),
    links: portfolioLinks(run.baseUrl, localeOf(request)),
  }
}

/** The locale of a request, which may stand in its portfolio. */
function localeOf(request: unknown): Locale {
  const { locale, portfolio } = request as { locale?: Locale; portfolio?: { locale?: Locale } }
  return locale ?? portfolio?.locale ?? 'en'
}

/** The operation of a standalone analysis. */
export const analysisProcedure = (analysis: Analysis): Procedure => ({
  namespace: 'portfolio-analysis',
  id: analysis.id,
  group: 'analyze',
  name: camelCase(analysis.id),
  operationId: `analyzePublicPortfolio${pascalCase(analysis.id)}`,
  path: `${basePath('portfolio-analysis')}/${analysis.id}`,
  title: analysis.title,
  description: analysis.description,
  notFor: analysis.notFor,
  request: analysis.request,
  response: analysisResponse(analysis),
  words: { ...resultFrame, capability: chosen(named('Analysis', 'Auswertung'), { [analysis.id]: analysis.title }), analysis: sectionFrame(text('Analysis', 'Auswertung'), analysis.words.data) },
  example: analysis.example,
  units: analysis.units,
  cost: (body, most) => analysis.cost(body, most),
  execute: (request, context) => runAnalysis(analysis, request, context),
})
