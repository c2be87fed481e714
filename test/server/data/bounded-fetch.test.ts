import { createServer, type RequestListener } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { boundedAnswer, TooManyBytes, wholeBody } from '../../../server/data/bounded-fetch'
import { listen } from '../../support/port'

async function serving(listener: RequestListener): Promise<string> {
  const { url, close } = await listen(createServer(listener))
  onTestFinished(close)
  return `${url}/`
}

const read = async (url: string, timeoutMs: number, maxBytes: number, init: RequestInit = {}) => {
  const { status, body } = await boundedAnswer(fetch, url, init, { timeoutMs, maxBytes })
  return { status, text: (await wholeBody(body)).toString() }
}

describe('a request with bounds', () => {
  it('hands out an answer that has as many bytes as allowed', async () => {
    const url = await serving((_, response) => response.end('12345'))
    expect(await read(url, 1_000, 5)).toEqual({ status: 200, text: '12345' })
  })

  it('stops reading an answer with a byte more, whether it names its length or not', async () => {
    let named = true
    const url = await serving((_, response) => {
      if (named) response.setHeader('content-length', 6)
      response.write('123')
      response.end('456')
    })
    await expect(read(url, 1_000, 5)).rejects.toBeInstanceOf(TooManyBytes)
    named = false
    await expect(read(url, 1_000, 5)).rejects.toBeInstanceOf(TooManyBytes)
  })

  it('counts bytes after unpacking, so that a small answer cannot fill the memory', async () => {
    const packed = gzipSync(Buffer.alloc(10_000_000))
    const url = await serving((_, response) => response.setHeader('content-encoding', 'gzip').end(packed))
    expect(packed.byteLength).toBeLessThan(20_000)
    await expect(read(url, 5_000, 20_000)).rejects.toBeInstanceOf(TooManyBytes)
  })

  it('ends an answer that never begins, and one that drips for ever, at the same time', async () => {
    const url = await serving((request, response) => {
      if (request.url === '/drip') {
        const drip = setInterval(() => response.write('.'), 20)
        response.on('close', () => clearInterval(drip))
      }
    })
    for (const path of ['silent', 'drip']) {
      const start = Date.now()
      await expect(read(url + path, 200, 1_000)).rejects.toMatchObject({ name: 'TimeoutError' })
      expect(Date.now() - start).toBeLessThan(20_000)
    }
  })

  it('ends in time for a caller with a signal of its own, also where memory is cleared meanwhile', async () => {
    const url = await serving((_, response) => {
      const drip = setInterval(() => response.write('.'), 20)
      response.on('close', () => clearInterval(drip))
    })
    setFlagsFromString('--expose-gc')
    const clearing = setInterval(runInNewContext('gc'), 50)
    onTestFinished(() => clearInterval(clearing))
    await expect(read(url, 400, 1_000_000, { signal: new AbortController().signal })).rejects.toMatchObject({ name: 'TimeoutError' })
  })

  it('ends when its caller has had enough', async () => {
    const url = await serving((_, response) => response.write('...'))
    const caller = new AbortController()
    const reading = read(url, 10_000, 1_000, { signal: caller.signal })
    await wait(50)
    caller.abort()
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
  })
})
