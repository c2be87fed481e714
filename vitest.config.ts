import { setFlagsFromString } from 'node:v8'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * V8 optimizes a function after ten times the work that it waits for elsewhere: most of what tests run ends before that pays, and optimizing took a fifth of
 * their time. Node 22 and later do not know the flag and would print that.
 */
if (process.versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=700000')

/** Tests of whole pages; those of their parts, in the folders beside them, need no `dist`. */
const pages = 'test/server/pages/*.test.ts'
const built = 'test/**/*.built.test.ts'
/** Many tests wait for processes and browsers of their own, so that two cores carry three of them. Modules and the embedded data are read once per worker, a third less to do. */
const shared = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } }, pool: 'threads', maxWorkers: 3, isolate: false } as const
/** Tests of what is shipped, or of pages whose scripts and styles are built: `dist` is brought up to date once for all of them. */
const onDist = { ...shared, globalSetup: 'test/support/build-once.ts' } as const

/** Largest files first, so that no long one is left over for the end. Attacks are small files that start long programs: their order is that of their names, which happens to be even. */
class Order extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const bySize = await super.sort(files)
    return bySize.every(({ project }) => project.name === 'attack') ? bySize.sort((a, b) => (a.moduleId < b.moduleId ? -1 : 1)) : bySize
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: Order },
    projects: [
      // All of the next two, in workers that read modules and data for both.
      { test: { ...onDist, name: 'whole', include: ['test/**/*.test.ts'], exclude: ['test/abuse/**'] } },
      { test: { ...shared, name: 'all', include: ['test/**/*.test.ts'], exclude: [pages, built] } },
      { test: { ...onDist, name: 'dist', include: [pages, built], exclude: ['test/abuse/**'] } },
      // A client that waits for the processor longer than a connection may be idle would lose requests by itself.
      { test: { ...onDist, maxWorkers: 2, name: 'attack', include: ['test/abuse/**/*.test.ts'] } },
    ],
  },
})
