import type { IsoDate } from '../../../core/values/dates'
import type { BundleSource } from '../../../core/reference/tables/bundle'
import { constituentTable, taxKindTable } from '../bundle/fund-tables'
import { securityTable } from '../bundle/security-tables'
import { embeddedManifest, embeddedRecords } from './embedded'

/** A part of the embedded data: what came from one source. */
export interface EmbeddedPart extends BundleSource {
  /** The newest day of its records; when it was retrieved, where they have none. */
  asOf: IsoDate
}

/** The parts with their dates. */
export async function embeddedParts(): Promise<EmbeddedPart[]> {
  const newest = new Map<string, IsoDate>()
  for (const { source, asOf } of [...await embeddedRecords(securityTable), ...await embeddedRecords(constituentTable), ...await embeddedRecords(taxKindTable)]) {
    if (asOf !== null && asOf > (newest.get(source) ?? '')) newest.set(source, asOf)
  }
  return embeddedManifest().sources.map((source) => ({ ...source, asOf: newest.get(source.id) ?? source.retrieved }))
}
