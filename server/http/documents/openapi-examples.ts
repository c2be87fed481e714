/** What the OpenAPI documents show as examples: answers of the models, and every failure of the table. */
import { errorTable, failure, type ErrorCode, type Issue } from '../../../core/contract/errors'
import { allNamespaces, namespaces, type Namespace } from '../../../core/contract/namespaces'
import { pascalCase } from '../../../core/values/names'
import answers from '../response-examples.json'
import { keysOf } from '../../../core/values/record'

/** A request and what the service answers to it. */
interface Answered {
  request: unknown
  response: unknown
}

const requestId = '0f8fad5b-d9cb-469f-a165-70867728950e'

/** The envelope of a success. */
export const succeeded = (data: unknown): object => ({ data, error: null, meta: { requestId } })

const known: Readonly<Record<string, Answered>> = answers

/** An operation at work; both are written by `npm run generate`. */
export function answeredBy(operationId: string): Answered {
  const found = known[operationId]
  if (found === undefined) throw new Error(`no example of ${operationId}: npm run generate`)
  return found
}

const finding: Issue = { path: ['nothing'], code: 'unrecognized_keys', message: 'Unrecognized key: "nothing"' }
const wait = { retryAfterSeconds: 12 }
const details: Partial<Record<ErrorCode, unknown>> = { invalid_request: [finding], rate_limited: wait, overloaded: { retryAfterSeconds: 1 } }

/** Codes that say of an interface that an id is not known. */
const unknownIds: readonly ErrorCode[] = allNamespaces.map((namespace) => namespaces[namespace].unknownId)

const codesOf = (namespace: Namespace): ErrorCode[] =>
  keysOf(errorTable).filter((code) => !unknownIds.includes(code) || code === namespaces[namespace].unknownId)

const nameOf = (code: ErrorCode): string => pascalCase(code.replaceAll('_', '-'))

const bodyOf = (code: ErrorCode): object => ({
  summary: errorTable[code].message,
  value: { data: null, error: failure(code, details[code]), meta: { requestId } },
})

/** A body for every code that an interface answers with. */
export const failureExamples = (namespace: Namespace): Record<string, object> =>
  Object.fromEntries(codesOf(namespace).map((code) => [nameOf(code), bodyOf(code)]))

/** References to the bodies that an interface answers with a status. */
export const failuresOf = (namespace: Namespace, status: number): Record<string, { $ref: string }> =>
  Object.fromEntries(
    codesOf(namespace).filter((code) => errorTable[code].status === status).map((code) => [code, { $ref: `#/components/examples/${nameOf(code)}` }]),
  )
