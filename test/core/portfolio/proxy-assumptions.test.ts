import { describe, expect, it } from 'vitest'
import { proxyAssumptions } from '../../../core/portfolio/look-through/reasons'
import { bookOf, fund, isinOf, proxy, referenceOf, row } from './fixture'

const [mixed, developed, emerging] = [1, 2, 3].map((n) => isinOf('IE', n)) as [string, string, string]

describe('assumptions about proxies', () => {
  it('names every fund that stands in, with the date of its own list', async () => {
    const reference = referenceOf({
      securities: [fund(mixed, { name: 'All World' }), fund(developed, { name: 'Developed' }), fund(emerging, { name: 'Emerging' })],
      constituents: [row(developed, 1, { isin: isinOf('US', 1), asOf: '2026-01-20' }), row(emerging, 1, { isin: isinOf('CN', 1), asOf: '2025-08-29' })],
      fundProxies: [proxy(mixed, developed, { weight: 0.9, kind: 'approximation' }), proxy(mixed, emerging, { weight: 0.1, kind: 'approximation' })],
    })
    const sentences = proxyAssumptions(await bookOf(reference, { [mixed]: 1 }))
    expect(sentences).toHaveLength(2)
    expect(sentences[0]?.en).toMatch(/All World.*Developed.*2026-01-20/)
    expect(sentences[1]?.en).toMatch(/All World.*Emerging.*2025-08-29/)
  })
})
