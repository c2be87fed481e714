/** What could be meant by the beginning of an argument: operations by name, securities by what people call them. */
import type { CompleteResult } from '@modelcontextprotocol/server'
import { findRequest, findWith, type FindContext } from '../../core/find/find'
import { procedures } from '../../core/registry/procedures'
import { OPERATION_TEMPLATE } from './resources'

const MOST = 20

const completion = (values: string[], hasMore: boolean): CompleteResult => ({ completion: { values, hasMore } })

/** The last thing of a list that is being typed. */
const lastOf = (value: string): string => value.split(/[,;\n]/).at(-1)?.trim() ?? ''

/** Operations for their resource; ISINs for everything else. */
export async function completionsFor(ref: { type: string; uri?: string }, { value }: { name: string; value: string }, context: FindContext): Promise<CompleteResult> {
  if (ref.type === 'ref/resource') {
    const names = ref.uri === OPERATION_TEMPLATE ? procedures.map(({ operationId }) => operationId).filter((name) => name.toLowerCase().includes(value.toLowerCase())) : []
    return completion(names.slice(0, MOST), names.length > MOST)
  }
  const asked = findRequest.safeParse({ q: lastOf(value), limit: MOST })
  if (!asked.success) return completion([], false)
  const { found, more } = await findWith(context, asked.data)
  return completion(found.map(({ isin }) => isin), more)
}
