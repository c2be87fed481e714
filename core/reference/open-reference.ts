import type { Reference, ReferenceSource } from './reference'

const refuse = (): Promise<never> => Promise.reject(new Error('reference data cannot be opened'))

const closed: Reference = {
  securities: refuse, taxKinds: refuse, constituents: refuse, bonds: refuse, fundVectors: refuse, fundCatalogue: refuse,
  companies: refuse, revenue: refuse, prices: refuse, fx: refuse,
}

/** Opens the reference data; a source that cannot be opened answers every question with a failure, as a provider would. */
export async function openReference(source: ReferenceSource): Promise<Reference> {
  try {
    return await source.open()
  } catch {
    return closed
  }
}
