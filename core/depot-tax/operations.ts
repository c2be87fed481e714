/** The schemas around every module of this part, and the procedure that each of them becomes. */
import * as z from 'zod'
import { METHODOLOGY_PAGES_PATH } from '../contract/links'
import { basePath } from '../contract/namespaces'
import type { Procedure } from '../operations/procedure'
import { openReference } from '../portfolio/reference/open-reference'
import type { ReferenceSource } from '../portfolio/reference/reference'
import { camelCase, pascalCase } from '../values/names'
import { locale } from '../values/schemas/scalars'
import { inLocale, type Locale } from '../values/text'
import { chosen, grouped, named, type AnyWords } from '../wording/field-words'
import { knownKinds } from './known-kinds'
import type { DepotTaxContext, DepotTaxModel, DepotTaxModule } from './module'
import { depotTaxModules } from './registry'
import { DEPOT_TAX_MODEL_VERSION } from './version'

const modules: readonly DepotTaxModule[] = depotTaxModules

/** Schema of the body of `POST .../depot-tax/<id>`. */
export const depotTaxRequest = <I extends z.ZodType>(inputs: I) =>
  z.strictObject({
    inputs,
    locale: locale.default('en').meta({ description: 'Language of assumptions, limitations and messages.' }),
  })

/** Schema of the `data` of an answer. */
export const depotTaxResponse = ({ id, inputs, result }: Pick<DepotTaxModule, 'id' | 'inputs' | 'result'>) =>
  z.strictObject({
    calculation: z.literal(id),
    modelVersion: z.string(),
    inputs: inputs.meta({ description: 'The inputs that were used, defaults included.' }),
    result,
    assumptions: z.array(z.string()),
    limitations: z.array(z.string()),
    sources: z.array(z.string()),
    links: z.strictObject({ methodology: z.string(), documentation: z.string() }),
  })

/** Runs a module on parsed inputs and makes the `data` of the answer. The one place that does. */
export function calculateDepotTax<I extends z.ZodType, R extends z.ZodType>(
  module: DepotTaxModel<I, R>,
  inputs: z.output<I>,
  { locale: language, kinds }: DepotTaxContext,
  baseUrl: string,
) {
  const { result, assumptions = [], limitations = [] } = module.compute(inputs, { locale: language, kinds })
  return {
    calculation: module.id,
    modelVersion: DEPOT_TAX_MODEL_VERSION,
    inputs,
    result,
    assumptions: [...module.assumptions, ...assumptions].map(inLocale(language)),
    limitations: [...module.limitations, ...limitations].map(inLocale(language)),
    sources: [...module.sources],
    links: linksOf(module.id, language, baseUrl),
  }
}

/** No link holds a holding or an amount. */
const linksOf = (id: string, language: Locale, baseUrl: string) => ({
  methodology: `${baseUrl}${METHODOLOGY_PAGES_PATH}/depot-tax?locale=${language}#${id}`,
  documentation: `${baseUrl}${basePath('depot-tax')}/guide`,
})

/** Kinds of the funds that inputs leave open; the data are only opened where there are some. */
async function kindsFor(isins: readonly string[], source: ReferenceSource): Promise<DepotTaxContext['kinds']> {
  return isins.length === 0 ? new Map() : knownKinds([...new Set(isins)], await openReference(source))
}

const depotTaxWords = ({ id, title, words }: DepotTaxModule): AnyWords => ({
  calculation: chosen(named('Calculation', 'Rechnung'), { [id]: title }),
  modelVersion: named('Model version', 'Modellversion'),
  inputs: grouped(named('Inputs', 'Eingaben'), words.inputs),
  result: grouped(named('Result', 'Ergebnis'), words.result),
  assumptions: named('Assumptions', 'Annahmen'),
  limitations: named('Limitations', 'Grenzen'),
  sources: named('Sources', 'Quellen'),
  links: grouped(named('Links', 'Links'), { methodology: named('Methodology', 'Methodik'), documentation: named('Guide', 'Anleitung') }),
})

/** The procedure of a module. */
function depotTaxProcedure(module: DepotTaxModule): Procedure {
  const { id, title, description, notFor } = module
  return {
    namespace: 'depot-tax',
    id,
    group: 'depotTax',
    name: camelCase(id),
    operationId: `calculateDepotTax${pascalCase(id)}`,
    path: `${basePath('depot-tax')}/${id}`,
    title,
    description,
    notFor,
    request: depotTaxRequest(module.inputs),
    response: depotTaxResponse(module),
    words: depotTaxWords(module),
    example: { inputs: module.example },
    units: '1',
    cost: () => 1,
    execute: async (request, { reference, baseUrl }) => {
      const { inputs, locale: language } = request as { inputs: unknown; locale: Locale }
      const kinds = await kindsFor(module.openKinds(inputs), reference)
      return calculateDepotTax(module, inputs, { locale: language, kinds }, baseUrl)
    },
  }
}

/** All operations of this part. */
export const depotTaxProcedures: readonly Procedure[] = modules.map(depotTaxProcedure)
