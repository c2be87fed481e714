/** Bonds of the Federal Republic of Germany, of other states, supranational issuers and large companies that public lists name (`tables/bonds.csv`). The rest of the market is in ESMA's reference data, which `depotkit data update` reads. */
import type { SecurityRecord } from '../../../core/reference/tables/bundle'
import { cell } from '../input'
import { readTable } from '../tables'
import { COLLECTED } from './retail-funds'

const listed = (row: Record<string, string>): boolean => cell(row, 'where').startsWith('Borsa Italiana')

/** The country of an ISIN, which international bonds (XS, EU) do not have. */
const countryOf = (isin: string): string | null => (/^(XS|EU)/.test(isin) ? null : isin.slice(0, 2))

export const bondRecords = (): SecurityRecord[] => readTable('bonds').map((row) => ({
  isin: cell(row, 'isin'), name: cell(row, 'name'), kind: 'bond', assetClass: 'bonds', currency: cell(row, 'currency'), country: countryOf(cell(row, 'isin')), companyId: null,
  sector: null, industry: null, ter: null, domicile: null, asOf: listed(row) ? '2026-03-12' : COLLECTED, source: listed(row) ? 'listed-bonds' : 'federal-bonds',
}))
