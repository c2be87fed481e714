/** Opens copies of a SQLite store in which bytes were changed, and reads all there is. Arguments: the file, first seed, number of copies. */
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { openStore } from '../../../server/data/store/store'

const [file = '', first = '0', count = '0'] = process.argv.slice(2)

/** Changes some bytes, mostly where there is text. */
function damage(bytes: Buffer, seed: number): void {
  let state = seed * 2_654_435_761 + 1
  const next = (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 4_294_967_296) * below)
  }
  for (let change = 0; change <= seed % 3; change++) {
    let at = next(bytes.length)
    for (let step = 0; step < 4_096 && bytes[at] === 0; step++) at = (at + 1) % bytes.length
    bytes[at] = seed % 2 === 0 ? 0xff : next(256)
  }
}

async function readAll(path: string): Promise<void> {
  const store = openStore(`file:${path}`)
  try {
    const layer = await store.open()
    await layer.securities(['DE000TEST009', 'IE00TESTFUN0'])
    await layer.constituents(['IE00TESTFUN0'])
    await layer.catalogue().catch(() => null)
    await layer.fundsWithHoldings?.().catch(() => null)
    await store.list()
    for await (const document of store.documents('constituents')) void document
    for await (const document of store.documents('prices')) void document
  } catch {
    // an error is what damage may lead to
  } finally {
    await store.close()
  }
}

for (let seed = Number(first); seed < Number(first) + Number(count); seed++) {
  const copy = `${file}.${first}`
  copyFileSync(file, copy)
  const bytes = readFileSync(copy)
  damage(bytes, seed)
  writeFileSync(copy, bytes)
  process.stdout.write(`${seed}\n`)
  await readAll(copy)
  for (const ending of ['', '-wal', '-shm']) rmSync(`${copy}${ending}`, { force: true })
}
process.stdout.write('done\n')
