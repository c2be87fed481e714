/** The reference of the package's types, which `npm run reference` writes: pages of their own, with their own scripts. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../../http/answer/failure'

/** Where they are, seen from `dist/server/main.js`, from a chunk in `dist`, and from this module in the source tree. */
const candidates = ['../reference/', './reference/', '../../../dist/reference/']

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8', '.svg': 'image/svg+xml',
}

const folderOf = (): string | null => candidates.map((path) => fileURLToPath(new URL(path, import.meta.url))).find((path) => existsSync(join(path, 'index.html'))) ?? null

/** URL paths of all files; nothing else is served. */
const filesIn = (folder: string): ReadonlySet<string> =>
  new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/')),
  )

/** Allows the inline scripts of the page besides those of this server. */
function policyOf(html: string): string {
  const hashes = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  const scripts = [...new Set(["'self'", ...hashes])].join(' ')
  return `default-src 'none'; script-src ${scripts}; style-src 'self'; img-src 'self' data:; connect-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}

/** `GET /reference`: the reference, where it was written. */
export function installReference(app: FastifyInstance, folder: string | null = folderOf()): void {
  if (folder === null) return
  const files = filesIn(folder)
  app.get('/reference', async (request, reply) => {
    request.call.operation = 'referencePage'
    return reply.redirect('/reference/index.html', 302)
  })
  app.get<{ Params: { '*': string } }>('/reference/*', async (request, reply) => {
    request.call.operation = 'referencePage'
    const path = request.params['*']
    const type = types[extname(path)]
    if (type === undefined || !files.has(path)) throw refuse('not_found')
    const bytes = await readFile(join(folder, path))
    if (path.endsWith('.html')) reply.header('content-security-policy', policyOf(bytes.toString('utf8')))
    return reply.header('cache-control', 'no-cache').type(type).send(bytes)
  })
}
