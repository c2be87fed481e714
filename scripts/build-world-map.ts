/**
 * Writes the outlines of the world map: countries of Natural Earth (public domain) at 1:110 million, projected and
 * rounded to a small grid. Run: `npx tsx scripts/build-world-map.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { geoNaturalEarth1, geoPath, type GeoPermissibleObjects } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { countries as known } from '../core/portfolio/keys/countries'

const WIDTH = 480
const HEIGHT = 240

/** Names of Natural Earth that differ from those of Unicode. */
const others: Readonly<Record<string, string>> = {
  'United States of America': 'US', 'Bosnia and Herz.': 'BA', 'Central African Rep.': 'CF', 'Czechia': 'CZ', 'Dem. Rep. Congo': 'CD', 'Congo': 'CG', 'Dominican Rep.': 'DO',
  'Eq. Guinea': 'GQ', 'Falkland Is.': 'FK', 'Fr. S. Antarctic Lands': 'TF', 'Macedonia': 'MK', 'Myanmar': 'MM', 'N. Cyprus': 'CY', 'Palestine': 'PS', 'S. Sudan': 'SS',
  'Solomon Is.': 'SB', 'Somaliland': 'SO', 'Turkey': 'TR', 'W. Sahara': 'EH', 'eSwatini': 'SZ', "Côte d'Ivoire": 'CI', 'Trinidad and Tobago': 'TT',
}

const names = new Intl.DisplayNames('en', { type: 'region' })
const byName = new Map(Object.keys(known).map((key) => [names.of(key) ?? key, key]))
const topology = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-110m.json'), 'utf8')) as Topology<{ countries: GeometryCollection<{ name: string }> }>
const countries = feature(topology, topology.objects.countries).features.filter(({ properties }) => properties.name !== 'Antarctica')
const all: GeoPermissibleObjects = { type: 'FeatureCollection', features: countries }
const projection = geoNaturalEarth1().fitSize([WIDTH, HEIGHT], all)
const path = geoPath(projection).digits(0)

type Point = readonly [number, number]

/** A ring in steps from point to point, which is shorter than places; null for what is smaller than the grid. */
function ringText(ring: string): string | null {
  const all = ring.split('L').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return [x, y]
  })
  const points = all.filter(([x, y], index) => x !== all[index - 1]?.[0] || y !== all[index - 1]?.[1])
  const [first] = points
  if (first === undefined || points.length < 4) return null
  const steps = points.slice(1).map(([x, y], index) => `${x - (points[index]?.[0] ?? 0)} ${y - (points[index]?.[1] ?? 0)}`)
  return `M${first.join(' ')}l${steps.join(' ')}z`.replaceAll(' -', '-')
}

const outlineText = (absolute: string): string => absolute.replaceAll('Z', '').split('M').slice(1).flatMap((ring) => ringText(ring) ?? []).join('')

const outlines = new Map<string, string>()
for (const country of countries) {
  const name = country.properties.name
  const key = others[name] ?? byName.get(name)
  if (key === undefined) console.log(`without a key: ${name}`)
  else outlines.set(key, (outlines.get(key) ?? '') + outlineText(path(country) ?? ''))
}
const lines = [...outlines].filter(([, outline]) => outline !== '').sort().map(([key, outline]) => `  ${key}: '${outline}',`)
writeFileSync('server/pages/chart/world.ts', [
  '/** Written by `scripts/build-world-map.ts` from Natural Earth (public domain). */',
  `export const worldSize = { width: ${WIDTH}, height: ${HEIGHT} }`,
  '',
  '/** The outline of each country by its ISO 3166-1 key, as an SVG path. */',
  'export const outlines: Readonly<Record<string, string>> = {', ...lines, '}', '',
].join('\n'))
console.log(`${outlines.size} countries`)
