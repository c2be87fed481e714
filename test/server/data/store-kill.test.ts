import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '../../../server/data/store/store'
import { postgresAnswers, postgresPlace, sqlitePlace, type Place } from './databases'

/** The importing process in one file, which starts ten times faster than its sources; beside the packages, where it finds libsql. */
const child = fileURLToPath(new URL('../../../node_modules/.cache/depotkit-test/import-child.mjs', import.meta.url))
const KILLS = 6

beforeAll(async () => {
  await build({
    entryPoints: [fileURLToPath(new URL('./import-child.ts', import.meta.url))],
    outfile: child,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['libsql', 'pg'],
  })
})

/** Runs the import; kills it some time after it began. Returns whether it said that it was done. */
async function importing(url: string, generation: string, killAfterMs: number | null): Promise<boolean> {
  const running = spawn(process.execPath, [child, url, generation], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  const ended = new Promise<void>((resolve) => running.once('close', () => resolve()))
  await new Promise<void>((resolve) => {
    running.stdout.on('data', (text) => {
      said += String(text)
      if (said.includes('ready')) resolve()
    })
    void ended.then(resolve)
  })
  if (killAfterMs !== null) {
    await Promise.race([wait(killAfterMs), ended])
    running.kill('SIGKILL')
  }
  await ended
  return said.includes('done')
}

/** The generations of the data that the store holds. */
async function generations(url: string): Promise<{ names: string[]; count: number }> {
  const store = openStore(url)
  try {
    const names = new Set<string>()
    let count = 0
    for await (const [, record] of store.documents('securities')) {
      names.add(record.name)
      count++
    }
    return { names: [...names], count }
  } finally {
    await store.close()
  }
}

const databases: [string, () => Promise<Place>][] = [['SQLite', sqlitePlace], ...(postgresAnswers ? [['PostgreSQL', postgresPlace] as [string, () => Promise<Place>]] : [])]

describe.each(databases)('an import into %s that is killed', { concurrent: true }, (_name, makePlace) => {
  it(`at ${KILLS} moments: the store opens, holds one whole generation, and the import can be repeated`, async () => {
    const place = await makePlace()
    expect(await importing(place.url, 'first', null)).toBe(true)
    let last = 'first'
    for (let kill = 0; kill < KILLS; kill++) {
      const generation = `after kill ${kill}`
      const done = await importing(place.url, generation, (kill * 67) % 400)
      const { names, count } = await generations(place.url)
      expect(count).toBe(8_000)
      expect(names).toHaveLength(1)
      expect(done ? [generation] : [last, generation]).toContain(names[0])
      last = names[0] ?? ''
    }
    expect(await importing(place.url, 'repeated', null)).toBe(true)
    expect((await generations(place.url)).names).toEqual(['repeated'])
    await place.drop()
  }, 180_000)
})

describe('a new SQLite file', () => {
  it('is made once, however many processes find it at the same time', async () => {
    const place = await sqlitePlace()
    try {
      expect(await Promise.all([1, 2, 3, 4].map(() => importing(place.url, '', null)))).toEqual([true, true, true, true])
    } finally {
      await place.drop()
    }
  })
})
