import { brotliDecompressSync } from 'node:zlib'
import Papa from 'papaparse'
import { fundIndexBytes } from './assets'

/** The index of each fund and its size in millions of EUR, from the embedded data. */
export function fundFacts(): { indices: Map<string, string>; sizes: Map<string, number> } {
  const { data } = Papa.parse<Record<string, string>>(brotliDecompressSync(fundIndexBytes()).toString('utf8'), { header: true, skipEmptyLines: true })
  const indices = new Map<string, string>()
  const sizes = new Map<string, number>()
  for (const { isin = '', index = '', size_eur_mln: size = '' } of data) {
    if (index !== '') indices.set(isin, index)
    if (size !== '') sizes.set(isin, Number(size))
  }
  return { indices, sizes }
}
