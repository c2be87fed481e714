/** The command line of the packed tarball, in a folder with nothing but a file of holdings. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './shell'

/** Milliseconds within which a portfolio is to be analysed; on a busy machine as many times what Node alone takes to start. */
const LIMIT = 1_500
const STARTS = 20
const ATTEMPTS = 3

/** The quickest of some runs: whatever else the machine does only adds to it. */
async function quickest(work: () => Promise<unknown>, attempts = ATTEMPTS): Promise<number> {
  let least = Infinity
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const started = performance.now()
    await work()
    least = Math.min(least, performance.now() - started)
  }
  return Math.round(least)
}

function checkAnalysed(output: string): void {
  if (!/^ {2}Sectors: ok$/m.test(output)) throw new Error('the command line does not analyse the portfolio')
}

/** SQLite's driver is not installed with the package: what asks for it says so. */
function checkMissingDriver(folder: string, bare: string): void {
  const service = join(bare, 'node_modules/depotkit/dist/server/main.js')
  writeFileSync(join(folder, 'made.db'), '')
  for (const words of [[service], ...['list', 'check'].map((name) => [join(bare, 'node_modules/depotkit/dist/server/cli.js'), 'data', name])]) {
    const { status, stderr } = spawnSync(process.execPath, words, { cwd: folder, env: { ...process.env, DATABASE_URL: 'file:made.db', PORT: '0' }, encoding: 'utf8', timeout: 20_000 })
    if (status === 0 || !stderr.includes('npm install libsql')) throw new Error(`without libsql, ${words.slice(1).join(' ') || 'the service'} says: ${stderr}`)
  }
}

/** Analyses a CSV file with npx of the tarball, and with the package as installed in `bare`. */
export async function checkCommandLine(folder: string, tarball: string, bare: string): Promise<void> {
  mkdirSync(folder)
  writeFileSync(join(folder, 'portfolio.csv'), 'ISIN;Kurswert\nIE00B4L5Y983;7.500,00\nCash;2.500,00\n')
  const words = ['analyze', 'portfolio.csv']
  const throughNpx = await quickest(async () => checkAnalysed(await run('npx', ['--yes', '--prefer-offline', `--package=${tarball}`, 'depotkit', ...words], folder)), 1)
  const itself = await quickest(async () => checkAnalysed(await run(join(bare, 'node_modules/.bin/depotkit'), words, folder)))
  const limit = Math.max(LIMIT, STARTS * (await quickest(() => run(process.execPath, ['-e', '0'], folder))))
  console.log(`  analyze portfolio.csv: ${itself} ms of ${limit}; through npx, most of it npm's own, ${throughNpx} ms`)
  checkMissingDriver(folder, bare)
  if (itself > limit) throw new Error(`the command line takes longer than ${limit} ms`)
}
