import { analysisCatalog } from '../catalog/analyses'
import type { Interface } from '../interface'

export const fixedIncome: Interface = {
  namespace: 'fixed-income',
  name: { en: 'Fixed income', de: 'Anleihen' },
  description: 'Bond funds and single bonds of a portfolio by issuer, country, currency, maturity, kind and rating, with their duration. Anonymous and stateless.',
  operationIds: { list: 'listPublicFixedIncome', describe: 'describePublicFixedIncome', get: 'getPublicFixedIncome' },
  scope: 'Works on dated published lists: no live prices, no yields, no recommendation. Read status and reasons before the numbers; what a list does not say is unknown, never guessed.',
  ...analysisCatalog('fixed-income', {
    names: { descriptor: 'FixedIncomeDescriptor', catalog: 'FixedIncomeCatalog' },
    about: { one: 'an analysis of fixed income', offer: 'What fixed income offers.' },
  }),
}
