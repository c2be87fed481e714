// Many clients at once, in a process of their own: what they do must not count as time of the service. Told a port and what
// each client sends, all of it at once and each on a connection of its own; tells how it was answered.
import { request as httpRequest } from 'node:http'

/** One answer, read and thrown away. */
const ask = (port, client, { method, path, headers, body }) =>
  new Promise((resolve) => {
    const length = body === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
    const request = httpRequest({ host: '127.0.0.1', port, method, path, agent: false, headers: { ...length, ...headers, 'x-forwarded-for': client }, timeout: 60_000 }, (response) => {
      let bytes = 0
      response.on('data', (part) => (bytes += part.length))
      response.on('end', () => resolve({ status: String(response.statusCode), bytes }))
      response.on('error', () => resolve({ status: 'broken off', bytes }))
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve({ status: 'lost', bytes: 0 }))
    request.end(body)
  })

process.on('message', async ({ port, clients, sent }) => {
  const answers = await Promise.all(clients.flatMap((client) => sent.map((one) => ask(port, client, one))))
  const statuses = {}
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1
  process.send({ statuses, bytes: answers.reduce((sum, { bytes }) => sum + bytes, 0), most: Math.max(...answers.map(({ bytes }) => bytes)) })
})
process.send('ready')
