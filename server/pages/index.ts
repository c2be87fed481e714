/** The pages for people. What renders them is loaded with the first page, so that the service starts without it. */
import type { FastifyInstance } from 'fastify'
import type { Calculator } from '../../core/define'
import { CALCULATOR_PAGES_PATH } from '../../core/links'
import { calculators } from '../../core/registry'
import { baseUrlOf, type Site } from '../context'
import { namespaces } from '../paths'
import type { Gate } from '../rate-limit/gate'
import { assetsIn, installAssets } from './assets'
import { formerMethodologyPagePath, guidePagePath, methodologyPagePath } from './paths'

const modules: readonly Calculator[] = calculators

/** Registers the pages and the files that they refer to. `folder` is where the built files are, unless they lie beside the server. */
export function installPages(app: FastifyInstance, site: Site, gate: Gate, folder?: string): void {
  const assets = assetsIn(folder)
  installAssets(app, assets)
  app.get('/', async (request, reply) => {
    request.call.operation = 'home'
    const { sendHome } = await import('./home')
    return sendHome(request, reply, assets)
  })
  app.get(CALCULATOR_PAGES_PATH, async (request, reply) => {
    request.call.operation = 'calculatorsPage'
    const { sendCalculators } = await import('./calculators')
    return sendCalculators(request, reply, assets)
  })
  for (const module of modules) {
    app.get(`${CALCULATOR_PAGES_PATH}/${module.slug}`, async (request, reply) => {
      const { sendCalculator } = await import('./calculator/page')
      return sendCalculator(request, reply, module, { site, gate, assets })
    })
  }
  app.get('/portfolio', async (request, reply) => {
    request.call.operation = 'portfolioPage'
    const { sendPortfolio } = await import('./portfolio')
    return sendPortfolio(request, reply, assets)
  })
  app.get('/docs', async (request, reply) => {
    request.call.operation = 'docsPage'
    const { sendDocs } = await import('./docs')
    return sendDocs(request, reply, assets)
  })
  for (const namespace of namespaces) {
    app.get(methodologyPagePath(namespace), async (request, reply) => {
      request.call.operation = 'methodologyPage'
      const { sendMethodology } = await import('./methodology')
      return sendMethodology(request, reply, namespace, assets)
    })
    app.get(formerMethodologyPagePath(namespace), async (request, reply) => {
      request.call.operation = 'methodologyPage'
      return reply.redirect(methodologyPagePath(namespace) + (/\?.*/s.exec(request.url)?.[0] ?? ''), 301)
    })
    app.get(guidePagePath(namespace), async (request, reply) => {
      request.call.operation = 'guidePage'
      const { sendGuide } = await import('./guide')
      return sendGuide(request, reply, namespace, baseUrlOf(request, site.config), assets)
    })
  }
}
