/** As little of a reverse proxy as the runs need: two upstreams in turn, health checks, and the next one when a connection is refused. */
import { Agent, createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'

interface Upstream {
  port: number
  isReady: boolean
  agent: Agent
}

/** A proxy that runs. */
export interface Proxy {
  port: number
  /** Replaces the upstream at a place, after a restart. */
  replace(index: number, port: number): void
  /** Requests that were sent to an upstream and not answered: its port, and when they were sent. */
  failures: readonly { port: number; at: number }[]
  close(): void
}

const CHECK_MS = 200

const isReady = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const check = httpRequest({ host: '127.0.0.1', port, path: '/readyz', agent: false, timeout: 1000 }, (response) => {
      response.resume()
      resolve(response.statusCode === 200)
    })
    check.on('timeout', () => check.destroy())
    check.on('error', () => resolve(false))
    check.end()
  })

type Failures = { port: number; at: number }[]

function forward(upstreams: readonly Upstream[], failures: Failures, turn: number, incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse): void {
  const order = upstreams.map((_, n) => upstreams[(turn + n) % upstreams.length] as Upstream)
  const candidates = [...order.filter((upstream) => upstream.isReady), ...order.filter((upstream) => !upstream.isReady)]
  const attempt = (index: number): void => {
    const upstream = candidates[index]
    if (upstream === undefined) {
      outgoing.writeHead(502).end()
      return
    }
    const at = performance.now()
    const headers = { ...incoming.headers, connection: 'keep-alive', 'content-length': String(body.length) }
    const call = httpRequest({ host: '127.0.0.1', port: upstream.port, method: incoming.method, path: incoming.url, headers, agent: upstream.agent }, (response) => {
      const own = ['connection', 'keep-alive'] // those between proxy and upstream
      outgoing.writeHead(response.statusCode ?? 502, Object.fromEntries(Object.entries(response.headers).filter(([name]) => !own.includes(name))))
      response.pipe(outgoing)
      response.once('error', () => {
        failures.push({ port: upstream.port, at })
        outgoing.destroy()
      })
    })
    call.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') return attempt(index + 1) // nothing was sent, so nothing is sent twice
      failures.push({ port: upstream.port, at })
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(502).end()
    })
    call.end(body)
  }
  attempt(0)
}

/** Starts a proxy in front of upstreams. */
export async function startProxy(ports: readonly number[]): Promise<Proxy> {
  const upstreamAt = (port: number): Upstream => ({ port, isReady: true, agent: new Agent({ keepAlive: true }) })
  const upstreams = ports.map(upstreamAt)
  const failures: Failures = []
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = []
    incoming.on('data', (part: Buffer) => parts.push(part))
    incoming.on('end', () => forward(upstreams, failures, turn++, incoming, Buffer.concat(parts), outgoing))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const timer = setInterval(() => {
    for (const upstream of upstreams) void isReady(upstream.port).then((ready) => (upstream.isReady = ready))
  }, CHECK_MS)
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    replace: (index, port) => void (upstreams[index] = upstreamAt(port)),
    failures,
    close: () => {
      clearInterval(timer)
      server.close()
      server.closeAllConnections()
    },
  }
}
