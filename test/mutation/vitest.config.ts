import { defineConfig } from 'vitest/config'

/**
 * The tests of the models alone: what else runs them (servers, pages) would find a mutant late and for other reasons.
 * Modules are read once for all files of tests, which takes a fifth of the time and finds the same.
 */
export default defineConfig({
  test: { include: ['test/core/**/*.test.ts'], exclude: ['test/core/find/**'], pool: 'threads', isolate: false, testTimeout: 60_000, bail: 1 },
})
