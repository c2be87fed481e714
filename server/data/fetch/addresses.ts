/** Addresses that the settings put in the place of those that are known: a CSV of `of,address`, of an issuer or of one fund. */
import { isValidIsin } from '../../../core/values/isin'
import { csvRecords, BundleError } from '../bundle/csv'
import { issuers, type Issuer, type Route, type Wanted } from './issuers'

/** Addresses by ISIN, or by the id of an issuer. */
export type Addresses = ReadonlyMap<string, string>

const FILE = 'ISSUER_ADDRESSES'

/** @throws BundleError with the line for what is no such table */
export function addressesIn(text: string): Addresses {
  const [header, ...rows] = csvRecords(FILE, text)
  if (header?.cells.join() !== 'of,address') throw new BundleError(FILE, 'has another header than of,address', 1)
  const addresses = new Map<string, string>()
  for (const { line, cells } of rows) {
    const [of = '', address = ''] = cells
    if (!isValidIsin(of) && !issuers.some(({ id }) => id === of)) throw new BundleError(FILE, `is no ISIN and none of ${issuers.map(({ id }) => id).join(', ')}`, line, 'of')
    if (cells.length !== 2 || !/^https?:\/\//.test(address) || !URL.canParse(address.replaceAll(/\{\w+\}/g, 'x'))) throw new BundleError(FILE, 'is no address that begins with http:// or https://', line, 'address')
    addresses.set(of, address)
  }
  return addresses
}

/** A fund with whose it is and how its list is asked for; null where nobody knows. */
export interface Plan {
  wanted: Wanted
  issuer: Issuer | null
  route: Route | null
  /** Why there is no route. */
  without: string
}

const SWAP = 'it follows its index by a swap, and its list is the basket behind that'

/**
 * How a fund's list is found: at the address in the settings for this fund or its issuer, else along the route of the
 * issuer that its name tells.
 */
export function planOf(wanted: Wanted, addresses: Addresses): Plan {
  const issuer = issuers.find(({ names }) => names.test(wanted.name)) ?? null
  const own = addresses.get(wanted.isin) ?? addresses.get(issuer?.id ?? '')
  if (own !== undefined) return { wanted, issuer, route: { list: { url: own } }, without: '' }
  if (issuer === null) return { wanted, issuer, route: null, without: 'it is not known whose fund it is' }
  if (issuer.givesIndices !== true && /\bswap\b/i.test(wanted.name)) return { wanted, issuer, route: null, without: SWAP }
  return { wanted, issuer, route: issuer.route(wanted), without: issuer.without }
}

/** Every address of a route, with the places for what is not known yet. */
export const placesOf = ({ visit, lookUp, confirm, list }: Route): string[] => [visit, lookUp?.url, confirm?.url, list.url].filter((url) => url !== undefined)
