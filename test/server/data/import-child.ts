/** A process that imports a large batch and is killed meanwhile. Arguments: database address, generation of the data; without it only opens. */
import { openStore } from '../../../server/data/store/store'
import type { Document } from '../../../server/data/store/documents'
import { security } from './sample-bundle'

const [url = '', generation = ''] = process.argv.slice(2)

function* documents(): Generator<Document> {
  for (let index = 0; index < 8_000; index++) {
    const isin = `DE${String(index).padStart(10, '0')}`
    yield { kind: 'securities', key: isin, asOf: '2026-01-31', body: security(isin, { name: generation }) }
  }
}

const store = openStore(url)
await store.list()
process.stdout.write('ready\n')
if (generation !== '') await store.write([{ name: 'large', format: 'test', title: 'large', asOf: '2026-01-31', sources: [], documents: documents() }], new Date())
await store.close()
process.stdout.write('done\n')
