import { namespaces, type FurtherAnalysisNamespace, type CalculationNamespace } from '../../contract/namespaces'
import type { Interface, Place } from '../interface'
import { type MethodologyTexts, calculationMethodology } from '../methodology/calculations'
import * as z from 'zod'
import { moduleProcedures } from '../../registry/module-procedures'
import { jsonSchemaOf } from '../../values/schemas/json-schema'
import { catalogIn, descriptorIn } from '../catalog/portfolio'
import { analysisCatalogFields, analysisFields } from '../catalog/schemas'
import type { Analysis, Procedure } from '../../operations/define'
import { furtherAnalyses } from '../../registry/registry'
import { type Locale, text } from '../../values/text'
import { dataSourcesText, type DataSource } from '../methodology/data-sources'
import { joined, words } from '../methodology/markdown'
import { analysisText } from '../methodology/portfolio'
import { calculationCatalog, type CatalogTexts } from '../catalog/calculations'

/** The models of an interface of analyses in words and formulas. */
function analysisMethodology(namespace: FurtherAnalysisNamespace, { title, intro }: MethodologyTexts): (locale: Locale, data: readonly DataSource[]) => string {
  const modules: readonly Analysis[] = furtherAnalyses[namespace]
  return (locale, data) =>
    joined([
      `# ${title[locale]}`,
      `${words[locale].model}: ${namespaces[namespace].version}`,
      intro[locale],
      ...modules.map((module) => analysisText(module, locale)),
      dataSourcesText(data, locale),
    ])
}

// Catalog and descriptors of an interface of analyses beside the portfolio's own.

/** What the catalog of an interface of analyses says of itself. */
interface AnalysisCatalogTexts {
  /** Beginning of the names of its schemas in documents. */
  noun: string
  /** What a descriptor describes, and what the catalog says. */
  about: { one: string; offer: string }
}

/** The part of an interface that lists its analyses. */
function analysisCatalog(
  namespace: FurtherAnalysisNamespace, { noun, about }: AnalysisCatalogTexts,
): Pick<Interface, 'described' | 'catalogSchema' | 'descriptorSchema' | 'catalog' | 'descriptor'> {
  const described = moduleProcedures(namespace)
  const responseSchema = z.record(z.string(), z.unknown()).meta({ description: 'The whole answer.' })
  const descriptorSchema = z.strictObject({ ...analysisFields, responseSchema }).meta({ id: `${noun}Descriptor`, description: `Description of ${about.one}.` })
  const catalogSchema = z
    .strictObject({ ...analysisCatalogFields, capabilities: z.array(descriptorSchema).meta({ description: 'All analyses.' }) })
    .meta({ id: `${noun}Catalog`, description: about.offer })
  const descriptor = (procedure: Procedure, place: Place) => ({ ...descriptorIn(namespace, procedure, place), responseSchema: jsonSchemaOf(procedure.response, 'output') })
  return {
    described, descriptorSchema, catalogSchema, descriptor,
    catalog: (place) => ({ ...catalogIn(namespace, described, place), capabilities: described.map((procedure) => descriptor(procedure, place)) }),
  }
}

/** What an interface of analyses says of itself; everything else follows from its modules. */
interface AnalysisInterface extends Pick<Interface, 'name' | 'description' | 'operationIds' | 'scope' | 'advice'> {
  namespace: FurtherAnalysisNamespace
  catalog: AnalysisCatalogTexts
  methodology: MethodologyTexts
}

/** An interface whose modules are analyses of portfolios. */
export const analysisInterface = ({ namespace, catalog, methodology, ...said }: AnalysisInterface): Interface => ({
  ...said,
  namespace,
  modelVersion: namespaces[namespace].version,
  ...analysisCatalog(namespace, catalog),
  methodology: analysisMethodology(namespace, methodology),
})

/** What an interface of calculations says of itself; everything else follows from its modules. */
interface CalculationInterface extends Pick<Interface, 'name' | 'description' | 'operationIds' | 'scope' | 'advice'> {
  namespace: CalculationNamespace
  catalog: CatalogTexts
  methodology: MethodologyTexts
}

/** An interface whose modules are calculations. */
export const calculationInterface = ({ namespace, catalog, methodology, ...said }: CalculationInterface): Interface => ({
  ...said,
  namespace,
  modelVersion: namespaces[namespace].version,
  ...calculationCatalog(namespace, catalog),
  methodology: calculationMethodology(namespace, methodology),
})

/** Advice of every interface whose calculations have pages. */
export const linkedAdvice = [
  text(
    'Read every result together with `assumptions` and `limitations`. A `null` means not known, never zero.',
    'Jedes Ergebnis ist zusammen mit `assumptions` und `limitations` zu lesen. Ein `null` heißt unbekannt, nie 0.',
  ),
  text(
    '`links.calculator` opens the same calculation as an editable page.',
    '`links.calculator` öffnet dieselbe Rechnung als Seite, auf der sie sich ändern lässt.',
  ),
]
