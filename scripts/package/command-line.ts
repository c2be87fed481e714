/** The command line of the packed tarball, in a folder with nothing but a file of holdings. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './shell'

/** Milliseconds within which a portfolio is to be analysed. */
const LIMIT = 1_500
const ATTEMPTS = 3

/** The quickest of several runs: whatever else the machine does only adds to it. */
function quickest(work: () => string): number {
  const times = Array.from({ length: ATTEMPTS }, () => {
    const started = performance.now()
    if (!/^ {2}Sectors: ok$/m.test(work())) throw new Error('the command line does not analyse the portfolio')
    return performance.now() - started
  })
  return Math.round(Math.min(...times))
}

/** Analyses a CSV file with npx of the tarball, and with the package as installed in `bare`. */
export function checkCommandLine(folder: string, tarball: string, bare: string): void {
  mkdirSync(folder)
  writeFileSync(join(folder, 'portfolio.csv'), 'ISIN;Kurswert\nIE00B4L5Y983;7.500,00\nCash;2.500,00\n')
  const words = ['analyze', 'portfolio.csv']
  const throughNpx = quickest(() => run('npx', ['--yes', '--prefer-offline', `--package=${tarball}`, 'depotkit', ...words], folder))
  const itself = quickest(() => run(join(bare, 'node_modules/.bin/depotkit'), words, folder))
  console.log(`  analyze portfolio.csv: ${itself} ms of ${LIMIT}; through npx, most of it npm's own, ${throughNpx} ms`)
  if (itself > LIMIT) throw new Error(`the command line takes longer than ${LIMIT} ms`)
}
