/**
 * Writes the declarations of the model entries: what the compiler emits, with the file extensions that Node's module
 * resolution asks for, once for ESM and once for CommonJS. The client's own declarations are bundled by tsup.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const emitted = join(root, '.cache/types')
const target = join(root, 'dist/types')

const relative = /(from |import\()(['"])(\.{1,2}\/[^'"]+)\2/g

/** The emitted file behind a relative specifier, without its extension. */
function resolve(file: string, specifier: string): string {
  const path = normalize(join(dirname(file), specifier))
  return existsSync(join(emitted, `${path}.d.ts`)) ? path : join(path, 'index')
}

const specifiersOf = (text: string): string[] => [...text.matchAll(relative)].map((match) => match[3] ?? '')

/** All files that the entries lead to. */
function reachable(entries: readonly string[]): Map<string, string> {
  const texts = new Map<string, string>()
  const queue = [...entries]
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (texts.has(file)) continue
    const text = readFileSync(join(emitted, `${file}.d.ts`), 'utf8')
    texts.set(file, text)
    for (const specifier of specifiersOf(text)) queue.push(resolve(file, specifier))
  }
  return texts
}

function withExtensions(file: string, text: string, extension: string): string {
  return text.replace(relative, (_match, head: string, quote: string, specifier: string) => {
    const suffix = resolve(file, specifier).endsWith(specifier.replace(/^[./]+/, '')) ? '' : '/index'
    return `${head}${quote}${specifier}${suffix}${extension}${quote}`
  })
}

rmSync(emitted, { recursive: true, force: true })
rmSync(target, { recursive: true, force: true })
execFileSync('npx', ['tsc', '-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' })
const calculators = readdirSync(join(root, 'core/calculators')).map((name) => `core/calculators/${name.replace(/\.ts$/, '')}`)
const files = reachable(['core/index', 'sdk/local', 'sdk/msw', ...calculators])
for (const [file, text] of files) {
  mkdirSync(dirname(join(target, file)), { recursive: true })
  writeFileSync(join(target, `${file}.d.ts`), withExtensions(file, text, '.js'))
  writeFileSync(join(target, `${file}.d.cts`), withExtensions(file, text, '.cjs'))
}
console.log(`${files.size} declarations`)
