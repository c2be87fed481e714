/** The client's surface over any way of answering: HTTP, in process, or none yet. */
import { analyzeNames, calculatorNames } from './names.generated'
import type { CallOptions, CalculationOptions } from './options'
import type { AnalyzeApi, CalculatorsApi, Client } from './client-types'

/** Something that answers operations. */
export interface Answerer {
  compute(group: 'analyze' | 'calculators', name: string, body: unknown, options?: CallOptions): Promise<unknown>
  /** Catalog, or the descriptor of an id. */
  describe(group: 'analyze' | 'calculators', id: string | null, options?: CallOptions): Promise<unknown>
}

type Method = (first?: unknown, options?: CallOptions) => Promise<unknown>

const methods = (names: readonly string[], make: (name: string) => Method): Record<string, Method> =>
  Object.fromEntries(names.map((name) => [name, make(name)]))

/** Builds the methods from the one list of names. */
export function surfaceOf({ compute, describe }: Answerer): Client {
  const analysis = (name: string) => (request: unknown, options?: CallOptions) => compute('analyze', name, request, options)
  const calculation = (name: string) => (inputs?: unknown, options: CalculationOptions = {}) => {
    const { asOf, locale, ...call } = options
    return compute('calculators', name, { inputs, locale, asOf }, call)
  }
  const comparison = (request: unknown, options?: CallOptions) => compute('calculators', 'compare', request, options)
  const reads = (group: 'analyze' | 'calculators') => ({
    catalog: (options?: CallOptions) => describe(group, null, options),
    describe: (id: string, options?: CallOptions) => describe(group, id, options),
  })
  return {
    analyze: Object.assign(methods(analyzeNames, analysis), reads('analyze')) as AnalyzeApi,
    calculators: Object.assign(methods(calculatorNames, calculation), reads('calculators'), { compare: comparison }) as CalculatorsApi,
  }
}
