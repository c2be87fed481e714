/** Who owes the bonds. */
import { asShare } from '../../../values/fractions'
import { ascending, descending } from '../../../values/order'
import { countryKey } from '../../keys/taxonomy'
import type { HeldBond } from './held-bonds'

/** An issuer with its weight in the portfolio. */
interface Issuer {
  id: string
  name: string
  country: string | null
  weight: number
}

/** A name without capitals and punctuation. */
const nameKey = (name: string): string => name.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim()

/** The one identifier that a name has in these rows. */
function identifiers(rows: readonly HeldBond[]): ReadonlyMap<string, string> {
  const known = new Map<string, string | null>()
  for (const { bond: { issuer, lei } } of rows) {
    if (issuer === null || lei === null) continue
    const key = nameKey(issuer)
    known.set(key, (known.get(key) ?? lei) === lei ? lei : null)
  }
  return new Map([...known].flatMap(([key, lei]) => (lei === null ? [] : [[key, lei] as const])))
}

/** Issuers by weight, then id: by LEI, else by name, and those of one name are the one whose LEI another row gives. */
export function issuersOf(rows: readonly HeldBond[]): Issuer[] {
  const leis = identifiers(rows)
  const issuers = new Map<string, Issuer & { largest: number }>()
  for (const { bond: { issuer, lei, country }, weight } of rows) {
    if (issuer === null && lei === null) continue
    const id = lei ?? leis.get(nameKey(issuer ?? '')) ?? `name:${nameKey(issuer ?? '')}`
    const known = issuers.get(id) ?? { id, name: issuer ?? id, country: countryKey(country), weight: 0, largest: -1 }
    const isLarger = weight > known.largest && issuer !== null
    issuers.set(id, {
      ...known, weight: known.weight + weight,
      ...(isLarger ? { name: issuer, country: countryKey(country) ?? known.country, largest: weight } : {}),
    })
  }
  return [...issuers.values()]
    .map(({ id, name, country, weight }) => ({ id, name, country, weight: asShare(weight) }))
    .sort((a, b) => descending(a.weight, b.weight) || ascending(a.id, b.id))
}
