import type { FastifyInstance } from 'fastify'
import { CALCULATOR_PAGES_PATH } from '../../core/links'
import { procedures } from '../../core/procedures'
import type { Calculator } from '../../core/define'
import { calculators } from '../../core/registry'
import { basePaths, namespaces } from '../paths'
import { escapeHtml, pageOf, sendPage } from './html'
import { methodologyPagePath } from './paths'

const modules: readonly Calculator[] = calculators

const item = (path: string, text: string): string => `<li><a href="${escapeHtml(path)}">${escapeHtml(text)}</a></li>`

const list = (items: readonly string[]): string => `<ul>${items.join('')}</ul>`

const interfaces = (): string =>
  list(
    namespaces.flatMap((namespace) => {
      const base = basePaths[namespace]
      return [
        item(base, `${namespace}: catalog`),
        item(`${base}/openapi.json`, `${namespace}: OpenAPI`),
        item(`${base}/guide`, `${namespace}: guide`),
        item(methodologyPagePath(namespace), `${namespace}: methodology`),
      ]
    }),
  )

const analyses = (): string =>
  list(
    procedures
      .filter((procedure) => procedure.namespace === 'portfolio-analysis' && procedure.id !== '')
      .map((procedure) => item(procedure.path, `${procedure.title.en}: ${procedure.description.en}`)),
  )

const calculatorPages = (): string =>
  list(modules.map((module) => item(`${CALCULATOR_PAGES_PATH}/${module.slug}`, `${module.title.en}: ${module.description.en}`)))

const body = (): string =>
  [
    '<h1>depotkit</h1><p>Portfolio look-through by ISIN and German tax and savings calculators. Anonymous; nothing submitted is saved.</p>',
    `<h2>Calculators</h2>${calculatorPages()}<h2>Analyses</h2>${analyses()}<h2>Interfaces</h2>${interfaces()}`,
  ].join('')

/** `GET /`: what there is. */
export function installHomePage(app: FastifyInstance): void {
  app.get('/', async (request, reply) => {
    request.call.operation = 'home'
    return sendPage(reply, pageOf('en', 'depotkit', body()))
  })
}
