import { createServer, type RequestListener } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { isSameSite, sourceClient, type SourceClient } from '../../../../server/data/update/client'
import { listen } from '../../../support/port'

let close = async (): Promise<void> => {}
let asked: { url: string; at: number; range: string | undefined }[] = []
afterEach(async () => {
  await close()
  asked = []
})

async function serving(answer: RequestListener): Promise<string> {
  const server = await listen(createServer((request, response) => {
    asked.push({ url: request.url ?? '', at: performance.now(), range: request.headers.range })
    answer(request, response)
  }))
  close = server.close
  return server.url
}

const client = (perSecond = 1_000): SourceClient => sourceClient({ userAgent: 'test', perSecond, backoffMs: 1 })
const get = async (url: string, by = client()): Promise<string> => (await by.get(url)).toString()

const statuses = (...list: number[]): RequestListener => (_, response) => {
  const status = list[Math.min(asked.length, list.length) - 1] ?? 200
  response.writeHead(status).end(`answer ${asked.length}`)
}

describe('asking a source', () => {
  it('sends no more requests in any second than it may, repeated ones included', async () => {
    const url = await serving(statuses(200, 503, 503, 200))
    const slow = client(20)
    const begun = performance.now()
    for (let index = 0; index < 10; index++) await get(url, slow)
    expect(asked).toHaveLength(12)
    // Eleven pauses of 50 ms, which a busy machine only lengthens; timers may be a millisecond early. Without a limit they take some 20 ms.
    expect(performance.now() - begun).toBeGreaterThan(11 * 50 - 20)
  })

  it.each([429, 500, 502, 503])('asks again after %i, and has the answer', async (status) => {
    expect(await get(await serving(statuses(status, status, 200)))).toBe('answer 3')
  })

  it('asks four times at most', async () => {
    await expect(get(await serving(statuses(503)))).rejects.toThrow('is busy (503)')
    expect(asked).toHaveLength(4)
  })

  it.each([400, 401, 404, 410])('does not ask again after %i', async (status) => {
    await expect(get(await serving(statuses(status)))).rejects.toThrow(String(status))
    expect(asked).toHaveLength(1)
  })

  it('waits as long as it is told to', async () => {
    const url = await serving((_, response) => void (asked.length === 1 ? response.writeHead(429, { 'retry-after': '1' }).end() : response.end('now')))
    expect(await get(url)).toBe('now')
    expect((asked[1]?.at ?? 0) - (asked[0]?.at ?? 0)).toBeGreaterThan(990)
  })

  it.each(['3600', new Date(Date.now() + 3_600_000).toUTCString()])('does not wait for an hour, and does not ask for anything else either (%s)', async (pause) => {
    const url = await serving((_, response) => response.writeHead(503, { 'retry-after': pause }).end())
    const by = client()
    await expect(get(`${url}/1`, by)).rejects.toThrow(/in (59|60) minutes/)
    await expect(get(`${url}/2`, by)).rejects.toThrow('minutes')
    expect(asked).toHaveLength(1)
  })

  it('never asks again where it was refused', async () => {
    const url = await serving(statuses(403))
    const by = client()
    await expect(get(`${url}/1`, by)).rejects.toThrow('refuses (403)')
    await expect(get(`${url}/2`, by)).rejects.toThrow('refuses (403)')
    expect(asked).toHaveLength(1)
  })

  it('gives a source up after two addresses that nobody answers at', async () => {
    const by = client()
    for (const path of ['1', '2']) await expect(get(`http://127.0.0.1:1/${path}`, by)).rejects.toThrow('cannot be reached')
    await expect(get('http://127.0.0.1:1/3', by)).rejects.toThrow('not asked again')
  })

  it('says why a connection fails', async () => {
    const url = await serving((_, response) => response.end())
    await expect(get(url.replace('http:', 'https:'))).rejects.toThrow(/^cannot be reached \((ERR_SSL_|EPROTO)\w*\)$/)
    await expect(get('http://nobody.invalid/')).rejects.toThrow(/^cannot be reached \((ENOTFOUND|EAI_AGAIN)\)$/)
  })

  it('follows to another address of the same server, and not to another server', async () => {
    const url = await serving((request, response) => {
      if (request.url === '/old') response.writeHead(301, { location: '/new' }).end()
      else if (request.url === '/away') response.writeHead(302, { location: 'https://elsewhere.example/' }).end()
      else if (request.url === '/round') response.writeHead(307, { location: '/round' }).end()
      else response.end('here')
    })
    expect(await get(`${url}/old`)).toBe('here')
    await expect(get(`${url}/away`)).rejects.toThrow('has moved to another site')
    await expect(get(`${url}/round`)).rejects.toThrow('forwards in a circle')
  })

  it.each([
    ['https://mapping.gleif.org/a', 'https://api.gleif.org/b', true], ['https://www.example.co.uk/', 'https://files.example.co.uk/', true], ['https://www.example.co.uk/', 'https://other.co.uk/', false],
    ['https://www.example.com.au/', 'https://other.com.au/', false], ['https://www.example.de/', 'http://www.example.de/', false], ['https://10.0.0.1/', 'https://10.9.0.1/', false],
  ])('%s and %s are of one owner: %s', (from, to, same) => expect(isSameSite(new URL(from), new URL(to))).toBe(same))

  it('takes no part that it has not asked for as the whole', async () => {
    const url = await serving((_, response) => response.writeHead(206, { 'content-range': 'bytes 0-3/1000' }).end('part'))
    await expect(get(url)).rejects.toThrow('answered with status 206')
  })
})

describe('an answer that breaks off', () => {
  const whole = 'a report of some length '.repeat(1_000)
  /** Sends so much of an answer of the whole length and drops the connection. */
  const cut = (response: Parameters<RequestListener>[1], from: number, until: number, headers: Record<string, string> = {}) => {
    response.writeHead(from === 0 ? 200 : 206, { 'content-length': whole.length - from, ...headers })
    response.write(whole.slice(from, until), () => setTimeout(() => response.destroy(), 20))
  }

  it('is gone on with where the server can do that', async () => {
    const marks = { 'accept-ranges': 'bytes', etag: '"1"' }
    const url = await serving((request, response) => {
      const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0)
      if (from === 0) cut(response, 0, 10_000, marks)
      else response.writeHead(206, { ...marks, 'content-range': `bytes ${from}-${whole.length - 1}/${whole.length}` }).end(whole.slice(from))
    })
    expect(await get(url)).toBe(whole)
    expect(asked.map(({ range }) => range)).toEqual([undefined, 'bytes=10000-'])
  })

  it('is asked for from its beginning where the server cannot, or has something new by now', async () => {
    const url = await serving((_, response) => {
      if (asked.length === 1) cut(response, 0, 10_000, { 'accept-ranges': 'bytes', etag: '"1"' })
      else response.end(whole)
    })
    expect(await get(url)).toBe(whole)
  })

  it('is no answer when it never comes to its end', async () => {
    const url = await serving((_, response) => cut(response, 0, 10_000))
    await expect(get(url)).rejects.toThrow('broke off in the middle')
    expect(asked).toHaveLength(4)
  })
})

describe('a source that sends nothing any more', () => {
  /** Dead after 600 ms without a byte, a word every 100 ms. */
  const impatient = (words: number[], patienceMs = 600): SourceClient =>
    sourceClient({ userAgent: 'test', perSecond: 1_000, backoffMs: 1, patienceMs, wordEveryMs: 100, onSilence: (silentMs) => words.push(silentMs) })

  it.each<[string, RequestListener]>([
    ['from the beginning', () => undefined],
    ['after the head', (_, response) => void response.writeHead(200, { 'content-length': '100' }).flushHeaders()],
    ['in the middle', (_, response) => void response.writeHead(200, { 'content-length': '100' }).write('half')],
    ['but a byte now and then', (_, response) => {
      const timer = setInterval(() => response.write('x'), 50)
      response.writeHead(200).once('close', () => clearInterval(timer))
    }],
  ])('is given up, with words meanwhile, and not asked again: %s', async (_case, answer) => {
    const words: number[] = []
    const by = impatient(words)
    const url = await serving(answer)
    await expect(get(url, by)).rejects.toThrow('has sent next to nothing for 1 seconds: not asked again in this run')
    // Of a head that comes late the silence begins anew, once.
    const anew = words.flatMap((ms, at) => (ms < (words[at - 1] ?? 0) ? [at] : []))
    expect(anew.length).toBeLessThanOrEqual(1)
    expect(words.length - (anew[0] ?? 0)).toBeGreaterThanOrEqual(2)
    const before = asked.length
    await expect(get(`${url}/other`, by)).rejects.toThrow('not asked again in this run')
    expect(asked).toHaveLength(before)
  })

  /** Sends so many bytes every 50 ms, without end. */
  const dripping = (bytes: number, headers: Record<string, string>): RequestListener => (request, response) => {
    const from = Number(/\d+/.exec(request.headers.range ?? '')?.[0] ?? 0)
    const timer = setInterval(() => response.write('x'.repeat(bytes)), 50)
    response.writeHead(from > 0 ? 206 : 200, { ...headers, ...(from > 0 ? { 'content-range': `bytes ${from}-/*` } : {}) }).once('close', () => clearInterval(timer))
  }

  it('is one that drips more than a byte, but less than any list needs', async () => {
    await expect(get(await serving(dripping(10_000, {})), impatient([], 1_500))).rejects.toThrow('has sent next to nothing for 2 seconds')
    expect(asked).toHaveLength(1)
  })

  it.each([['cannot go on where it stopped is not asked from the beginning again', {}, 1, 'sends too slowly'], ['can go on is asked for the rest', { 'accept-ranges': 'bytes', etag: '"a"' }, 4, 'broke off in the middle']])(
    'one that takes the whole time and %s', async (_name, headers, requests, message) => {
      const url = await serving(dripping(256 * 1024, headers))
      const by = sourceClient({ userAgent: 'test', perSecond: 1_000, backoffMs: 1, attemptMs: 400 })
      await expect(get(url, by)).rejects.toThrow(message)
      expect(asked).toHaveLength(requests)
    })

  it('is not one that goes on slowly', async () => {
    const url = await serving((_, response) => {
      let parts = 0
      const timer = setInterval(() => {
        parts += 1
        response.write('x'.repeat(512 * 1024))
        if (parts < 12) return
        clearInterval(timer)
        response.end()
      }, 200) // 2.4 s in all, longer than a silence may be
    })
    expect(await get(url, impatient([], 2_000))).toHaveLength(12 * 512 * 1024)
  })
})
