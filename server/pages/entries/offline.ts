/**
 * Service worker of the pages that calculate in the browser: it answers with the newest page where there is a connection, else with the one that
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

/** Whether the query names nothing but the language. */
const isPlain = ({ search }: URL): boolean => search === '' || /^\?locale=(?:en|de)$/.test(search)

/** Keeps a response; if nothing can be kept (storage is full, or the browser forbids it), it is shown all the same. */
async function keep(request: Request, response: Response): Promise<Response> {
  if (response.ok) await caches.open(CACHE).then((cache) => cache.put(request.url.split('#')[0] ?? request.url, response.clone())).catch(() => undefined)
  return response
}

const kept = (address: string): Promise<Response | undefined> => caches.match(address).catch(() => undefined)

const words = {
  en: ['No connection', 'This page needs the service.', 'Try again', 'These work without a connection:'],
  de: ['Keine Verbindung', 'Diese Seite braucht den Dienst.', 'Erneut versuchen', 'Ohne Verbindung gehen:'],
} as const

/** The answer for a page that is not kept, with links to those that are. */
async function withoutConnection(wanted: URL): Promise<Response> {
  const cache = await caches.open(CACHE)
  const addresses = (await cache.keys()).map(({ url }) => new URL(url))
  const locale = (wanted.searchParams.get('locale') ?? navigator.language).startsWith('de') ? 'de' : 'en'
  const [title, help, again, these] = words[locale]
  const styles = addresses.filter(({ pathname }) => pathname.endsWith('.css')).map(({ pathname }) => `<link rel="stylesheet" href="${pathname}">`)
  const pages = await Promise.all(addresses.filter(({ pathname }) => offersOffline(pathname)).map(async ({ href }) => {
    const name = /<title>([^<]*)/.exec((await (await cache.match(href))?.text()) ?? '')?.[1] ?? ''
    return [name.replace(/ - depotkit$/, ''), href] as const
  }))
  // A page can be kept twice, with its language in the address and without.
  const links = [...new Map(pages)].map(([name, href]) => `<li><a href="${href}">${name}</a></li>`)
  const offered = links.length === 0 ? '' : `<p>${these}</p><ul>${links.join('')}</ul>`
  const html = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title>${styles.join('')}<main><h1>${title}</h1><p>${help}</p><p><a class="button" href="">${again}</a></p>${offered}</main></html>`
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

/** Built files never change; their names do. */
const ofFile = async (request: Request): Promise<Response> => (await kept(request.url)) ?? keep(request, await fetch(request))

const ofPage = (request: Request): Promise<Response> =>
  fetch(request).then((response) => keep(request, response), async () => (await kept(request.url.split('#')[0] ?? request.url)) ?? withoutConnection(new URL(request.url)))

addEventListener('fetch', (event) => {
  if (!isAsked(event) || event.request.method !== 'GET') return
  const url = new URL(event.request.url)
  if (url.origin !== location.origin) return
  if (url.pathname.startsWith('/assets/')) event.respondWith(ofFile(event.request))
  else if (event.request.mode !== 'navigate') return
  else if (offersOffline(url.pathname) && isPlain(url)) event.respondWith(ofPage(event.request))
  else event.respondWith(fetch(event.request).catch(() => withoutConnection(url)))
})

/** The files of a page, including those loaded on demand. */
const filesOf = (html: string): string[] => [...html.matchAll(/(?:href|src|data-offline)="(\/assets\/[^"]+)"/g)].flatMap(([, names = '']) => names.split(' '))

/** Takes out files that no kept page names: those of older versions. */
async function dropOld(cache: Cache): Promise<void> {
  const addresses = (await cache.keys()).map(({ url }) => new URL(url))
  const files = addresses.filter(({ pathname }) => pathname.startsWith('/assets/'))
  const pages = await Promise.all(addresses.filter((address) => !files.includes(address)).map(async ({ href }) => (await cache.match(href))?.text() ?? ''))
  const named = new Set(pages.flatMap(filesOf))
  await Promise.all(files.filter(({ pathname }) => !named.has(pathname)).map(({ href }) => cache.delete(href)))
}

/** Keeps a page with its files: that through which the worker was installed, whose requests it did not see. */
async function keepWhole(path: string): Promise<void> {
  const cache = await caches.open(CACHE)
  const page = await fetch(path)
  if (!page.ok) return
  const html = await page.clone().text()
  await cache.put(path, page)
  await Promise.all(filesOf(html).map((file) => cache.add(file)))
  await dropOld(cache)
}

addEventListener('message', (event) => {
  if (!isExtendable(event) || typeof event.data !== 'string') return
  const url = new URL(event.data, location.origin)
  if (url.origin === location.origin && offersOffline(url.pathname) && isPlain(url)) event.waitUntil(keepWhole(url.pathname + url.search))
})
