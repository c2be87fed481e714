/** What the build of the pages adds: notices of bundled libraries, and files compressed once instead of per request. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { writeBill } from './bill-of-materials'
import { noticesOf } from './third-party'

const compressed = /\.(js|css|svg|txt)$/

async function writeCompressed(file: string): Promise<void> {
  const bytes = await readFile(file)
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, brotli))
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}

/** Writes `.br` and `.gz` beside every text file of the build. */
export const compress = (): Plugin => ({
  name: 'compress',
  writeBundle: async ({ dir = '' }, bundle) => {
    const files = Object.keys(bundle).filter((name) => compressed.test(name))
    await Promise.all(files.map((name) => writeCompressed(join(dir, name))))
  },
})

/** Adds the licence texts of the libraries in the scripts. */
export const notices = (fileName: string): Plugin => ({
  name: 'notices',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName, source: noticesOf([...this.getModuleIds()]) })
  },
})

/** Writes the bill of materials of everything in `dist`: the pages are built last. */
export const billOfMaterials = (): Plugin => ({ name: 'bill-of-materials', closeBundle: writeBill })
