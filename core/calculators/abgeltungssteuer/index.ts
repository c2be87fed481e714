import { abgeltungssteuer as model } from './model'
import { view } from './view'
import { words } from './words'

export const abgeltungssteuer = { ...model, words, view }
