import { historicalReplay as model } from './model'
import { words } from './words'

export const historicalReplay = { ...model, words }
