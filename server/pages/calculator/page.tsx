/** `GET /calculators/{id}` and its like of other interfaces: the calculation of a link, which the page's script then keeps calculating. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { billsAmong } from '../../../core/law/age'
import { calculateLinked } from '../../../core/operations/calculate'
import type { Calculator } from '../../../core/operations/define'
import { InvalidRequest, type Issue } from '../../../core/contract/errors'
import { isBareLink, parseCalculatorLink } from '../../../core/operations/read-calculator-link'
import { namespaces, type LinkedNamespace, methodologyPagePath } from '../../../core/contract/namespaces'
import { contextOf, type ReadContext, note } from '../../http/context'
import { documentOf, sendPage, type Page } from '../frame/document'
import { sendKept, type Frame } from '../frame/kept'
import { calculatorLink } from '../../../core/operations/calculator-link'
import type { IsoDate } from '../../../core/values/dates'
import { isRecord } from '../../../core/values/record'
import type { Locale } from '../../../core/values/text'
import { visitOf, type Visit } from '../frame/visit'
import { CalculatorApp } from './calculator-app'
import { calculatingWith } from './calculating'
import type { CalculatorPage } from './descriptor'
import { formOf, resultOf } from './describe'
import { damageLines } from './form/issues'

/** A form also sends its empty fields; they mean the default. */
const filled = (query: string): string => query.split('&').filter((pair) => !pair.endsWith('=')).join('&')

type Read = Pick<CalculatorPage, 'inputs' | 'olderModel'> & { asOf: string | undefined; damage: readonly Issue[] | null }

const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {})

const openingOf = ({ inputs, view }: Calculator): Read['inputs'] => recordOf(inputs.parse(view.opening ?? {}))

const damaged = (module: Calculator, damage: readonly Issue[]): Read => ({ inputs: openingOf(module), asOf: undefined, damage, olderModel: null })

/** What a link says, or what is wrong with it. */
function readLink(module: Calculator, query: string, version: string): Read {
  try {
    const { inputs, asOf, modelVersion = version } = parseCalculatorLink(module, filled(query))
    return { inputs: isBareLink(filled(query)) ? openingOf(module) : recordOf(inputs), asOf, damage: null, olderModel: modelVersion === version ? null : modelVersion }
  } catch (error) {
    if (error instanceof InvalidRequest) return damaged(module, error.issues)
    throw error
  }
}

/** Addresses of inputs to begin with, in the language of the page. */
const presetsOf = (namespace: LinkedNamespace, { id, view }: Calculator, locale: Locale, day: IsoDate): CalculatorPage['presets'] =>
  (view.presets ?? []).map((preset) => ({ name: preset.name[locale], href: `${calculatorLink('', namespace, id, preset.inputs, day)}&locale=${locale}` }))

function dataOf(namespace: LinkedNamespace, module: Calculator, { locale, chosen, query }: Visit, { baseUrl, now }: ReadContext): CalculatorPage {
  const today = now.slice(0, 10)
  const { asOf = today, damage, ...link } = readLink(module, query, namespaces[namespace].version)
  const form = formOf(module, locale)
  return {
    // First, since its texts also stand at the end of the page, and gzip finds again what is less than 32 KB away: the longest page is 1.7 KB smaller.
    answer: damage === null ? calculateLinked(namespace, module, { inputs: link.inputs, locale, asOf }, { now: `${today}T00:00:00.000Z`, baseUrl }) : null,
    namespace,
    slug: module.id,
    locale,
    localeChosen: chosen,
    baseUrl,
    title: module.title[locale],
    description: module.description[locale],
    method: `${methodologyPagePath(namespace)}?locale=${locale}#${module.id}`,
    form,
    result: resultOf(module, locale),
    view: { ...module.view, presets: [], explore: {} },
    presets: presetsOf(namespace, module, locale, asOf),
    asOf,
    damage: damage === null ? null : damageLines(damage, form, locale),
    hasBills: billsAmong(module.law).length > 0,
    today,
    ...link,
  }
}

/** With the sentence on the largest effect, which takes several calculations: only for the page without inputs, which is made once a day. */
const withEffect = async (module: Calculator, data: CalculatorPage): Promise<CalculatorPage> =>
  data.answer === null ? data : { ...data, effect: await calculatingWith(module, data).effectOf(data.answer, undefined) }

const pageOf = (module: Calculator, data: CalculatorPage): Page => ({
  title: data.title,
  description: data.description,
  content: <CalculatorApp page={data} />,
  entry: 'calculator.tsx',
  later: ['server/pages/calculator/calculating.ts', `core/${data.namespace}/${module.id}/model.ts`],
  data,
})

/** Sends the page of a calculator: without a query one that is kept, since it is the same for everyone, else that of the link. */
export async function sendCalculator(request: FastifyRequest, reply: FastifyReply, namespace: LinkedNamespace, module: Calculator, frame: Frame): Promise<FastifyReply> {
  note(request, { operation: 'calculatorPage', capability: module.id })
  const visit = visitOf(request)
  if (visit.query === '') return sendKept(request, reply, frame, async (same, context) => pageOf(module, await withEffect(module, dataOf(namespace, module, same, context))))
  const data = dataOf(namespace, module, visit, contextOf(request, frame.site))
  return sendPage(request, reply, documentOf(pageOf(module, data), visit, frame.assets), data.damage === null ? 200 : 400)
}
