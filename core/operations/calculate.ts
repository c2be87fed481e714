/** Runs a calculation and builds the `data` of the response. Needs no schemas at run time, so that a page can run it too. */
import type * as z from 'zod'
import { calculatorLink } from './calculator-link'
import { namespaces, type CalculationNamespace, calculationDocs, type LinkedNamespace } from '../contract/namespaces'
import type { IsoDate } from '../values/dates'
import { inLocale, sourceIn, type Locale } from '../values/text'
import { remarksOnBills, remarksOnLaw } from '../law/age'
import { withBills } from '../law/dated'
import type { CalculationModel, RunContext } from './define'

/** Facts about the call that a calculation needs. */
export type CalculationCall = Pick<RunContext, 'now' | 'baseUrl' | 'law'>

/** A validated calculation request: inputs normalised, locale filled in. */
export interface CalculationRequest<I> {
  /** Inputs with all defaults. */
  inputs: I
  /** Language of messages. */
  locale: Locale
  /** Reference date of savings goals; the day of the request without it. */
  asOf?: IsoDate | undefined
}

/**
 * Runs a calculation on a parsed request and builds the `data` of the response. All interfaces use it.
 *
 * @param facts what the model gets of the reference data; default: `nothing` of the model
 */
export function calculateIn<I extends z.ZodType, R extends z.ZodType, F>(
  namespace: CalculationNamespace,
  module: CalculationModel<I, R, F>,
  request: CalculationRequest<z.output<I>>,
  call: CalculationCall,
  facts = module.asks?.nothing,
) {
  const { inputs, locale } = request
  const { calculation, version } = namespaces[namespace]
  const day = request.asOf ?? call.now.slice(0, 10)
  const context = { asOf: day, locale, ...facts } as Parameters<typeof module.compute>[1]
  const compute = () => module.compute(inputs, context)
  const { result, assumptions = [], limitations = [] } = call.law === 'bill' ? withBills(compute) : compute()
  const applied = module.lawDay?.(inputs)
  const bills = call.law === 'bill' ? remarksOnBills(module.law, applied) : []
  return {
    [calculation.answerId]: module.id,
    modelVersion: version,
    inputs,
    ...(calculation.linked ? { asOf: day } : {}),
    result,
    assumptions: [...module.assumptions, ...assumptions].map(inLocale(locale)),
    limitations: [...bills, ...module.limitations, ...limitations, ...remarksOnLaw(module.law, call.now.slice(0, 10), applied, call.law)].map(inLocale(locale)),
    sources: module.sources.map(sourceIn(locale)),
    links: {
      ...(calculation.linked ? { calculator: calculatorLink(call.baseUrl, namespace, module.id, inputs, day) } : {}),
      ...calculationDocs(call.baseUrl, namespace, module.id, locale),
    },
  }
}

/** The `data` of a response with a link to its page, without the id. */
export interface LinkedAnswer<I, R> {
  /** Version of the models. */
  modelVersion: string
  /** The inputs that were used, defaults included. */
  inputs: I
  /** Reference date. */
  asOf: IsoDate
  /** The figures. */
  result: R
  /** What the model assumes. */
  assumptions: string[]
  /** What the result does not say. */
  limitations: string[]
  /** Where the law and the figures come from. */
  sources: string[]
  /** Links to the page with this calculation, and to the descriptions of model and interface. */
  links: Readonly<Record<'calculator' | 'methodology' | 'documentation', string>>
}

/** The `data` of a calculator's response. */
export interface CalculatorAnswer<I, R> extends LinkedAnswer<I, R> {
  /** Id of the calculator. */
  calculator: string
}

/** The same for an interface whose answers link to a page. */
export const calculateLinked = <I extends z.ZodType, R extends z.ZodType>(
  namespace: LinkedNamespace,
  module: CalculationModel<I, R>,
  request: CalculationRequest<z.output<I>>,
  call: CalculationCall,
) => calculateIn(namespace, module, request, call) as unknown as LinkedAnswer<z.output<I>, z.output<R>>

/** Runs a calculator on a parsed request and builds the `data` of the response. */
export const calculate = <I extends z.ZodType, R extends z.ZodType>(
  calculator: CalculationModel<I, R>,
  request: CalculationRequest<z.output<I>>,
  call: CalculationCall,
): CalculatorAnswer<z.output<I>, z.output<R>> => ({ calculator: calculator.id, ...calculateLinked('calculators', calculator, request, call) })
