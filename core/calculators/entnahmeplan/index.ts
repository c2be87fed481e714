import { entnahmeplan as model } from './model'
import { view } from './view'
import { words } from './words'

export const entnahmeplan = { ...model, words, view }
