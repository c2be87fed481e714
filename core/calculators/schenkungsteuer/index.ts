import { schenkungsteuer as model } from './model'
import { view } from './view'
import { words } from './words'

export const schenkungsteuer = { ...model, words, view }
