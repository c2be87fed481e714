import { eigenkapital as model } from './model'
import { view } from './view'
import { words } from './words'

export const eigenkapital = { ...model, words, view }
