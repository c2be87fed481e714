import { costDrag as model } from './model'
import { words } from './words'

export const costDrag = { ...model, words }
