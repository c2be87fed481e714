import { text } from '../../../values/text'
import { chosen, grouped, named } from '../../../wording/field-words'
import { assetClassLabels } from '../../keys/taxonomy'
import { bucketWords } from '../../schemas/words'

export const words = {
  scope: chosen(named('Covers', 'Umfasst'), { whole_portfolio: text('the whole portfolio', 'das ganze Depot') }),
  coverage: named('Known of the portfolio', 'Vom Depot bekannt'),
  buckets: grouped(named('Asset classes', 'Anlageklassen'), bucketWords('Asset class', 'Anlageklasse', assetClassLabels)),
}
