import { costs as model } from './model'
import { words } from './words'

export const costs = { ...model, words }
