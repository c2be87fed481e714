/** Catalog and descriptors of the calculators: what is in the registry, nothing else. */
import { calculate } from '../../core/calculate'
import { calculationRequest } from '../../core/calculation'
import { CALCULATORS_PATH, PORTFOLIO_PATH } from '../../core/links'
import type { Calculator } from '../../core/define'
import type { Procedure } from '../../core/procedure'
import { findProcedure } from '../../core/procedures'
import { camelCase } from '../../core/names'
import { calculators } from '../../core/registry'
import { CALCULATOR_MODEL_VERSION } from '../../core/version'
import type { Config } from '../config'
import { jsonSchemaOf } from './json-schema'
import { methodologyPage } from '../pages/paths'

interface Place {
  baseUrl: string
  config: Pick<Config, 'RATE_LIMIT_UNITS' | 'RATE_LIMIT_WINDOW_SECONDS'>
  now: string
}

const modules: readonly Calculator[] = calculators

const moduleOf = (slug: string): Calculator => {
  const found = modules.find((module) => module.slug === slug)
  if (found === undefined) throw new Error('A calculator procedure without a module')
  return found
}

function exampleOf(module: Calculator, place: Place) {
  const request = { inputs: module.example }
  const parsed = calculationRequest(module).parse(request)
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

const entries = (place: Place) =>
  modules.flatMap((module) => {
    const procedure = findProcedure('calculators', camelCase(module.slug))
    return procedure === undefined ? [] : [entryOf(procedure, place)]
  })

/** The catalog. */
export function calculatorCatalog(place: Place) {
  const { baseUrl, config } = place
  const base = `${baseUrl}${CALCULATORS_PATH}`
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
    portfolioAnalysis: `${baseUrl}${PORTFOLIO_PATH}`,
    comparison: { endpoint: `${base}/compare`, maxScenarios: 10, operationId: 'comparePublicCalculatorScenarios' },
    calculators: entries(place),
  }
}
