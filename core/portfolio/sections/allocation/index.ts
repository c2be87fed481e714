import { allocation as model } from './model'
import { words } from './words'

export const allocation = { ...model, words }
