import { createServer, connect, type Socket } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { limitConnections } from '../../server/connections'
import { CALCULATORS, sendRaw, startForTest } from './support'

describe('metrics', () => {
  test('count requests by operation and status', async () => {
    const app = await startForTest()
    await app.post(`${CALCULATORS}/abgeltungssteuer`, {})
    await app.post(`${CALCULATORS}/abgeltungssteuer`, { wrong: 1 })
    await app.get(`/secret-path?isin=US0378331005`)
    const { text, headers } = await app.get('/metrics')
    expect(headers['content-type']).toMatch(/^text\/plain/)
    expect(text).toContain('depotkit_requests_total{operation="calculateAbgeltungssteuer",status="200"} 1')
    expect(text).toContain('depotkit_requests_total{operation="calculateAbgeltungssteuer",status="400"} 1')
    expect(text).toContain('depotkit_requests_total{operation="unknown",status="404"} 1')
    expect(text).toContain('depotkit_limiter_fallback 0')
    expect(text).not.toContain('secret-path')
  })
})

describe('clients that hold on', () => {
  const opened = (port: number): Promise<Socket> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => resolve(socket))
      socket.on('error', reject)
      onTestFinished(() => {
        socket.destroy()
      })
    })
  const closed = (socket: Socket): Promise<void> => new Promise((resolve) => socket.resume().once('close', () => resolve()))

  test('one address has a bounded number of connections, and gets new ones when it lets go', async () => {
    const server = createServer((socket) => socket.write('hello'))
    limitConnections(server, 2)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const first = await opened(port)
    await opened(port)
    await closed(await opened(port))
    const gone = closed(first)
    first.destroy()
    await gone
    const next = await opened(port)
    expect(await new Promise((resolve) => next.once('data', (part: Buffer) => resolve(part.toString())))).toBe('hello')
  })

  test('a request must arrive in time, and others are answered meanwhile', async () => {
    const app = await startForTest()
    const { requestTimeout, headersTimeout } = app.server.server
    expect([requestTimeout, headersTimeout <= requestTimeout]).toEqual([10_000, true])
    const slow = await Promise.all(Array.from({ length: 50 }, () => opened(app.port)))
    for (const socket of slow) socket.write(`POST ${CALCULATORS}/abgeltungssteuer HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n{`)
    expect((await app.post(`${CALCULATORS}/abgeltungssteuer`, {})).status).toBe(200)
  })

  test('a body that is shorter than announced is no request', async () => {
    const app = await startForTest()
    const answer = await sendRaw(app.port, `POST ${CALCULATORS}/abgeltungssteuer HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nZZ\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect((await app.get('/health')).status).toBe(200)
  })
})
