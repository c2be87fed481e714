/** The search over names, WKN, ISIN and tickers, for applications that search themselves. */
import { directoryOf } from '../../core/find/directory'
import type { Bundle } from '../../core/portfolio/reference/tables/bundle'
import { finder, type Finder } from '../../core/find/finder'

export { readDirectory, type Findable } from '../../core/find/entry'
export { finder, type Finder } from '../../core/find/finder'

/**
 * A search over the securities of a bundle, in the order of their names.
 *
 * @example
 * const find = finderOf(bundle)
 * find('msci wrld', 5) // at most five entries, also with one typing error
 */
export const finderOf = (bundle: Bundle): Finder =>
  finder(directoryOf({ securities: bundle.securities, listings: bundle.listings, reach: new Map(), indices: new Map(), prices: new Map() }))
