/** How much one heavy request computes at a time: what others wait for at most, in processor time of the shipped server. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { embeddedTables } from '../../server/data/embedded/embedded'
import { median } from './measure'
import { start, type Running } from './server'

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The longest turn of the event loop since the last question. */
export async function longestTurn(server: Running, file: string): Promise<number> {
  rmSync(file, { force: true })
  server.signal('SIGUSR2')
  while (!existsSync(file) || readFileSync(file, 'utf8') === '') await wait(5)
  return Number(readFileSync(file, 'utf8'))
}

/** What the first and the later requests of so many different funds take, with the longest lists that can be asked for. */
export async function stallsOf(most: number): Promise<{ first: number; later: number }> {
  const { isins } = await embeddedTables().catalogue()
  const funds = Array.from({ length: most }, (_, n) => isins[Math.floor((n * isins.length) / most)] ?? '')
  const body = JSON.stringify({ basis: 'values', limit: 100, holdings: funds.map((isin, n) => ({ isin, value: 1000 + n })) })
  const folder = mkdtempSync(join(tmpdir(), 'depotkit-bench-'))
  const file = join(folder, 'turn')
  const settings = { MAX_HOLDINGS: String(most), RATE_LIMIT_UNITS: '1000000', REQUEST_LIMIT: '1000000', LOOP_DELAY: file }
  const server = await start(['--import', './test/bench/loop-delay.mjs', 'dist/server/main.js'], '/health', settings)
  try {
    await longestTurn(server, file)
    const turns: number[] = []
    for (let n = 0; n < 6; n++) {
      const answer = await fetch(`${server.url}/api/v1/public/portfolio-analysis`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      if (!answer.ok) throw new Error(`a request of ${most} funds answers ${answer.status}`)
      await answer.arrayBuffer()
      turns.push(await longestTurn(server, file))
    }
    const [first = Number.NaN, ...later] = turns
    return { first, later: median(later) }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
