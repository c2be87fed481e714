/** The request and response around every calculator, and the procedure that each of them becomes. */
import * as z from 'zod'
import { calculatorLink } from './calculator-link'
import type { IsoDate } from './dates'
import type { Calculator } from './define'
import { CALCULATORS_PATH, calculatorDocs } from './links'
import { camelCase, pascalCase } from './names'
import type { Procedure, RunContext } from './procedure'
import { asOf, isoDate, locale } from './schemas/scalars'
import { inLocale, type Locale } from './text'
import { CALCULATOR_MODEL_VERSION } from './version'

/** Facts about the call that a calculation needs. */
export type CalculationCall = Pick<RunContext, 'now' | 'baseUrl'>

/** A calculation request after its schema: inputs normalised, locale filled in. */
export interface CalculationRequest<I> {
  inputs: I
  locale: Locale
  asOf?: IsoDate | undefined
}

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

/** Runs a calculator on a parsed request and makes the `data` of the response. The one place that does. */
export function calculate<I extends z.ZodType, R extends z.ZodType>(
  calculator: Calculator<I, R>,
  request: CalculationRequest<z.output<I>>,
  call: CalculationCall,
) {
  const { slug } = calculator
  const { inputs, locale } = request
  const day = request.asOf ?? call.now.slice(0, 10)
  const { result, assumptions = [], limitations = [] } = calculator.compute(inputs, { asOf: day, locale })
  return {
    calculator: slug,
    modelVersion: CALCULATOR_MODEL_VERSION,
    inputs,
    asOf: day,
    result,
    assumptions: [...calculator.assumptions, ...assumptions].map(inLocale(locale)),
    limitations: [...calculator.limitations, ...limitations].map(inLocale(locale)),
    sources: [...calculator.sources],
    links: { calculator: calculatorLink(call.baseUrl, slug, inputs, day), ...calculatorDocs(call.baseUrl, slug, locale) },
  }
}

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
