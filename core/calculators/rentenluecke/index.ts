import { rentenluecke as model } from './model'
import { view } from './view'
import { words } from './words'

export const rentenluecke = { ...model, words, view }
