/** What a call of a tool asks for: an operation by its own name, or through one of the listed tools, whose answers are short. */
import type * as z from 'zod'
import { failure, type Failure, issuesOf } from '../../../core/contract/errors'
import type { Procedure } from '../../../core/operations/define'
import { procedures } from '../../../core/registry/procedures'
import { isRecord } from '../../../core/values/record'
import { nearest } from '../../cli/nearest'
import { RUN_TOOL, runRequest, SNAPSHOT_OPERATION, SNAPSHOT_TOOL, snapshotView } from './list'
import { procedureOf } from './operation-schema'

/** How much of an answer is given. */
export interface View {
  rows: number
  /** Sections of a snapshot; all unless named. */
  sections?: readonly string[] | undefined
}

/** A call of an operation; without a view the whole answer is given, as over REST. */
export interface OperationCall {
  procedure: Procedure
  input: unknown
  view: View | null
}

/** What is wrong with a call before an operation sees it, and how it would be right. */
interface Misuse {
  error: Failure
  hints: string[]
}

const misuse = (error: z.ZodError, hints: string[] = []): Misuse => ({ error: failure('invalid_request', issuesOf(error)), hints })

/** The operation that comes closest to a name. */
const meant = (name: unknown): string[] => {
  const found = typeof name === 'string' ? nearest(name, procedures.map(({ operationId }) => operationId), 0.5) : null
  return found === null || found === undefined ? [] : [`Did you mean \`${found}\`?`]
}

function runCall(input: unknown): OperationCall | Misuse {
  const parsed = runRequest.safeParse(input)
  const strange = isRecord(input) ? Object.keys(input).filter((name) => !Object.hasOwn(runRequest.shape, name)) : []
  if (!parsed.success) return misuse(parsed.error, [...(isRecord(input) && procedureOf(input['operation']) === undefined ? meant(input['operation']) : []), ...(strange.length === 0 ? [] : ['What the operation takes belongs into `input`.'])])
  const { operation, input: given, rows } = parsed.data
  const procedure = procedureOf(operation)
  if (procedure === undefined) throw new Error('an operation of the list is unknown')
  return { procedure, input: given, view: { rows } }
}

function snapshotCall(input: unknown): OperationCall | Misuse {
  const procedure = procedureOf(SNAPSHOT_OPERATION)
  if (procedure === undefined) throw new Error('the snapshot is no operation')
  const { sections, rows, ...portfolio } = isRecord(input) ? input : {}
  const view = snapshotView.safeParse({ ...(sections === undefined ? {} : { sections }), ...(rows === undefined ? {} : { rows }) })
  return view.success ? { procedure, input: { ...portfolio, limit: view.data.rows }, view: view.data } : misuse(view.error)
}

/** What a tool is asked to compute; undefined for a tool that computes nothing, or none. */
export function operationCall(name: unknown, input: unknown): OperationCall | Misuse | undefined {
  if (name === RUN_TOOL) return runCall(input ?? {})
  if (name === SNAPSHOT_TOOL) return snapshotCall(input ?? {})
  const procedure = procedureOf(name)
  return procedure === undefined ? undefined : { procedure, input, view: null }
}

/** Whether a call can be made. */
export const isCall = (call: OperationCall | Misuse | undefined): call is OperationCall => call !== undefined && 'procedure' in call
