/** The analyses of a snapshot, in the order of its `analyses`. */
import type { SnapshotSection } from '../book/define-section'
import { allocation } from '../sections/allocation/model'
import { concentration } from '../sections/concentration/model'
import { costs } from '../sections/costs/model'
import { currencies } from '../sections/currencies/model'
import { geography } from '../sections/geography/model'
import { lookThrough } from '../sections/look-through/model'
import { overlap } from '../sections/overlap/model'
import { sectors } from '../sections/sectors/model'

export const sections = [
  allocation, overlap, lookThrough, concentration, sectors, geography, currencies, costs,
] as const satisfies readonly SnapshotSection[]
