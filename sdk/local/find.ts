/** The search over names, WKN, ISIN and tickers, for applications that search themselves. */
import type { Findable } from '../../core/find/entry'
import { directoryOf } from '../../core/find/directory'
import type { Bundle } from '../../core/reference/tables/bundle'
import { failure } from '../../core/contract/errors'
import { check } from '../../core/contract/issues'
import { findIn as findInDirectory, findRequest, type Searchable } from '../../core/find/find'
import type { Outcome } from '../../core/operations/run'
import { remembered } from '../../core/values/memoize'
import { finder, type Finder } from '../../core/find/finder'

export { readDirectory, type Findable } from '../../core/find/entry'
export { finder, type Finder } from '../../core/find/finder'

/**
 * A search over the securities of a bundle; equal matches are in the order of their names.
 *
 * @example
 * const find = finderOf(bundle)
 * find('msci wrld', 5) // at most five entries, also with one typing error
 */
export const finderOf = (bundle: Bundle): Finder =>
  finder(entriesOf(bundle))

const entriesOf = ({ securities, listings, taxKinds, splits, isinAliases }: Bundle): Findable[] =>
  directoryOf({ securities, listings, taxKinds, splits, isinAliases, reach: new Map(), indices: new Map(), prices: new Map() })

const directoryIn = remembered((bundle: Bundle): Searchable => ({ entries: entriesOf(bundle) }))

/** The search of a client over a bundle; without one nothing is found. */
export function findIn(bundle: Bundle | undefined, request: unknown): Outcome {
  const checked = check(findRequest, request)
  if (!checked.ok) return { ok: false, error: failure('invalid_request', checked.issues) }
  return { ok: true, data: findInDirectory(bundle === undefined ? { entries: [] } : directoryIn(bundle), checked.data) }
}
