/** The schemas around every calculator, and the procedure that each of them becomes. */
import * as z from 'zod'
import { calculate } from './calculate'
import type { Calculator, CalculatorModel } from './define'
import { basePath } from '../contract/namespaces'
import { camelCase, pascalCase } from '../values/names'
import type { Procedure } from './procedure'
import { chosen, grouped, named, type AnyWords } from '../wording/field-words'
import { asOf, isoDate, locale } from '../values/schemas/scalars'

/** Schema of the body of `POST .../calculators/<slug>`; an empty object is valid. */
export const calculatorRequest = (calculator: CalculatorModel) =>
  z.strictObject({
    inputs: calculator.inputs.prefault({}).meta({ description: 'Omitted fields take their defaults.' }),
    locale: locale.default('en').meta({ description: 'Language of assumptions, limitations and messages.' }),
    asOf: asOf.optional(),
  })

/** Schema of the `data` of a calculation. */
export const calculatorResponse = (calculator: CalculatorModel) =>
  z.strictObject({
    calculator: z.literal(calculator.slug),
    modelVersion: z.string(),
    inputs: calculator.inputs.meta({ description: 'The inputs that were used, defaults included.' }),
    asOf: isoDate,
    result: calculator.result,
    assumptions: z.array(z.string()),
    limitations: z.array(z.string()),
    sources: z.array(z.string()),
    links: z.strictObject({ calculator: z.string(), methodology: z.string(), documentation: z.string() }),
  })

const calculatorWords = ({ slug, title, words }: Calculator): AnyWords => ({
  calculator: chosen(named('Calculator', 'Rechner'), { [slug]: title }),
  modelVersion: named('Model version', 'Modellversion'),
  inputs: grouped(named('Inputs', 'Eingaben'), words.inputs),
  asOf: named('Reference date', 'Stichtag'),
  result: grouped(named('Result', 'Ergebnis'), words.result),
  assumptions: named('Assumptions', 'Annahmen'),
  limitations: named('Limitations', 'Grenzen'),
  sources: named('Sources', 'Quellen'),
  links: grouped(named('Links', 'Links'), { calculator: named('Page', 'Seite'), methodology: named('Methodology', 'Methodik'), documentation: named('Guide', 'Anleitung') }),
})

/** What a calculator becomes for the fronts. */
export type CalculatorProcedure = Procedure<ReturnType<typeof calculatorRequest>, ReturnType<typeof calculatorResponse>>

/** The procedure of a calculator. */
export function calculatorProcedure(calculator: Calculator): CalculatorProcedure {
  const { slug, title, description, notFor } = calculator
  return {
    namespace: 'calculators',
    id: slug,
    group: 'calculators',
    name: camelCase(slug),
    operationId: `calculate${pascalCase(slug)}`,
    path: `${basePath('calculators')}/${slug}`,
    title,
    description,
    notFor,
    request: calculatorRequest(calculator),
    response: calculatorResponse(calculator),
    words: calculatorWords(calculator),
    example: { inputs: calculator.example },
    units: '1',
    cost: () => 1,
    execute: async (request, context) => calculate(calculator, request, context),
  }
}
