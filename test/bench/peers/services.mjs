/**
 * What one would build instead, on the same models and data: `fastify` checks with zod and lets Fastify write the JSON,
 * `trpc` is the fetch adapter of `@trpc/server` behind Node's own server, `openapi` is trpc-to-openapi there. No limiter, log or metrics.
 */
import { createServer } from 'node:http'
import { Readable } from 'node:stream'
import { initTRPC } from '@trpc/server'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import Fastify from 'fastify'
import { createOpenApiHttpHandler } from 'trpc-to-openapi'
import { memoryTables, procedures, referenceFrom } from '../../../dist/core.js'
import { readBundle } from '../../../dist/server/index.js'

const port = Number(process.env.PORT)
const opened = referenceFrom(memoryTables(await readBundle()))
const reference = { open: async () => opened }
const context = () => ({ now: new Date().toISOString(), baseUrl: `http://127.0.0.1:${port}`, reference })

async function plainFastify() {
  const app = Fastify()
  app.get('/', async () => 'ok')
  for (const { path, request, execute } of procedures) {
    app.post(path, async ({ body }) => ({ data: await execute(request.parse(body), context()) }))
  }
  await app.listen({ host: '127.0.0.1', port })
}

/** All operations as mutations. For trpc-to-openapi, which takes plain objects alone and asks for what is answered, those have the path that they have over REST. */
function plainRouter(withPaths) {
  const { procedure, router } = initTRPC.context().meta().create()
  const groups = {}
  for (const { group, name, path, request, response, execute } of procedures) {
    const answering = withPaths && request.def.type === 'object' ? procedure.meta({ openapi: { method: 'POST', path } }).output(response) : procedure
    groups[group] = { ...groups[group], [name]: answering.input(request).mutation(({ input, ctx }) => execute(input, ctx)) }
  }
  return router(Object.fromEntries(Object.entries(groups).map(([group, members]) => [group, router(members)])))
}

function plainTrpc() {
  const app = plainRouter(false)
  createServer(async (incoming, outgoing) => {
    if (incoming.method === 'GET') return outgoing.end('ok')
    const asked = new Request(`http://127.0.0.1:${port}${incoming.url}`, { method: incoming.method, headers: incoming.headers, body: Readable.toWeb(incoming), duplex: 'half' })
    const answer = await fetchRequestHandler({ endpoint: '/trpc', req: asked, router: app, createContext: context })
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers))
    outgoing.end(Buffer.from(await answer.arrayBuffer()))
  }).listen(port, '127.0.0.1')
}

function plainOpenApi() {
  const handle = createOpenApiHttpHandler({ router: plainRouter(true), createContext: context })
  createServer((incoming, outgoing) => (incoming.method === 'GET' ? outgoing.end('ok') : handle(incoming, outgoing))).listen(port, '127.0.0.1')
}

await { fastify: plainFastify, trpc: plainTrpc, openapi: plainOpenApi }[process.argv[2]]()
