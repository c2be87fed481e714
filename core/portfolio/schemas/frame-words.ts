/** Words of the requests of portfolios, and of what stands around every result. */
import { text, type Text } from '../../values/text'
import { chosen, grouped, named, type AnyWords, type FieldWords } from '../../wording/field-words'
import { assetClassLabels } from '../keys/taxonomy'
import { reasonWords, statusWords } from './state-words'
import { weight } from './words'

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
    data: { ...named('Data', 'Daten'), fields: data },
  })

/** What every portfolio result says of itself. */
export const resultFrame = {
  modelVersion: named('Model version', 'Modellversion'),
  computedAt: named('Computed', 'Berechnet'),
  baseCurrency,
  assumptions: named('Assumptions', 'Annahmen'),
  limitations: named('Limitations', 'Grenzen'),
  links: grouped(named('Links', 'Links'), { documentation: named('Methodology', 'Methodik'), catalog: named('Catalog', 'Katalog') }),
}
