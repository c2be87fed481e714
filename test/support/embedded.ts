import { once } from '../../core/values/memoize'
import { embeddedBundle } from '../../server/data/embedded/embedded'

/** The embedded bundle, which takes a second to read, once for all tests of a worker. They change nothing of it. */
export const sharedBundle = once(embeddedBundle)
