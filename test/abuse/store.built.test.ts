/** A SQLite file that is damaged, or replaced while the built server serves it. */
import { copyFileSync, mkdtempSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { batchOfBundle } from '../../server/data/importers/bundle-batch'
import { openStore } from '../../server/data/store/store'
import { sampleBundle, security } from '../server/data/sample-bundle'
import { startBuilt, startService, stopServices, type Service } from '../support/built'
import { wait } from './http'

const ISIN = 'DE000TEST009'
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'depotkit-attacked-store-'))
  for (const name of ['first', 'second']) await makeStore(name)
})
afterAll(async () => {
  await stopServices()
  rmSync(folder, { recursive: true })
})

const at = (name: string): string => join(folder, `${name}.db`)

/** A file with one security of this name, whole in itself. */
async function makeStore(name: string): Promise<void> {
  const store = openStore(`file:${at(name)}`)
  await store.write([batchOfBundle(sampleBundle({ securities: [security(ISIN, { name: `Company ${name}` })] }))], new Date('2026-11-22'))
  const { sql } = await import('kysely')
  await sql`pragma wal_checkpoint(truncate)`.execute(await store.database())
  await store.close()
}

const serve = (name: string): Promise<Service> => startService({ DEPOTKIT_BUNDLE: 'none', DATABASE_URL: `file:${at(name)}` })

async function storeState({ url }: Service): Promise<unknown> {
  const { data } = (await (await fetch(`${url}/readyz`)).json()) as { data: { store: unknown } }
  return data.store
}

async function calculates({ url }: Service): Promise<boolean> {
  return (await fetch(`${url}/api/v1/public/calculators/notgroschen`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })).status === 200
}

/** What the service knows the security as, once it has noticed. */
async function eventually({ url }: Service, name: string): Promise<void> {
  const directory = async (): Promise<string> => (await fetch(`${url}/directory`)).text()
  for (let tries = 0; tries < 50 && !(await directory()).includes(name); tries += 1) await wait(100)
  expect(await directory()).toContain(name)
}

describe.concurrent('a SQLite file', () => {
  test('that is replaced is noticed, and so is one that is copied over it', async () => {
    copyFileSync(at('first'), at('served'))
    const service = await serve('served')
    await eventually(service, 'Company first')
    copyFileSync(at('second'), at('next'))
    renameSync(at('next'), at('served'))
    await eventually(service, 'Company second')
    copyFileSync(at('first'), at('served'))
    await eventually(service, 'Company first')
  })

  test('whose texts are damaged does not end the server, at its start either, and readiness says so', async () => {
    const bytes = readFileSync(at('first'))
    for (let found = bytes.indexOf('sample'); found !== -1; found = bytes.indexOf('sample', found + 1)) bytes[found + 1] = 0xff
    writeFileSync(at('damaged'), bytes)
    const service = await serve('damaged')
    expect(await storeState(service)).toMatchObject({ answering: false })
    expect(await calculates(service)).toBe(true)
    for (let tries = 0; tries < 50 && !service.output().includes('the database does not answer'); tries += 1) await wait(100)
    expect(service.output()).toContain('the database does not answer')
    const doctor = startBuilt('cli', ['doctor', '--json'], { DATABASE_URL: `file:${at('damaged')}` })
    expect(await doctor.ended).not.toBe(0)
    expect(doctor.output()).not.toMatch(/panicked|at .*\.js:\d/)
  })

  test('that becomes something else while it is served fails until a whole one is there', async () => {
    copyFileSync(at('first'), at('changing'))
    const service = await serve('changing')
    await eventually(service, 'Company first')
    writeFileSync(at('none'), 'no database, only some text that is long enough to be looked at as one'.repeat(100))
    renameSync(at('none'), at('changing'))
    for (let tries = 0; tries < 50 && JSON.stringify(await storeState(service)).includes('"answering":true'); tries += 1) await wait(100)
    expect(await storeState(service)).toMatchObject({ answering: false })
    expect(await calculates(service)).toBe(true)
    copyFileSync(at('second'), at('whole'))
    renameSync(at('whole'), at('changing'))
    await eventually(service, 'Company second')
    for (let tries = 0; tries < 50 && !service.output().includes('the database answers again'); tries += 1) await wait(100)
    expect(service.output().match(/the database (does not answer|answers again)/g)).toEqual(['the database does not answer', 'the database answers again'])
  })

  test('that is emptied while it is served, as a copy onto a full disk leaves it, is served again once a whole one takes its place', async () => {
    copyFileSync(at('first'), at('emptied'))
    const service = await serve('emptied')
    await eventually(service, 'Company first')
    // an import by another process: the service opens the file anew, and keeps the old connection for requests that use it
    writeFileSync(join(folder, 'prices.csv'), 'date,close\n2026-01-02,10\n2026-01-05,11\n')
    const writing = startBuilt('cli', ['data', 'import', join(folder, 'prices.csv'), '--isin', ISIN, '--currency', 'EUR'], { DATABASE_URL: `file:${at('emptied')}` })
    expect(await writing.ended).toBe(0)
    await wait(1500)
    await eventually(service, 'Company first')
    truncateSync(at('emptied'), 0)
    for (let tries = 0; tries < 50 && JSON.stringify(await storeState(service)).includes('"answering":true'); tries += 1) await wait(100)
    expect(await storeState(service)).toMatchObject({ answering: false })
    expect(await calculates(service)).toBe(true)
    // somebody looks what is wrong
    await startBuilt('cli', ['data', 'list'], { DATABASE_URL: `file:${at('emptied')}` }).ended
    copyFileSync(at('second'), at('whole-again'))
    renameSync(at('whole-again'), at('emptied'))
    await eventually(service, 'Company second')
  })

  test('that is deleted while it is served shows in readiness and metrics, what was read of it is served, and a new one is taken', async () => {
    copyFileSync(at('first'), at('deleted'))
    const service = await serve('deleted')
    await eventually(service, 'Company first')
    expect(await storeState(service)).toMatchObject({ answering: true, fileMissing: false })
    for (const ending of ['', '-wal', '-shm']) rmSync(`${at('deleted')}${ending}`, { force: true })
    expect(await storeState(service)).toMatchObject({ answering: true, fileMissing: true })
    expect(await service.metrics()).toContain('depotkit_dependency_up{name="store"} 0')
    expect(await (await fetch(`${service.url}/directory`)).text()).toContain('Company first')
    copyFileSync(at('second'), at('whole'))
    renameSync(at('whole'), at('deleted'))
    await eventually(service, 'Company second')
    expect(await storeState(service)).toMatchObject({ answering: true, fileMissing: false })
  })

  test('that another process keeps locked delays neither requests nor the start', async () => {
    copyFileSync(at('first'), at('locked'))
    const { default: Database } = await import('libsql')
    const holder = new Database(at('locked'))
    holder.exec('pragma locking_mode = exclusive; begin exclusive; update state set version = version')
    const service = await serve('locked')
    expect(await calculates(service)).toBe(true)
    expect(await storeState(service)).toMatchObject({ answering: false })
    holder.close()
    await eventually(service, 'Company first')
  })
})
