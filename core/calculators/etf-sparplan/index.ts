import { etfSparplan as model } from './model'
import { view } from './view'
import { words } from './words'

export const etfSparplan = { ...model, words, view }
