/** A throw-away application that installs the packed tarball, under every supported compiler, resolution and Node. */
import { cpSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { calculators } from '../../../core/registry/registry'
import { checkCompilers, compilerPackages } from './compilers'
import { freePort, root, run, whileRunning } from './shell'

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
  same('calculators', calculators.length, ${calculators.length})
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

/** Megabytes that an application may get on its disk by installing the package. */
const INSTALLED_MB = 25

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)

/** Copies an example and installs what it needs, with the tarball in place of the published package. Of one that was in the folder only packages are left, of which npm takes out what nobody asks for. */
async function install(folder: string, example: string, tarball: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) if (!['node_modules', 'package-lock.json'].includes(name)) rmSync(join(folder, name), { recursive: true })
  cpSync(join(root, 'examples', example), folder, { recursive: true, filter: (path) => !/node_modules|\.next/.test(path) })
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts', tarball], folder)
}

/** Installs the tarball and nothing else: what somebody who only wants the client gets. */
export async function installBare(folder: string, tarball: string): Promise<void> {
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts', tarball], folder)
  const installed = readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.')).sort()
  if (installed.join() !== 'depotkit,zod') throw new Error(`the client brings ${installed.join(', ')}`)
  const size = sizeOf(join(folder, 'node_modules')) / 1024 ** 2
  console.log(`  installed: ${size.toFixed(1)} MB of ${INSTALLED_MB}`)
  if (size > INSTALLED_MB) throw new Error(`an application installs more than ${INSTALLED_MB} MB`)
  writeFileSync(join(folder, 'run.mjs'), names.map(([what, from]) => `import ${what} from '${from}'`).join('\n') + body)
  writeFileSync(join(folder, 'run.cjs'), names.map(([what, from]) => `const ${what} = require('${from}')`).join('\n') + body)
}

/** ESM and CommonJS in this Node and in a newer one. */
export async function checkNode(folder: string): Promise<void> {
  for (const file of ['run.mjs', 'run.cjs']) await run(process.execPath, [file], folder)
  // What the package `node` installs for this machine, without its detour.
  await run('npx', ['-y', '-p', `node-${process.platform}-${process.arch}@24`, '-c', 'node run.mjs && node run.cjs'], folder)
}

/** The example application on the client with its tests and its production build, then every compiler beside it. */
export async function checkApplication(folder: string, tarball: string): Promise<void> {
  await install(folder, 'app', tarball)
  await run('npm', ['test'], folder)
  await run('npm', ['run', 'build'], folder)
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts', '@types/node@20', '@trpc/client@11', '@trpc/server@11', ...compilerPackages], folder)
  await checkCompilers(folder)
}

/** The example application on React Query with its tests and its production build, in the folder of the other, with which it shares most of its packages: half the work of installing. */
export async function checkReact(folder: string, tarball: string): Promise<void> {
  await install(folder, 'react', tarball)
  await run('npm', ['test'], folder)
  await run('npm', ['run', 'build'], folder)
}

/** What @vercel/nft, as Next.js carries it, finds that the router reads. */
const traced = `
const { nodeFileTrace } = require('next/dist/compiled/@vercel/nft')
nodeFileTrace(['node_modules/depotkit/dist/server/router.js']).then(({ fileList }) => console.log([...fileList].join('\\n')))
`

/** The files of the embedded data, as they lie in an installed package. */
const embedded = ['data', 'find', 'prices'].flatMap((name) => readdirSync(join(root, 'server/data/embedded', name)).map((file) => `node_modules/depotkit/server/data/embedded/${name}/${file}`))

/** The example with a route and a page of Next.js: what its standalone build copies answers elsewhere, without what was installed. */
export async function checkNext(folder: string, tarball: string): Promise<void> {
  await install(folder, 'next', tarball)
  const env = { NEXT_TELEMETRY_DISABLED: '1' }
  await run('npm', ['run', 'build'], folder, env)
  const found = new Set((await run(process.execPath, ['-e', traced], folder)).split('\n'))
  const missing = embedded.filter((file) => !found.has(file))
  if (missing.length > 0) throw new Error(`file tracing does not find ${missing.join(', ')}`)
  const standalone = `${folder}-standalone`
  renameSync(join(folder, '.next/standalone'), standalone)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  await whileRunning(['server.js'], standalone, { ...env, PORT: String(port), HOSTNAME: '127.0.0.1' }, `${url}/vorabpauschale`, async () => {
    // (11500 - 10000) is above 10000 x 2.53 % x 0.7 = 177.10
    const page = await (await fetch(`${url}/vorabpauschale?start=10000&end=11500`)).text()
    if (!page.includes('177.1')) throw new Error('the page of Next.js does not calculate')
    const answer = await fetch(`${url}/api/trpc/analyze.snapshot`, {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"holdings":[{"isin":"IE00B4L5Y983","weight":1}]}',
    })
    const { result } = (await answer.json()) as { result?: { data: { resolvedPortfolioWeight: number } } }
    if (result?.data.resolvedPortfolioWeight !== 1) throw new Error('the route of Next.js does not know the data of the package')
  })
}
