/** Prints where random records of the embedded bundle disagree with second files. */
import { embeddedBundle } from '../../server/data/embedded/embedded'
import { crossCheck } from './cross-check'

const bundle = await embeddedBundle()
const names = new Map(bundle.securities.map(({ isin, name }) => [isin, name]))
const checks = crossCheck(bundle)
const disagreements = checks.filter(({ agrees }) => !agrees)
console.log(`${checks.length} comparisons, ${disagreements.length} disagreements`)
for (const { what, key, ours, theirs } of disagreements) console.log([what, key, names.get(key) ?? '', ours, theirs].join(' | '))
