/** Bonds of the Federal Republic of Germany that pages of its finance agency and of a data service name (`tables/bonds.csv`). The rest of the market is in ESMA's reference data, which `depotkit data update` reads. */
import type { SecurityRecord } from '../../../core/reference/tables/bundle'
import { cell } from '../input'
import { readTable } from '../tables'
import { COLLECTED } from './retail-funds'

export const bondRecords = (): SecurityRecord[] => readTable('bonds').map((row) => ({
  isin: cell(row, 'isin'), name: cell(row, 'name'), kind: 'bond', assetClass: 'bonds', currency: cell(row, 'currency'), country: cell(row, 'isin').slice(0, 2), companyId: null,
  sector: null, industry: null, ter: null, domicile: null, asOf: COLLECTED, source: 'federal-bonds',
}))
