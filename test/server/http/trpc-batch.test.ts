import { errorTable } from '../../../core/contract/errors'
import { Readable } from 'node:stream'
import { createTRPCClient, httpBatchLink, httpBatchStreamLink, httpLink } from '@trpc/client'
import { expect, test } from 'vitest'
import type { Reference, ReferenceSource } from '../../../core/reference/reference'
import { readConfig } from '../../../server/process/config'
import { referenceSource } from '../../../server/data/source'
import type { AppRouter, QueryRouter } from '../../../sdk/trpc'
import { emptyReference, startForTest } from '../support'

const reference = await referenceSource(readConfig({}))

/** Twenty portfolios of 25 holdings, 30 KB as one body. */
const holdings = ['IE00B4L5Y983', 'IE00B5BMR087', 'IE00BKM4GZ66', ...Array.from({ length: 22 }, (_, index) => `US00000000${10 + index}`)]
const portfolios = Array.from({ length: 20 }, () => ({ holdings: holdings.map((isin) => ({ isin, weight: 0.04 })) }))

test.each([
  ['a batch', httpBatchLink],
  ['a streamed batch', httpBatchStreamLink],
])('%s of 20 overlaps of 25 holdings answers', async (_name, link) => {
  const app = await startForTest({}, { reference })
  const client = createTRPCClient<AppRouter>({ links: [link({ url: `${app.url}/trpc` })] })
  const answers = await Promise.all(portfolios.map((portfolio) => client.analyze.overlap.mutate(portfolio)))
  expect(answers.map(({ analyses }) => analyses.overlap.data?.fundCount)).toEqual(portfolios.map(() => 3))
  expect(app.lines.filter((line) => line.includes('"usage"'))).toHaveLength(1)
})

test('the charge of a batch is the sum over its calls: 20 overlaps of 25 holdings take 20 times what one takes', async () => {
  const app = await startForTest({ RATE_LIMIT_UNITS: '2000' }, { reference })
  const used = ({ headers }: { headers: Record<string, unknown> }): number => 2000 - Number(headers['ratelimit-remaining'])
  const one = used(await app.post('/trpc/analyze.overlap', portfolios[0]))
  const all = used(await app.post(`/trpc/${portfolios.map(() => 'analyze.overlap').join(',')}?batch=1`, { ...portfolios }))
  expect(all).toBe(one + 20 * one)
})

/** Answers at once, but to the last request only when it is let go. */
function holdingBack(isin: string): { source: ReferenceSource; letGo: () => void } {
  let letGo = (): void => {}
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  const held: Reference = {
    ...emptyReference,
    securities: async (isins) => {
      if (isins.includes(isin)) await gate
      return emptyReference.securities(isins)
    },
  }
  return { source: { open: async () => held }, letGo }
}

test('the first answer of a streamed batch arrives before the last one is computed', async () => {
  const { source, letGo } = holdingBack('US0378331005')
  const app = await startForTest({}, { reference: source })
  const client = createTRPCClient<AppRouter>({ links: [httpBatchStreamLink({ url: `${app.url}/trpc` })] })
  const ask = (isin: string) => client.analyze.overlap.mutate({ holdings: [{ isin, weight: 1 }] })
  const [first, last] = [ask('IE00B4L5Y983'), ask('US0378331005')]
  expect((await first).holdings).toHaveLength(1) // would wait for ever if answers arrived together
  letGo()
  expect((await last).holdings).toHaveLength(1)
})

test('answers leave one by one: the models of a streamed batch are not all run before the first is sent', async () => {
  let asked = 0
  const counting: Reference = { ...emptyReference, securities: async (isins) => ((asked += 1), emptyReference.securities(isins)) }
  const app = await startForTest({}, { reference: { open: async () => counting } })
  const body = Object.fromEntries(portfolios.map((portfolio, index) => [index, portfolio]))
  const response = await fetch(`${app.url}/trpc/${portfolios.map(() => 'analyze.overlap').join(',')}?batch=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'trpc-accept': 'application/jsonl' },
    body: JSON.stringify(body),
  })
  let text = ''
  let askedAtFirst = 0
  for await (const part of Readable.fromWeb(response.body as never)) {
    text += String(part)
    if (askedAtFirst === 0 && text.includes('"modelVersion"')) askedAtFirst = asked
  }
  expect(text.match(/"modelVersion"/g)).toHaveLength(20)
  expect(askedAtFirst).toBeGreaterThan(0)
  expect(askedAtFirst).toBeLessThan(20)
})

test('a batch may have 16384 bytes for each call, one call no more than that', async () => {
  const app = await startForTest()
  const padded = (bytes: number) => ({ inputs: {}, padding: 'x'.repeat(bytes - 50) })
  const batch = (sizes: readonly number[]) =>
    app.post(`/trpc/${sizes.map(() => 'calculators.notgroschen').join(',')}?batch=1`, { ...sizes.map(padded) })
  expect((await batch([16_384, 16_384])).status).toBe(400) // an unknown field, so it was read
  expect((await batch([40_000])).status).toBe(413)
  expect((await batch([20_000, 20_000])).status).toBe(413)
  expect((await app.post('/trpc/calculators.notgroschen', padded(17_000))).status).toBe(413)
})

test.each([1000, 100_000])('the bound holds for a body of unknown length, in pieces of %i bytes', async (chunk) => {
  const app = await startForTest()
  const body = JSON.stringify({ padding: 'x'.repeat(17_000) })
  const { status, text } = await app.send('POST', '/trpc/calculators.notgroschen', { body, chunk, headers: { 'content-type': 'application/json' } })
  expect(status).toBe(413)
  expect(JSON.parse(text)).toMatchObject({ error: { data: { error: 'payload_too_large', httpStatus: 413 } } })
})

test.each([
  ['single calls', httpLink],
  ['batches', httpBatchLink],
  ['streamed batches', httpBatchStreamLink],
])('%s of queries by POST answer as mutations and reads do', async (_name, link) => {
  const app = await startForTest()
  const client = createTRPCClient<QueryRouter>({ links: [link({ url: `${app.url}/trpc`, methodOverride: 'POST' })] })
  const [result, catalog, descriptor] = await Promise.all([
    client.calculators.notgroschen.query({ inputs: { bufferMonths: 3 } }),
    client.calculators.catalog.query(),
    client.calculators.describe.query({ id: 'notgroschen' }),
  ])
  expect(result.inputs.bufferMonths).toBe(3)
  expect(catalog.calculators.length).toBeGreaterThan(10)
  expect(descriptor.slug).toBe('notgroschen')
})

test.each([
  ['single calls', httpLink],
  ['batches', httpBatchLink],
  ['streamed batches', httpBatchStreamLink],
])('%s of queries by GET compute nothing, as no portfolio stands in an address, and are told which option the link lacks', async (_name, link) => {
  const app = await startForTest()
  const client = createTRPCClient<QueryRouter>({ links: [link({ url: `${app.url}/trpc` })] })
  const refused = { message: expect.stringContaining("methodOverride: 'POST'"), data: { error: 'not_found', httpStatus: 404, requestId: expect.stringMatching(/./) } }
  await expect(client.calculators.notgroschen.query({})).rejects.toMatchObject(refused)
})

test('what does not exist is not said to want POST', async () => {
  const app = await startForTest()
  const answer = await (await fetch(`${app.url}/trpc/calculators.horoskop`)).json()
  expect(answer).toMatchObject({ error: { message: errorTable.not_found.message } })
})
