import { etfAlternatives as model } from './model'
import { words } from './words'

export const etfAlternatives = { ...model, words }
