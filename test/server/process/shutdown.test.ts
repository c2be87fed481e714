import { Agent, request } from 'node:http'
import { describe, expect, test } from 'vitest'
import { CALCULATORS, startApp, type Running } from '../support'

interface Ended {
  status: number | undefined
  connection: string | undefined
}

const getWith = (agent: Agent, port: number, path: string): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, agent }, (response) => {
      response.resume().on('end', () => resolve({ status: response.statusCode, connection: response.headers.connection }))
    })
    call.on('error', reject)
    call.end()
  })

/** A service with a running request that ends when it is let go. */
async function startBusy(): Promise<{ app: Running; running: Promise<Ended>; finish: () => void; entered: Promise<void> }> {
  let finish = (): void => undefined
  let enter = (): void => undefined
  const gate = new Promise<void>((resolve) => (finish = resolve))
  const entered = new Promise<void>((resolve) => (enter = resolve))
  const app = await startApp({}, { onUsage: () => undefined })
  const slow = app.port
  const running = new Promise<Ended>((resolve, reject) => {
    const call = request({ port: slow, host: '127.0.0.1', method: 'POST', path: `${CALCULATORS}/abgeltungssteuer`, agent: new Agent(), headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' } }, (response) => {
      response.resume().on('end', () => resolve({ status: response.statusCode, connection: response.headers.connection }))
    })
    call.on('error', reject)
    call.write('{', () => enter())
    void gate.then(() => call.end('}'))
  })
  return { app, running, finish, entered }
}

describe('the end of a process', () => {
  test('what is under way is finished and says that the connection ends; nobody listens any more', async () => {
    const { app, running, finish, entered } = await startBusy()
    await entered
    await new Promise((resolve) => setTimeout(resolve, 100))
    const stopped = app.stop(5000)
    // The system may have taken a connection that the process then resets; from then on nobody takes any.
    await app.post(`${CALCULATORS}/abgeltungssteuer`, {}).catch(() => undefined)
    await expect(app.post(`${CALCULATORS}/abgeltungssteuer`, {})).rejects.toThrow(/ECONNREFUSED/)
    finish()
    expect(await running).toEqual({ status: 200, connection: 'close' })
    await stopped
  })

  test('a request on a connection that is already there is answered, and is the last one on it', async () => {
    const app = await startApp()
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const ask = () => getWith(agent, app.port, `${CALCULATORS}/abgeltungssteuer`)
    expect(await ask()).toEqual({ status: 200, connection: 'keep-alive' })
    const stopped = app.stop(5000)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(await ask()).toEqual({ status: 200, connection: 'close' })
    await expect(ask()).rejects.toThrow(/ECONNREFUSED/)
    await stopped
  })

  test('with a delay it listens on, tells proxies to leave, and stays alive', async () => {
    const app = await startApp({ SHUTDOWN_DELAY_SECONDS: '1' })
    const stopped = app.stop(5000)
    const ready = await app.get('/readyz')
    expect([ready.status, ready.json.error?.code]).toEqual([503, 'overloaded'])
    expect(Number(ready.headers['retry-after'])).toBeGreaterThanOrEqual(1)
    expect((await app.get('/healthz')).status).toBe(200)
    const answer = await app.post(`${CALCULATORS}/abgeltungssteuer`, {})
    expect(answer.status).toBe(200)
    await stopped
    // A connection that was kept may end with its process while it is asked; from then on nobody takes any.
    await app.get('/healthz').catch(() => undefined)
    await expect(app.get('/healthz')).rejects.toThrow(/ECONNREFUSED/)
  })

  test('a request that does not end is given up after the grace period', async () => {
    const { app, running, entered } = await startBusy()
    await entered
    await new Promise((resolve) => setTimeout(resolve, 100))
    await Promise.all([expect(running).rejects.toThrow(), app.stop(200)])
  })

  test('without connections it is immediate', async () => {
    const app = await startApp()
    const begin = performance.now()
    await app.stop(5000)
    expect(performance.now() - begin).toBeLessThan(4000)
  })
})
