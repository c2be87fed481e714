import * as z from 'zod'
import { basePath } from '../../contract/namespaces'
import { compareProcedure } from '../../registry/compare-scenarios'
import { MAX_SCENARIOS } from '../../contract/limits'
import { address, count, text as sentence, textFact } from '../catalog/schemas'
import { calculationCatalog } from '../catalog/calculations'
import type { Interface } from '../interface'

const comparison = z
  .strictObject({ endpoint: address('Where scenarios are posted to.'), maxScenarios: count('Most scenarios of a request.'), operationId: sentence('Id in the OpenAPI document.') })
  .meta({ description: 'Comparison of scenarios of one calculator.' })

export const calculators: Interface = {
  namespace: 'calculators',
  name: { en: 'Calculators', de: 'Rechner' },
  description: 'Models of German tax and savings questions. Anonymous and stateless.',
  operationIds: { list: 'listPublicCalculators', describe: 'describePublicCalculator', get: 'getPublicCalculators' },
  scope: 'A model of German law with dated figures, for people taxed in Germany; no tax or investment advice. Inputs that are left out take defaults: set what is known.',
  ...calculationCatalog('calculators', {
    noun: 'Calculator',
    about: { one: 'a calculator', offer: 'What the calculators offer.', list: 'All calculators.' },
    list: 'calculators',
    reading: {
      inputRates: textFact('Unit of rates in requests.', 'Percentage points: 6 means 6%.'),
      outputRates: textFact(
        'Unit of rates in answers.',
        'Fractions (0.25 means 25%), except fields ending in _pct or Pct, basiszins and effectiveWithdrawalRate: percentage points.',
      ),
    },
    more: {
      portfolioAnalysis: { schema: address('Catalog of the portfolio analysis.'), of: ({ baseUrl }) => `${baseUrl}${basePath('portfolio-analysis')}` },
      comparison: {
        schema: comparison,
        of: ({ baseUrl }) => ({ endpoint: `${baseUrl}${compareProcedure.path}`, maxScenarios: MAX_SCENARIOS, operationId: compareProcedure.operationId }),
      },
    },
    limit: { unit: 'One per request, one per scenario of a comparison', scope: 'Per client address, shared across all calculators.' },
  }),
}
