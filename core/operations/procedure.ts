/**
 * What every front (REST, tRPC, SDK in local mode, mocks, CLI, MCP) knows of an operation. Procedures are derived from
 * the modules; `run.ts` executes them.
 */
import type * as z from 'zod'
import type { TriedLaw } from '../law/dated'
import type { ReferenceSource } from '../reference/reference'
import type { OperationNames } from './names'
import type { Text } from '../values/text'
import type { AnyWords } from '../wording/field-words'

/** Facts about the call that the models must not fetch themselves. */
export interface RunContext {
  /** Date-time of the request. */
  now: string
  /** Absolute address of the service, without trailing slash. */
  baseUrl: string
  /** Where models read what is known of securities. */
  reference: ReferenceSource
  /** Bills before parliament as if they were law, where a calculation uses a figure that one would change; left out, what is in force. */
  law?: TriedLaw
  /** Holdings that a snapshot may have. Default 25. */
  maxHoldings?: number | undefined
}

/** One computing operation. */
export interface Procedure<Q extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType> extends OperationNames {
  /** Name for people. */
  title: Text
  /** What it computes, in a sentence. */
  description: Text
  /** What it is not for and which operation is, in English: programs that choose among the operations read it. */
  notFor: string
  /** Schema of the body of a request. */
  request: Q
  /** The `data` of a successful response. */
  response: R
  /** What the fields of `response` are called. */
  words: AnyWords
  /** A body that works as it stands. */
  example: z.input<Q>
  /** What it costs, in English words: `1 per holding`. */
  units: string
  /** Rate units of a body, valid or not, where a snapshot has at most this many holdings; never throws. */
  cost(body: unknown, most?: number): number
  /** Reads and computes; the request has passed its schema. */
  execute(request: z.output<Q>, context: RunContext): Promise<z.output<R>>
}
