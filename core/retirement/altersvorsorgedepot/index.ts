import { altersvorsorgedepot as model } from './model'
import { view } from './view'
import { words } from './words'

export const altersvorsorgedepot = { ...model, words, view }
