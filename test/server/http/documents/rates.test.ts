import { expect, test } from 'vitest'
import { referenceSource } from '../../../../server/data/source'
import { startForTest } from '../../support'

const usd = { currency: 'USD', dates: ['2025-03-06', '2025-03-07'], perEur: Float64Array.of(1.25, 1.2) }

test('answers all rates of a currency, which browsers may keep for an hour', async () => {
  const app = await startForTest({}, { rates: async () => ({ found: new Map([['USD', usd]]), failed: new Set() }) })
  const { status, headers, json } = await app.get('/rates/USD')
  expect([status, headers['cache-control'], json]).toEqual([200, 'max-age=3600', { currency: 'USD', dates: ['2025-03-06', '2025-03-07'], perEur: [1.25, 1.2] }])
})

test('tells a currency that is not known, what is no currency and data that could not be asked apart', async () => {
  const app = await startForTest({}, { rates: async (currency) => ({ found: new Map(), failed: new Set(currency === 'CHF' ? ['CHF'] : []) }) })
  expect(await Promise.all(['/rates/XXX', '/rates/usd', '/rates/USD1', '/rates/CHF'].map(async (path) => (await app.get(path)).json.error?.code))).toEqual(['not_found', 'not_found', 'not_found', 'overloaded'])
  const { headers, json } = await app.get('/rates/CHF')
  expect([headers['retry-after'], json.error?.message]).toEqual(['5', 'The data cannot be asked for at the moment; try again shortly.'])
})

test('asks no provider, whose quotes are no reference rates and whose plan anybody could use up', async () => {
  const source = await referenceSource({ DEPOTKIT_BUNDLE: 'none', FMP_API_KEY: 'key', FMP_URL: 'http://127.0.0.1:1' })
  const { found, failed } = await source.rates('XAU')
  expect([found.size, failed.size]).toEqual([0, 0])
  await source.close()
})
