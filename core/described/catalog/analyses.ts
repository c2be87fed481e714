/** Catalog and descriptors of an interface of analyses beside the portfolio's own. */
import * as z from 'zod'
import type { FurtherAnalysisNamespace } from '../../contract/namespaces'
import { furtherProcedures } from '../../registry/further-procedures'
import { jsonSchemaOf } from '../../values/schemas/json-schema'
import type { Procedure } from '../../operations/procedure'
import type { Interface, Place } from '../interface'
import { catalogIn, descriptorIn } from './portfolio'
import { analysisCatalogFields, analysisFields } from './schemas'

/** What the catalog of an interface of analyses says of itself. */
export interface AnalysisCatalogTexts {
  /** Beginning of the names of its schemas in documents. */
  noun: string
  /** What a descriptor describes, and what the catalog says. */
  about: { one: string; offer: string }
}

/** The part of an interface that lists its analyses. */
export function analysisCatalog(
  namespace: FurtherAnalysisNamespace, { noun, about }: AnalysisCatalogTexts,
): Pick<Interface, 'described' | 'catalogSchema' | 'descriptorSchema' | 'catalog' | 'descriptor'> {
  const described = furtherProcedures(namespace)
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
