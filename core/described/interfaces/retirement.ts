import { textFact } from '../catalog/schemas'
import { calculationCatalog } from '../catalog/calculations'
import type { Interface } from '../interface'

export const retirement: Interface = {
  namespace: 'retirement',
  name: { en: 'Retirement', de: 'Altersvorsorge' },
  description: 'Subsidised private pensions of Germany from 2027 on against saving without them. Anonymous and stateless.',
  operationIds: { list: 'listPublicRetirement', describe: 'describePublicRetirement', get: 'getPublicRetirement' },
  scope: 'A model of German law with dated figures; no tax or investment advice and no recommendation. Whether someone is entitled to the support is an input: ask for it.',
  ...calculationCatalog('retirement', {
    noun: 'Retirement',
    about: { one: 'a calculation of retirement', offer: 'What retirement offers.', list: 'All calculations.' },
    list: 'capabilities',
    reading: { rates: textFact('Unit of rates in requests and answers.', 'Percentage points: 25 means 25%.') },
    more: {},
    limit: { unit: 'One per request', scope: 'Per client address, shared across all calculations of retirement.' },
  }),
}
