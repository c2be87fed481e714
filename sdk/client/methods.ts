/** The client's surface over any way of answering: HTTP, in process, or none yet. */
import { kebabCase } from '../../core/values/names'
import type { Group, Namespace } from '../../core/contract/namespaces'
import { names } from '../generated/names'
import type { CallOptions, CalculationOptions, FindOptions, WithResponse } from './options'
import type { AnalyzeApi, CalculatorsApi, Client, DepotTaxApi, FindMethod, FindRequest, Operation, RetirementApi } from './client-types'

/** Something that answers operations. */
export interface Answerer {
  compute(group: Group, name: string, body: unknown, options?: CallOptions): Promise<WithResponse<unknown>>
  /** Catalog, or the descriptor of an id. */
  describe(namespace: Namespace, id: string | null, options?: CallOptions): Promise<WithResponse<unknown>>
  /** What is found by these words. */
  find(request: FindRequest, options?: CallOptions): Promise<WithResponse<unknown>>
}

const operation = <A extends unknown[]>(call: (...args: A) => Promise<WithResponse<unknown>>): Operation<A, unknown> =>
  Object.assign(async (...args: A) => (await call(...args)).data, { withResponse: call })

type Make = (name: string) => (first?: unknown, options?: CallOptions) => Promise<WithResponse<unknown>>

/** Every operation of a group under its name and under its id. */
const members = (group: Group, make: Make): Record<string, unknown> =>
  Object.fromEntries(names[group].flatMap((name) => {
    const method = operation(make(name))
    return [[kebabCase(name), method], [name, method]]
  }))

/** Builds the methods from the one list of names. */
export function surfaceOf({ compute, describe, find }: Answerer): Client {
  const plain = (group: Group): Make => (name) => (request, options) => compute(group, name, request, options)
  const calculation = (group: Group): Make => (name) => (inputs, options: CalculationOptions = {}) => {
    const { asOf, locale, ...call } = options
    return compute(group, name, { inputs, locale, asOf }, call)
  }
  const reads = (namespace: Namespace) => ({
    catalog: operation((options?: CallOptions) => describe(namespace, null, options)),
    describe: operation((id: string, options?: CallOptions) => describe(namespace, id, options)),
  })
  const compare = operation(plain('calculators')('compare'))
  return {
    analyze: { ...members('analyze', plain('analyze')), ...reads('portfolio-analysis') } as unknown as AnalyzeApi,
    calculators: { ...members('calculators', calculation('calculators')), ...reads('calculators'), compare } as unknown as CalculatorsApi,
    depotTax: { ...members('depotTax', calculation('depotTax')), ...reads('depot-tax') } as unknown as DepotTaxApi,
    retirement: { ...members('retirement', calculation('retirement')), ...reads('retirement') } as unknown as RetirementApi,
    find: operation((q: string, { kind, assetClass, limit, ...call }: FindOptions = {}) => find({ q, kind, assetClass, limit }, call)) as FindMethod,
  }
}
