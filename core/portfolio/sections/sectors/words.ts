import { sectorLabels } from '../../keys/taxonomy'
import { dimensionWords } from '../../schemas/words'

export const words = dimensionWords('Sector', 'Sektor', sectorLabels)
