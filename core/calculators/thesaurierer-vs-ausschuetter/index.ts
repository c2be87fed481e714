import { thesauriererVsAusschuetter as model } from './model'
import { view } from './view'
import { words } from './words'

export const thesauriererVsAusschuetter = { ...model, words, view }
