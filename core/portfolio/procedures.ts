/** The operations of the portfolio namespace: the snapshot, each of its sections, the standalone analyses. */
import type * as z from 'zod'
import type { SnapshotSection } from '../define'
import { PORTFOLIO_PATH } from '../links'
import { camelCase, pascalCase } from '../names'
import type { Procedure } from '../procedure'
import { analyses } from '../registry'
import { snapshotRequest } from '../schemas/snapshot'
import type { Text } from '../text'
import { sections } from './batch'
import { readBook } from './book'
import { snapshotCost } from './cost'
import { openReference } from './opened'
import { snapshotOf, snapshotResponse } from './snapshot'
import { standaloneProcedure } from './standalone'

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

interface Named {
  id: string
  title: Text
  description: Text
  notFor: string
}

/** A snapshot with one section, or with all of them where the id is empty. */
const snapshotProcedure = ({ id, title, description, notFor }: Named): Procedure<typeof snapshotRequest, typeof snapshotResponse> => ({
  namespace: 'portfolio-analysis',
  id,
  group: 'analyze',
  name: id === '' ? 'snapshot' : camelCase(id),
  operationId: `analyzePublicPortfolio${pascalCase(id)}`,
  path: id === '' ? PORTFOLIO_PATH : `${PORTFOLIO_PATH}/${id}`,
  title,
  description,
  notFor,
  request: snapshotRequest,
  response: snapshotResponse,
  example,
  cost: snapshotCost,
  execute: async (request, context) => {
    const book = await readBook(request, await openReference(context.reference))
    return snapshotOf(book, context, id === '' ? undefined : id)
  },
})

const whole: Named = {
  id: '',
  title: { en: 'Portfolio snapshot', de: 'Portfolio-Analyse' },
  description: {
    en: 'All eight analyses of one portfolio of ISINs and cash.',
    de: 'Alle acht Auswertungen eines Portfolios aus ISINs und Liquidität.',
  },
  notFor: 'Not for one question alone, which the tool of that analysis answers shorter. Not for past returns: use analyzePublicPortfolioHistoricalReplay.',
}

/** All operations of the namespace: the base path, its sections, then the standalone analyses. */
export const portfolioProcedures: readonly Procedure[] = [
  snapshotProcedure(whole),
  ...sections.map((section: SnapshotSection) => snapshotProcedure(section)),
  ...analyses.map(standaloneProcedure),
]
