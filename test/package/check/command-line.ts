/** The command line of the packed tarball, in a folder with nothing but a file of holdings. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { HANGS_MS, run } from './shell'

function checkAnalysed(output: string): void {
  if (!/^ {2}Sectors: ok$/m.test(output)) throw new Error('the command line does not analyse the portfolio')
}

/** SQLite's driver is not installed with the package: what asks for it says so. */
function checkMissingDriver(folder: string, bare: string): void {
  const service = join(bare, 'node_modules/depotkit/dist/server/main.js')
  writeFileSync(join(folder, 'made.db'), '')
  const cli = join(bare, 'node_modules/depotkit/dist/server/cli.js')
  for (const words of [[service], [cli, 'data', 'list'], [cli, 'data', 'check'], [cli, 'analyze', 'portfolio.csv'], [cli, 'find', 'apple'], [cli, 'doctor']]) {
    const file = words.includes('doctor') ? 'not-yet.db' : 'made.db'
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, env: { ...process.env, DATABASE_URL: `file:${file}`, PORT: '0' }, encoding: 'utf8', timeout: HANGS_MS })
    if (status === 0 || !`${stdout}${stderr}`.includes('npm install libsql')) throw new Error(`without libsql, ${words.slice(1).join(' ') || 'the service'} says: ${stdout}${stderr}`)
  }
}

/** Analyses a CSV file with the package as installed in `bare`; `checkExamples` finds its command by npx there. */
export async function checkCommandLine(folder: string, bare: string): Promise<void> {
  mkdirSync(folder)
  writeFileSync(join(folder, 'portfolio.csv'), 'ISIN;Kurswert\nIE00B4L5Y983;7.500,00\nCash;2.500,00\n')
  checkAnalysed(await run(join(bare, 'node_modules/.bin/depotkit'), ['analyze', 'portfolio.csv'], folder))
  checkMissingDriver(folder, bare)
}
