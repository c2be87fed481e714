/** Funds that insurers of the Sparkassen sell, by their factsheets: what kind they are. What they cost: `charges.ts`. */
import { readTable } from '../tables'
import type { FundClass } from './fund-class'
import type { Fund } from './funds'
import { listedRecord } from './listed-funds'

/** The day up to which the factsheets have prices. */
const DAY = '2026-05-29'

/** Kinds that are one class; those of a single bank are of several. */
const classes: Readonly<Record<string, FundClass>> = {
  Aktienfonds: 'equities', 'Renten/Geldmarktfonds': 'bonds', Mischfonds: 'multi_asset', 'Vermögensverwaltende Fonds': 'multi_asset', Immobilienfonds: 'real_estate',
}

/** The funds whose kind is one class. All are kept in euro. */
export const factsheetFunds = (): Fund[] => readTable('factsheets').flatMap(({ isin, name, kind }) => {
  const assetClass = classes[kind]
  // what a fund with a guarantee holds follows its guarantee, whatever its kind is called
  if (assetClass === undefined || /Garant/.test(name)) return []
  const record = { ...listedRecord(isin, name, assetClass, DAY, 'factsheets'), currency: 'EUR' }
  return [{ name, category: '', replication: '', leveraged: false, record, index: '', ticker: '' }]
})
