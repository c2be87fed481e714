import { createServer, type RequestListener, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openBacklog, type Backlog } from '../../../../server/http/connection/backlog'

async function until(isTrue: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !isTrue(); tries += 1) await wait(25)
  expect(isTrue()).toBe(true)
}

async function serving(backlog: Backlog, listener: RequestListener): Promise<Server> {
  const server = createServer(backlog.inTurn(listener)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return server
}

/** A client that sends so many requests at once and reads only when it is told to. */
function pipelining(server: Server, count: number): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () =>
    socket.write(Array.from({ length: count }, (_, n) => `GET /${n} HTTP/1.1\r\nhost: a\r\n\r\n`).join('')))
  socket.on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  return socket.pause()
}

const answering = (backlog: Backlog, bytes: number, started: string[]): RequestListener => (request, response) => {
  started.push(request.url ?? '')
  const answer = Buffer.alloc(bytes, 'x')
  backlog.sending(response, answer.length)
  response.end(answer)
}

/** More than the system takes for a client that does not read. */
const LARGE = 20_000_000

describe('the backlog', () => {
  test('a connection that goes with requests that wait leaves errors of this process their traces', async () => {
    const backlog = openBacklog()
    const server = await serving(backlog, () => undefined)
    const { stackTraceLimit } = Error
    const client = pipelining(server, 50)
    await until(() => backlog.bytes() > 0)
    client.destroy()
    await until(() => backlog.bytes() === 0)
    expect(Error.stackTraceLimit).toBe(stackTraceLimit)
    expect(stackTraceLimit).toBeGreaterThan(0)
  })

  test('one answer that is larger than all may be together reaches who asked for it', async () => {
    const backlog = openBacklog(1_000_000)
    const server = await serving(backlog, answering(backlog, LARGE, []))
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    expect((await answer.arrayBuffer()).byteLength).toBe(LARGE)
  })

  test('requests of one connection are answered one by one, all of them and in their order', async () => {
    const backlog = openBacklog()
    const started: string[] = []
    const server = await serving(backlog, answering(backlog, 10, started))
    const socket = pipelining(server, 300)
    let text = ''
    socket.on('data', (part: Buffer) => (text += part.toString())).resume()
    await until(() => text.split('HTTP/1.1 200').length === 301)
    expect(started).toEqual(Array.from({ length: 300 }, (_, n) => `/${n}`))
    expect(backlog.bytes()).toBe(0)
  })

  test('pipelines of many connections take turns, from their first request on', async () => {
    const backlog = openBacklog()
    const turns: number[] = []
    let turn = 0
    const count = (): void => {
      turn += 1
      next = setImmediate(count)
    }
    let next = setImmediate(count)
    onTestFinished(() => clearImmediate(next))
    const server = await serving(backlog, (_request, response) => {
      turns.push(turn)
      response.end()
    })
    for (let n = 0; n < 20; n += 1) pipelining(server, 5).resume()
    await until(() => turns.length === 100)
    expect(new Set(turns).size).toBe(100)
  })

  test('a client that does not read gets no second answer made', async () => {
    const backlog = openBacklog()
    const started: string[] = []
    const server = await serving(backlog, answering(backlog, LARGE, started))
    const socket = pipelining(server, 300)
    await until(() => started.length > 0)
    await wait(200)
    expect(started).toEqual(['/0'])
    expect(backlog.bytes()).toBeGreaterThan(LARGE)
    socket.destroy()
    await until(() => backlog.bytes() === 0)
    expect(started).toEqual(['/0'])
  })

  test('beyond the bound the connections end that have unread answers for longest, and others are answered', async () => {
    const backlog = openBacklog(3.5 * LARGE)
    const started: string[] = []
    const server = await serving(backlog, answering(backlog, LARGE, started))
    const sockets: Socket[] = []
    server.on('connection', (socket: Socket) => sockets.push(socket))
    for (let n = 1; n <= 5; n += 1) {
      pipelining(server, 1)
      await until(() => started.length === n)
    }
    const reader = pipelining(server, 1)
    let bytes = 0
    reader.on('data', (part: Buffer) => (bytes += part.length)).resume()
    await until(() => bytes > LARGE)
    expect(sockets.map(({ destroyed }) => destroyed)).toEqual([true, true, true, false, false, false])
    expect(backlog.bytes()).toBeLessThanOrEqual(3.5 * LARGE)
  })

  test('requests that wait count as well', async () => {
    const backlog = openBacklog(100 * 4096)
    const server = await serving(backlog, () => undefined)
    const socket = pipelining(server, 50)
    await until(() => backlog.bytes() === 49 * 4096)
    pipelining(server, 90)
    await new Promise((resolve) => socket.once('close', resolve).resume())
    await until(() => backlog.bytes() === 89 * 4096)
  })
})
