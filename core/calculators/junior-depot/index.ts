import { juniorDepot as model } from './model'
import { view } from './view'
import { words } from './words'

export const juniorDepot = { ...model, words, view }
