import type * as z from 'zod'
import type { Procedure } from '../operations/define'
import type { Text } from '../values/text'
import type { Namespace } from '../contract/namespaces'

/** Facts on the service that serves a catalog. */
export interface Place {
  baseUrl: string
  config: { RATE_LIMIT_UNITS: number; RATE_LIMIT_WINDOW_SECONDS: number; MAX_HOLDINGS: number }
  /** Date-time of the request. */
  now: string
}

/** One public interface: its names, operations and descriptions. */
export interface Interface {
  namespace: Namespace
  name: Text
  /** What it is, in English: for the OpenAPI document. */
  description: string
  /** Prefixes of the ids of its reading operations: for the list, a descriptor, the documents. */
  operationIds: { list: string; describe: string; get: string }
  /** Scope of all its operations, in English, for programs that choose among them. */
  scope: string
  /** Its operations that have a descriptor. */
  described: readonly Procedure[]
  catalogSchema: z.ZodType
  descriptorSchema: z.ZodType
  catalog(place: Place): unknown
  descriptor(procedure: Procedure, place: Place): unknown
}
