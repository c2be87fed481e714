import { expect, it } from 'vitest'
import { camelCase, kebabCase, pascalCase } from '../../../core/values/names'

it.each([
  ['look-through', 'lookThrough', 'LookThrough'],
  ['etf-sparplan', 'etfSparplan', 'EtfSparplan'],
  ['top-10-funds', 'top10Funds', 'Top10Funds'],
  ['costs', 'costs', 'Costs'],
])('%s is called %s as a method and %s as a part of a name', (id, method, part) => {
  expect([camelCase(id), pascalCase(id)]).toEqual([method, part])
})

it('a name becomes an id again', () => {
  expect(['sharedHoldings', 'costs', 'aBC'].map(kebabCase)).toEqual(['shared-holdings', 'costs', 'a-b-c'])
})
