import { year as model } from './model'
import { words } from './words'

export const year = { ...model, words }
