/** The page behind `links.calculator`: the result of the link's inputs and a form to change them, without script. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { calculate, type CalculationCall } from '../../core/calculate'
import { parseCalculatorLink } from '../../core/read-calculator-link'
import type { Calculator } from '../../core/define'
import { InvalidRequest, type Issue } from '../../core/errors'
import { CALCULATOR_PAGES_PATH } from '../../core/links'
import { calculators } from '../../core/registry'
import type { Locale } from '../../core/text'
import { note } from '../call'
import { refuse } from '../failure'
import { contextOf, type Site } from '../context'
import type { Gate } from '../rate-limit/gate'
import { fieldHtml, fieldsOf, spelledAt } from './fields'
import type { Assets } from './assets'
import { documentOf, sendPage } from './document'
import { escapeHtml } from './html'
import { methodologyPagePath } from './paths'
import { valueHtml } from './result'
import { visitOf } from './visit'

const modules: readonly Calculator[] = calculators

const words = {
  en: { submit: 'Calculate', result: 'Result', inputs: 'Inputs', assumptions: 'Assumptions', limitations: 'Limitations', sources: 'Sources', asOf: 'Reference date', method: 'How it is calculated', wrong: 'These inputs cannot be calculated:' },
  de: { submit: 'Berechnen', result: 'Ergebnis', inputs: 'Eingaben', assumptions: 'Annahmen', limitations: 'Grenzen', sources: 'Quellen', asOf: 'Stichtag', method: 'So wird gerechnet', wrong: 'Mit diesen Eingaben lässt sich nicht rechnen:' },
} as const

/** What the page shows: a calculation, or why there is none. */
type Shown = { data: ReturnType<typeof calculate> } | { issues: readonly Issue[] }

/** A form also sends its empty fields; they mean the default. */
const filled = (query: string): string => query.split('&').filter((pair) => !pair.endsWith('=')).join('&')

function calculated(module: Calculator, query: string, locale: Locale, call: CalculationCall): Shown {
  try {
    const { inputs, asOf } = parseCalculatorLink(module, filled(query))
    return { data: calculate(module, { inputs, locale, asOf }, call) }
  } catch (error) {
    if (error instanceof InvalidRequest) return { issues: error.issues }
    throw error
  }
}

const listHtml = (title: string, items: readonly string[]): string =>
  items.length === 0 ? '' : `<h2>${title}</h2><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`

const issuesHtml = (issues: readonly Issue[], locale: Locale): string =>
  `<div class="error"><p>${words[locale].wrong}</p><ul>${issues
    .map((issue) => `<li>${escapeHtml(`${issue.path.join('.')}: ${issue.message}`)}</li>`)
    .join('')}</ul></div>`

function formHtml(module: Calculator, inputs: unknown, asOf: string, locale: Locale): string {
  const fields = fieldsOf(module).map((field) => fieldHtml(field, spelledAt(inputs, field.name)))
  const day = `<label>asOf<small>${words[locale].asOf}</small><input name="asOf" type="date" value="${escapeHtml(asOf)}"></label>`
  const action = `${CALCULATOR_PAGES_PATH}/${module.slug}`
  return `<h2>${words[locale].inputs}</h2><form method="get" action="${action}">${fields.join('')}${day}<button>${words[locale].submit}</button></form>`
}

function resultHtml(data: ReturnType<typeof calculate>, locale: Locale): string {
  const { result, assumptions, limitations, sources } = words[locale]
  return [
    `<h2>${result}</h2>${valueHtml(data.result, locale)}`,
    listHtml(assumptions, data.assumptions),
    listHtml(limitations, data.limitations),
    listHtml(sources, data.sources),
    `<p><small>${escapeHtml(data.modelVersion)}, ${words[locale].asOf} ${escapeHtml(data.asOf)}</small></p>`,
  ].join('')
}

function bodyHtml(module: Calculator, shown: Shown, locale: Locale): string {
  const inputs = 'data' in shown ? shown.data.inputs : module.inputs.parse({})
  const asOf = 'data' in shown ? shown.data.asOf : ''
  const method = `${methodologyPagePath('calculators')}?locale=${locale}#${module.slug}`
  return [
    `<p><a href="/">depotkit</a></p><h1>${escapeHtml(module.title[locale])}</h1><p>${escapeHtml(module.description[locale])}</p>`,
    'data' in shown ? resultHtml(shown.data, locale) : issuesHtml(shown.issues, locale),
    formHtml(module, inputs, asOf, locale),
    `<p><a href="${method}">${words[locale].method}</a></p>`,
  ].join('')
}

/** Sends the page of a calculator; it draws one unit, as the calculation over REST does. */
export async function sendCalculator(request: FastifyRequest, reply: FastifyReply, slug: string, { site, gate, assets }: { site: Site; gate: Gate; assets: Assets }): Promise<FastifyReply> {
  const module = modules.find((candidate) => candidate.slug === slug)
  if (module === undefined) throw refuse('not_found')
  note(request, { operation: 'calculatorPage', capability: module.slug })
  await gate.charge(request, reply, new Map([['calculators', 1]]))
  const visit = visitOf(request)
  const { locale } = visit
  const shown = calculated(module, visit.query, locale, contextOf(request, site))
  const content = <div dangerouslySetInnerHTML={{ __html: bodyHtml(module, shown, locale) }} />
  const html = documentOf({ title: module.title[locale], description: module.description[locale], content }, visit, assets)
  return sendPage(request, reply, html, 'data' in shown ? 200 : 400)
}
