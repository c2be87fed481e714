/** This part as a public interface: catalog, descriptors, methodology. */
import * as z from 'zod'
import { jsonSchemaOf } from '../values/schemas/json-schema'
import type { Place } from '../operations/interface'
import { calculationFields, catalogFields, requestLimit } from '../contract/catalog/schemas'
import type { Interface } from '../operations/interface'
import { modelSection } from '../contract/methodology/model'
import { joined } from '../contract/methodology/markdown'
import { words } from '../contract/methodology/words'
import { basePath } from '../contract/namespaces'
import { methodologyPage } from '../contract/page-paths'
import type { Procedure } from '../operations/procedure'
import { text, type Locale, type Text } from '../values/text'
import type { DepotTaxModule } from './module'
import { calculateDepotTax, depotTaxProcedures } from './operations'
import { depotTaxModules } from './registry'
import { DEPOT_TAX_MODEL_VERSION } from './version'

const modules: readonly DepotTaxModule[] = depotTaxModules

function moduleOf(id: string): DepotTaxModule {
  const found = modules.find((module) => module.id === id)
  if (found === undefined) throw new Error('A procedure of depot tax without a module')
  return found
}

/** `GET .../depot-tax/{id}` */
export const depotTaxDescriptorSchema = z
  .strictObject({ id: z.string().meta({ description: 'Id, as in paths.' }), ...calculationFields })
  .meta({ id: 'DepotTaxDescriptor', description: 'Description of a calculation of depot tax.' })

/** `GET .../depot-tax` */
export const depotTaxCatalogSchema = z
  .strictObject({
    ...catalogFields,
    currency: z.literal('EUR').meta({ description: 'Currency of all amounts.' }),
    persistence: z.string().meta({ description: 'What is kept of requests.' }),
    rateLimit: requestLimit,
    capabilities: z.array(depotTaxDescriptorSchema).meta({ description: 'All calculations.' }),
  })
  .meta({ id: 'DepotTaxCatalog', description: 'What depot tax offers.' })

function exampleOf(module: DepotTaxModule, { baseUrl }: Place) {
  const context = { locale: 'en', kinds: new Map() } as const
  return { request: { inputs: module.example }, response: calculateDepotTax(module, module.inputs.parse(module.example), context, baseUrl) }
}

function descriptor(procedure: Procedure, place: Place) {
  const module = moduleOf(procedure.id)
  return {
    id: module.id,
    title: module.title.en,
    description: module.description.en,
    endpoint: `${place.baseUrl}${procedure.path}`,
    methodology: `${methodologyPage(place.baseUrl, 'depot-tax')}#${module.id}`,
    operationId: procedure.operationId,
    inputSchema: jsonSchemaOf(module.inputs, 'input'),
    resultSchema: jsonSchemaOf(module.result, 'output'),
    example: exampleOf(module, place),
  }
}

function catalog(place: Place) {
  const { baseUrl, config } = place
  const base = `${baseUrl}${basePath('depot-tax')}`
  return {
    modelVersion: DEPOT_TAX_MODEL_VERSION,
    authentication: 'none' as const,
    currency: 'EUR' as const,
    persistence: 'Nothing submitted is saved: neither depots nor results.',
    rateLimit: {
      requests: config.RATE_LIMIT_UNITS,
      unit: 'One per request.',
      windowSeconds: config.RATE_LIMIT_WINDOW_SECONDS,
      scope: 'Per client address, shared across all calculations of depot tax.',
    },
    documentation: baseUrl,
    methodology: methodologyPage(baseUrl, 'depot-tax'),
    methodologyMarkdown: `${base}/methodology`,
    openapi: `${base}/openapi.json`,
    guide: `${base}/guide`,
    capabilities: depotTaxProcedures.map((procedure) => descriptor(procedure, place)),
  }
}

const title: Text = { en: 'Methodology of depot tax', de: 'Methodik der Depotsteuer' }

const intro: Text = {
  en: [
    'Amounts are EUR, rounded to cents at the end, half away from zero; income tax half up to cents, surcharge and church tax on it with fractions of a cent dropped, as banks withhold it.',
    'A figure that is not known is null, never zero, and so is every sum that depends on it. Where law and published practice leave a question open, both readings are shown or the calculation is refused.',
    'No calculation is tax advice.',
  ].join('\n\n'),
  de: [
    'Beträge sind EUR und werden am Ende kaufmännisch auf Cent gerundet; die Einkommensteuer kaufmännisch auf Cent, Solidaritätszuschlag und Kirchensteuer darauf ohne Bruchteile eines Cents, wie Banken sie einbehalten.',
    'Ein nicht bekannter Wert ist null, nie 0, ebenso jede Summe, die von ihm abhängt. Wo Gesetz und veröffentlichte Praxis eine Frage offenlassen, stehen beide Lesarten da oder die Rechnung wird abgelehnt.',
    'Keine Rechnung ist eine Steuerberatung.',
  ].join('\n\n'),
}

const methodology = (locale: Locale): string =>
  joined([
    `# ${title[locale]}`,
    `${words[locale].model}: ${DEPOT_TAX_MODEL_VERSION}`,
    intro[locale],
    ...modules.map((module) => modelSection(module.id, module, locale)),
  ])

export const depotTax: Interface = {
  namespace: 'depot-tax',
  name: { en: 'Depot tax', de: 'Depotsteuer' },
  description: 'German tax on a depot: advance lump sums at several banks, sales by lots, the tax year. Anonymous and stateless.',
  modelVersion: DEPOT_TAX_MODEL_VERSION,
  operationIds: { list: 'listPublicDepotTax', describe: 'describePublicDepotTax', get: 'getPublicDepotTax' },
  scope: 'German law with dated figures, for private depots of people taxed in Germany; no tax or investment advice. What is not known is null and named; nothing is guessed.',
  advice: [
    text(
      'Send `{ "inputs": { ... } }`; see the example of each calculation. Whether a figure is missing is said by `status`, `obstacles` and null, never by 0.',
      'Gesendet wird `{ "inputs": { ... } }`; jede Rechnung hat ein Beispiel. Ob eine Zahl fehlt, sagen `status`, `obstacles` und null, nie eine 0.',
    ),
    text(
      'Kinds of fund are those of the tax law (AKTIENFONDS, MISCHFONDS, ...); leave one out only to have the reference data asked.',
      'Fondsarten sind die des Steuerrechts (AKTIENFONDS, MISCHFONDS, ...); weglassen nur, damit die Referenzdaten gefragt werden.',
    ),
    text(
      'Prices are redemption prices in EUR; the first of the year counts also for units bought later.',
      'Preise sind Rücknahmepreise in EUR; der erste des Jahres gilt auch für später gekaufte Anteile.',
    ),
    text(
      'Read every result together with `assumptions` and `limitations`; fields that begin with `taxIf` or contain `If` show a second reading of an open question.',
      'Jedes Ergebnis ist zusammen mit `assumptions` und `limitations` zu lesen; Felder, die mit `taxIf` beginnen oder `If` enthalten, zeigen eine zweite Lesart einer offenen Frage.',
    ),
    text(
      'Nothing submitted is saved, and no link holds an amount.',
      'Nichts Gesendetes wird gespeichert, und kein Link enthält einen Betrag.',
    ),
  ],
  described: depotTaxProcedures,
  catalogSchema: depotTaxCatalogSchema,
  descriptorSchema: depotTaxDescriptorSchema,
  catalog,
  descriptor,
  methodology,
}
