/** Catalog and descriptors of the calculators: what is in the registry, nothing else. */
import { calculate } from '../../operations/calculate'
import { calculatorRequest } from '../../operations/calculator-procedure'
import { basePath } from '../namespaces'
import type { Calculator } from '../../operations/define'
import type { Procedure } from '../../operations/procedure'
import { compareProcedure, MAX_SCENARIOS } from '../../registry/compare-scenarios'
import { calculatorProcedures } from '../../registry/calculator-procedures'
import { calculators } from '../../registry/registry'
import { CALCULATOR_MODEL_VERSION } from '../version'
import { jsonSchemaOf } from '../../values/schemas/json-schema'
import { methodologyPage } from '../page-paths'
import type { Place } from '../../operations/interface'

const modules: readonly Calculator[] = calculators

const moduleOf = (slug: string): Calculator => {
  const found = modules.find((module) => module.slug === slug)
  if (found === undefined) throw new Error('A calculator procedure without a module')
  return found
}

function exampleOf(module: Calculator, place: Place) {
  const request = { inputs: module.example }
  const parsed = calculatorRequest(module).parse(request)
  return { request, response: calculate(module, parsed, place) }
}

function entryOf(procedure: Procedure, place: Place) {
  const module = moduleOf(procedure.id)
  return {
    slug: module.slug,
    title: module.title.en,
    description: module.description.en,
    endpoint: `${place.baseUrl}${procedure.path}`,
    methodology: `${methodologyPage(place.baseUrl, 'calculators')}#${module.slug}`,
    operationId: procedure.operationId,
    inputSchema: jsonSchemaOf(module.inputs, 'input'),
    resultSchema: jsonSchemaOf(module.result, 'output'),
    example: exampleOf(module, place),
  }
}

/** The descriptor of one calculator. */
export const calculatorDescriptor = (procedure: Procedure, place: Place) => ({
  ...entryOf(procedure, place),
  defaults: moduleOf(procedure.id).inputs.parse({}),
})

/** The catalog. */
export function calculatorCatalog(place: Place) {
  const { baseUrl, config } = place
  const base = `${baseUrl}${basePath('calculators')}`
  return {
    modelVersion: CALCULATOR_MODEL_VERSION,
    authentication: 'none' as const,
    currency: 'EUR' as const,
    inputRates: 'Percentage points: 6 means 6 %.',
    outputRates: 'Fractions (0.25 means 25 %), except fields ending in _pct or Pct, basiszins and effectiveWithdrawalRate: percentage points.',
    rateLimit: {
      requests: config.RATE_LIMIT_UNITS,
      unit: 'One per request, one per scenario of a comparison.',
      windowSeconds: config.RATE_LIMIT_WINDOW_SECONDS,
      scope: 'Per client address, shared across all calculators.',
    },
    documentation: baseUrl,
    methodology: methodologyPage(baseUrl, 'calculators'),
    methodologyMarkdown: `${base}/methodology`,
    openapi: `${base}/openapi.json`,
    guide: `${base}/guide`,
    portfolioAnalysis: `${baseUrl}${basePath('portfolio-analysis')}`,
    comparison: { endpoint: `${base}/compare`, maxScenarios: MAX_SCENARIOS, operationId: compareProcedure.operationId },
    calculators: calculatorProcedures.map((procedure) => entryOf(procedure, place)),
  }
}
