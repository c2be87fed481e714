/**
 * The limit: a bare Fastify that parses the same request and sends the same bytes. `POST /set/<name>` stores the bytes
 * that `POST /<name>` then answers.
 */
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
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
