/**
 * The hand-kept lists of modules. Everything that exists is here; what is not here does not exist anywhere. A test
 * compares the lists with the files of the folders.
 */
import { eigenkapital } from './calculators/eigenkapital'
import { notgroschen } from './calculators/notgroschen'
import type { Analysis, Calculator, SnapshotSection } from './define'

export const calculators = [
  notgroschen,
  eigenkapital,
] as const satisfies readonly Calculator[]

export const sections = [] as const satisfies readonly SnapshotSection[]

export const analyses = [] as const satisfies readonly Analysis[]
