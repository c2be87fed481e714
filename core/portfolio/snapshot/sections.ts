/** The analyses of a snapshot, in the order of its `analyses`. */
import type { SnapshotSection } from '../book/define-section'
import { allocation } from '../sections/allocation'
import { concentration } from '../sections/concentration'
import { costs } from '../sections/costs'
import { currencies } from '../sections/currencies'
import { geography } from '../sections/geography'
import { lookThrough } from '../sections/look-through'
import { overlap } from '../sections/overlap'
import { sectors } from '../sections/sectors'

export const sections = [
  allocation, overlap, lookThrough, concentration, sectors, geography, currencies, costs,
] as const satisfies readonly SnapshotSection[]
