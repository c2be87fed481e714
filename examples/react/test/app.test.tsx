import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { handlers, type MockOptions } from 'depotkit/msw'
import { setupServer } from 'msw/node'
import { afterEach, expect, test } from 'vitest'
import { Overlap } from '../src/overlap'
import { Reserve } from '../src/reserve'
import { Providers } from '../src/trpc'

const baseUrl = 'http://depotkit.test'

// A busy machine may take longer than the usual second.
configure({ asyncUtilTimeout: 60_000 })

let stop = () => {}
afterEach(() => {
  cleanup()
  stop()
})

/** The real models answer, on the fictional sample data of the package. */
function show(isins: readonly [string, string], options: Partial<MockOptions> = {}) {
  const server = setupServer(...handlers({ baseUrl, ...options }))
  server.listen({ onUnhandledRequest: 'error' })
  stop = () => server.close()
  render(<Providers url={`${baseUrl}/trpc`}><Overlap isins={isins} /><Reserve monthlyExpenses={2500} /></Providers>)
}

const sample = ['ZZWORLD00007', 'ZZEUROPE0002'] as const

test('a query: two funds that share companies', async () => {
  show(sample)
  expect(await screen.findByText(/share 30.0 %/)).toBeTruthy()
})

test('a query: a fund that nobody knows', async () => {
  show(['ZZWORLD00007', 'ZZUNKNOWN000'])
  expect(await screen.findByText('Not known: unresolved_holdings, fewer_than_two_funds')).toBeTruthy()
})

test('a query: too many requests', async () => {
  show(sample, { fail: { 'analyze.overlap': { kind: 'rate_limited', retryAfterSeconds: 12 } } })
  expect((await screen.findByRole('alert')).textContent).toContain('in 12 seconds')
})

test('a query: an answer of one\'s own', async () => {
  show(sample, { answers: { 'analyze.overlap': (real) => ({ ...real, analyses: { overlap: { status: 'unavailable', reasons: ['no_equities'], data: null } } }) } })
  expect(await screen.findByText('Not known: no_equities')).toBeTruthy()
})

test('a mutation: six months of 2500 are 15000', async () => {
  show(sample)
  fireEvent.click(screen.getByRole('button'))
  expect(await screen.findByText('15000 EUR')).toBeTruthy()
})
