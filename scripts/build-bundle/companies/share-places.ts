/**
 * Country and sector of shares whose list states neither (filings with the SEC). The index provider's own words come first,
 * by name; a data service's by ISIN, where it has the same name; last the country of the ISIN, unless that is one in which
 * companies of other countries are registered. What none of them says stays unknown.
 */
import { cell, readJson, readRows } from '../input'
import { nameKey, nameOverlap } from './names'
import { countryOf, sectorOf } from '../industries/taxonomy'

interface SharePlace {
  country: string | null
  sector: string | null
}

interface Row {
  name: string | null
  sector: string | null
  country: string | null
}

/** Where companies are registered that are of elsewhere, and the prefix of depositary receipts. */
const registries = new Set(['KY', 'BM', 'VG', 'JE', 'GG', 'IM', 'LU', 'NL', 'IE', 'CY', 'US', 'HK', 'MH', 'PA', 'CH', 'GB', 'SG', 'MU', 'LR'])

/** Places by name, as far as all rows of a name agree; a name in another country is another company. */
function byName(file: string): Map<string, SharePlace & { name: string }> {
  const places = new Map<string, SharePlace & { name: string }>()
  for (const { name, country, sector } of readJson<readonly Row[]>(`2026-11/portfolio-xray-more/${file}`)) {
    if (name === null) continue
    const key = nameKey(name)
    const place = { name, country: countryOf(country ?? ''), sector: sectorOf(sector ?? '') }
    const first = places.get(key)
    if (first === undefined) places.set(key, place)
    else if (first.country !== place.country || first.sector !== place.sector) places.set(key, { name, country: null, sector: null })
  }
  return places
}

const nowhere: SharePlace = { country: null, sector: null }

/** What is known of a share by its ISIN and name. */
export function sharePlaces(): (isin: string, name: string) => SharePlace {
  const [abroad, american] = [byName('IXUS.json'), byName('ITOT.json')]
  const stated = new Map(readRows('reference/financedatabase-equities_2026-08-16_trimmed.csv.gz').map((row) => [cell(row, 'isin'), row]))
  const serviceOf = (isin: string, name: string): SharePlace => {
    const row = stated.get(isin)
    return row === undefined || nameOverlap(cell(row, 'name'), name) < 0.6 ? nowhere : { country: countryOf(cell(row, 'country')), sector: sectorOf(cell(row, 'sector')) }
  }
  return (isin, name) => {
    const prefix = isin.slice(0, 2)
    const provider = (prefix === 'US' ? american : abroad).get(nameKey(name)) ?? nowhere
    const fits = provider.country === prefix || registries.has(prefix)
    const service = serviceOf(isin, name)
    return {
      country: (fits ? provider.country : null) ?? (registries.has(prefix) ? service.country : prefix),
      sector: (fits ? provider.sector : null) ?? service.sector,
    }
  }
}
