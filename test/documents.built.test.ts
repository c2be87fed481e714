/** Code blocks of the documents: what has its result printed beside it is run against `dist`, the rest is read by the tool that would run it. */
import { execFile, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { projectFolder, startService, stopServices, type Service } from './support/built'

const run = promisify(execFile)

interface Block {
  /** File and line. */
  at: string
  language: string
  code: string
  /** The block of text right after it. */
  printed: string | undefined
}

/** The blocks of a document; one of `text` belongs to the one before it. */
function blocksOf(file: string, text: string): Block[] {
  const found = [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)]
  const all = found.map(({ 1: language = '', 2: code = '', index }) => ({ at: `${file}:${text.slice(0, index).split('\n').length}`, language, code }))
  return all.flatMap((block, i) => (block.language === 'text' ? [] : [{ ...block, printed: all[i + 1]?.language === 'text' ? all[i + 1]?.code : undefined }]))
}

const inside = (name: string): string[] => readdirSync(join(projectFolder, name), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md') && !file.includes('node_modules')).map((file) => join(name, file))
const files = [...readdirSync(projectFolder).filter((file) => file.endsWith('.md')), ...['docs', 'deploy', 'examples'].flatMap(inside)]
const blocks = files.flatMap((file) => blocksOf(file, readFileSync(join(projectFolder, file), 'utf8')))
const named = (list: readonly Block[]) => list.map((block) => [block.at, block] as const)
const written = (language: string): Block[] => blocks.filter((block) => block.language === language)

/** `[...]` stands for anything that is left out. */
const patternOf = (printed: string): RegExp =>
  new RegExp(`^${printed.trimEnd().split('[...]').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[\\s\\S]*')}$`)

const transpiled = (code: string): string => ts.transpile(code, { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 })

let service: Service
let folder: string

beforeAll(async () => {
  service = await startService({ RATE_LIMIT_UNITS: '0' })
  folder = mkdtempSync(join(tmpdir(), 'documents-'))
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(projectFolder, join(folder, 'node_modules/depotkit'))
  for (const library of ['@trpc', 'zod', 'pdfjs-dist', 'msw']) symlinkSync(join(projectFolder, 'node_modules', library), join(folder, 'node_modules', library))
})
afterAll(async () => {
  await stopServices()
  rmSync(folder, { recursive: true })
})

const onService = (code: string): string => code.replaceAll('http://127.0.0.1:3000', service.url)

describe('TypeScript', () => {
  test('compiles as an application would compile it', async () => {
    const files = written('ts').map(({ at, code }) => {
      const file = `${at.replaceAll(/[/:]/g, '-')}.mts`
      writeFileSync(join(folder, file), code)
      return file
    })
    const compilerOptions = { strict: true, noEmit: true, skipLibCheck: true, types: ['node'], typeRoots: [join(projectFolder, 'node_modules/@types')], module: 'nodenext', target: 'es2022', preserveSymlinks: true }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
    const compiled = await run(process.execPath, [join(projectFolder, 'node_modules/@typescript/native/bin/tsc'), '-p', folder]).catch((error: unknown) => error)
    expect(compiled).toMatchObject({ stdout: '', stderr: '' })
    expect(files.length).toBeGreaterThan(0)
  })

  test.each(named(written('ts').filter(({ printed }) => printed !== undefined)))('%s prints what stands beside it', async (_at, { code, printed }) => {
    const file = join(folder, 'block.mjs')
    writeFileSync(file, onService(transpiled(code)))
    const { stdout } = await run(process.execPath, [file])
    expect(stdout.trimEnd()).toMatch(patternOf(printed ?? ''))
  })
})

const absent = ['bash', 'curl'].filter((program) => spawnSync(program, ['--version']).error !== undefined)
if (absent.length > 0) console.log(`Skipped: ${absent.join(' and ')} of the shell blocks is not on this machine`)

describe.skipIf(absent.length > 0)('the shell', () => {
  test.each(named(written('sh')))('%s is written correctly', async (_at, { code }) => {
    await run('bash', ['-n', '-c', code])
  })

  test.each(named(written('sh').filter(({ printed }) => printed !== undefined)))('%s prints what stands beside it', async (_at, { code, printed }) => {
    const { stdout } = await run('bash', ['-c', onService(code)])
    expect(stdout.trimEnd()).toMatch(patternOf(printed ?? ''))
  })
})

test.each(named(written('json')))('%s is JSON', (_at, { code }) => {
  expect(typeof JSON.parse(code)).toBe('object')
})

test('a language that nothing here reads is not used, and the main doors print a result', () => {
  expect([...new Set(blocks.map(({ language }) => language))].filter((language) => !['ts', 'sh', 'json', 'console'].includes(language))).toEqual([])
  expect(blocks.filter(({ at, printed }) => at.startsWith('README.md') && printed !== undefined).map(({ language }) => language)).toEqual(['sh', 'ts'])
})
