/** The schemas around every calculator, and the procedure that each of them becomes. */
import * as z from 'zod'
import { calculate } from './calculate'
import type { Calculator } from './define'
import { CALCULATORS_PATH } from './links'
import { camelCase, pascalCase } from './names'
import type { Procedure } from './procedure'
import { asOf, isoDate, locale } from './schemas/scalars'

/** Schema of the body of `POST .../calculators/<slug>`; an empty object is valid. */
export const calculationRequest = (calculator: Calculator) =>
  z.strictObject({
    inputs: calculator.inputs.prefault({}).meta({ description: 'Omitted fields take their defaults.' }),
    locale: locale.default('en').meta({ description: 'Language of assumptions, limitations and messages.' }),
    asOf: asOf.optional(),
  })

/** Schema of the `data` of a calculation. */
export const calculationResponse = (calculator: Calculator) =>
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

/** What a calculator becomes for the fronts. */
export type CalculationProcedure = Procedure<ReturnType<typeof calculationRequest>, ReturnType<typeof calculationResponse>>

/** The procedure of a calculator. */
export function calculationProcedure(calculator: Calculator): CalculationProcedure {
  const { slug, title, description, notFor } = calculator
  return {
    namespace: 'calculators',
    id: slug,
    group: 'calculators',
    name: camelCase(slug),
    operationId: `calculate${pascalCase(slug)}`,
    path: `${CALCULATORS_PATH}/${slug}`,
    title,
    description,
    notFor,
    request: calculationRequest(calculator),
    response: calculationResponse(calculator),
    example: { inputs: calculator.example },
    cost: () => 1,
    execute: async (request, context) => calculate(calculator, request, context),
  }
}
