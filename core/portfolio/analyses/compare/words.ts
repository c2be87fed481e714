import { grouped, named } from '../../../wording/field-words'
import { locale, portfolioWords } from '../../schemas/words'
import { snapshotWords } from '../../snapshot/words'
import { after, before, deltaWords } from './delta-words'

export const words = {
  request: { before: grouped(before, portfolioWords), after: grouped(after, portfolioWords), locale },
  data: {
    before: grouped(before, snapshotWords),
    after: grouped(after, snapshotWords),
    deltas: grouped(named('Changes', 'Änderungen'), deltaWords),
  },
}
