import { vorabpauschale as model } from './model'
import { view } from './view'
import { words } from './words'

export const vorabpauschale = { ...model, words, view }
