import { InvalidRequest, UnknownCalculator, failure, type Failure } from './errors'
import { issuesOf } from './issues'
import type { Procedure, RunContext } from './procedure'

/** The result of a call: data, or a failure of the table. */
export type Outcome = { ok: true; data: unknown } | { ok: false; error: Failure }

/**
 * The one way through: schema, then the module's reads and its model. Every front calls it. Anything that is not a
 * finding about the request is thrown and becomes `internal_error` at the front.
 */
export async function run(procedure: Procedure, body: unknown, context: RunContext): Promise<Outcome> {
  const parsed = procedure.request.safeParse(body)
  if (!parsed.success) return { ok: false, error: failure('invalid_request', issuesOf(parsed.error)) }
  try {
    return { ok: true, data: await procedure.execute(parsed.data, context) }
  } catch (error) {
    if (error instanceof InvalidRequest) return { ok: false, error: failure('invalid_request', error.issues) }
    if (error instanceof UnknownCalculator) return { ok: false, error: failure('unknown_calculator') }
    throw error
  }
}
