import { taxReturn as model } from './model'
import { words } from './words'

export const taxReturn = { ...model, words }
