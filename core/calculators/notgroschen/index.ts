import { notgroschen as model } from './model'
import { view } from './view'
import { words } from './words'

export const notgroschen = { ...model, words, view }
