import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Possible URLs of a file: relative to a chunk in `dist`, since the package ships it in its source tree, and relative to this
 * module. Each is a single template literal, so that file tracers (@vercel/nft, Next.js) find the files.
 */
const addresses = (file: string): URL[] => [new URL(`../server/data/embedded/${file}`, import.meta.url), new URL(`../embedded/${file}`, import.meta.url)]

function pathOf(file: string): string {
  const path = addresses(file).map((address) => fileURLToPath(address)).find((each) => existsSync(each))
  if (path === undefined) throw new Error('the embedded reference bundle is missing from the installation')
  return path
}

/** Folder for `loadBundle`: the embedded reference bundle without prices and rates. */
export const embeddedFolder = (): string => dirname(pathOf('data/bundle.json'))

/** The bytes of a file of that folder. */
export const embeddedBytes = (file: string): Buffer => readFileSync(pathOf(`data/${file}`))

/** The table of funds with their index and size, which is not part of the bundle. */
export const fundIndexBytes = (): Buffer => readFileSync(pathOf('find/fund_index.csv.br'))

/** The packed daily closes, which are not among the files of the bundle. */
export const pricePackBytes = (): Buffer => readFileSync(pathOf('prices/prices.pack'))

/** The packed exchange rates, which are not among the files of the bundle. */
export const ratePackBytes = (): Buffer => readFileSync(pathOf('prices/rates.pack'))
