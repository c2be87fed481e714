import { namespaces } from '../../contract/namespaces'
import { textFact } from '../catalog/schemas'
import { calculationCatalog } from '../catalog/calculations'
import type { Interface } from '../interface'

/** Rows that one rate unit pays for. */
const ROWS = namespaces['depot-tax'].calculation.rowsPerUnit

export const depotTax: Interface = {
  namespace: 'depot-tax',
  name: { en: 'Depot tax', de: 'Depotsteuer' },
  description: 'German tax on a depot: advance lump sums at several banks, sales by lots, the tax year. Anonymous and stateless.',
  operationIds: { list: 'listPublicDepotTax', describe: 'describePublicDepotTax', get: 'getPublicDepotTax' },
  scope: 'German law with dated figures, for private depots of people taxed in Germany; no tax or investment advice. What is not known is null and named; nothing is guessed.',
  ...calculationCatalog('depot-tax', {
    noun: 'DepotTax',
    about: { one: 'a calculation of depot tax', offer: 'What depot tax offers.', list: 'All calculations.' },
    list: 'capabilities',
    reading: { persistence: textFact('What is kept of requests.', 'Nothing submitted is saved: neither depots nor results.') },
    more: {},
    limit: { unit: `One per request with up to ${ROWS} rows in its lists (lots, bookings, positions), another one for each ${ROWS} more`, scope: 'Per client address, shared across all calculations of depot tax.' },
  }),
}
