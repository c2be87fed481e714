import type { Bundle } from '../core/portfolio/tables/bundle'
import { errorTable, failure, type ErrorCode, type Failure } from '../core/errors'
import { findProcedure } from '../core/procedures'
import { run } from '../core/run'
import type { Client } from './client-types'
import { catalogOf, descriptorOf } from './describe'
import { errorOf, type DepotkitError } from './errors'
import { overTheWire, sourceOf } from './models'
import { surfaceOf, type Answerer } from './surface'

export type { Bundle } from '../core/portfolio/tables/bundle'
export { sampleBundle } from './sample-bundle'

/** What the models cannot know by themselves. */
export interface LocalOptions {
  /** Reference data of the portfolio analyses. Without it every security is unknown; calculators need none. */
  bundle?: Bundle | undefined
  /** Address that links in results begin with. Default `http://localhost:3000`. */
  baseUrl?: string | undefined
  /** Clock, for tests. */
  now?: (() => Date) | undefined
}

const errorFrom = ({ code, message, details }: Failure, cause?: unknown): DepotkitError =>
  errorOf({ code, message, details, status: errorTable[code].status, cause })

const unknownId = { analyze: 'unknown_capability', calculators: 'unknown_calculator' } as const satisfies Record<string, ErrorCode>

function localAnswerer({ bundle, baseUrl = 'http://localhost:3000', now = () => new Date() }: LocalOptions): Answerer {
  const reference = sourceOf(bundle)
  const context = () => ({ now: now().toISOString(), baseUrl: baseUrl.replace(/\/+$/, ''), reference })
  return {
    async compute(group, name, body, options) {
      options?.signal?.throwIfAborted()
      const procedure = findProcedure(group, name)
      if (procedure === undefined) throw errorFrom(failure('not_found'))
      const outcome = await run(procedure, overTheWire(body), context()).catch((cause: unknown) => {
        throw errorFrom(failure('internal_error'), cause)
      })
      options?.signal?.throwIfAborted()
      if (!outcome.ok) throw errorFrom(outcome.error)
      return overTheWire(outcome.data)
    },
    async describe(group, id, options) {
      options?.signal?.throwIfAborted()
      const found = id === null ? catalogOf(group, context()) : descriptorOf(group, id, context())
      if (found === undefined) throw errorFrom(failure(unknownId[group]))
      return overTheWire(found)
    },
  }
}

/**
 * The client without a server: the models run in process, in Node and in browsers, and nothing is sent anywhere.
 * Rejects with the same error classes as a client over HTTP; their `requestId` is null.
 *
 * @example
 * const { calculators } = createLocalClient()
 * const { result } = await calculators.vorabpauschale({ wert_jahresanfang: 10000, wert_jahresende: 11500 })
 */
export const createLocalClient = (options: LocalOptions = {}): Client => surfaceOf(localAnswerer(options))
