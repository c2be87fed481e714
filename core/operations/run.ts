import { InvalidRequest, UnknownCalculator, failure, type Failure } from '../contract/errors'
import { overBound } from '../contract/holdings-bound'
import { check } from '../contract/issues'
import { DEFAULT_HOLDINGS } from '../contract/limits'
import { factsOf } from '../contract/namespaces'
import type { Procedure, RunContext } from './define'

/** The outcome of a call: data, or a failure of `errorTable`. */
export type Outcome = Success | Refused

/** A successful call. */
export interface Success {
  /** Whether there is a result. */
  ok: true
  /** The result of the procedure. */
  data: unknown
}

/** A refused call. */
export interface Refused {
  /** Whether there is a result. */
  ok: false
  /** The failure. */
  error: Failure
}

/**
 * Runs an operation: validates, then reads data and runs the model. Every interface calls it. Anything that is not an
 * error in the request is thrown and becomes `internal_error` there.
 */
export async function run(procedure: Procedure, body: unknown, context: RunContext): Promise<Outcome> {
  const over = overLong(procedure, body, context) // before validation, which would check each of thousands of entries
  if (over !== null) return over
  const checked = check(procedure.request, body)
  return checked.ok ? perform(procedure, checked.data, context) : { ok: false, error: failure('invalid_request', checked.issues) }
}

/** The refusal of a request, valid or not, with more holdings than the service accepts. */
function overLong(procedure: Procedure, request: unknown, { maxHoldings = DEFAULT_HOLDINGS }: RunContext): Refused | null {
  const over = factsOf(procedure.namespace).holdsPortfolios ? overBound(request, maxHoldings) : []
  return over.length > 0 ? { ok: false, error: failure('invalid_request', over) } : null
}

/** The part after validation, for an interface that validates itself. */
export async function perform(procedure: Procedure, request: unknown, context: RunContext): Promise<Outcome> {
  const over = overLong(procedure, request, context)
  if (over !== null) return over
  try {
    return { ok: true, data: await procedure.execute(request, context) }
  } catch (error) {
    if (error instanceof InvalidRequest) return { ok: false, error: failure('invalid_request', error.issues) }
    if (error instanceof UnknownCalculator) return { ok: false, error: failure('unknown_calculator') }
    throw error
  }
}
