/**
 * What every front (REST, tRPC, SDK in local mode, mocks, CLI, MCP) knows of an operation. Procedures are derived from
 * the modules; `run.ts` executes them.
 */
import type * as z from 'zod'
import type { ReferenceSource } from './portfolio/reference'
import type { Text } from './text'

export type Namespace = 'portfolio-analysis' | 'calculators'

/** Facts about the call that the models must not fetch themselves. */
export interface RunContext {
  /** Date-time of the request. */
  now: string
  /** Absolute address of the service, without trailing slash. */
  baseUrl: string
  reference: ReferenceSource
}

/** One computing operation. */
export interface Procedure<Q extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType> {
  namespace: Namespace
  /** Id in paths; empty for the operation on the base path. */
  id: string
  /** Group and name on `/trpc` and in the SDK: `analyze.lookThrough`, `calculators.vorabpauschale`. */
  group: 'analyze' | 'calculators'
  name: string
  operationId: string
  /** Path below the service's address. */
  path: string
  title: Text
  description: Text
  /** What it is not for and which operation is, in English: programs that choose among the operations read it. */
  notFor: string
  request: Q
  /** The `data` of a successful response. */
  response: R
  example: z.input<Q>
  /** Rate units of a body, valid or not; never throws. */
  cost(body: unknown): number
  execute(request: z.output<Q>, context: RunContext): Promise<z.output<R>>
}
