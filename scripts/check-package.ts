/** Checks what would be published: `npm run build` first, then `npm run check:package`. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkApi, checkNoImports } from './package/api'
import { checkCommandLine } from './package/command-line'
import { checkApplication, checkNode, installBare } from './package/consumer'
import { checkExamples } from './package/examples'
import { root, run } from './package/shell'
import { checkSizes } from './package/sizes'

const started = Date.now()
const step = (title: string): void => console.log(`${title} (${Math.round((Date.now() - started) / 1000)}s)`)

const folder = mkdtempSync(join(tmpdir(), 'depotkit-package-'))
try {
  step('interface report')
  checkNoImports()
  checkApi(process.argv.includes('--update'))
  step('sizes')
  await checkSizes()
  step('tarball: publint, are the types wrong')
  const tarball = join(folder, run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder], root).trim())
  run('npx', ['publint', tarball, '--strict'], root)
  // The server is ESM only: require() of it works from the supported Node versions on, which attw does not know.
  const notModules = ['--exclude-entrypoints', './package.json', './server']
  run('npx', ['attw', tarball, '--profile', 'node16', ...notModules, '--include-entrypoints', './calculators/vorabpauschale'], root)
  step('Node 20 and 24, ESM and CommonJS, nothing but zod installed')
  installBare(join(folder, 'bare'), tarball)
  checkNode(join(folder, 'bare'))
  step('command line')
  checkCommandLine(join(folder, 'empty'), tarball, join(folder, 'bare'))
  step('examples')
  await checkExamples(join(folder, 'bare'))
  step('application: tests on the mocks, production build, compilers')
  checkApplication(join(folder, 'app'), tarball)
  step('done')
} finally {
  rmSync(folder, { recursive: true, force: true })
}
