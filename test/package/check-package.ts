/** Checks what would be published: `npm run build` first, then `npm run check:package`. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownImage } from '../abuse/image'
import { stopServices } from '../support/built'
import { checkApi, checkNoImports } from './check/api'
import { checkAdvisories } from './check/advisories'
import { checkNoBuildPaths } from './check/build-paths'
import { checkCommandLine } from './check/command-line'
import { checkApplication, checkNext, checkNode, checkReact, installBare } from './check/consumer'
import { checkExamples } from './check/examples'
import { checkOpenApi } from './check/openapi'
import { root, run } from './check/shell'
import { checkRanges } from './check/ranges'
import { checkSizes } from './check/sizes'
import { checkStarts, installWhole } from './check/starts'

const started = Date.now()
const step = (title: string): void => console.log(`${title} (${Math.round((Date.now() - started) / 1000)}s)`)

const folder = mkdtempSync(join(tmpdir(), 'depotkit-package-'))

/** What serves, from the image, from the whole package and from one that is installed alone in `bare`. */
async function servers(bare: string): Promise<void> {
  step('OpenAPI: linters and generated clients')
  await checkOpenApi(join(folder, 'openapi'), bare)
  step('the image as deploy/Dockerfile describes it, without an engine, from what is built here')
  const { root: image, workdir } = await ownImage(join(folder, 'image'), { build: root })
  step('all parts at once from the image, each part and every command from the tarball')
  await Promise.all([checkStarts(join(image, workdir), 'together'), checkStarts(await installWhole(join(folder, 'whole'), bare), 'each')])
  step('examples')
  await checkExamples(bare)
}

/** What applications make of it. */
async function applications(tarball: string): Promise<void> {
  step('application: tests on the mocks, production build, compilers')
  await checkApplication(join(folder, 'app'), tarball)
  step('React Query on tRPC')
  await checkReact(join(folder, 'app'), tarball)
}

/** The tarball under other versions of Node, what others say of it, the ends of its ranges, and Next.js: as much work as either of the two above. */
async function ends(tarball: string, bare: string): Promise<void> {
  step('Node 20 and 24, ESM and CommonJS, nothing but zod installed')
  await checkNode(bare)
  step('tarball: publint, are the types wrong')
  await run(join(root, 'node_modules/.bin/publint'), [tarball, '--strict'], root)
  await run(join(root, 'node_modules/.bin/attw'), [tarball, '--profile', 'node16', '--exclude-entrypoints', './package.json', '--include-entrypoints', './calculators/vorabpauschale'], root)
  step('the oldest and the newest zod and tRPC of the ranges')
  await checkRanges(join(folder, 'ranges'), bare)
  step('Next.js on tRPC')
  await checkNext(join(folder, 'next'), tarball)
}

try {
  step('interface report')
  checkNoImports()
  checkApi(process.argv.includes('--update'))
  step('no paths of this machine')
  checkNoBuildPaths()
  step('known vulnerabilities of what is bundled')
  checkAdvisories()
  step('sizes')
  await checkSizes()
  const tarball = join(folder, (await run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder], root)).trim())
  const bare = join(folder, 'bare')
  step('the package alone')
  await installBare(bare, tarball)
  step('command line')
  await checkCommandLine(join(folder, 'empty'), bare)
  // Much of the rest is waiting for npm and for servers. Where one part fails, the others end first: all work in the folder that is removed.
  for (const part of await Promise.allSettled([servers(bare), applications(tarball), ends(tarball, bare)])) if (part.status === 'rejected') throw part.reason
  step('done')
} finally {
  await stopServices()
  rmSync(folder, { recursive: true, force: true })
}
