/** A throw-away application that installs the packed tarball, under every supported compiler, resolution and Node. */
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './shell'

const compilers = { ts54: '5.4.5', ts59: '5.9.3', ts6: '6.0.3', ts7: '7.0.2' } as const

/** Every entry in use, in a way that fails to compile when its types are `any` or missing. */
const usage = `import { createClient, isUsable, RateLimitError, type VorabpauschaleResult } from 'depotkit'
import { createLocalClient, sampleBundle } from 'depotkit/local'
import { calculators, run } from 'depotkit/core'
import { vorabpauschale } from 'depotkit/calculators/vorabpauschale'

export const client = createClient({ baseUrl: 'http://localhost' })
export async function use(): Promise<VorabpauschaleResult> {
  const { analyses } = await client.analyze.overlap({ holdings: [{ isin: 'IE00B4L5Y983', weight: 1 }] })
  if (isUsable(analyses.overlap)) analyses.overlap.data.pairs.at(0)?.overlap.toFixed()
  // @ts-expect-error an unknown field
  await client.calculators.vorabpauschale({ nonsense: 1 })
  const { result } = await createLocalClient({ bundle: sampleBundle }).calculators.vorabpauschale()
  return result
}
export const retry = (error: unknown) => (error instanceof RateLimitError ? error.retryAfterSeconds : null)
export const lists = [calculators.length, typeof run, vorabpauschale.inputs.parse({}).fondstyp.length]
`

/** Modules only: the declarations of msw itself need a browser's types and do not compile as CommonJS, the server is ESM. */
const modules = `import { handlers } from 'depotkit/msw'
import { startService } from 'depotkit/server'

export const mocks = handlers({ baseUrl: 'http://localhost', fail: { 'analyze.costs': { kind: 'network' } } })
// @ts-expect-error there is no such operation
export const wrong = handlers({ baseUrl: 'http://localhost', fail: { 'analyze.advice': { kind: 'network' } } })
export const stop = async () => (await startService({ PORT: '0' })).stop()
`

const strict = { target: 'es2022', strict: true, skipLibCheck: false, exactOptionalPropertyTypes: true, noEmit: true }
const dom = ['es2022', 'dom', 'dom.iterable']
const projects = {
  bundler: { compilerOptions: { ...strict, lib: dom, module: 'esnext', moduleResolution: 'bundler', types: [] }, files: ['usage.ts', 'modules.ts'] },
  node16: { compilerOptions: { ...strict, lib: ['es2022'], module: 'node16', moduleResolution: 'node16', types: ['node'] }, files: ['usage.mts', 'usage.cts'] },
  'node16-modules': { compilerOptions: { ...strict, lib: dom, module: 'node16', moduleResolution: 'node16', types: [] }, files: ['modules.mts'] },
} as const

/** Runs everything without a server; the same statements as a module and as a script. */
const body = `
const same = (name, a, b) => { if (a !== b) throw new Error(name + ': ' + a) }
main().catch((error) => { console.error(error); process.exit(1) })
async function main() {
  const local = createLocalClient({ bundle: sampleBundle })
  // (11500 - 10000) is above 10000 x 2.53 % x 0.7 = 177.10
  const { result } = await local.calculators.vorabpauschale({ wert_jahresanfang: 10000, wert_jahresende: 11500, steuerjahr: 2025 })
  same('vorabpauschale', result.vorabpauschale_brutto, 177.1)
  const error = await local.calculators.vorabpauschale({ nonsense: 1 }).catch((failure) => failure)
  same('one error class for both entries', error instanceof InvalidRequestError, true)
  same('calculators', calculators.length, 13)
  const inputs = vorabpauschale.inputs.parse({ wert_jahresanfang: 10000, wert_jahresende: 11500, steuerjahr: 2025 })
  same('one calculator alone', vorabpauschale.compute(inputs, { asOf: '2026-11-20', locale: 'en' }).result.vorabpauschale_brutto, 177.1)
  const world = { holdings: [{ isin: 'IE00B4L5Y983', weight: 1 }] }
  const { resolvedPortfolioWeight } = await createLocalClient({ bundle: await readBundle() }).analyze.snapshot(world)
  same('the embedded bundle, locally', resolvedPortfolioWeight, 1)
  const service = await startService({ PORT: '0', LOG_LEVEL: 'silent' })
  const served = await createClient({ baseUrl: service.url }).calculators.vorabpauschale()
  same('service', served.result.vorabpauschale_brutto, result.vorabpauschale_brutto)
  await service.stop()
  await createClient({ baseUrl: 'http://127.0.0.1:9', retries: 0 }).calculators.notgroschen().catch((failure) => same('network', failure.code, 'network_error'))
}
`
const names = [
  ['{ createClient, InvalidRequestError }', 'depotkit'],
  ['{ createLocalClient, sampleBundle }', 'depotkit/local'],
  ['{ calculators }', 'depotkit/core'],
  ['{ vorabpauschale }', 'depotkit/calculators/vorabpauschale'],
  ['{ readBundle, startService }', 'depotkit/server'],
] as const

/** Installs the tarball and nothing else: what somebody who only wants the client gets. */
export function installBare(folder: string, tarball: string): void {
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts', '--omit=optional', tarball], folder)
  const installed = readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.')).sort()
  if (installed.join() !== 'depotkit,zod') throw new Error(`the client brings ${installed.join(', ')}`)
  writeFileSync(join(folder, 'run.mjs'), names.map(([what, from]) => `import ${what} from '${from}'`).join('\n') + body)
  writeFileSync(join(folder, 'run.cjs'), names.map(([what, from]) => `const ${what} = require('${from}')`).join('\n') + body)
}

/** ESM and CommonJS in this Node and in a newer one. */
export function checkNode(folder: string): void {
  for (const file of ['run.mjs', 'run.cjs']) {
    run(process.execPath, [file], folder)
    run('npx', ['-y', '-p', 'node@24', 'node', file], folder)
  }
}

/** The example application with its tests, its production build, and every compiler beside it. */
export function checkApplication(folder: string, tarball: string): void {
  cpSync(join(root, 'examples/app'), folder, { recursive: true, filter: (path) => !path.includes('node_modules') })
  const extra = Object.entries(compilers).map(([name, version]) => `${name}@npm:typescript@${version}`)
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts', tarball, '@types/node@20', ...extra], folder)
  run('npm', ['test'], folder)
  run('npm', ['run', 'build'], folder)
  for (const extension of ['ts', 'mts', 'cts']) writeFileSync(join(folder, `usage.${extension}`), usage)
  for (const extension of ['ts', 'mts']) writeFileSync(join(folder, `modules.${extension}`), modules)
  for (const [name, project] of Object.entries(projects)) writeFileSync(join(folder, `${name}.json`), JSON.stringify(project))
  for (const [name, version] of Object.entries(compilers)) {
    for (const project of Object.keys(projects)) run(process.execPath, [join('node_modules', name, 'bin/tsc'), '-p', `${project}.json`], folder)
    console.log(`  TypeScript ${version}: ${Object.keys(projects).join(', ')}`)
  }
}
