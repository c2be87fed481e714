/** Candidates from the shared catalogue: the funds whose sectors and countries come closest. */
import { ascending } from '../buckets'
import { fundVector } from '../dimensions'
import { measureFund, type Vector } from '../funds/fund'
import { ask, type FundCatalogue, type Reference } from '../reference'
import { cosine } from './similarity'
import type { ScoredFund } from './scored-fund'

/** Candidates that are scored in full. */
export const MAX_CANDIDATES = 10

/** Funds asked for at once, so that a large catalogue never lies in memory as a whole. */
const BATCH = 25

interface Profile {
  sectors: Vector
  countries: Vector
}

const remembered = new WeakMap<Reference, ReadonlyMap<string, Profile>>()

/** The catalogue, or null when it could not be asked for. */
export async function readCatalogue(reference: Reference): Promise<FundCatalogue | null> {
  try {
    return await reference.fundCatalogue()
  } catch {
    return null
  }
}

/** The ISINs of the catalogue closest to a fund, itself excluded. */
export async function closestFunds(source: ScoredFund, catalogue: FundCatalogue, reference: Reference): Promise<string[]> {
  const profiles = remembered.get(reference) ?? (await readProfiles(catalogue.isins, reference))
  return [...profiles]
    .filter(([isin]) => isin !== source.isin)
    .map(([isin, profile]) => ({ isin, score: cosine(source.sectors, profile.sectors) + cosine(source.countries, profile.countries) }))
    .sort((a, b) => b.score - a.score || ascending(a.isin, b.isin))
    .slice(0, MAX_CANDIDATES)
    .map(({ isin }) => isin)
}

/** Sectors and countries of all funds of the catalogue; kept for the data version once everything has answered. */
async function readProfiles(isins: readonly string[], reference: Reference): Promise<ReadonlyMap<string, Profile>> {
  const profiles = new Map<string, Profile>()
  let complete = true
  for (let start = 0; start < isins.length; start += BATCH) {
    complete = (await addProfiles(profiles, isins.slice(start, start + BATCH), reference)) && complete
  }
  if (complete) remembered.set(reference, profiles)
  return profiles
}

async function addProfiles(profiles: Map<string, Profile>, isins: readonly string[], reference: Reference): Promise<boolean> {
  const [constituents, vectors] = await Promise.all([
    ask(isins, (keys) => reference.constituents(keys)),
    ask(isins, (keys) => reference.fundVectors(keys)),
  ])
  for (const isin of isins) {
    const fund = constituents.found.get(isin)
    const inside = fund === undefined ? null : measureFund(fund)
    const published = vectors.found.get(isin) ?? null
    profiles.set(isin, { sectors: fundVector(inside, published, 'sector'), countries: fundVector(inside, published, 'country') })
  }
  return constituents.failed.size === 0 && vectors.failed.size === 0
}
