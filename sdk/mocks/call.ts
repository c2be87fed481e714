import type { Failure } from '../../core/contract/errors'
import type { Outcome } from '../../core/operations/run'
import type { MockFault } from './faults'

/** A body that was read, or why it could not be. */
export type MockBody = { readable: true; value: unknown } | { readable: false; error: Failure }

/** A call of an operation: its name, and its body or what stands for it. */
export interface MockCall {
  operation: string
  body: MockBody
}

/** An outcome, and what happens to it on the way. */
export interface MockOutcome {
  outcome: Outcome
  delayMs: number
  faults: readonly MockFault[]
}
