import { compare as model } from './model'
import { words } from './words'

export const compare = { ...model, words }
