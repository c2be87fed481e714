/** Words of the shapes that several portfolio results share. */
import { text, type Text } from '../../values/text'
import { chosen, grouped, named, orNull, type Words } from '../../wording/field-words'
import { currencyLabels, UNKNOWN, unknownLabel } from '../keys/taxonomy'
import type { Bucket, Dimension, FundCoverage } from './shapes'

const noAmounts = text('no amounts given', 'keine Beträge angegeben')

/** A name of its own for everything that a security or a company is called by. */
export const name = named('Name', 'Name')
/** Name of a holding: cash is called `Cash (EUR)` in results. */
export const holdingName = chosen(name, Object.fromEntries(Object.keys(currencyLabels).map((code) => [`Cash (${code})`, text(`Cash (${code})`, `Guthaben (${code})`)])))
export const isin = named('ISIN', 'ISIN')
export const isinOrNone = orNull(isin)
/** ISIN of a holding: only cash has none. */
export const isinOfHolding = orNull(isin, text('none', 'keine'))
export const weight = named('Share', 'Anteil')
export const valueOrNone = orNull(named('Value', 'Wert'), noAmounts)
export const coverage = named('Known', 'Bekannt')
export const portfolioShare = named('Equities in the portfolio', 'Aktien im Portfolio')
export const scopeOfEquities = chosen(named('Covers', 'Umfasst'), { equities: text('equities', 'Aktien') })
export const version = named('Version', 'Stand der Liste')
export const fund = named('Fund', 'Fonds')
export const currency = named('Currency', 'Währung')
export const reviewedAt = named('Reviewed', 'Geprüft')
export const sources = named('Sources', 'Quellen')
export { noAmounts }

/** Buckets by keys with these names. */
export const bucketWords = (key: string, schluessel: string, choices: Readonly<Record<string, Text>>): Words<Bucket> => ({
  key: chosen(named(key, schluessel), { ...choices, [UNKNOWN]: unknownLabel }),
  weight,
  value: valueOrNone,
})

/** A dimension that equities are spread over. */
export const dimensionWords = (key: string, schluessel: string, choices: Readonly<Record<string, Text>>): Words<Dimension> => ({
  scope: scopeOfEquities,
  portfolioShare,
  coverage,
  buckets: grouped(named('Shares', 'Anteile'), bucketWords(key, schluessel, choices)),
})

/** How much of each fund's holdings is known. */
export const fundCoverageWords: Words<FundCoverage> = {
  isin: isinOrNone,
  name,
  status: chosen(named('List of holdings', 'Bestandsliste'), {
    full: text('complete', 'vollständig'),
    partial: text('incomplete or estimated', 'unvollständig oder geschätzt'),
    none: text('not known', 'nicht bekannt'),
  }),
  coveredWeight: named('Covered', 'Abgedeckt'),
  asOf: orNull(named('Date of the list', 'Stand der Liste')),
}
