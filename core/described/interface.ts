import type * as z from 'zod'
import type { Procedure } from '../operations/define'
import type { Text } from '../values/text'
import type { Namespace } from '../contract/namespaces'

/** What a catalog says of the service that it stands on. */
export interface Place {
  baseUrl: string
  config: { RATE_LIMIT_UNITS: number; RATE_LIMIT_WINDOW_SECONDS: number; MAX_HOLDINGS: number }
  /** Date-time of the request. */
  now: string
}

/** One public interface: what it is called, what it offers and how it describes itself. */
export interface Interface {
  namespace: Namespace
  name: Text
  /** What it is, in English: for the OpenAPI document. */
  description: string
  /** Beginnings of the ids of its reading operations: the id of the list, of a descriptor, of the documents. */
  operationIds: { list: string; describe: string; get: string }
  /** What holds for every one of its operations, in English: programs that choose among them read it. */
  scope: string
  /** Its operations that have a descriptor. */
  described: readonly Procedure[]
  catalogSchema: z.ZodType
  descriptorSchema: z.ZodType
  catalog(place: Place): unknown
  descriptor(procedure: Procedure, place: Place): unknown
}
