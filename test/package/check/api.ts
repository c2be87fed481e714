/** The public interface as text under `test/package/`, so that a change of it is seen in review. `--update` writes it anew. */
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

const parsed = (file: string): ts.SourceFile => ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest)

const nameOf = (statement: ts.Statement): string | null => (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement) ? statement.name.text : null)

/** Types of requests and answers, which the client's declarations repeat: a review sees them change where they are generated. */
const generated: ReadonlySet<string> = new Set(parsed('sdk/generated/types.ts').statements.map(nameOf).filter((name) => name !== null))

/** The list of exports without what is generated; any other statement as it is. */
function exportsOf(statement: ts.Statement): ts.Statement {
  if (!ts.isExportDeclaration(statement) || statement.exportClause === undefined || !ts.isNamedExports(statement.exportClause)) return statement
  const named = ts.factory.createNamedExports(statement.exportClause.elements.filter(({ name }) => !generated.has(name.text)))
  return ts.factory.updateExportDeclaration(statement, statement.modifiers, statement.isTypeOnly, named, statement.moduleSpecifier, statement.attributes)
}

/** Declarations without those that are generated, and without comments, which may change freely. */
function signatures(file: string): string {
  const source = parsed(file)
  const statements = source.statements.filter((statement) => !generated.has(nameOf(statement) ?? '')).map(exportsOf)
  return ts.createPrinter({ removeComments: true }).printFile(ts.factory.updateSourceFile(source, statements))
}

/** Compares the reports with the build. */
export function checkApi(update: boolean): void {
  mkdirSync(join(root, 'test/package'), { recursive: true })
  for (const [name, file] of Object.entries(entries)) {
    const report = join(root, `test/package/${name}.d.ts`)
    const text = signatures(file)
    if (update) writeFileSync(report, text)
    if (readFileSync(report, 'utf8') !== text) throw new Error(`test/package/${name}.d.ts is out of date: npm run check:package -- --update`)
  }
}

/** The client's declarations stand alone: nothing to install for them, in no version. */
export function checkNoImports(): void {
  for (const file of ['dist/index.d.ts', 'dist/index.d.cts']) {
    if (/^\s*import\b|\bfrom ['"]|import\(|<reference/m.test(readFileSync(join(root, file), 'utf8'))) throw new Error(`${file} imports something`)
  }
}
