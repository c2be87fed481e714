/**
 * The limit: a bare Fastify that parses the same request and sends the same bytes. `POST /set/<name>` stores the bytes
 * that `POST /<name>` then answers. `POST /mcp` is the limit of the protocol's own library: one tool that answers a
 * constant, with a server for each request, as services without sessions make it.
 */
import { createMcpHandler, Server } from '@modelcontextprotocol/server'
import Fastify from 'fastify'

const answers = new Map()
const app = Fastify({ bodyLimit: 64 * 1024 * 1024 })
app.get('/', async () => 'ok')
app.post('/set/:name', async (request) => {
  answers.set(request.params.name, request.body)
  return 'ok'
})
app.post('/:name', (request, reply) => {
  reply.header('content-type', 'application/json; charset=utf-8').send(answers.get(request.params.name))
})
const constant = { content: [{ type: 'text', text: 'ok' }], isError: false }
function mcpServer() {
  const server = new Server({ name: 'bare', version: '1' }, { capabilities: { tools: {} } })
  server.setRequestHandler('tools/call', () => constant)
  return server
}
app.post('/mcp', async (request, reply) => {
  const headers = Object.entries(request.headers).filter(([name]) => name !== 'content-length')
  const asked = new Request(`http://127.0.0.1${request.url}`, { method: 'POST', headers, body: JSON.stringify(request.body) })
  const answer = await createMcpHandler(mcpServer).fetch(asked, { parsedBody: request.body })
  return reply.code(answer.status).header('content-type', 'application/json').send(Buffer.from(await answer.arrayBuffer()))
})
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
