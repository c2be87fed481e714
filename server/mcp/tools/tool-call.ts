/** The operation that a tool call means: by its own name, or through one of the listed tools, whose answers are short. */
import { failure, type Failure, type Issue } from '../../../core/contract/errors'
import { check } from '../../../core/contract/issues'
import type { Procedure } from '../../../core/operations/define'
import { procedures } from '../../../core/registry/procedures'
import { isRecord } from '../../../core/values/record'
import { meant, RUN_TOOL, runRequest, SNAPSHOT_OPERATION, SNAPSHOT_TOOL, snapshotView } from './list'
import { procedureOf } from './operation-schema'

/** How much of a result to return. */
export interface View {
  rows: number
  /** Sections of a snapshot; all unless named. */
  sections?: readonly string[] | undefined
}

/** A call of an operation; without a view the whole result is returned, as over REST. */
export interface OperationCall {
  procedure: Procedure
  input: unknown
  view: View | null
}

/** Error of a call that reaches no operation, with hints how to correct it. */
interface Misuse {
  error: Failure
  hints: string[]
}

const misuse = (issues: Issue[], hints: string[] = []): Misuse => ({ error: failure('invalid_request', issues), hints })

/** Hint with the operation whose name is most similar. */
const meantOperation = (name: unknown): string[] => (typeof name === 'string' ? meant([name], procedures.map(({ operationId }) => operationId)) : [])

function runCall(input: unknown): OperationCall | Misuse {
  const checked = check(runRequest, input)
  const strange = isRecord(input) ? Object.keys(input).filter((name) => !Object.hasOwn(runRequest.shape, name)) : []
  if (!checked.ok) return misuse(checked.issues, [...(isRecord(input) && procedureOf(input['operation']) === undefined ? meantOperation(input['operation']) : []), ...(strange.length === 0 ? [] : ['What the operation takes belongs into `input`.'])])
  const { operation, input: given, rows } = checked.data
  const procedure = procedureOf(operation)
  if (procedure === undefined) throw new Error('an operation of the list is unknown')
  return { procedure, input: given, view: { rows } }
}

function snapshotCall(input: unknown): OperationCall | Misuse {
  const procedure = procedureOf(SNAPSHOT_OPERATION)
  if (procedure === undefined) throw new Error('the snapshot is no operation')
  const { sections, rows, ...portfolio } = isRecord(input) ? input : {}
  const view = check(snapshotView, { ...(sections === undefined ? {} : { sections }), ...(rows === undefined ? {} : { rows }) })
  return view.ok ? { procedure, input: { ...portfolio, limit: view.data.rows }, view: view.data } : misuse(view.issues)
}

/** The operation call in a tool call; undefined for unknown tools and those that compute nothing. */
export function operationCall(name: unknown, input: unknown): OperationCall | Misuse | undefined {
  if (name === RUN_TOOL) return runCall(input ?? {})
  if (name === SNAPSHOT_TOOL) return snapshotCall(input ?? {})
  const procedure = procedureOf(name)
  return procedure === undefined ? undefined : { procedure, input, view: null }
}

/** Whether the call is valid. */
export const isCall = (call: OperationCall | Misuse | undefined): call is OperationCall => call !== undefined && 'procedure' in call
