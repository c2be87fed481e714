/** `GET /calculators/{slug}`: the calculation of a link, which the page's script then keeps calculating. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Calculator } from '../../../core/operations/define'
import { InvalidRequest, type Issue } from '../../../core/contract/errors'
import { isBareLink, parseCalculatorLink } from '../../../core/operations/read-calculator-link'
import { CALCULATOR_MODEL_VERSION } from '../../../core/contract/version'
import { note } from '../../http/call'
import { baseUrlOf, type Site } from '../../http/context'
import type { Assets } from '../frame/assets'
import { documentOf, sendPage } from '../frame/document'
import { methodologyPagePath } from '../../../core/contract/page-paths'
import { visitOf, type Visit } from '../frame/visit'
import { CalculatorApp } from './calculator-app'
import type { CalculatorPage } from './descriptor'
import { formOf, resultOf } from './describe'

/** A form also sends its empty fields; they mean the default. */
const filled = (query: string): string => query.split('&').filter((pair) => !pair.endsWith('=')).join('&')

type Read = Pick<CalculatorPage, 'inputs' | 'damage' | 'olderModel'> & { asOf: string | undefined }

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {})

/** What the page begins with. */
const openingOf = ({ inputs, view }: Calculator): Read['inputs'] => recordOf(inputs.parse(view.opening ?? {}))

const damaged = (module: Calculator, damage: readonly Issue[]): Read => ({ inputs: openingOf(module), asOf: undefined, damage, olderModel: null })

/** What a link says, or what is wrong with it. */
function readLink(module: Calculator, query: string): Read {
  try {
    const { inputs, asOf, modelVersion = CALCULATOR_MODEL_VERSION } = parseCalculatorLink(module, filled(query))
    return { inputs: isBareLink(filled(query)) ? openingOf(module) : recordOf(inputs), asOf, damage: null, olderModel: modelVersion === CALCULATOR_MODEL_VERSION ? null : modelVersion }
  } catch (error) {
    if (error instanceof InvalidRequest) return damaged(module, error.issues)
    throw error
  }
}

function pageOf(module: Calculator, { locale, chosen, query }: Visit, baseUrl: string, today: string): CalculatorPage {
  const { asOf = today, ...link } = readLink(module, query)
  return {
    slug: module.slug,
    locale,
    localeChosen: chosen,
    baseUrl,
    title: module.title[locale],
    description: module.description[locale],
    method: `${methodologyPagePath('calculators')}?locale=${locale}#${module.slug}`,
    form: formOf(module, locale),
    result: resultOf(module, locale),
    view: module.view,
    asOf,
    ...link,
  }
}

/** What the page is made with. */
export interface CalculatorPages {
  site: Site
  assets: Assets
}

/** Sends the page of a calculator. */
export async function sendCalculator(request: FastifyRequest, reply: FastifyReply, module: Calculator, { site, assets }: CalculatorPages): Promise<FastifyReply> {
  note(request, { operation: 'calculatorPage', capability: module.slug })
  const visit = visitOf(request)
  const page = pageOf(module, visit, baseUrlOf(request, site.config), site.now().toISOString().slice(0, 10))
  const html = documentOf(
    {
      title: page.title,
      description: page.description,
      content: <CalculatorApp page={page} module={module} />,
      entry: 'calculator.tsx',
      modules: [`core/calculators/${module.slug}/model.ts`],
      data: page,
    },
    visit,
    assets,
  )
  return sendPage(request, reply, html, page.damage === null ? 200 : 400)
}
