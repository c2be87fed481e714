import { sectors as model } from './model'
import { words } from './words'

export const sectors = { ...model, words }
