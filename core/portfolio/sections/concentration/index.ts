import { concentration as model } from './model'
import { words } from './words'

export const concentration = { ...model, words }
