import { defineConfig, type Options } from 'tsup'
import { thirdParty } from './scripts/third-party'

/** The server with everything in it, so that it starts at once; only libsql, which has native parts, is installed beside it where SQLite is wanted. */
export const server: Options = {
  entry: { 'server/main': 'server/main.ts', 'server/index': 'server/index.ts', 'server/router': 'server/router.ts', 'server/cli': 'server/cli/main.ts' },
  outDir: 'dist',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  external: ['libsql'],
  noExternal: [/^(?!libsql$|node:)/],
  splitting: true,
  dts: false,
  clean: false,
  esbuildPlugins: [thirdParty('dist/server/THIRD-PARTY.txt')],
  // Bundled CommonJS packages still call require for what Node has built in.
  banner: { js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);" },
}

export default defineConfig([server])
