/** Bonds of the Federal Republic of Germany (`tables/federal-bonds.csv`), of other states, supranational issuers and large companies (`tables/bonds.csv`). The rest of the market is in ESMA's reference data, which `depotkit data update` reads. */
import type { SecurityRecord } from '../../../core/reference/tables/bundle'
import { readTable } from '../tables'
import { COLLECTED } from '../funds/retail-funds'
import { federalBonds } from './federal-bonds'

/** The country of an ISIN, which international bonds (XS, EU) do not have. */
const countryOf = (isin: string): string | null => (/^(XS|EU)/.test(isin) ? null : isin.slice(0, 2))

const record = (isin: string, name: string, currency: string, listed: boolean): SecurityRecord => ({
  isin, name, kind: 'bond', assetClass: 'bonds', currency, country: countryOf(isin), companyId: null,
  sector: null, industry: null, ter: null, domicile: null, asOf: listed ? '2026-03-12' : COLLECTED, source: listed ? 'listed-bonds' : 'federal-bonds',
})

/** Each bond once: those of the Federal Republic as its own list has them. */
export function bondRecords(): SecurityRecord[] {
  const federal = federalBonds().map(({ isin, name }) => record(isin, name, 'EUR', false))
  const known = new Set(federal.map(({ isin }) => isin))
  const others = readTable('bonds').filter(({ isin }) => !known.has(isin))
  return [...federal, ...others.map(({ isin, name, currency }) => record(isin, name, currency, true))]
}
