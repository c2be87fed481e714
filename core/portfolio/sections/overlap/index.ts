import { overlap as model } from './model'
import { words } from './words'

export const overlap = { ...model, words }
