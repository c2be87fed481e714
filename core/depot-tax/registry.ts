/** The modules of this part. */
import { advanceLumpSum } from './advance-lump-sum'
import type { DepotTaxModule } from './module'
import { sale } from './sale'
import { year } from './year'

export const depotTaxModules = [advanceLumpSum, sale, year] as const satisfies readonly DepotTaxModule[]
