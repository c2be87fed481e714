/** Words of the shapes that several portfolio results share. */
import { text, type Text } from '../../values/text'
import { type AnyWords, chosen, type FieldWords, grouped, named, orNull, type Words } from '../../wording/field-words'
import { currencyLabels, UNKNOWN, unknownLabel, assetClassLabels } from '../keys/taxonomy'
import type { Bucket, Dimension, FundCoverage } from './shapes'
import type { Reason, Status } from '../../contract/section'

/** Words of the statuses of sections. */
export const statusWords: Readonly<Record<Status, Text>> = {
  ok: text('ok', 'ok'),
  partial: text('partial', 'teilweise'),
  unavailable: text('unavailable', 'nicht verfügbar'),
  not_requested: text('not requested', 'nicht angefragt'),
}

/** Words of the reasons of sections. */
export const reasonWords: Readonly<Record<Reason, Text>> = {
  unresolved_holdings: text('some holdings are not known', 'einige Positionen sind nicht bekannt'),
  provider_unavailable: text('a data source did not answer', 'eine Datenquelle hat nicht geantwortet'),
  incomplete_coverage: text('data of a part is missing or estimated', 'Daten eines Teils fehlen oder sind geschätzt'),
  no_equities: text('there are no known equities', 'es gibt keine bekannten Aktien'),
  fewer_than_two_funds: text('there are fewer than two equity funds', 'es gibt weniger als zwei Aktienfonds'),
}

const noAmounts = text('no amounts given', 'keine Beträge angegeben')

/** The field with the name of a security or company. */
export const name = named('Name', 'Name')
/** Name of a holding: cash is called `Cash (EUR)` in results. */
export const holdingName = chosen(name, Object.fromEntries(Object.keys(currencyLabels).map((code) => [`Cash (${code})`, text(`Cash (${code})`, `Guthaben (${code})`)])))
export const isin = named('ISIN', 'ISIN')
export const isinOrNone = orNull(isin)
/** ISIN of a holding: only cash has none. */
export const isinOfHolding = orNull(isin, text('none', 'keine'))
export const weight = named('Share', 'Anteil')
export const valueOrNone = orNull(named('Value', 'Wert'), noAmounts)
export const coverageOfEquities = named('Known of the equities', 'Von den Aktien bekannt')
export const portfolioShare = named('Equities in the portfolio', 'Aktien im Depot')
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

/** Words of a breakdown of equities by a dimension. */
export const dimensionWords = (key: string, schluessel: string, choices: Readonly<Record<string, Text>>): Words<Dimension> => ({
  scope: scopeOfEquities,
  portfolioShare,
  coverage: coverageOfEquities,
  buckets: grouped(named('Shares', 'Anteile'), bucketWords(key, schluessel, choices)),
})

/** Words of the coverage of funds. */
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

// Words of portfolio requests, and of the fields around every result.

export const basis = chosen(named('Amounts are', 'Beträge sind'), { weights: text('weights', 'Gewichte'), values: text('values', 'Werte') })

export const baseCurrency = named('Base currency', 'Basiswährung')
export const locale = chosen(named('Language', 'Sprache'), { en: text('English', 'Englisch'), de: text('German', 'Deutsch') })
export const limit = named('At most so many entries', 'Höchstens so viele Einträge')

export const assetClass = named('Asset class', 'Anlageklasse')

/** Words of the request of a portfolio. */
export const portfolioWords = {
  basis,
  holdings: grouped(named('Holdings', 'Positionen'), {
    isin: named('ISIN', 'ISIN'),
    assetClass: chosen(assetClass, { cash: assetClassLabels.cash }),
    currency: named('Currency', 'Währung'),
    weight,
    value: named('Value', 'Wert'),
  }),
  baseCurrency,
  locale,
  limit,
}

/** Words of one section or analysis around its data. */
export const sectionFrame = (label: Text, data: AnyWords): FieldWords =>
  grouped({ label }, {
    status: chosen(named('Status', 'Stand'), statusWords),
    reasons: chosen(named('Reasons', 'Gründe'), reasonWords),
    data: grouped(named('Data', 'Daten'), data),
  })

/** Words of the fields that every portfolio result has. */
export const resultFrame = {
  modelVersion: named('Model version', 'Modellversion'),
  computedAt: named('Computed', 'Berechnet'),
  baseCurrency,
  assumptions: named('Assumptions', 'Annahmen'),
  limitations: named('Limitations', 'Grenzen'),
  links: grouped(named('Links', 'Links'), { documentation: named('Methodology', 'Methodik'), catalog: named('Catalog', 'Katalog') }),
}
