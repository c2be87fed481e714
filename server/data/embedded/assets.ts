import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Where a file may lie, seen from a chunk in `dist`, where the package ships it in its source tree, and from this module in that
 * tree. Each address stands in one piece, so that those who copy what a program reads find the files: @vercel/nft, Next.js.
 */
const addresses = (file: string): URL[] => [new URL(`../server/data/embedded/${file}`, import.meta.url), new URL(`../embedded/${file}`, import.meta.url)]

function pathOf(file: string): string {
  const path = addresses(file).map((address) => fileURLToPath(address)).find((each) => existsSync(each))
  if (path === undefined) throw new Error('the embedded reference bundle is missing from the installation')
  return path
}

/** A folder that `loadBundle` reads: the embedded reference bundle without its prices and rates. */
export const embeddedFolder = (): string => dirname(pathOf('data/bundle.json'))

/** The bytes of one of its files. */
export const embeddedBytes = (file: string): Buffer => readFileSync(pathOf(`data/${file}`))

/** The bytes of the index of each fund, which is not part of the bundle. */
export const fundIndexBytes = (): Buffer => readFileSync(pathOf('find/fund_index.csv.br'))

/** The packed daily closes, which are not part of the bundle's files. */
export const pricePackBytes = (): Buffer => readFileSync(pathOf('prices/prices.pack'))

/** The packed exchange rates, neither. */
export const ratePackBytes = (): Buffer => readFileSync(pathOf('prices/rates.pack'))
