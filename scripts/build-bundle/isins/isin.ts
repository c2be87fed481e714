import { withCheckDigit } from '../../../core/values/isin'

/**
 * A number of ours for a list that is not the list of a fund whose ISIN is known: `ZZ` is no country, so that it can never
 * be the ISIN of anything.
 */
export const privateIsin = (key: string): string => withCheckDigit(`ZZ${key.padStart(9, '0')}`)
