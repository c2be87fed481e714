/**
 * Works between the pages that calculate in the browser and the network: the newest page where there is a connection, else the one that
 * was seen last. Addresses with inputs are never kept.
 */
import { offersOffline } from '../browser/offline-pages'

const CACHE = 'depotkit'

interface Asked extends Event {
  request: Request
  respondWith(response: Promise<Response>): void
}

interface Extendable extends Event {
  waitUntil(done: Promise<unknown>): void
}

const isAsked = (event: Event): event is Asked => 'request' in event && 'respondWith' in event
const isExtendable = (event: Event): event is Extendable => 'waitUntil' in event

/** Nothing but the language stands behind the question mark. */
const isPlain = ({ search }: URL): boolean => search === '' || /^\?locale=(?:en|de)$/.test(search)

async function keep(request: Request, response: Response): Promise<Response> {
  if (response.ok) await (await caches.open(CACHE)).put(request.url.split('#')[0] ?? request.url, response.clone())
  return response
}

/** Built files never change; their names do. */
const ofFile = async (request: Request): Promise<Response> => (await caches.match(request.url)) ?? keep(request, await fetch(request))

const ofPage = (request: Request): Promise<Response> =>
  fetch(request).then((response) => keep(request, response), async (error: unknown) => {
    const known = await caches.match(request.url.split('#')[0] ?? request.url)
    if (known === undefined) throw error
    return known
  })

addEventListener('fetch', (event) => {
  if (!isAsked(event) || event.request.method !== 'GET') return
  const url = new URL(event.request.url)
  if (url.origin !== location.origin) return
  if (url.pathname.startsWith('/assets/')) event.respondWith(ofFile(event.request))
  else if (event.request.mode === 'navigate' && offersOffline(url.pathname) && isPlain(url)) event.respondWith(ofPage(event.request))
})

/** A page with its files, those too that it fetches when they are asked for; the page through which this was installed was not seen by it. */
async function keepWhole(path: string): Promise<void> {
  const cache = await caches.open(CACHE)
  const page = await fetch(path)
  if (!page.ok) return
  const html = await page.clone().text()
  await cache.put(path, page)
  const files = new Set([...html.matchAll(/(?:href|src|data-offline)="(\/assets\/[^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')))
  await Promise.all([...files].map((file) => cache.add(file)))
}

addEventListener('message', (event) => {
  if (!isExtendable(event) || typeof event.data !== 'string') return
  const url = new URL(event.data, location.origin)
  if (url.origin === location.origin && offersOffline(url.pathname) && isPlain(url)) event.waitUntil(keepWhole(url.pathname + url.search))
})
