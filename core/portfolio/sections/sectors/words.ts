import type { SectionWords } from '../../../operations/define'
import { sectorLabels } from '../../look-through/keys/taxonomy'
import { dimensionWords } from '../../schemas/words'
import type { sectors } from './model'

export const words: SectionWords<typeof sectors> = dimensionWords('Sector', 'Sektor', sectorLabels)
