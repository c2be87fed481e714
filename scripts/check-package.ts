/** Checks what would be published: `npm run build` first, then `npm run check:package`. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopServices } from '../test/support/built'
import { checkApi, checkNoImports } from './package/api'
import { checkNoBuildPaths } from './package/build-paths'
import { checkCommandLine } from './package/command-line'
import { checkApplication, checkNext, checkNode, checkReact, installBare } from './package/consumer'
import { checkExamples } from './package/examples'
import { checkOpenApi } from './package/openapi'
import { root, run } from './package/shell'
import { checkSizes } from './package/sizes'
import { checkStarts, installWhole } from './package/starts'

const started = Date.now()
const step = (title: string): void => console.log(`${title} (${Math.round((Date.now() - started) / 1000)}s)`)

const folder = mkdtempSync(join(tmpdir(), 'depotkit-package-'))
try {
  step('interface report')
  checkNoImports()
  checkApi(process.argv.includes('--update'))
  step('no paths of this machine')
  checkNoBuildPaths()
  step('sizes')
  await checkSizes()
  step('tarball: publint, are the types wrong')
  const tarball = join(folder, run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder], root).trim())
  run('npx', ['publint', tarball, '--strict'], root)
  // The server is ESM only: require() of it works from the supported Node versions on, which attw does not know.
  const notModules = ['--exclude-entrypoints', './package.json', './server', './router']
  run('npx', ['attw', tarball, '--profile', 'node16', ...notModules, '--include-entrypoints', './calculators/vorabpauschale'], root)
  step('Node 20 and 24, ESM and CommonJS, nothing but zod installed')
  installBare(join(folder, 'bare'), tarball)
  checkNode(join(folder, 'bare'))
  step('command line')
  checkCommandLine(join(folder, 'empty'), tarball, join(folder, 'bare'))
  step('OpenAPI: linters and generated clients')
  await checkOpenApi(join(folder, 'openapi'), join(folder, 'bare'))
  step('every part and every command, from dist and from the tarball')
  await Promise.all([checkStarts(root), checkStarts(installWhole(join(folder, 'whole'), tarball))])
  step('examples')
  await checkExamples(join(folder, 'bare'))
  step('application: tests on the mocks, production build, compilers')
  checkApplication(join(folder, 'app'), tarball)
  step('React Query and Next.js on tRPC')
  checkReact(join(folder, 'react'), tarball)
  await checkNext(join(folder, 'next'), tarball)
  step('done')
} finally {
  await stopServices()
  rmSync(folder, { recursive: true, force: true })
}
