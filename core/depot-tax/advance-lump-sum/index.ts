import { advanceLumpSum as model } from './model'
import { words } from './words'

export const advanceLumpSum = { ...model, words }
