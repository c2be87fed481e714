/** What the sections of the portfolio page say of figures that are not whole. */
import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { showIn } from '../../../../server/pages/portfolio/context'
import { Overlap } from '../../../../server/pages/portfolio/sections/overlap'

const fund = (name: string, status: 'full' | 'partial' | 'none') => ({ isin: null, name, status, coveredWeight: 0.5, asOf: null })

test('the overlap of a list that is not complete is marked, and that of none is not known', () => {
  const pair = { fundA: 'A', fundB: 'B', isinA: null, isinB: null, overlap: 0.34, sharedCount: 3, sharedTail: null, sharedHoldings: [] }
  const data = { method: 'sum_minimum_constituent_weights' as const, fundCount: 4, pairs: [pair], funds: [fund('A', 'full'), fund('B', 'partial'), fund('C', 'full'), fund('D', 'none')] }
  const html = renderToString(h(Overlap, { data, bases: new Map(), show: showIn('en', 'EUR') }))
  const firstRow = /<th scope="row">1\. A<\/th>(.*?)<\/tr>/.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '|').split('|').filter((text) => text !== '')
  expect(firstRow).toEqual(['34% *', '&lt; 1%', 'not known'])
  expect(html).toContain('the real overlap may differ')
})
