import { setupServer } from 'msw/node'
import { onTestFinished } from 'vitest'
import { createClient } from '../../sdk'
import { handlers, type MockOptions } from '../../sdk/mocks'

export const baseUrl = 'http://mocked.example'

/** Two funds of the sample. */
export const portfolio = { holdings: [{ isin: 'ZZWORLD00007', weight: 0.6 }, { isin: 'ZZEUROPE0002', weight: 0.4 }] }

/** Starts the mocks until the end of a test; a client without retries unless told. */
export function mocked(options: Partial<MockOptions> = {}, retries = 0) {
  const server = setupServer(...handlers({ baseUrl, ...options }))
  server.listen({ onUnhandledRequest: 'error' })
  onTestFinished(() => server.close())
  return { server, client: createClient({ baseUrl, retries }) }
}
