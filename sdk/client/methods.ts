/** The methods of a client over any answerer: HTTP, in process, or one configured later. */
import { kebabCase } from '../../core/values/names'
import type { Group, Namespace } from '../../core/contract/namespaces'
import { interfaceOf, names, takesInputs } from '../generated/names'
import type { CallOptions, CalculationOptions, FindOptions, WithResponse } from './options'
import type { Client, FindRequest, Operation } from './client-types'
import { keysOf, recordOf } from '../../core/values/record'

/** Something that answers operations. */
export interface Answerer {
  compute(group: Group, name: string, body: unknown, options?: CallOptions): Promise<WithResponse<unknown>>
  /** Catalog, or the descriptor of an id. */
  describe(namespace: Namespace, id: string | null, options?: CallOptions): Promise<WithResponse<unknown>>
  /** The matches of a search. */
  find(request: FindRequest, options?: CallOptions): Promise<WithResponse<unknown>>
}

const operation = <A extends unknown[]>(call: (...args: A) => Promise<WithResponse<unknown>>): Operation<A, unknown> =>
  Object.assign(async (...args: A) => (await call(...args)).data, { withResponse: call })

type Method = (first?: unknown, options?: CalculationOptions) => Promise<WithResponse<unknown>>

/** Builds the methods from the one list of names: each under its name and under its id. */
export function surfaceOf({ compute, describe, find }: Answerer): Client {
  const plain = (group: Group, name: string): Method => (request = {}, options) => compute(group, name, request, options) // an empty request gets findings that state what is required
  const calculation = (group: Group, name: string): Method => (inputs, { asOf, locale, ...call } = {}) => compute(group, name, { inputs, locale, asOf }, call)
  const groupOf = (group: Group): Record<string, unknown> => {
    const namespace = interfaceOf[group]
    // A comparison has several inputs, so it takes a request.
    const methods = names[group].flatMap((name) => {
      const method = operation((takesInputs.includes(group) && name !== 'compare' ? calculation : plain)(group, name))
      return [[kebabCase(name), method], [name, method]]
    })
    return {
      ...Object.fromEntries(methods),
      catalog: operation((options?: CallOptions) => describe(namespace, null, options)),
      describe: operation((id: string, options?: CallOptions) => describe(namespace, id, options)),
    }
  }
  return {
    ...recordOf(keysOf(names), groupOf),
    find: operation((q: string, { kind, assetClass, limit, ...call }: FindOptions = {}) => find({ q, kind, assetClass, limit }, call)),
  } as unknown as Client
}
