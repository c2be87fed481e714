import { grouped, named } from '../../../wording/field-words'
import { countryLabels, regionLabels } from '../../keys/taxonomy'
import { dimensionWords } from '../../schemas/words'

export const words = {
  countries: grouped(named('Countries', 'Länder'), dimensionWords('Country', 'Land', countryLabels)),
  regions: grouped(named('Regions', 'Regionen'), dimensionWords('Region', 'Region', regionLabels)),
}
