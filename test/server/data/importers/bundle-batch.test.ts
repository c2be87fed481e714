import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bundleBatch, batchOfBundle } from '../../../../server/data/importers/bundle-batch'
import { loadBundle, writeBundle } from '../../../../server/data/bundle/bundle'
import type { Batch, Document } from '../../../../server/data/store/documents'
import { row, sampleBundle } from '../sample-bundle'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'depotkit-bundle-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const FUNDS = ['IE00TESTFUN0', 'IE00TESTFUM2', 'IE00TESTFUP5']
const many = () => sampleBundle({ constituents: FUNDS.flatMap((fundIsin) => [0.6, 0.4].map((weight, index) => ({ ...row(`COMPANY ${index}`, weight), fundIsin }))) })

const documentsOf = (batch: Batch): Document[] =>
  [...(batch.documents as Iterable<Document>)].sort((a, b) => (`${a.kind}|${a.key}` < `${b.kind}|${b.key}` ? -1 : 1))

const written = async (): Promise<string> => {
  const path = join(folder, 'bundle')
  await writeBundle(many(), path)
  return path
}

/** Changes a file of the bundle on disk. */
function edit(path: string, file: string, change: (text: string) => string): void {
  writeFileSync(join(path, file), change(readFileSync(join(path, file), 'utf8')))
}

describe('the batch of a bundle on disk', () => {
  it('has the same documents as the bundle in memory', async () => {
    const path = await written()
    expect(documentsOf((await bundleBatch(path)).batch)).toEqual(documentsOf(batchOfBundle(await loadBundle(path))))
  })

  it('has them also when the rows of a fund are scattered', async () => {
    const path = await written()
    edit(path, 'constituents.csv', (text) => {
      const [header = '', ...lines] = text.trimEnd().split('\n')
      return `${[header, ...lines.filter((_, index) => index % 2 === 0), ...lines.filter((_, index) => index % 2 === 1)].join('\n')}\n`
    })
    expect(documentsOf((await bundleBatch(path)).batch)).toEqual(documentsOf(batchOfBundle(await loadBundle(path))))
  })

  it('counts the rows of all files', async () => {
    expect((await bundleBatch(await written())).rows).toBe(2 + 2 + 1 + 1 + 6 + 1 + 1 + 1 + 1 + 1 + 3 + 2 + 1 + 1)
  })

  it.each([
    ['a weight that is no number', 'constituents.csv', (text: string) => text.replace(/(.*\n){5}.*?\n/, (head) => head.replace(/0\.6,DE,industrials(?![\s\S]*0\.6)/, 'x,DE,industrials')), 'constituents.csv, line 6, column weight'],
    ['weights above the whole', 'constituents.csv', (text: string) => text.replaceAll('0.4', '0.9'), 'constituents.csv, line 2, column weight'],
    ['two dates in one list', 'constituents.csv', (text: string) => text.replace('2026-01-31', '2026-01-30'), 'constituents.csv, line 3, column as_of'],
    ['an unknown source', 'constituents.csv', (text: string) => text.replace('made-up', 'nobody'), 'constituents.csv, line 2, column source'],
    ['a day that stands twice', 'prices.csv', (text: string) => text.replace('2026-01-29', '2026-01-28'), 'prices.csv, line 3: repeats'],
    ['a header of another kind', 'prices.csv', (text: string) => text.replace('close', 'price'), 'prices.csv, line 1'],
    ['a bad security', 'securities.csv', (text: string) => text.replace('stock', 'stick'), 'securities.csv, line 2, column kind'],
  ])('refuses %s', async (_name, file, change, reason) => {
    const path = await written()
    edit(path, file, change)
    await expect(async () => documentsOf((await bundleBatch(path)).batch)).rejects.toThrow(reason)
  })
})
