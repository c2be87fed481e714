import { geography as model } from './model'
import { words } from './words'

export const geography = { ...model, words }
