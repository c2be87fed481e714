/**
 * The hand-kept lists of modules. Everything that exists is here; what is not here does not exist anywhere. A test
 * compares the lists with the files of the folders.
 */
import { eigenkapital } from './calculators/eigenkapital'
import { fireRechner } from './calculators/fire-rechner'
import { notgroschen } from './calculators/notgroschen'
import { rentenluecke } from './calculators/rentenluecke'
import { schenkungsteuer } from './calculators/schenkungsteuer'
import type { Analysis, Calculator, SnapshotSection } from './define'

export const calculators = [
  notgroschen,
  eigenkapital,
  rentenluecke,
  schenkungsteuer,
  fireRechner,
] as const satisfies readonly Calculator[]

export const sections = [] as const satisfies readonly SnapshotSection[]

export const analyses = [] as const satisfies readonly Analysis[]
