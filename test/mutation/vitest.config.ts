import { defineConfig } from 'vitest/config'

/** The tests of the models alone: what else runs them (servers, pages) would find a mutant late and for other reasons. */
export default defineConfig({
  test: { include: ['test/core/**/*.test.ts'], exclude: ['test/core/find/**'], pool: 'threads', testTimeout: 60_000, bail: 1 },
})
