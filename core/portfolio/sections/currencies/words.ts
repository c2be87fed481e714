import { grouped, named, orNull } from '../../../wording/field-words'
import { currencyLabels } from '../../keys/taxonomy'
import { bucketWords, dimensionWords, isinOrNone, name, weight } from '../../schemas/words'

export const words = {
  equityExposure: grouped(named('Currencies of the companies', 'Währungen der Unternehmen'), dimensionWords('Currency', 'Währung', currencyLabels)),
  heldCurrencies: grouped(named('Currencies of the holdings', 'Währungen der Positionen'), bucketWords('Currency', 'Währung', currencyLabels)),
  hedgedFunds: grouped(named('Funds that hedge a currency', 'Fonds mit Währungssicherung'), {
    isin: isinOrNone,
    name,
    currency: orNull(named('Hedged to', 'Gesichert in')),
    weight,
  }),
}
