import * as z from 'zod'
import { basePath } from '../../contract/namespaces'
import { formatDate } from '../../wording/format'
import { LAW_DATE } from '../../contract/version'
import { compareProcedure, MAX_SCENARIOS } from '../../registry/compare-scenarios'
import { text } from '../../values/text'
import { address, count, text as sentence, textFact } from '../catalog/schemas'
import { calculationInterface, linkedAdvice } from './define'

const comparison = z
  .strictObject({ endpoint: address('Where scenarios are posted to.'), maxScenarios: count('Most scenarios of a request.'), operationId: sentence('Id in the OpenAPI document.') })
  .meta({ description: 'Comparison of scenarios of one calculator.' })

export const calculators = calculationInterface({
  namespace: 'calculators',
  name: { en: 'Calculators', de: 'Rechner' },
  description: 'Models of German tax and savings questions. Anonymous and stateless.',
  operationIds: { list: 'listPublicCalculators', describe: 'describePublicCalculator', get: 'getPublicCalculators' },
  scope: 'A model of German law with dated figures, for people taxed in Germany; no tax or investment advice. Inputs that are left out take defaults: set what is known.',
  advice: [
    text(
      'Send `{}` to see a calculator with its defaults; send only the fields of `inputs` that differ.',
      'Mit `{}` rechnet ein Rechner mit seinen Vorgaben; zu senden sind nur die Felder von `inputs`, die abweichen.',
    ),
    text(
      'Input rates are percentage points (6 means 6%). Tax rates in results are fractions.',
      'Sätze in Eingaben sind Prozentpunkte (6 heißt 6 %). Steuersätze in Ergebnissen sind Bruchteile.',
    ),
    ...linkedAdvice,
    text(
      'A comparison answers 200 even when single scenarios fail; look at each entry.',
      'Ein Vergleich antwortet mit 200, auch wenn einzelne Szenarien nicht gerechnet werden können; jeder Eintrag ist anzusehen.',
    ),
  ],
  catalog: {
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
  },
  methodology: {
    title: { en: 'Methodology of the calculators', de: 'Methodik der Rechner' },
    intro: {
      en: [
        'Amounts are EUR, rounded to cents at the end, half away from zero. A total is the sum of the rounded parts it is shown with.',
        `Where no tax year is asked for, the law of ${formatDate(LAW_DATE, 'en')} applies; \`asOf\` is a reference date for savings goals, not a tax year.`,
        'No calculation is tax or investment advice. Whether the personal income tax rate would be lower (Günstigerprüfung) is not examined.',
      ].join('\n\n'),
      de: [
        'Beträge sind EUR und werden am Ende kaufmännisch auf Cent gerundet. Eine Summe ist die Summe der gerundeten Teile, mit denen sie gezeigt wird.',
        `Wo kein Steuerjahr gewählt wird, gilt das Recht vom ${formatDate(LAW_DATE, 'de')}; \`asOf\` ist ein Stichtag für Sparziele, kein Steuerjahr.`,
        'Keine Rechnung ist eine Steuer- oder Anlageberatung. Eine Günstigerprüfung findet nicht statt.',
      ].join('\n\n'),
    },
  },
})
