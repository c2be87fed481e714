import { stressScenarios as model } from './model'
import { words } from './words'

export const stressScenarios = { ...model, words }
