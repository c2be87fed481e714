/** The redistributable part of the embedded bundle: public domain, CC0, MIT, or the terms of the ECB. */
import type { Bundle, BundleSource } from '../../../core/reference/tables/bundle'
import { OVERNIGHT } from '../../../core/portfolio/analyses/historical-replay/stand-ins/computed'
import { constituentTable, companyTable, listingTable, securityTable } from '../bundle/tables'
import { embeddedManifest, embeddedPrices, embeddedRates, embeddedRecords } from './embedded'

/** Source of the rates, whose table has no source column. */
const RATES = 'ecb-rates'

const open: readonly RegExp[] = [/\bpublic domain\b/i, /^CC0\b/, /^PDDL$/, /^MIT$/, /^Free reuse with the source named$/]

/** Whether a licence allows redistribution without permission. */
export const isOpenLicence = (licence: string): boolean => open.some((sign) => sign.test(licence))

/**
 * Only records from openly licensed sources: filed lists of funds, shares named by these and by open databases, and the
 * euro rates. A list with any row from another source is left out as a whole. So are prices and revenue, whose tables have
 * no source column, except overnight funds, which are computed from rates of the ECB.
 */
export async function openBundle(): Promise<Bundle> {
  const { name, asOf, sources } = embeddedManifest()
  const free: readonly BundleSource[] = sources.filter(({ licence }) => isOpenLicence(licence))
  const ids = new Set(free.map(({ id }) => id))
  const isFree = ({ source }: { source: string }): boolean => ids.has(source)
  const constituents = await embeddedRecords(constituentTable)
  const mixed = new Set(constituents.filter((row) => !isFree(row)).map(({ fundIsin }) => fundIsin))
  return {
    schemaVersion: 1,
    name: `${name}, open part`,
    asOf,
    sources: free,
    securities: (await embeddedRecords(securityTable)).filter(isFree),
    assetMix: [],
    companies: (await embeddedRecords(companyTable)).filter(isFree),
    constituents: constituents.filter(({ fundIsin }) => !mixed.has(fundIsin)),
    fundProxies: [],
    isinAliases: [],
    listings: (await embeddedRecords(listingTable)).filter(isFree),
    fundVectors: [],
    prices: ids.has(RATES) ? [embeddedPrices().get(OVERNIGHT) ?? []].flat() : [],
    fx: ids.has(RATES) ? embeddedRates() : [],
    revenue: [],
  }
}
