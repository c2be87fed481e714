import type { SectionWords } from '../../book/define-section'
import { sectorLabels } from '../../keys/taxonomy'
import { dimensionWords } from '../../schemas/words'
import type { sectors } from './model'

export const words: SectionWords<typeof sectors> = dimensionWords('Sector', 'Sektor', sectorLabels)
