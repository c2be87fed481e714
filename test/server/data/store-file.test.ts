/** A SQLite file that is damaged, or replaced by another one while it is served. */
import { spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { batchOfBundle } from '../../../server/data/importers/bundle-batch'
import { connect } from '../../../server/data/store/connect'
import { openStore, type Store } from '../../../server/data/store/store'
import { sampleBundle, security } from './sample-bundle'

const ISIN = 'DE000TEST009'
let folder: string
let clock = 0
const open: Store[] = []
const opened = (path: string): Store => {
  const store = openStore(`file:${path}`, { clock: () => clock, restMs: 1 })
  open.push(store)
  return store
}

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'depotkit-file-'))))
afterEach(async () => {
  await Promise.all(open.splice(0).map((store) => store.close()))
  rmSync(folder, { recursive: true })
})

const bundleNamed = (name: string) => sampleBundle({ securities: [security(ISIN, { name })] })

/** A store file with one import, whole in itself: nothing of it is in a journal. */
async function storeFile(name: string): Promise<string> {
  const path = join(folder, `${name}.db`)
  const store = opened(path)
  await store.write([batchOfBundle(bundleNamed(name))], new Date('2026-11-22'))
  const { sql } = await import('kysely')
  await sql`pragma wal_checkpoint(truncate)`.execute(await store.database())
  await store.close()
  expect(statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0).toBe(0)
  return path
}

/** The files that this process has open. */
const openFiles = (): string[] => readdirSync('/proc/self/fd').flatMap((number) => {
  try {
    return [readlinkSync(`/proc/self/fd/${number}`)]
  } catch {
    return [] // that of the folder itself
  }
})

async function nameIn(store: Store): Promise<string | null> {
  clock += 2_000
  return (await (await store.open()).securities([ISIN])).found.get(ISIN)?.name ?? null
}

describe('a store file that is replaced while it is served', () => {
  it('by another one under its name is noticed, though both have the same version', async () => {
    const served = await storeFile('first')
    const other = await storeFile('second')
    const store = opened(served)
    expect(await nameIn(store)).toBe('first')
    renameSync(other, served)
    expect(await nameIn(store)).toBe('second')
    expect(store.state()).toMatchObject({ answering: true, version: 1 })
  })

  it('is noticed with an import of the old one still in its journal, which must not be read with the new one', async () => {
    const served = await storeFile('first')
    const other = await storeFile('second')
    const store = opened(served)
    await store.write([{ ...batchOfBundle(bundleNamed('newer')), name: 'newer' }], new Date('2026-11-22'))
    expect(await nameIn(store)).toBe('newer')
    expect(statSync(`${served}-wal`).size).toBeGreaterThan(0)
    renameSync(other, served)
    expect(await nameIn(store)).toBe('second')
    expect((await store.list()).map(({ name }) => name)).toEqual(['sample'])
  })

  it('by bytes copied over it is noticed', async () => {
    const served = await storeFile('first')
    const other = await storeFile('second')
    const store = opened(served)
    expect(await nameIn(store)).toBe('first')
    copyFileSync(other, served)
    expect(await nameIn(store)).toBe('second')
  })

  it('can be written to after that, and another process reads it', async () => {
    const served = await storeFile('first')
    const store = opened(served)
    await nameIn(store)
    renameSync(await storeFile('second'), served)
    await nameIn(store)
    await store.write([{ ...batchOfBundle(bundleNamed('third')), name: 'third' }], new Date('2026-11-22'))
    expect(await nameIn(store)).toBe('third')
    expect(await nameIn(opened(served))).toBe('third')
  })

  it('and is away for a moment: the old data are served until the new file is there', async () => {
    const served = await storeFile('first')
    const other = await storeFile('second')
    const store = opened(served)
    expect(await nameIn(store)).toBe('first')
    rmSync(served)
    expect(await nameIn(store)).toBe('first')
    expect(store.state()).toMatchObject({ answering: true, fileMissing: true })
    renameSync(other, served)
    expect(await nameIn(store)).toBe('second')
    expect(store.state().fileMissing).toBe(false)
  })

  it('by one that may not be looked at: its state is told all the same, and the old data are served', async () => {
    const served = await storeFile('first')
    const other = await storeFile('second')
    const store = opened(served)
    expect(await nameIn(store)).toBe('first')
    rmSync(served)
    symlinkSync(served, served)
    expect(await nameIn(store)).toBe('first')
    expect(store.state()).toMatchObject({ answering: true, fileMissing: true })
    renameSync(other, served)
    expect(await nameIn(store)).toBe('second')
  })

  it('by one that is no database fails until a whole one is there', async () => {
    const served = await storeFile('first')
    const other = await storeFile('second')
    const store = opened(served)
    await nameIn(store)
    writeFileSync(`${served}.bad`, 'not a database at all, only some text that is long enough to be looked at as one'.repeat(100))
    renameSync(`${served}.bad`, served)
    expect(await (await (clock += 2_000, store.open())).securities([ISIN])).toMatchObject({ failed: new Set([ISIN]) })
    expect(store.state().answering).toBe(false)
    renameSync(other, served)
    await vi.waitUntil(() => store.state().answering, { timeout: 60_000 })
    expect(await nameIn(store)).toBe('second')
  })
})

describe('a store file that is gone', () => {
  it.skipIf(!existsSync('/proc/self/fd'))('by one that is no database is not held open by attempts to open it (needs Linux)', async () => {
    const path = join(folder, 'none.db')
    writeFileSync(path, 'no database, only some text that is long enough to be looked at as one'.repeat(100))
    for (let n = 0; n < 20; n += 1) await expect(connect(`file:${path}`)).rejects.toThrow()
    expect(openFiles().filter((open) => open.startsWith(path))).toEqual([])
  })

  it('while nothing of it is open is not replaced by an empty one, and is served again when it is back', async () => {
    const served = await storeFile('first')
    const other = await storeFile('second')
    const store = opened(served)
    expect(await nameIn(store)).toBe('first')
    rmSync(served)
    mkdirSync(served)
    expect(await (await (clock += 2_000, store.open())).securities([ISIN])).toMatchObject({ failed: new Set([ISIN]) })
    rmSync(served, { recursive: true })
    // The rest after a failure is a millisecond: the database is asked again many times.
    await wait(300)
    expect(await (await (clock += 2_000, store.open())).securities([ISIN])).toMatchObject({ failed: new Set([ISIN]) })
    expect([existsSync(served), store.state()]).toEqual([false, expect.objectContaining({ answering: false, fileMissing: true })])
    renameSync(other, served)
    await vi.waitUntil(() => store.state().answering, { timeout: 60_000 })
    expect(await nameIn(store)).toBe('second')
  })
})

describe('a damaged store file', () => {
  it('with a text that is not UTF-8 is an error, not the end of the process', async () => {
    const path = await storeFile('first')
    const bytes = readFileSync(path)
    for (let at = bytes.indexOf('sample'); at !== -1; at = bytes.indexOf('sample', at + 1)) bytes[at + 1] = 0xff
    writeFileSync(path, bytes)
    const store = opened(path)
    expect(await (await store.open()).securities([ISIN])).toMatchObject({ failed: new Set([ISIN]) })
    expect(store.state()).toMatchObject({ answering: false, version: null })
    await expect(store.list()).rejects.toThrow()
  })

  it('with one damaged document fails for that key alone', async () => {
    const path = await storeFile('first')
    const bytes = readFileSync(path)
    // the document of the security, not its key: the name inside the JSON
    for (let at = bytes.indexOf('"name":"first"'); at !== -1; at = bytes.indexOf('"name":"first"', at + 1)) bytes[at + 9] = 'F'.charCodeAt(0)
    writeFileSync(path, bytes)
    const store = opened(path)
    const layer = await store.open()
    expect(await layer.securities([ISIN, 'DE000NOWHERE'])).toMatchObject({ found: new Map(), failed: new Set([ISIN]) })
    expect((await layer.constituents(['IE00TESTFUN0'])).found.size).toBe(1)
    expect(store.state().answering).toBe(true)
  })

  it('whose pages do not fit together is not served, and not looked through again until it changes', async () => {
    const path = await storeFile('first')
    const bytes = readFileSync(path)
    // cell pointers of every page but the first
    for (let page = 4_096; page < bytes.length; page += 4_096) bytes.fill(0xff, page + 3, page + 12)
    writeFileSync(path, bytes)
    const store = opened(path)
    await expect(store.list()).rejects.toThrow('the database file is damaged')
    await expect(store.list()).rejects.toThrow('the database file is damaged')
    renameSync(await storeFile('second'), path)
    expect((await store.list()).map(({ name }) => name)).toEqual(['sample'])
  })

  it('never ends the process, whatever bytes of it change', async () => {
    const path = await storeFile('first')
    const child = fileURLToPath(new URL('../../../node_modules/.cache/depotkit-test/damage-child.mjs', import.meta.url))
    await build({ entryPoints: [fileURLToPath(new URL('./damage-child.ts', import.meta.url))], outfile: child, bundle: true, platform: 'node', format: 'esm', external: ['libsql', 'pg'] })
    const running = spawn(process.execPath, [child, path, '0', '150'], { stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    running.stdout.on('data', (text) => (said += String(text)))
    running.stderr.on('data', (text) => (said += String(text)))
    await new Promise((resolve) => running.once('close', resolve))
    expect(said.trim().split('\n').at(-1)).toBe('done')
  })
})
