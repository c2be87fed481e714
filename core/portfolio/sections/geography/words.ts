import type { SectionWords } from '../../book/define-section'
import { grouped, named } from '../../../wording/field-words'
import { countryLabels, regionLabels } from '../../keys/taxonomy'
import { dimensionWords } from '../../schemas/words'
import type { geography } from './model'

export const words: SectionWords<typeof geography> = {
  countries: grouped(named('Countries', 'Länder'), dimensionWords('Country', 'Land', countryLabels)),
  regions: grouped(named('Regions', 'Regionen'), dimensionWords('Region', 'Region', regionLabels)),
}
