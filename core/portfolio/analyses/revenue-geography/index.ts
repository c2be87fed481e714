import { revenueGeography as model } from './model'
import { words } from './words'

export const revenueGeography = { ...model, words }
