/** Runs a calculator and makes what the response holds. Needs no schemas at run time, so that a page can do it too. */
import type * as z from 'zod'
import { calculatorLink } from './calculator-link'
import type { IsoDate } from '../values/dates'
import type { CalculatorModel } from './define'
import { calculatorDocs } from '../contract/links'
import type { RunContext } from './procedure'
import { inLocale, type Locale } from '../values/text'
import { CALCULATOR_MODEL_VERSION } from '../contract/version'

/** Facts about the call that a calculation needs. */
export type CalculationCall = Pick<RunContext, 'now' | 'baseUrl'>

/** A calculation request after its schema: inputs normalised, locale filled in. */
export interface CalculationRequest<I> {
  /** Inputs with all defaults. */
  inputs: I
  /** Language of messages. */
  locale: Locale
  /** Reference date of savings goals; the day of the request without it. */
  asOf?: IsoDate | undefined
}

/** Runs a calculator on a parsed request and makes the `data` of the response. The one place that does. */
export function calculate<I extends z.ZodType, R extends z.ZodType>(
  calculator: CalculatorModel<I, R>,
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
