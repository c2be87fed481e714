import { expect, test } from 'vitest'
import type { UsageEvent } from '../../../server/http/operators/usage'
import { CALCULATORS, PORTFOLIO, startForTest } from '../support'

const secrets = {
  isin: 'US0378331005',
  amount: 48_151.62,
  name: 'Geheimbank',
  key: 'mysecretfield',
  query: 'querysecret',
  id: 'requestsecret',
} as const

test('the log and the events hold nothing of what was sent', async () => {
  const events: UsageEvent[] = []
  const app = await startForTest({ LOG_LEVEL: 'trace', TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT_UNITS: '500' }, { onUsage: (event) => events.push(event) })
  const sent = { 'x-forwarded-for': '192.0.2.77', 'x-request-id': secrets.id, 'user-agent': 'secretagent' }
  const holdings = [{ isin: secrets.isin, value: secrets.amount }]
  await app.post(PORTFOLIO, { basis: 'values', holdings }, sent)
  await app.post(`${PORTFOLIO}/${secrets.key}`, { basis: 'values', holdings, [secrets.key]: 1 }, sent)
  await app.post(`${CALCULATORS}/abgeltungssteuer`, { inputs: { kapitalertrag: secrets.amount } }, sent)
  await app.post(`${CALCULATORS}/abgeltungssteuer`, { inputs: { kapitalertrag: String(secrets.amount), [secrets.key]: secrets.name } }, sent)
  await app.post(`${CALCULATORS}/freistellungsauftrag`, { inputs: { brokers: [{ name: secrets.name, zinsen: -secrets.amount }] } }, sent)
  await app.post('/trpc/calculators.abgeltungssteuer', { inputs: { kapitalertrag: secrets.amount } }, sent)
  await app.post(`/trpc/calculators.${secrets.key}`, { inputs: { kapitalertrag: secrets.amount } }, sent)
  await app.get(`/calculators/abgeltungssteuer?kapitalertrag=${secrets.amount}&${secrets.key}=${secrets.query}`, sent)
  await app.get(`/${secrets.query}?isin=${secrets.isin}`, sent)
  await app.send('POST', `${CALCULATORS}/abgeltungssteuer`, { body: `{"${secrets.name}`, headers: { ...sent, 'content-type': 'application/json' } })

  const log = app.lines.join('') + JSON.stringify(events)
  for (const secret of [...Object.values(secrets).map(String), '48151', '192.0.2.77', '127.0.0.1:', 'secretagent']) {
    expect(log.replace(/Server listening at http:\/\/127\.0\.0\.1:\d+/, '')).not.toContain(secret)
  }
  expect(events).toHaveLength(10)
})

test('an event has only the allowed fields', async () => {
  const events: UsageEvent[] = []
  const app = await startForTest({}, { onUsage: (event) => events.push(event) })
  await app.post(`${CALCULATORS}/abgeltungssteuer`, { inputs: { kapitalertrag: -1, taxProfile: { filing_status: 'x' } } })
  await app.get(`${PORTFOLIO}/horoskop`)
  expect(events).toEqual([
    {
      operation: 'calculateAbgeltungssteuer',
      capability: 'abgeltungssteuer',
      status: 400,
      durationMs: expect.any(Number),
      fields: ['inputs.kapitalertrag', 'inputs.taxProfile.filing_status'],
    },
    { operation: 'unknown', capability: null, status: 404, durationMs: expect.any(Number) },
  ])
})

const holding = { assetClass: 'cash', currency: 'EUR', weight: 0.5 }
test('holdings are counted, those of both sides of a comparison too', async () => {
  const events: UsageEvent[] = []
  const app = await startForTest({}, { onUsage: (event) => events.push(event) })
  const snapshot = { holdings: [holding, holding] }
  await app.post(`${PORTFOLIO}/allocation`, snapshot)
  await app.post(`${PORTFOLIO}/compare`, { before: snapshot, after: { holdings: [{ ...holding, weight: 1 }] } })
  expect(events).toEqual([
    { operation: 'analyzePublicPortfolioAllocation', capability: 'allocation', status: 200, durationMs: expect.any(Number), holdings: 2 },
    { operation: 'analyzePublicPortfolioCompare', capability: 'compare', status: 200, durationMs: expect.any(Number), holdings: 3 },
  ])
})
