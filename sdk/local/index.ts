import type { Bundle } from '../../core/reference/tables/bundle'
import { errorTable, failure, type Failure } from '../../core/contract/errors'
import { namespaces } from '../../core/contract/namespaces'
import { findProcedure } from '../../core/registry/procedures'
import { run } from '../../core/operations/run'
import type { Client } from '../client/client-types'
import type { WithResponse } from '../client/options'
import { describe, overTheWire, sourceOf } from './models'
import { findIn } from './find'
import { errorOf, type DepotkitError } from '../client/errors'
import { throwIfAborted } from '../client/cancelled'
import { surfaceOf, type Answerer } from '../client/methods'

export type { Bundle } from '../../core/reference/tables/bundle'
export { fundBases, type FundBasis } from '../../core/portfolio/funds/basis'
export { finder, finderOf, readDirectory, type Findable, type Finder } from './find'
export { sampleBundle } from './sample-bundle'

/** Nothing is sent, so the facts on the response are empty. */
const answered = (data: unknown): WithResponse<unknown> => ({ data: overTheWire(data), response: { requestId: null, attempts: 1, rateLimit: null } })

/** Options of the local client. */
export interface LocalOptions {
  /** Reference data of the portfolio analyses. Without it every security is unknown; calculators need none. */
  bundle?: Bundle | undefined
  /** Base address of the links in results. Default `http://localhost:3000`. */
  baseUrl?: string | undefined
  /** `'bill'` tries bills before parliament as if they were law, in calculations whose figures one would change; they say so first in their limitations. Left out, the law in force is applied. */
  law?: 'bill' | undefined
  /** Clock, for tests. */
  now?: (() => Date) | undefined
}

const errorFrom = ({ code, message, details }: Failure, cause?: unknown): DepotkitError =>
  errorOf({ code, message, details, status: errorTable[code].status, cause })

function localAnswerer({ bundle, baseUrl = 'http://localhost:3000', now = () => new Date(), law }: LocalOptions): Answerer {
  const reference = sourceOf(bundle)
  const context = () => ({ now: now().toISOString(), baseUrl: baseUrl.replace(/\/+$/, ''), reference, law })
  return {
    async compute(group, name, body, options) {
      throwIfAborted(options)
      const procedure = findProcedure(group, name)
      if (procedure === undefined) throw errorFrom(failure('not_found'))
      const outcome = await run(procedure, overTheWire(body), context()).catch((cause: unknown) => {
        throw errorFrom(failure('internal_error'), cause)
      })
      throwIfAborted(options)
      if (!outcome.ok) throw errorFrom(outcome.error)
      return answered(outcome.data)
    },
    async describe(namespace, id, options) {
      throwIfAborted(options)
      const found = describe(namespace, id, context())
      if (found === undefined) throw errorFrom(failure(namespaces[namespace].unknownId))
      return answered(found)
    },
    async find(request, options) {
      throwIfAborted(options)
      const outcome = findIn(bundle, overTheWire(request))
      if (!outcome.ok) throw errorFrom(outcome.error)
      return answered(outcome.data)
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
