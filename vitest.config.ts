import { defineConfig } from 'vitest/config'

const pages = 'test/server/pages/**/*.test.ts'

const shared = { testTimeout: 20_000, pool: 'threads', maxWorkers: '100%' } as const

export default defineConfig({
  test: {
    projects: [
      { test: { ...shared, name: 'all', include: ['test/**/*.test.ts'], exclude: [pages] } },
      // Tests of the pages need their scripts and styles, which are built once for all of them.
      { test: { ...shared, name: 'pages', include: [pages], globalSetup: 'test/server/pages/build.ts', hookTimeout: 60_000 } },
    ],
  },
})
