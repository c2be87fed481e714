/** The tool that describes operations. */
import type { CallToolResult } from '@modelcontextprotocol/server'
import { failure } from '../../../core/contract/errors'
import { check } from '../../../core/contract/issues'
import { interfaces } from '../../../core/described/interfaces'
import type { Procedure } from '../../../core/operations/define'
import { refusalText } from '../text'
import { describeRequest, operationLines } from './list'
import { inputSchemaOf, procedureOf } from './operation-schema'

/** Text about an operation, with its input schema and an example. */
export const descriptionOf = (procedure: Procedure, maxHoldings: number): string => {
  const { operationId, title, description, notFor, namespace, example } = procedure
  return [
    `${operationId}: ${title.en} (${title.de}). ${description.en} ${notFor} ${interfaces[namespace].scope}`.replace(/ +/g, ' '),
    `Input schema: ${JSON.stringify(inputSchemaOf(procedure, maxHoldings))}`,
    `Example of an input: ${JSON.stringify(example)}`,
  ].join('\n')
}

/** Answers a call of the tool. */
export function callDescribe(input: unknown, maxHoldings: number): CallToolResult {
  const checked = check(describeRequest, input)
  if (!checked.ok) return { content: [{ type: 'text', text: [refusalText(failure('invalid_request', checked.issues)), 'Operations are:', ...operationLines()].join('\n') }], isError: true }
  const procedure = procedureOf(checked.data.operation)
  return { content: [{ type: 'text', text: procedure === undefined ? operationLines().join('\n') : descriptionOf(procedure, maxHoldings) }], isError: false }
}
