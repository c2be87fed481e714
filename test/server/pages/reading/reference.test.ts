import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../../../../server/http/answer/failure'
import { installReference } from '../../../../server/pages/reading/reference'

const script = 'document.title = 1'
let folder: string
let app: FastifyInstance

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'depotkit-reference-'))
  mkdirSync(join(folder, 'site/assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.html'), 'not to be had')
  writeFileSync(join(folder, 'site/index.html'), `<script defer src="assets/main.js"></script><script>${script}</script>`)
  writeFileSync(join(folder, 'site/assets/main.js'), '1')
  writeFileSync(join(folder, 'site/notes.bin'), 'x')
  app = Fastify()
  app.addHook('onRequest', async (request) => void Object.assign(request, { call: {} }))
  app.setErrorHandler((error, _request, reply) => reply.code(refusalOf(error)?.failure.code === 'not_found' ? 404 : 500).send())
  installReference(app, join(folder, 'site'))
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

test('leads to its first page, which may run its own scripts and no others', async () => {
  expect((await app.inject('/reference')).headers['location']).toBe('/reference/index.html')
  const page = await app.inject('/reference/index.html')
  const hash = createHash('sha256').update(script).digest('base64')
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(String(page.headers['content-security-policy']).split('; ')).toContain(`script-src 'self' 'sha256-${hash}'`)
  expect((await app.inject('/reference/assets/main.js')).body).toBe('1')
})

test.each(['/reference/', '/reference/none.html', '/reference/../secret.html', '/reference/..%2Fsecret.html', '/reference/assets', '/reference/notes.bin'])('%s is not there', async (path) => {
  expect((await app.inject(path)).statusCode).toBe(404)
})

test('without a written reference there is no such path', async () => {
  const bare = Fastify()
  installReference(bare, null)
  expect(bare.hasRoute({ method: 'GET', url: '/reference' })).toBe(false)
  await bare.close()
})
