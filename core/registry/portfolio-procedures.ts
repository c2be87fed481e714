/** The operations of the portfolio namespace: the snapshot, each of its sections, the standalone analyses. */
import type * as z from 'zod'
import type { SnapshotSection } from '../portfolio/book/define-section'
import { operationNames } from '../operations/names'
import { computeOn, givingWay } from '../values/give-way'
import { snapshotRequest, snapshotCost } from '../portfolio/schemas/request'
import type { Capability, Procedure } from '../operations/define'
import { sections } from '../portfolio/snapshot/sections'
import { compareFunds, overlap } from '../portfolio/sections/overlap/model'
import { readBook } from '../portfolio/book/book'
import { openReference } from '../reference/open-reference'
import { snapshotResponse, snapshotSteps } from '../portfolio/snapshot/snapshot'
import { rounded } from '../operations/rounding'
import { snapshotWords } from '../portfolio/snapshot/words'
import { moduleProcedures } from './module-procedures'

const example: z.input<typeof snapshotRequest> = {
  basis: 'values',
  baseCurrency: 'EUR',
  holdings: [
    { isin: 'IE00B4L5Y983', value: 20000 },
    { isin: 'IE00BKM4GZ66', value: 5000 },
    { isin: 'US0378331005', value: 3000 },
    { assetClass: 'cash', currency: 'EUR', value: 2000 },
  ],
}

/** A snapshot with one section, or with all of them where the id is empty. */
const snapshotProcedure = ({ id, title, description, notFor }: Omit<Capability, 'method'>): Procedure<typeof snapshotRequest, typeof snapshotResponse> => ({
  ...operationNames('portfolio-analysis', id),
  title,
  description,
  notFor,
  request: snapshotRequest,
  response: snapshotResponse,
  words: snapshotWords,
  example,
  units: '1 per holding',
  cost: snapshotCost,
  execute: async (request, context) => {
    const reference = await openReference(context.reference)
    const book = await readBook(request, reference)
    if (id === '' || id === overlap.id) await compareFunds(book, reference.giveWay)
    const snapshot = await givingWay(snapshotSteps(book, context, id === '' ? undefined : id), reference.giveWay ?? computeOn)
    return rounded(snapshotResponse, snapshot)
  },
})

const whole: Omit<Capability, 'method'> = {
  id: '',
  title: { en: 'Portfolio snapshot', de: 'Depotanalyse' },
  description: {
    en: 'What one depot of ISINs and cash really holds: all analyses of a portfolio.',
    de: 'Was in einem Depot aus ISINs und Liquidität wirklich steckt: alle Auswertungen eines Depots.',
  },
  notFor: 'Not for one question alone, which the tool of that analysis answers shorter. Not for past returns: use analyzePublicPortfolioHistoricalReplay.',
}

/** All operations of the namespace: the base path, its sections, then the standalone analyses. */
export const portfolioProcedures: readonly Procedure[] = [
  snapshotProcedure(whole),
  ...sections.map((section: SnapshotSection) => snapshotProcedure(section)),
  ...moduleProcedures('portfolio-analysis'),
]
