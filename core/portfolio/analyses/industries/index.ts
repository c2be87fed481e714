import { industries as model } from './model'
import { words } from './words'

export const industries = { ...model, words }
