import type { Reference, ReferenceSource } from './reference'

const refuse = (): Promise<never> => Promise.reject(new Error('reference data cannot be opened'))

const closed: Reference = {
  securities: refuse, taxKinds: refuse, constituents: refuse, bonds: refuse, fundVectors: refuse, fundCatalogue: refuse,
  companies: refuse, revenue: refuse, prices: refuse, fx: refuse,
}

/** Opens the reference data; if the source cannot be opened, every lookup fails, as with an unavailable provider. */
export async function openReference(source: ReferenceSource): Promise<Reference> {
  try {
    return await source.open()
  } catch {
    return closed
  }
}
