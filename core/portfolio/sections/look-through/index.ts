import { lookThrough as model } from './model'
import { words } from './words'

export const lookThrough = { ...model, words }
