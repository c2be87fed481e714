import { contributionPlan as model } from './model'
import { words } from './words'

export const contributionPlan = { ...model, words }
