/** The page of a portfolio shows every standalone analysis: one without a view would have an address and no tab. */
import { expect, test } from 'vitest'
import { analyses } from '../../core/registry/registry'
import { views } from '../../server/pages/portfolio/analyses/views'

test('every analysis has a tab of its own', () => {
  expect(views.map(([id]) => id).sort()).toEqual(analyses.map(({ id }) => id).sort())
})
