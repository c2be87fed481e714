import { text } from '../../../values/text'
import { chosen, grouped, named } from '../../../wording/field-words'
import { assetClassLabels } from '../../keys/taxonomy'
import { bucketWords, coverage } from '../../schemas/words'

export const words = {
  scope: chosen(named('Covers', 'Umfasst'), { whole_portfolio: text('the whole portfolio', 'das ganze Depot') }),
  coverage,
  buckets: grouped(named('Asset classes', 'Anlageklassen'), bucketWords('Asset class', 'Anlageklasse', assetClassLabels)),
}
