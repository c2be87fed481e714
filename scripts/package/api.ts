/** The public interface as text under `api/`, so that a change of it is seen in review. `--update` writes it anew. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from './shell'

/** Declarations of the entries with a surface of their own. */
const entries = {
  client: 'dist/index.d.ts',
  local: 'dist/types/sdk/local/index.d.ts',
  msw: 'dist/types/sdk/mocks/index.d.ts',
  'mock-faults': 'dist/types/sdk/mocks/faults.d.ts',
  core: 'dist/types/core/index.d.ts',
  files: 'dist/types/sdk/files/index.d.ts',
  server: 'dist/types/server/index.d.ts',
  router: 'dist/types/server/router.d.ts',
  trpc: 'dist/trpc.d.ts',
} as const

/** Declarations without comments, which may change freely. */
function signatures(file: string): string {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest)
  return ts.createPrinter({ removeComments: true }).printFile(source)
}

/** Compares the reports with the build. */
export function checkApi(update: boolean): void {
  mkdirSync(join(root, 'api'), { recursive: true })
  for (const [name, file] of Object.entries(entries)) {
    const report = join(root, `api/${name}.d.ts`)
    const text = signatures(file)
    if (update) writeFileSync(report, text)
    if (readFileSync(report, 'utf8') !== text) throw new Error(`api/${name}.d.ts is out of date: npm run check:package -- --update`)
  }
}

/** The client's declarations stand alone: nothing to install for them, in no version. */
export function checkNoImports(): void {
  for (const file of ['dist/index.d.ts', 'dist/index.d.cts']) {
    if (/^\s*import\b|\bfrom ['"]|import\(|<reference/m.test(readFileSync(join(root, file), 'utf8'))) throw new Error(`${file} imports something`)
  }
}
