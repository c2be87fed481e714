import { sale as model } from './model'
import { words } from './words'

export const sale = { ...model, words }
