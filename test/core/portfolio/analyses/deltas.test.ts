import { expect, it } from 'vitest'
import { bucketDeltas } from '../../../../core/portfolio/analyses/compare/model'
import type { Section } from '../../../../core/contract/section'
import type { Bucket } from '../../../../core/portfolio/schemas/shapes'

type Buckets = { buckets: Bucket[] }
const section = (weights: Record<string, number>): Section<Buckets> =>
  ({ status: 'ok', reasons: [], data: { buckets: Object.entries(weights).map(([key, weight]) => ({ key, weight, value: null })) } }) as Section<Buckets>

it('has a row for each key of both sides that shows more than 0 on one', () => {
  const rows = bucketDeltas(section({ b: 0.5, gone: 0.25, tiny: 3e-11 }), section({ a: 0.5, b: 0.5, tiny: 2e-11 }), ({ buckets }) => buckets)
  expect(rows).toEqual([
    { key: 'a', before: 0, after: 0.5, delta: 0.5 },
    { key: 'b', before: 0.5, after: 0.5, delta: 0 },
    { key: 'gone', before: 0.25, after: 0, delta: -0.25 },
  ])
})
