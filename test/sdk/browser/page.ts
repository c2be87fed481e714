/** Runs in a browser: starts the mocks in a worker and answers every example through them. */
import { setupWorker } from 'msw/browser'
import { procedures } from '../../../core/registry/procedures'
import { createClient } from '../../../sdk'
import { handlers } from '../../../sdk/mocks'

declare global {
  interface Window {
    answers: Promise<Record<string, unknown>>
  }
}

const baseUrl = 'http://mocked.example'
const now = () => new Date('2026-11-20T12:00:00.000Z')

async function overRest(path: string, body: unknown): Promise<unknown> {
  const response = await fetch(baseUrl + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  return response.json()
}

async function answerAll(): Promise<Record<string, unknown>> {
  const fail = { 'calculators.notgroschen': { kind: 'rate_limited', retryAfterSeconds: 0, times: 1 } } as const
  const worker = setupWorker(...handlers({ baseUrl, now, fail }))
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass' })
  const client = createClient({ baseUrl })
  const retried = await client.calculators.notgroschen()
  const refused = await client.calculators.vorabpauschale({ steuerjahr: 2023, wert_jahresanfang: -1 }).catch(({ name, issues }) => ({ name, issues }))
  const examples = await Promise.all(
    procedures.map(async ({ path, example }) => [path, await overRest(path, example)] as const),
  )
  return { retried, refused, examples: Object.fromEntries(examples) }
}

window.answers = answerAll()
