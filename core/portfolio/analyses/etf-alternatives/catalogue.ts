/** Candidates from the shared catalogue: the cheaper funds with the most similar sectors and countries. */
import { ascending } from '../../../values/order'
import { fundVector } from '../../look-through/dimensions'
import { measureFund, type Vector } from '../../funds/fund'
import { hedgeOf } from '../../look-through/hedge'
import { ask, type FundCatalogue, type Reference } from '../../../reference/reference'
import { type ScoredFund, cosine } from './scored-fund'

/** Largest number of candidates that are scored in full. */
export const MAX_CANDIDATES = 10

/** Funds read at once, so that a large catalogue is never in memory as a whole. */
const BATCH = 25

interface Profile {
  isin: string
  /** Fraction a year; null if unknown: such a fund is never the cheaper one. */
  ter: number | null
  /** Currency hedge that its name states: a currency, `?` for one without a readable currency, '' for none. */
  hedge: string
  sectors: Vector
  countries: Vector
  /** Whether its own holdings are known, not those of a fund that resembles it. */
  complete: boolean
}

const remembered = new WeakMap<Reference, readonly Profile[]>()

/** The catalogue, or null if it could not be read. */
export async function readCatalogue(reference: Reference): Promise<FundCatalogue | null> {
  try {
    return await reference.fundCatalogue()
  } catch {
    return null
  }
}

const hedgeKey = (name: string): string => {
  const hedge = hedgeOf(name)
  return hedge === null ? '' : (hedge.currency ?? '?')
}

/** Sum of the cosine similarities of sectors and countries, 0..2, times 100 and rounded, so that almost equal funds tie and cost decides. */
const closeness = (source: ScoredFund, { sectors, countries }: Profile): number =>
  Math.round(100 * (cosine(source.sectors, sectors) + cosine(source.countries, countries)))

/**
 * The funds of the catalogue closest to a fund, at most ten: cheaper ones before all others, then the closest, among equals
 * those whose own holdings are known, then the cheapest, then by ISIN. Never the fund itself, never one with another hedge.
 */
export async function closestFunds(source: ScoredFund, catalogue: FundCatalogue, reference: Reference): Promise<string[]> {
  const profiles = remembered.get(reference) ?? (await readProfiles(catalogue.isins, reference))
  const hedge = hedgeKey(source.name)
  return profiles
    .filter((profile) => profile.isin !== source.isin && profile.hedge === hedge)
    .map((profile) => ({ ...profile, score: closeness(source, profile), ter: profile.ter ?? Infinity }))
    .sort(
      (a, b) =>
        Number(a.ter >= (source.ter ?? 0)) - Number(b.ter >= (source.ter ?? 0)) ||
        b.score - a.score ||
        Number(b.complete) - Number(a.complete) ||
        (a.ter === b.ter ? 0 : a.ter - b.ter) ||
        ascending(a.isin, b.isin),
    )
    .slice(0, MAX_CANDIDATES)
    .map(({ isin }) => isin)
}

/** Sectors, countries, charge and hedge of all funds of the catalogue; cached for the data version once no lookup has failed. */
async function readProfiles(isins: readonly string[], reference: Reference): Promise<readonly Profile[]> {
  const profiles: Profile[] = []
  let complete = true
  for (let start = 0; start < isins.length; start += BATCH) {
    complete = (await addProfiles(profiles, isins.slice(start, start + BATCH), reference)) && complete
  }
  if (complete) remembered.set(reference, profiles)
  return profiles
}

async function addProfiles(profiles: Profile[], isins: readonly string[], reference: Reference): Promise<boolean> {
  const [securities, constituents, vectors] = await Promise.all([
    ask(isins, (keys) => reference.securities(keys)),
    ask(isins, (keys) => reference.constituents(keys)),
    ask(isins, (keys) => reference.fundVectors(keys)),
  ])
  for (const isin of isins) {
    const security = securities.found.get(isin)
    const fund = constituents.found.get(isin)
    const inside = fund === undefined ? null : measureFund(fund)
    const published = vectors.found.get(isin) ?? null
    const ter = security?.ter ?? 0
    profiles.push({
      isin,
      ter: ter > 0 ? ter : null,
      hedge: hedgeKey(security?.name ?? ''),
      sectors: fundVector(inside, published, 'sector'),
      countries: fundVector(inside, published, 'country'),
      complete: inside?.status === 'full',
    })
  }
  return [securities, constituents, vectors].every(({ failed }) => failed.size === 0)
}
