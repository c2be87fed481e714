import { currencies as model } from './model'
import { words } from './words'

export const currencies = { ...model, words }
