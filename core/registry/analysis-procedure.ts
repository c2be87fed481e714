/** The response of standalone analyses, and their procedures. */
import * as z from 'zod'
import type { Analysis, AnalysisContext, Procedure, RunContext } from '../operations/define'
import { namespaces, type AnalysisNamespace, analysisLinks } from '../contract/namespaces'
import { operationNames } from '../operations/names'
import { rounded } from '../operations/rounding'
import { inLocale, text } from '../values/text'
import { openReference } from '../reference/open-reference'
import { analysisSchema } from '../contract/section'
import { localeIn } from '../portfolio/schemas/request'
import { linksSchema } from '../portfolio/schemas/shapes'
import { resultFrame, sectionFrame } from '../portfolio/schemas/words'
import { chosen, named } from '../wording/field-words'

/** Schema of the `data` of a standalone response. */
export const analysisResponse = (analysis: Pick<Analysis, 'id' | 'data' | 'keepsData'>) =>
  z.strictObject({
    modelVersion: z.string(),
    computedAt: z.iso.datetime(),
    baseCurrency: z.string(),
    capability: z.literal(analysis.id),
    analysis: analysisSchema(analysis.data, analysis.keepsData === true ? analysis.data : z.null()),
    assumptions: z.array(z.string()),
    limitations: z.array(z.string()),
    links: linksSchema,
  })

/** Reads, computes and wraps one standalone analysis. */
async function runAnalysis(namespace: AnalysisNamespace, analysis: Analysis, request: unknown, run: RunContext) {
  const context: AnalysisContext = { today: run.now.slice(0, 10), now: run.now, baseUrl: run.baseUrl }
  const facts = await analysis.read(request, await openReference(run.reference), context)
  const outcome = analysis.compute(request, facts, context)
  return {
    modelVersion: namespaces[namespace].version,
    computedAt: run.now,
    baseCurrency: outcome.baseCurrency,
    capability: analysis.id,
    analysis: { ...outcome.analysis, data: rounded(analysis.data, outcome.analysis.data) },
    assumptions: [...analysis.assumptions, ...(outcome.assumptions ?? [])].map(inLocale('en')),
    limitations: [...analysis.limitations, ...(outcome.limitations ?? [])].map(inLocale('en')),
    links: analysisLinks(run.baseUrl, namespace, localeIn(request)),
  }
}

/** The operation of a standalone analysis. */
export const analysisProcedure = (namespace: AnalysisNamespace, analysis: Analysis): Procedure => ({
  ...operationNames(namespace, analysis.id),
  title: analysis.title,
  description: analysis.description,
  notFor: analysis.notFor,
  request: analysis.request,
  response: analysisResponse(analysis),
  words: { ...resultFrame, capability: chosen(named('Analysis', 'Auswertung'), { [analysis.id]: analysis.title }), analysis: sectionFrame(text('Analysis', 'Auswertung'), analysis.words.data) },
  example: analysis.example,
  units: analysis.units,
  cost: (body, most) => analysis.cost(body, most),
  execute: (request, context) => runAnalysis(namespace, analysis, request, context),
})
