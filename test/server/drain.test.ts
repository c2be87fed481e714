import { Agent, request } from 'node:http'
import { expect, test } from 'vitest'
import { CALCULATORS, startApp, type Running } from './support'

/** A service whose guide waits until it is let go: a running request. */
async function startBusy(): Promise<{ app: Running; running: Promise<number>; finish: () => void; entered: Promise<void> }> {
  let finish = (): void => undefined
  let enter = (): void => undefined
  const gate = new Promise<void>((resolve) => (finish = resolve))
  const entered = new Promise<void>((resolve) => (enter = resolve))
  const app = await startApp({}, { onUsage: () => undefined })
  const slow = app.port
  const running = new Promise<number>((resolve, reject) => {
    const call = request({ port: slow, host: '127.0.0.1', method: 'POST', path: `${CALCULATORS}/abgeltungssteuer`, agent: new Agent(), headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' } }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
    call.on('error', reject)
    call.write('{', () => enter())
    void gate.then(() => call.end('}'))
  })
  return { app, running, finish, entered }
}

test('while draining new requests are refused and running ones are finished', async () => {
  const { app, running, finish, entered } = await startBusy()
  await entered
  await new Promise((resolve) => setTimeout(resolve, 100))
  const stopped = app.stop(5000)
  const refused = await app.post(`${CALCULATORS}/abgeltungssteuer`, {})
  expect(refused.status).toBe(503)
  expect(refused.json).toMatchObject({ data: null, error: { code: 'overloaded' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1)
  expect(refused.headers).toMatchObject({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' })
  expect((await app.get('/ready')).status).toBe(503)
  finish()
  expect(await running).toBe(200)
  await stopped
  await expect(app.get('/health')).rejects.toThrow(/ECONNREFUSED/)
})

test('a request that does not end is given up after the grace period', async () => {
  const { app, running, entered } = await startBusy()
  await entered
  await new Promise((resolve) => setTimeout(resolve, 100))
  await Promise.all([expect(running).rejects.toThrow(), app.stop(200)])
})
