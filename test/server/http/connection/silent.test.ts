/** What a connection is told that has waited too long. */
import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { text as all } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { malformedHandler } from '../../../../server/http/connection/connections'

/** What a client reads until its connection ends, after it sent this and Node found that it takes too long. */
async function told(sent: string): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const accepted = once(server, 'connection')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1', () => void client.write(sent))
  const [socket] = await accepted
  if (sent !== '') await once(socket, 'data')
  await malformedHandler(null)(Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)
  const answer = await all(client)
  server.close()
  return answer
}

it('one that said nothing is closed without a word: a browser would take that for the answer to its first request', async () => {
  expect(await told('')).toBe('')
})

it('one that began a request is refused', async () => {
  expect(await told('GET / HTTP/1.1\r\nhost: ')).toMatch(/^HTTP\/1\.1 400 [^]*malformed_http/)
})
