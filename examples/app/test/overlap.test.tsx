import { cleanup, configure as configureTests, render, screen } from '@testing-library/preact'
import { configure } from 'depotkit'
import { handlers, type MockFaults } from 'depotkit/msw'
import { setupServer } from 'msw/node'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { Overlap } from '../src/overlap'

const baseUrl = 'http://depotkit.test'
const sample = ['ZZWORLD00007', 'ZZEUROPE0002'] as const

let stop = () => {}
beforeAll(() => {
  configure({ baseUrl, retries: 0 })
  // A busy machine may take longer than the usual second.
  configureTests({ asyncUtilTimeout: 60_000 })
})
afterEach(() => {
  cleanup()
  stop()
})

/** The real models answer, on the fictional sample data of the package. */
function mock(fail: MockFaults = {}) {
  const server = setupServer(...handlers({ baseUrl, fail }))
  server.listen({ onUnhandledRequest: 'error' })
  stop = () => server.close()
}

test('two funds that share companies', async () => {
  mock()
  render(<Overlap isins={sample} />)
  expect(await screen.findByText(/share 30.0 % in 3 companies/)).toBeTruthy()
})

test('a fund that nobody knows', async () => {
  mock()
  render(<Overlap isins={['ZZWORLD00007', 'ZZUNKNOWN000']} />)
  expect(await screen.findByText('Not known: unresolved_holdings, fewer_than_two_funds')).toBeTruthy()
})

test('a provider that is down', async () => {
  mock({ 'analyze.overlap': { kind: 'provider_unavailable', isins: ['ZZEUROPE0002'] } })
  render(<Overlap isins={sample} />)
  expect(await screen.findByText(/Not known: .*provider_unavailable/)).toBeTruthy()
})

test('too many requests', async () => {
  mock({ 'analyze.overlap': { kind: 'rate_limited', retryAfterSeconds: 12 } })
  render(<Overlap isins={sample} />)
  expect((await screen.findByRole('alert')).textContent).toContain('in 12 seconds')
})
