/** `GET /calculators/{slug}`: the calculation of a link, which the page's script then keeps calculating. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Calculator } from '../../../core/define'
import { InvalidRequest, type Issue } from '../../../core/errors'
import { parseCalculatorLink } from '../../../core/read-calculator-link'
import { CALCULATOR_MODEL_VERSION } from '../../../core/version'
import { note } from '../../call'
import { baseUrlOf, type Site } from '../../context'
import { refusalOf } from '../../failure'
import type { Gate } from '../../rate-limit/gate'
import type { Assets } from '../assets'
import { documentOf, sendPage } from '../document'
import { methodologyPagePath } from '../paths'
import { visitOf, type Visit } from '../visit'
import { CalculatorApp } from '../web/calculator/calculator-app'
import type { CalculatorPage } from '../web/calculator/descriptor'
import { Notice } from '../web/components/notice'
import { formOf, resultOf } from './describe'

/** A form also sends its empty fields; they mean the default. */
const filled = (query: string): string => query.split('&').filter((pair) => !pair.endsWith('=')).join('&')

type Read = Pick<CalculatorPage, 'inputs' | 'damage' | 'olderModel'> & { asOf: string | undefined }

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {})

const damaged = (module: Calculator, damage: readonly Issue[]): Read => ({ inputs: recordOf(module.inputs.parse({})), asOf: undefined, damage, olderModel: null })

/** What a link says, or what is wrong with it. */
function readLink(module: Calculator, query: string): Read {
  try {
    const { inputs, asOf, modelVersion = CALCULATOR_MODEL_VERSION } = parseCalculatorLink(module, filled(query))
    return { inputs: recordOf(inputs), asOf, damage: null, olderModel: modelVersion === CALCULATOR_MODEL_VERSION ? null : modelVersion }
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
    asOf,
    ...link,
  }
}

/** What the page is made with. */
export interface CalculatorPages {
  site: Site
  gate: Gate
  assets: Assets
}

const busy = {
  en: { title: 'Too many requests', wait: (seconds: number) => `Too many pages were opened from your address. Please try again in ${seconds} seconds.` },
  de: { title: 'Zu viele Anfragen', wait: (seconds: number) => `Von Ihrer Adresse wurden zu viele Seiten geöffnet. Bitte in ${seconds} Sekunden erneut versuchen.` },
} as const

/** A refused visitor reads a page and not the envelope. */
function sendBusy(request: FastifyRequest, reply: FastifyReply, seconds: number, assets: Assets): Promise<FastifyReply> {
  const visit = visitOf(request)
  const { title, wait } = busy[visit.locale]
  reply.header('Retry-After', seconds)
  return sendPage(request, reply, documentOf({ title, description: title, content: <Notice tone="error" title={title}>{wait(seconds)}</Notice> }, visit, assets), 429)
}

/** Takes one unit, as the calculation over REST does; the seconds to wait when there is none left. */
async function secondsToWait(request: FastifyRequest, reply: FastifyReply, gate: Gate): Promise<number | null> {
  try {
    await gate.charge(request, reply, new Map([['calculators', 1]]))
    return null
  } catch (error) {
    const seconds = refusalOf(error)?.retryAfterSeconds
    if (seconds === undefined) throw error
    return seconds
  }
}

/** Sends the page of a calculator. */
export async function sendCalculator(request: FastifyRequest, reply: FastifyReply, module: Calculator, { site, gate, assets }: CalculatorPages): Promise<FastifyReply> {
  note(request, { operation: 'calculatorPage', capability: module.slug })
  const seconds = await secondsToWait(request, reply, gate)
  if (seconds !== null) return sendBusy(request, reply, seconds, assets)
  const visit = visitOf(request)
  const page = pageOf(module, visit, baseUrlOf(request, site.config), site.now().toISOString().slice(0, 10))
  const html = documentOf(
    {
      title: page.title,
      description: page.description,
      content: <CalculatorApp page={page} module={module} />,
      entry: 'calculator.tsx',
      modules: [`core/calculators/${module.slug}.ts`],
      data: page,
    },
    visit,
    assets,
  )
  return sendPage(request, reply, html, page.damage === null ? 200 : 400)
}
