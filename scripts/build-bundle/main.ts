/**
 * Writes the embedded reference bundle from the source files beside the project (`../shared/data`): the same files give
 * the same bytes. `npm run data:build`
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { bundleTexts, parseBundle } from '../../server/data/bundle/bundle'
import { packPrices } from '../../server/data/embedded/price-pack'
import { packRates } from '../../server/data/embedded/rates'
import { fundIndexText } from './funds/funds'
import { makeBundle } from './make-bundle'

const folder = fileURLToPath(new URL('../../server/data/embedded/data/', import.meta.url))

/** Brotli: a quarter smaller than gzip, and as fast to decompress. */
const packed = (text: string): Buffer =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) } })

const bundle = await makeBundle()
const packs = [['prices.pack', packPrices(bundle.prices), bundle.prices.length], ['rates.pack', packRates(bundle.fx), bundle.fx.length]] as const
const texts = bundleTexts({ ...bundle, prices: [], fx: [] })
parseBundle(texts)

rmSync(folder, { recursive: true, force: true })
for (const path of [folder, `${folder}../find`, `${folder}../prices`]) mkdirSync(path, { recursive: true })
for (const [name, text] of [...texts, ['../find/fund_index.csv', fundIndexText()] as const]) {
  const [file, bytes] = name.endsWith('.csv') ? [`${name}.br`, packed(text)] as const : [name, Buffer.from(text)] as const
  writeFileSync(folder + file, bytes)
  console.log(`${file.padEnd(24)} ${String(bytes.length).padStart(9)} bytes, ${text.split('\n').length - 2} records`)
}
for (const [name, bytes, count] of packs) {
  writeFileSync(`${folder}../prices/${name}`, bytes)
  console.log(`${name.padEnd(24)} ${String(bytes.length).padStart(9)} bytes, ${count} series`)
}
