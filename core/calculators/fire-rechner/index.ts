import { fireRechner as model } from './model'
import { view } from './view'
import { words } from './words'

export const fireRechner = { ...model, words, view }
