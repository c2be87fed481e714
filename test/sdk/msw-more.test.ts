/** What mocks offer besides the models: faults of every kind, answers of one's own, reads, streams, misuse. */
import { createTRPCClient, httpBatchLink, httpBatchStreamLink, httpLink } from '@trpc/client'
import { describe, expect, it } from 'vitest'
import { errorTable, type ErrorCode } from '../../core/contract/errors'
import { handlers } from '../../sdk/mocks'
import type { AppRouter, QueryRouter } from '../../sdk/trpc'
import { baseUrl, mocked, portfolio } from './mocked'

describe('faults', () => {
  it.each(Object.entries(errorTable))('%s of the table', async (code, { status, message }) => {
    const { client } = mocked({ fail: { 'calculators.notgroschen': { kind: code as ErrorCode } } })
    await expect(client.calculators.notgroschen()).rejects.toMatchObject({ code, status, message: expect.stringContaining(message) })
  })

  it('several of one operation, one after the other, a delay beside the first', async () => {
    const { client } = mocked({ fail: { 'calculators.notgroschen': [{ kind: 'delay', ms: 30, times: 1 }, { kind: 'rate_limited', times: 1 }, { kind: 'internal_error', times: 2 }] } })
    const codes: string[] = []
    for (let call = 0; call < 4; call += 1) codes.push(await client.calculators.notgroschen().then(() => 'ok', (error: { code: string }) => error.code))
    expect(codes).toEqual(['rate_limited', 'internal_error', 'internal_error', 'ok'])
  })

  it('invalid_request with findings', async () => {
    const issues = [{ path: ['inputs', 'bufferMonths'], code: 'custom', message: 'No' }]
    const { client } = mocked({ fail: { 'calculators.notgroschen': { kind: 'invalid_request', issues } } })
    await expect(client.calculators.notgroschen()).rejects.toMatchObject({ issues })
  })

  it.each([[{ kind: 'html' }, 502], [{ kind: 'html', status: 200 }, 200]] as const)('%o is a page of a proxy', async (fault, status) => {
    const { client } = mocked({ fail: { '*': fault } })
    await expect(client.analyze.overlap(portfolio)).rejects.toMatchObject({ name: 'UnexpectedResponseError', status })
  })

  it('a connection that is cut off in the middle', async () => {
    const { client } = mocked({ fail: { 'analyze.overlap': { kind: 'cut_off' } } })
    await expect(client.analyze.overlap(portfolio)).rejects.toMatchObject({ name: 'NetworkError', status: null })
  })

  it('for all operations act on catalogs and descriptions too', async () => {
    const { client } = mocked({ fail: { '*': { kind: 'overloaded', retryAfterSeconds: 3 } } })
    await expect(client.calculators.catalog()).rejects.toMatchObject({ code: 'overloaded', retryAfterSeconds: 3 })
    await expect(client.analyze.describe('overlap')).rejects.toMatchObject({ code: 'overloaded' })
  })

  it('of a read act on it alone', async () => {
    const { client } = mocked({ fail: { 'calculators.describe': { kind: 'network' } } })
    await expect(client.calculators.describe('notgroschen')).rejects.toMatchObject({ code: 'network_error' })
    expect(await client.calculators.catalog()).toHaveProperty('calculators')
  })

  it('count anew after resetHandlers', async () => {
    const { server, client } = mocked({ fail: { 'calculators.notgroschen': { kind: 'internal_error', times: 1 } } })
    const outcome = () => client.calculators.notgroschen().then(() => 'fine', ({ code }) => code)
    expect([await outcome(), await outcome()]).toEqual(['internal_error', 'fine'])
    server.resetHandlers()
    expect([await outcome(), await outcome()]).toEqual(['internal_error', 'fine'])
  })
})

describe('answers of one\'s own', () => {
  it('are made from the real answer and the request, over tRPC and REST', async () => {
    const { client } = mocked({
      answers: {
        'calculators.notgroschen': (real, { inputs }) => ({ ...real, result: { ...real.result, targetAmount: Number(inputs?.bufferMonths) } }),
        'analyze.overlap': (real) => ({ ...real, analyses: { overlap: { status: 'unavailable', reasons: ['fewer_than_two_funds'], data: null } } }),
        'calculators.catalog': (real) => ({ ...real, calculators: [] }),
      },
    })
    expect((await client.calculators.notgroschen({ bufferMonths: 9 })).result.targetAmount).toBe(9)
    expect((await client.analyze.overlap(portfolio)).analyses).toEqual({ overlap: { status: 'unavailable', reasons: ['fewer_than_two_funds'], data: null } })
    expect((await client.calculators.catalog()).calculators).toEqual([])
    const rest = await fetch(`${baseUrl}/api/v1/public/calculators/notgroschen`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"inputs":{"bufferMonths":3}}' })
    expect(await rest.json()).toMatchObject({ data: { result: { targetAmount: 3 } } })
  })

  it('leave a refused call refused', async () => {
    const { client } = mocked({ answers: { 'calculators.notgroschen': () => { throw new Error('must not be called') } } })
    await expect(client.calculators.notgroschen({ bufferMonths: 4 as 3 })).rejects.toMatchObject({ code: 'invalid_request' })
  })
})

describe('tRPC clients', () => {
  const url = `${baseUrl}/trpc`

  it.each([['single', httpLink], ['batched', httpBatchLink], ['streamed', httpBatchStreamLink]] as const)('%s calls and reads', async (_name, link) => {
    mocked()
    const client = createTRPCClient<AppRouter>({ links: [link({ url })] })
    const [computed, refused, catalog, descriptor] = await Promise.allSettled([
      client.calculators.notgroschen.mutate({ inputs: { bufferMonths: 3 } }),
      client.calculators.notgroschen.mutate({ inputs: { bufferMonths: 4 as 3 } }),
      client.calculators.catalog.query(),
      client.calculators.describe.query({ id: 'notgroschen' }),
    ])
    expect(computed).toMatchObject({ status: 'fulfilled', value: { inputs: { bufferMonths: 3 } } })
    expect(refused).toMatchObject({ status: 'rejected', reason: { data: { error: 'invalid_request' } } })
    expect(catalog).toMatchObject({ status: 'fulfilled', value: { currency: 'EUR' } })
    expect(descriptor).toMatchObject({ status: 'fulfilled', value: { slug: 'notgroschen' } })
  })

  it.each([['single', httpLink], ['batched', httpBatchLink], ['streamed', httpBatchStreamLink]] as const)('%s queries by POST', async (_name, link) => {
    mocked()
    const client = createTRPCClient<QueryRouter>({ links: [link({ url, methodOverride: 'POST' })] })
    const [{ inputs }, { currency }] = await Promise.all([client.calculators.notgroschen.query({}), client.calculators.catalog.query()])
    expect([inputs.bufferMonths, currency]).toEqual([6, 'EUR'])
  })

  it('a stream brings the quick answer before the slow one', async () => {
    mocked({ fail: { 'calculators.notgroschen': { kind: 'delay', ms: 300 } } })
    const client = createTRPCClient<AppRouter>({ links: [httpBatchStreamLink({ url })] })
    const order: string[] = []
    await Promise.all([
      client.calculators.notgroschen.mutate({}).then(() => order.push('slow')),
      client.calculators.vorabpauschale.mutate({}).then(() => order.push('quick')),
    ])
    expect(order).toEqual(['quick', 'slow'])
  })

  it('what computes is not answered by GET', async () => {
    mocked()
    const client = createTRPCClient<QueryRouter>({ links: [httpLink({ url })] })
    await expect(client.calculators.notgroschen.query({})).rejects.toMatchObject({ data: { error: 'not_found' } })
  })
})

describe('misuse throws where the mocks are made', () => {
  it.each([
    ['a misspelled operation that fails', { fail: { 'analyze.overlaps': { kind: 'network' } } }, 'fail names analyze.overlaps'],
    ['a misspelled operation that answers', { answers: { 'calculators.notgroshen': () => ({}) } }, 'answers names calculators.notgroshen'],
    ['a fault that there is not', { fail: { '*': { kind: 'teapot' } } }, 'there is no fault teapot'],
  ])('%s', (_name, options, message) => {
    expect(() => handlers({ baseUrl, ...options } as never)).toThrow(expect.objectContaining({ name: 'TypeError', message: expect.stringContaining(message) }))
  })
})
