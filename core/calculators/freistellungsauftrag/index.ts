import { freistellungsauftrag as model } from './model'
import { view } from './view'
import { words } from './words'

export const freistellungsauftrag = { ...model, words, view }
