import { brotliDecompressSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { industryLabels } from '../../../core/portfolio/keys/industries'
import { embeddedFolder } from '../../../server/data/embedded/assets'

/** Every industry that a file of the embedded bundle states. */
function industriesIn(file: string): string[] {
  const text = brotliDecompressSync(readFileSync(join(embeddedFolder(), `${file}.csv.br`))).toString('utf8')
  return Papa.parse<Record<string, string>>(text, { header: true }).data.flatMap(({ industry }) => industry || [])
}

test.each(['companies', 'securities', 'constituents'])('every industry in the embedded %s has a German name', (file) => {
  expect([...new Set(industriesIn(file))].filter((name) => !Object.hasOwn(industryLabels, name))).toEqual([])
})
