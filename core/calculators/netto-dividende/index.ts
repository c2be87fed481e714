import { nettoDividende as model } from './model'
import { view } from './view'
import { words } from './words'

export const nettoDividende = { ...model, words, view }
