/** What answers in place of Redis and sends what nobody asked for, or more than anybody can keep: the process lives, and counts by itself. */
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { limiterOf, type Limiter } from '../../../server/limits/limiter'
import { quotaOf } from '../../../server/limits/quota'

const MB = 1 << 20

/** A limiter on a server that answers each command in this way. */
async function limiterOn(answer: (socket: Socket, command: string) => void): Promise<Limiter> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket)).on('data', (part) => part.toString().split(/(?=\*\d+\r\n\$)/).forEach((command) => answer(socket, command)))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const limiter = await limiterOf({ RATE_LIMIT_UNITS: 60, REQUEST_LIMIT: 300, RATE_LIMIT_WINDOW_SECONDS: 60, REDIS_URL: `redis://127.0.0.1:${(server.address() as AddressInfo).port}` })
  if (limiter === null) throw new Error('limiting is off')
  onTestFinished(() => {
    limiter.close()
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  return limiter
}

const takeOne = async (limiter: Limiter): Promise<number> => quotaOf(await limiter.count('a', 'calculators', 1)).remaining

test.each([
  ['nothing, twice', '$-1\r\n$-1\r\n'],
  ['a message of nothing', '>2\r\n$9\r\nsubscribe\r\n_\r\n'],
])('%s, where one answer was asked for, does not end the process', async (_what, reply) => {
  let answered = 0
  const limiter = await limiterOn((socket) => {
    answered += 1
    socket.write(reply)
  })
  await vi.waitUntil(() => answered > 3, { timeout: 10_000 })
  expect([await takeOne(limiter), await takeOne(limiter)]).toEqual([59, 58])
})

test('numbers without end that nobody asked for end the connection', async () => {
  const sent: number[] = []
  const part = Buffer.from(':1\r\n'.repeat(1 << 14))
  const limiter = await limiterOn((socket) => {
    if (socket.listenerCount('drain') > 0) return
    const push = (): void => {
      while (!socket.destroyed && socket.bytesWritten < 8 * MB && socket.write(part));
    }
    socket.once('close', () => sent.push(socket.bytesWritten)).on('drain', push)
    push()
  })
  await vi.waitUntil(() => sent.length > 1, { timeout: 20_000 })
  expect(sent[0]).toBeLessThan(8 * MB)
  expect(await takeOne(limiter)).toBe(59)
})

test('a total below what was just taken is no allowance', async () => {
  const limiter = await limiterOn((socket, command) => void socket.write(command.toLowerCase().includes('info') ? '$0\r\n\r\n' : '*2\r\n:0\r\n:60000\r\n'))
  await vi.waitUntil(() => limiter.state().state === 'ok', { timeout: 10_000 })
  expect([await takeOne(limiter), await takeOne(limiter)]).toEqual([59, 58])
})

test('a text without end is not kept: the connection ends after some megabytes', async () => {
  const ended: number[] = []
  const part = Buffer.alloc(1 << 16, 'x')
  const limiter = await limiterOn((socket) => {
    if (socket.listenerCount('drain') > 0) return
    // what would be sent without end ends here at 64 MB, so that a test that fails does not take all memory
    const push = (): void => {
      while (!socket.destroyed && socket.bytesWritten < 64 * MB && socket.write(part));
    }
    socket.once('close', () => ended.push(socket.bytesWritten)).on('drain', push).write('$900000000\r\n')
    push()
  })
  await vi.waitUntil(() => ended.length > 0, { timeout: 10_000 })
  expect(ended[0]).toBeLessThan(32 * MB) // what is on the way included
  expect(await takeOne(limiter)).toBe(59)
})
