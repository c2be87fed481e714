/**
 * Writes the embedded reference bundle from the source files beside the project (`../shared/data`): the same files give
 * the same bytes. `npm run data:build`
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { bundleTexts, parseBundle } from '../../server/data/bundle/bundle'
import { fundIndexText } from './funds/fund-index'
import { makeBundle } from './make-bundle'

const folder = fileURLToPath(new URL('../../server/data/embedded/data/', import.meta.url))

/** gzip without time and system, so that the bytes depend on the text alone. */
function packed(text: string): Buffer {
  const bytes = gzipSync(text, { level: 9 })
  bytes.fill(0, 4, 8)
  bytes[9] = 255
  return bytes
}

const texts = bundleTexts(await makeBundle())
parseBundle(texts)

rmSync(folder, { recursive: true, force: true })
for (const path of [folder, `${folder}../find`]) mkdirSync(path, { recursive: true })
for (const [name, text] of [...texts, ['../find/fund_index.csv', fundIndexText()] as const]) {
  const [file, bytes] = name.endsWith('.csv') ? [`${name}.gz`, packed(text)] as const : [name, Buffer.from(text)] as const
  writeFileSync(folder + file, bytes)
  console.log(`${file.padEnd(24)} ${String(bytes.length).padStart(9)} bytes, ${text.split('\n').length - 2} records`)
}
