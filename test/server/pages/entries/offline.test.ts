/** The worker between pages and network, where the browser can keep nothing. */
import { afterAll, expect, test, vi } from 'vitest'

type Handler = (event: object) => void
const handlers = new Map<string, Handler>()
const full = () => Promise.reject(new Error('QuotaExceededError'))

vi.stubGlobal('addEventListener', (type: string, handler: Handler) => handlers.set(type, handler))
vi.stubGlobal('location', { origin: 'https://depot.example' })
vi.stubGlobal('fetch', async () => new Response('from the network'))
afterAll(() => void vi.unstubAllGlobals())

/** What the browser has for a site, by address. */
function storage(texts: Readonly<Record<string, string>>) {
  const kept = new Map(Object.entries(texts).map(([path, text]) => [`https://depot.example${path}`, text]))
  const whole = (path: string): string => new URL(path, 'https://depot.example').href
  const cache = {
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    match: async (url: string) => (kept.has(url) ? new Response(kept.get(url)) : undefined),
    put: async (path: string, response: Response) => void kept.set(whole(path), await response.text()),
    add: async (path: string) => void kept.set(whole(path), 'a file'),
    delete: async (url: string) => kept.delete(url),
  }
  return { kept, caches: { open: async () => cache } }
}

const forbidden = { match: full, open: full }
const fullStorage = { match: async () => undefined, open: async () => ({ put: full }) }

test.each([['is forbidden', forbidden], ['is full', fullStorage]])('pages and files are shown where storage %s', async (_why, caches) => {
  vi.stubGlobal('caches', caches)
  await import('../../../../server/pages/entries/offline')
  const shown = ['/assets/entry-abc.js', '/calculators/notgroschen'].map(async (path) => {
    let answer: Promise<Response> | undefined
    const request = { url: `https://depot.example${path}`, method: 'GET', mode: path.startsWith('/assets') ? 'cors' : 'navigate' }
    handlers.get('fetch')?.({ request, respondWith: (given: Promise<Response>) => void (answer = given) })
    return (await answer)?.text()
  })
  expect(await Promise.all(shown)).toEqual(['from the network', 'from the network'])
})

test('a page that is kept anew takes the files with it that only its older version names', async () => {
  const { kept, caches } = storage({
    '/calculators/notgroschen': '<script src="/assets/model-old.js"></script><script src="/assets/both-1.js"></script>',
    '/depot-tax': '<script src="/assets/both-1.js"></script>',
    '/assets/model-old.js': 'old', '/assets/both-1.js': 'both',
  })
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', async () => new Response('<link href="/assets/style-2.css"><script src="/assets/model-new.js"></script>'))
  await import('../../../../server/pages/entries/offline')
  let done: Promise<unknown> | undefined
  handlers.get('message')?.({ data: '/calculators/notgroschen', waitUntil: (given: Promise<unknown>) => void (done = given) })
  await done
  expect([...kept.keys()].map((url) => new URL(url).pathname).sort()).toEqual(
    ['/assets/both-1.js', '/assets/model-new.js', '/assets/style-2.css', '/calculators/notgroschen', '/depot-tax'],
  )
})
