import { expect, test } from 'vitest'
import type { Reference } from '../../../../core/reference/reference'
import { emptyReference, startForTest } from '../../support'

const usd = { currency: 'USD', dates: ['2025-03-06', '2025-03-07'], perEur: Float64Array.of(1.25, 1.2) }

const withRates = (fx: Reference['fx']) => startForTest({}, { reference: { open: async () => ({ ...emptyReference, fx }) } })

test('answers all rates of a currency, which browsers may keep for an hour', async () => {
  const app = await withRates(async () => ({ found: new Map([['USD', usd]]), failed: new Set() }))
  const { status, headers, json } = await app.get('/rates/USD')
  expect([status, headers['cache-control'], json]).toEqual([200, 'max-age=3600', { currency: 'USD', dates: ['2025-03-06', '2025-03-07'], perEur: [1.25, 1.2] }])
})

test('tells a currency that is not known, what is no currency and data that could not be asked apart', async () => {
  const app = await withRates(async (keys) => ({ found: new Map(), failed: new Set(keys.filter((key) => key === 'CHF')) }))
  expect(await Promise.all(['/rates/XXX', '/rates/usd', '/rates/USD1', '/rates/CHF'].map(async (path) => (await app.get(path)).json.error?.code))).toEqual(['not_found', 'not_found', 'not_found', 'overloaded'])
})
