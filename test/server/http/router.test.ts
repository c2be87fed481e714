import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { initTRPC, TRPCError } from '@trpc/server'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { procedures } from '../../../core/registry/procedures'
import { names } from '../../../sdk/generated/names'
import type { RouterContext } from '../../../sdk/trpc'
import { router } from '../../../server/http/router'
import { formatFailure, openRouter, type OpenRouter } from '../../../server/router'

interface Inside {
  type: string
  inputs: unknown[]
  output?: unknown
}

const inside = (path: string): Inside => (router._def.procedures as never as Record<string, { _def: Inside }>)[path]?._def ?? { type: 'none', inputs: [] }

describe('the tRPC router', () => {
  test('has the operations of the registry and of the SDK, two reads a group, and the search', () => {
    const reads = ['find', ...Object.keys(names).flatMap((group) => [`${group}.catalog`, `${group}.describe`])]
    const paths = Object.keys(router._def.procedures).sort()
    expect(paths).toEqual([...procedures.map(({ group, name }) => `${group}.${name}`), ...reads].sort())
    const named = Object.entries(names).flatMap(([group, list]) => list.map((name) => `${group}.${name}`))
    expect(paths).toEqual([...named, ...reads].sort())
  })

  test.each(procedures.map((procedure) => [`${procedure.group}.${procedure.name}`, procedure] as const))('%s shows its schemas to tools', (path, procedure) => {
    expect(inside(path)).toMatchObject({ type: 'mutation' })
    expect(inside(path).inputs).toEqual([procedure.request])
    expect(inside(path).output).toBe(procedure.response)
  })
})

describe('calls in the same process', () => {
  let open: OpenRouter
  beforeAll(async () => {
    open = await openRouter({ PUBLIC_BASE_URL: 'https://depot.example' })
  })
  afterAll(() => open.close())
  const caller = () => open.router.createCaller(open.createContext)

  test('a calculation with links to the address of the settings', async () => {
    // (11500 - 10000) is above 10000 x 2.53 % x 0.7 = 177.10
    const { result, links } = await caller().calculators.vorabpauschale({ inputs: { wert_jahresanfang: 10_000, wert_jahresende: 11_500, steuerjahr: 2025 } })
    expect(result.vorabpauschale_brutto).toBe(177.1)
    expect(links.documentation).toMatch(/^https:\/\/depot\.example\//)
  })

  test('an analysis on the embedded data', async () => {
    const { resolvedPortfolioWeight } = await caller().analyze.snapshot({ holdings: [{ isin: 'IE00B4L5Y983', weight: 1 }] })
    expect(resolvedPortfolioWeight).toBe(1)
  })

  test('a description', async () => {
    expect(await caller().calculators.describe({ id: 'notgroschen' })).toMatchObject({ slug: 'notgroschen' })
  })

  test('a request that breaks a rule is refused as BAD_REQUEST', async () => {
    const broken = { holdings: [{ isin: 'IE00B4L5Y983', weight: 2 }] }
    await expect(caller().analyze.overlap(broken)).rejects.toMatchObject({ code: 'BAD_REQUEST', cause: { failure: { code: 'invalid_request', details: [{ message: 'Must be at most 1 (a fraction: 0.25 is 25 %)' }, { path: ['holdings'] }] } } })
  })

  test('a request is held to its schema once', async () => {
    const schema = procedures.find(({ name }) => name === 'notgroschen')?.request
    const run = vi.spyOn(schema!._zod, 'run')
    await caller().calculators.notgroschen({})
    expect(run).toHaveBeenCalledTimes(1)
    run.mockRestore()
  })
})

describe('within the router of an application', () => {
  let open: OpenRouter
  beforeAll(async () => {
    open = await openRouter({ PUBLIC_BASE_URL: 'https://depot.example' })
  })
  afterAll(() => open.close())

  const answerOf = async (path: string, body: unknown): Promise<unknown> => {
    const t = initTRPC.context<RouterContext>().create({ errorFormatter: formatFailure })
    const own = t.procedure.mutation((): never => {
      throw new TRPCError({ code: 'FORBIDDEN', message: 'not for you' })
    })
    const req = new Request(`https://app.example/trpc/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
    const answer = await fetchRequestHandler({ endpoint: '/trpc', req, router: t.router({ depot: open.router, own }), createContext: open.createContext })
    return answer.json()
  }

  test('a refusal keeps its code, its finding and the id of the request', async () => {
    expect(await answerOf('depot.analyze.overlap', { holdings: [{ isin: 'IE00B4L5Y983', weight: 2 }] })).toMatchObject({
      error: { data: { code: 'BAD_REQUEST', error: 'invalid_request', details: [{ path: ['holdings', 0, 'weight'], message: 'Must be at most 1 (a fraction: 0.25 is 25 %)' }, { path: ['holdings'] }], requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) } },
    })
  })

  test('a refusal of a model too', async () => {
    expect(await answerOf('depot.calculators.vorabpauschale', { inputs: { wert_jahresende: -1 } })).toMatchObject({
      error: { data: { error: 'invalid_request', path: 'depot.calculators.vorabpauschale' } },
    })
  })

  test('an error of the application stays its own', async () => {
    const answer = await answerOf('own', {})
    expect(answer).toMatchObject({ error: { message: 'not for you', data: { code: 'FORBIDDEN' } } })
    expect(answer).not.toHaveProperty('error.data.error')
  })
})
