/** The document around every page: head, header, navigation, footer; and the headers it is sent with. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ComponentChildren, VNode } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { CALCULATOR_PAGES_PATH, linkedNamespaces } from '../../../core/contract/namespaces'
import { takes } from '../../http/answer/takes'
import type { Assets, PageFiles } from './assets'
import { inLanguage, pathFor, type Visit } from './visit'
import { Notice } from '../components/notice'
import { Glossary } from '../glossary/glossed'
import { APP_ID, DATA_ID } from '../browser/page-data'
import { offersOffline } from '../browser/offline-pages'
import { words } from '../browser/words'
import { icon } from '../style/icon'

/** Content security policy: same origin only, and no inline scripts or styles. */
const policy = [
  "default-src 'none'", "script-src 'self'", "style-src 'self'", "manifest-src 'self'", "worker-src 'self'", "img-src 'self' data:", "connect-src 'self'", "form-action 'self'",
  "base-uri 'none'", "frame-ancestors 'none'",
].join('; ')

/** A page to be sent. */
export interface Page {
  title: string
  description: string
  content: VNode
  /** The file of `server/pages/entries` with the script of the page; without one it has none. */
  entry?: string
  /** Source paths of the dynamic imports of this page's script. */
  later?: readonly string[]
  /** Data for the script, which hydrates the same content. */
  data?: object
}

/** A page with its visit and the files that it refers to. */
interface Framed {
  visit: Visit
  page: Page
  files: PageFiles | null
  /** Address of the script that every page begins with. */
  site: string | null
}

/** Paths and names of the navigation; a name is marked on all pages below its paths. */
const navigation = [
  { path: '/portfolio', below: ['/portfolio'], name: 'portfolio' },
  { path: '/depot-tax', below: ['/depot-tax'], name: 'depotTax' },
  { path: CALCULATOR_PAGES_PATH, below: linkedNamespaces.map((namespace) => `/${namespace}`), name: 'calculators' },
  { path: '/methodology/calculators', below: ['/methodology'], name: 'methodology' },
  { path: '/docs', below: ['/docs', '/guide'], name: 'docs' },
] as const

function Navigation({ visit }: { visit: Visit }): VNode {
  const text = words[visit.locale]
  const current = navigation.find(({ below }) => below.some((part) => visit.path === part || visit.path.startsWith(`${part}/`)))?.path
  return (
    <nav aria-label={text.navigation}>
      {navigation.map(({ path, name }) => (
        <a href={pathFor(visit, path)} aria-current={path === current ? 'page' : undefined}>{text[name]}</a>
      ))}
    </nav>
  )
}

const languages = [['en', 'English'], ['de', 'Deutsch']] as const

function Languages({ visit }: { visit: Visit }): VNode {
  return (
    <nav class="languages" aria-label={words[visit.locale].language}>
      {languages.map(([locale, name]) => (
        <a href={inLanguage(visit.path, visit.query, locale)} lang={locale} hreflang={locale} data-locale={locale} aria-current={locale === visit.locale ? 'true' : undefined}>
          <span class="wide-only">{name}</span><abbr class="narrow-only" title={name}>{locale.toUpperCase()}</abbr>
        </a>
      ))}
      <button type="button" class="theme needs-script" aria-label={words[visit.locale].theme} title={words[visit.locale].theme}>◐</button>
    </nav>
  )
}

function Footer({ visit: { locale, operatorPages: { imprint, privacy } } }: { visit: Visit }): VNode {
  const text = words[locale]
  return (
    <footer class="site-footer">
      <p>{text.noAdvice} {text.nothingStored}</p>
      <p class="footer-links">
        {imprint !== undefined && <a href={imprint}>{text.imprint}</a>}
        {privacy !== undefined && <a href={privacy}>{text.privacy}</a>}
        <a href="/assets/THIRD-PARTY.txt">{text.licences}</a>
      </p>
    </footer>
  )
}

function Head({ visit, page, files, site }: Framed): VNode {
  return (
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="description" content={page.description} />
      <title>{page.title === 'depotkit' ? page.title : `${page.title} - depotkit`}</title>
      <link rel="icon" type="image/svg+xml" href={icon} />
      <link rel="manifest" href="/manifest.webmanifest" />
      {site !== null && <script src={site} data-offline={offersOffline(visit.path) ? files?.later.join(' ') : undefined} />}
      {files?.styles.map((href) => <link rel="stylesheet" href={href} />)}
      {files?.preloads.map((href) => <link rel="modulepreload" href={href} />)}
      {files?.scripts.map((src) => <script type="module" src={src} />)}
    </head>
  )
}

/** A closing tag inside the data must not end the element. */
const dataText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')

function Content({ page }: { page: Page }): VNode {
  if (page.entry === undefined) return page.content
  return (
    <>
      <div id={APP_ID}>{page.content}</div>
      <script type="application/json" id={DATA_ID} dangerouslySetInnerHTML={{ __html: dataText(page.data ?? {}) }} />
    </>
  )
}

function Document(framed: Framed): ComponentChildren {
  const { visit, page, files } = framed
  const text = words[visit.locale]
  return (
    <html lang={visit.locale}>
      <Head {...framed} />
      <body>
        <a class="skip-link" href="#main">{text.skip}</a>
        <header class="site-header">
          <a class="brand" href={pathFor(visit, '/')}>depotkit</a>
          <Navigation visit={visit} />
          <Languages visit={visit} />
        </header>
        <main id="main">
          {files === null && <Notice tone="warning">{text.notBuilt}</Notice>}
          <Content page={page} />
          <Glossary locale={visit.locale} isCalculation={page.entry === 'calculator.tsx'} />
        </main>
        <Footer visit={visit} />
      </body>
    </html>
  )
}

/** The whole page as HTML. Without built files it has no style and no script, and says so. */
export function documentOf(page: Page, visit: Visit, assets: Assets): string {
  const files = assets.filesOf(page.entry ?? 'reading.css', page.later)
  return `<!doctype html>${renderToString(<Document visit={visit} page={page} files={files} site={assets.scriptOf('site.ts')} />)}`
}

/** Compressions of a page. Both take about as long; brotli's result is a tenth smaller. */
const pack = {
  br: (html: string) => promisify<string, object, Buffer>(brotliCompress)(html,
    { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } }),
  gzip: (html: string) => promisify<string, Buffer>(gzip)(html),
} as const

/** What every page is sent with. */
export const withPageHeaders = (reply: FastifyReply): FastifyReply =>
  reply
    .header('content-security-policy', policy)
    .header('referrer-policy', 'no-referrer')
    .header('vary', 'Accept-Encoding, Accept-Language')
    .type('text/html; charset=utf-8')

/** Sends a page. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, html: string, status: number): Promise<FastifyReply> {
  const form = (['br', 'gzip'] as const).find((each) => takes(request, each))
  if (form !== undefined) reply.header('content-encoding', form)
  return withPageHeaders(reply).code(status).send(form === undefined ? html : await pack[form](html))
}
