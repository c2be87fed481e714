/**
 * Writes the declarations of the model entries: what the compiler emits, with the file extensions that Node's module
 * resolution asks for, once for ESM and once for CommonJS. The client's own declarations are bundled by tsup. Also writes
 * what `require` gets of the server: a script that requires its modules, which the supported versions of Node can.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, normalize, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { camelCase, pascalCase } from '../core/values/names'

const root = fileURLToPath(new URL('..', import.meta.url))
const target = join(root, 'dist/types')
const specifiers = /(from |import\()(['"])(\.{1,2}(?:\/[^'"]+)?)\2/g

const entries = ['core/index', 'sdk/local/index', 'sdk/mocks/index', 'sdk/files/index', 'sdk/local/single-calculator', 'sdk/trpc', 'server/index', 'server/router']

/** Declarations beside the client's, which are bundled; the folder of the others is below. */
const beside: Readonly<Record<string, string>> = { 'sdk/index': '../index', 'sdk/trpc': '../trpc' }

/** Where the declarations of a module are, from the folder of the others. */
const placeOf = (module: string): string => beside[module] ?? module

/** A folder with the declarations of all modules that the entries import, written by the native compiler. It checks no types; `npm run typecheck` does. */
function emitted(): string {
  const folder = mkdtempSync(join(tmpdir(), 'depotkit-types-'))
  const compilerOptions = { rootDir: root, outDir: folder, noEmit: false, declaration: true, emitDeclarationOnly: true, noCheck: true, incremental: false, types: [] }
  const config = join(folder, 'tsconfig.json')
  writeFileSync(config, JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions, include: [], files: entries.map((entry) => join(root, `${entry}.ts`)), references: [] }))
  execFileSync(process.execPath, [join(root, 'node_modules/@typescript/native/bin/tsc'), '-p', config, '--checkers', '1'], { stdio: 'inherit' })
  return folder
}

/** The module behind a relative specifier: a file, or the index of a folder. */
function resolve(module: string, specifier: string): string {
  const path = normalize(join(dirname(module), specifier))
  return existsSync(join(root, `${path}.ts`)) ? path : join(path, 'index')
}

/** All modules that the declarations of the entries lead to. */
function reachable(folder: string): Map<string, string> {
  const texts = new Map<string, string>()
  const queue = [...entries]
  for (let module = queue.pop(); module !== undefined; module = queue.pop()) {
    if (texts.has(module)) continue
    const text = readFileSync(join(folder, `${module}.d.ts`), 'utf8')
    texts.set(module, text)
    for (const match of text.matchAll(specifiers)) queue.push(resolve(module, match[3] ?? ''))
  }
  texts.delete('sdk/index')
  return texts
}

const withExtensions = (module: string, text: string, extension: string): string =>
  text.replace(specifiers, (_match, head: string, quote: string, specifier: string) => {
    const path = relative(dirname(placeOf(module)), placeOf(resolve(module, specifier)))
    return `${head}${quote}${path.startsWith('.') ? path : `./${path}`}${extension}${quote}`
  })

/** A single calculator is declared with the printed types: its schemas are not those of zod. */
function calculatorDeclaration(slug: string, extension: string): string {
  const name = pascalCase(slug)
  const types = [`${name}Inputs`, `${name}NormalizedInputs`, `${name}Result`].join(', ')
  return [
    `import type { SingleCalculator } from '../sdk/local/single-calculator${extension}'`,
    `import type { ${types} } from '../sdk/generated/types${extension}'`,
    `export declare const ${camelCase(slug)}: SingleCalculator<${types}>`,
    '',
  ].join('\n')
}

rmSync(target, { recursive: true, force: true })
const folder = emitted()
const modules = reachable(folder)
rmSync(folder, { recursive: true })
for (const [module, text] of modules) {
  const file = join(target, placeOf(module))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.d.ts`, withExtensions(module, text, '.js'))
  writeFileSync(`${file}.d.cts`, withExtensions(module, text, '.cjs'))
}
mkdirSync(join(target, 'calculators'), { recursive: true })
for (const slug of readdirSync(join(root, 'core/calculators'))) {
  writeFileSync(join(target, `calculators/${slug}.d.ts`), calculatorDeclaration(slug, '.js'))
  writeFileSync(join(target, `calculators/${slug}.d.cts`), calculatorDeclaration(slug, '.cjs'))
}
for (const name of ['index', 'router']) writeFileSync(join(root, `dist/server/${name}.cjs`), `module.exports = require('./${name}.js')\n`)
console.log(`declarations of ${modules.size} modules`)
