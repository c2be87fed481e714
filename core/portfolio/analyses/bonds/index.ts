import { bonds as model } from './model'
import { words } from './words'

export const bonds = { ...model, words }
