/**
 * Writes the declarations of the model entries: what the compiler emits, with the file extensions that Node's module
 * resolution asks for, once for ESM and once for CommonJS. The client's own declarations are bundled by tsup.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = fileURLToPath(new URL('..', import.meta.url))
const target = join(root, 'dist/types')
const specifiers = /(from |import\()(['"])(\.{1,2}(?:\/[^'"]+)?)\2/g

const calculators = readdirSync(join(root, 'core/calculators')).map((name) => `core/calculators/${name.replace(/\.ts$/, '')}`)
const entries = ['core/index', 'sdk/local', 'sdk/msw', 'server/index', ...calculators]

function createProgram(): ts.Program {
  const config = ts.getParsedCommandLineOfConfigFile(join(root, 'tsconfig.json'), {
    noEmit: false, declaration: true, emitDeclarationOnly: true, types: [],
  }, { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (found) => fail([found]) })
  return ts.createProgram(entries.map((entry) => join(root, `${entry}.ts`)), config?.options ?? {})
}

function fail(found: readonly ts.Diagnostic[]): never {
  throw new Error(ts.formatDiagnostics(found, { getCanonicalFileName: (name) => name, getCurrentDirectory: () => root, getNewLine: () => '\n' }))
}

/** The declarations of one module, given without extension. */
function emit(program: ts.Program, module: string): string {
  let text = ''
  const source = program.getSourceFile(join(root, `${module}.ts`))
  const { diagnostics } = program.emit(source, (_name, content) => void (text = content), undefined, true)
  return diagnostics.length > 0 ? fail(diagnostics) : text
}

/** The module behind a relative specifier: a file, or the index of a folder. */
function resolve(module: string, specifier: string): string {
  const path = normalize(join(dirname(module), specifier))
  return existsSync(join(root, `${path}.ts`)) ? path : join(path, 'index')
}

/** All modules that the declarations of the entries lead to. */
function reachable(program: ts.Program): Map<string, string> {
  const texts = new Map<string, string>()
  const queue = [...entries]
  for (let module = queue.pop(); module !== undefined; module = queue.pop()) {
    if (texts.has(module)) continue
    const text = emit(program, module)
    texts.set(module, text)
    for (const match of text.matchAll(specifiers)) queue.push(resolve(module, match[3] ?? ''))
  }
  return texts
}

const withExtensions = (module: string, text: string, extension: string): string =>
  text.replace(specifiers, (_match, head: string, quote: string, specifier: string) => {
    const index = resolve(module, specifier) === normalize(join(dirname(module), specifier)) ? '' : '/index'
    return `${head}${quote}${specifier}${index}${extension}${quote}`
  })

rmSync(target, { recursive: true, force: true })
const modules = reachable(createProgram())
for (const [module, text] of modules) {
  mkdirSync(dirname(join(target, module)), { recursive: true })
  writeFileSync(join(target, `${module}.d.ts`), withExtensions(module, text, '.js'))
  writeFileSync(join(target, `${module}.d.cts`), withExtensions(module, text, '.cjs'))
}
console.log(`declarations of ${modules.size} modules`)
