/** The pages for people. What renders them is loaded with the first page, so that the service starts without it. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { allAnalyses, calculations } from '../../core/registry/registry'
import type { Site } from '../http/context'
import type { Target } from '../../core/contract/target'
import { failureOf, refusalOf, refuse, traceOf } from '../http/answer/failure'
import {
  allNamespaces, linkedNamespaces, missingAt, namespaceOf, calculationPagePath, formerMethodologyPagePath, guidePagePath, methodologyPagePath, CALCULATOR_PAGES_PATH,
} from '../../core/contract/namespaces'
import { assetsIn, installAssets, type Assets } from './frame/assets'
import { installInstallable } from './frame/installable'
import type { MakePage } from './frame/kept'
import type { Example } from './home/example'
import { installReference } from './reading/reference'

/** Whether a browser asks for a page: programs are answered by the table of errors. */
const isForPeople = ({ headers, target }: FastifyRequest): boolean =>
  (headers.accept ?? '').includes('text/html') && namespaceOf(target.path) === null

const withSearch = (path: string, { search }: Target): string => path + (search === '' ? '' : `?${search}`)

/** Explains to visitors why a page does not come; what else is wrong is for the handler of the service. */
const explain = (assets: Assets) => async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const { sendFailed, hasPage } = await import('./frame/failed')
  const { code } = failureOf(error)
  if (!hasPage(code)) throw error
  if (code === 'internal_error') request.server.log.error({ requestId: request.id, ...traceOf(error) }, 'failed')
  return sendFailed(request, reply, code, assets, refusalOf(error)?.retryAfterSeconds)
}

/** Registers the pages and the files that they refer to. `folder` is where the built files are, unless they lie beside the server. */
export function installPages(app: FastifyInstance, site: Site, folder?: string): void {
  const assets = assetsIn(folder)
  installAssets(app, assets)
  installInstallable(app, assets)
  app.decorate('operatorPages', { imprint: site.config.IMPRINT_URL, privacy: site.config.PRIVACY_URL })
  const frame = { site, assets }
  const page = { errorHandler: explain(assets) }
  const keep = (path: string, operation: string, make: MakePage): void => {
    app.get(path, page, async (request, reply) => {
      request.call.operation = operation
      const { sendKept } = await import('./frame/kept')
      return sendKept(request, reply, frame, make)
    })
  }
  let example: (() => Promise<Example | null>) | null = null
  app.get('/', page, async (request, reply) => {
    request.call.operation = 'home'
    const [{ homePage }, { exampleOf, stampOf }, { sendKept }] = await Promise.all([import('./home/page'), import('./home/example'), import('./frame/kept')])
    example ??= exampleOf(site)
    const shown = await example()
    return sendKept(request, reply, frame, (visit, { now }) => homePage(visit, shown, now.slice(0, 10)), stampOf(shown))
  })
  keep(CALCULATOR_PAGES_PATH, 'calculatorsPage', async (visit) => (await import('./calculator/list')).calculatorsPage(visit))
  for (const tab of [undefined, ...allAnalyses.map(({ id }) => id)]) {
    keep(tab === undefined ? '/portfolio' : `/portfolio/${tab}`, 'portfolioPage', async (visit) => (await import('./portfolio/page')).portfolioPage(visit, site.config.MAX_HOLDINGS))
  }
  keep('/depot-tax', 'depotTaxPage', async (visit, { now }) => (await import('./depot-tax/page')).depotTaxPage(visit, now.slice(0, 10)))
  keep('/docs', 'docsPage', async (visit) => (await import('./docs/page')).docsPage(visit))
  for (const namespace of allNamespaces) {
    keep(methodologyPagePath(namespace), 'methodologyPage', async (visit) => (await import('./reading/methodology')).methodologyPage(visit, namespace, site.sources ?? []))
    keep(guidePagePath(namespace), 'guidePage', async (visit, { baseUrl }) => (await import('./reading/guide')).guidePage(visit, namespace, baseUrl))
    app.get(formerMethodologyPagePath(namespace), page, async (request, reply) => {
      request.call.operation = 'methodologyPage'
      return reply.redirect(withSearch(methodologyPagePath(namespace), request.target), 301)
    })
  }
  for (const namespace of linkedNamespaces) {
    for (const module of calculations[namespace]) {
      app.get(calculationPagePath(namespace, module.id), page, async (request, reply) => {
        const { sendCalculator } = await import('./calculator/page')
        return sendCalculator(request, reply, namespace, module, frame)
      })
    }
  }
  installReference(app)
  installFallbacks(app, assets)
}

/** Short addresses of reading pages, and a page for whatever does not exist. */
function installFallbacks(app: FastifyInstance, assets: Assets): void {
  for (const [path, pathOf] of [['/guide', guidePagePath], ['/methodology', methodologyPagePath]] as const) {
    app.get(path, async (request, reply) => {
      request.call.operation = 'readingPage'
      return reply.redirect(withSearch(pathOf('portfolio-analysis'), request.target), 302)
    })
  }
  const explained = explain(assets)
  const errorHandler: typeof explained = async (error, request, reply) => {
    if (!isForPeople(request)) throw error
    return explained(error, request, reply)
  }
  app.get('/*', { errorHandler }, (request) => {
    if (isForPeople(request)) request.call.operation = 'missingPage'
    throw refuse(missingAt(request.method, request.target.path))
  })
}
