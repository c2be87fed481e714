/** The service over HTTP against a bare route that sends the same bytes. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeBundle } from '../../server/data/bundle/bundle'
import { median } from './measure'
import { send, start, throughput, type Running } from './server'
import { portfolio, world } from './world'

const SERVER = ['dist/server/main.js']
const API = '/api/v1/public'

interface Case {
  name: string
  path: string
  body: string
}

const calculation = { monthly_rate: 400, include_tax_drag: true }
const scenarios = Array.from({ length: 10 }, (_, n) => ({ id: `s${n}`, inputs: { ...calculation, annual_return: 2 + n } }))

const cases: readonly Case[] = [
  { name: 'calculator', path: `${API}/calculators/vorabpauschale`, body: JSON.stringify({ inputs: { wert_jahresende: 12_000 } }) },
  { name: 'calculator-trpc', path: '/trpc/calculators.vorabpauschale', body: JSON.stringify({ inputs: { wert_jahresende: 12_000 } }) },
  { name: 'projection', path: `${API}/calculators/etf-sparplan`, body: JSON.stringify({ inputs: calculation }) },
  { name: 'compare-10', path: `${API}/calculators/compare`, body: JSON.stringify({ calculator: 'etf-sparplan', scenarios }) },
  { name: 'snapshot-5', path: `${API}/portfolio-analysis`, body: JSON.stringify(portfolio(3, 2)) },
  { name: 'snapshot-25', path: `${API}/portfolio-analysis`, body: JSON.stringify(portfolio(25, 0)) },
]

/** Teaches the echo the bytes of each answer. */
async function teach(server: Running, echo: Running): Promise<void> {
  for (const { name, path, body } of cases) {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(server.url + path, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(`${name} answers ${answer.status}`)
    await fetch(`${echo.url}/set/${name}`, { method: 'POST', headers, body: await answer.text() })
  }
}

/** Median requests per second of every case on both, in rounds in which all alternate. */
export async function overHttp(rounds: number, seconds: number) {
  const folder = mkdtempSync(join(tmpdir(), 'depotkit-bench-'))
  const bundle = join(folder, 'bundle')
  await writeBundle(world(25, 1400, 4000), bundle)
  const server = await start(SERVER, '/health', { DEPOTKIT_BUNDLE: bundle })
  const echo = await start(['test/bench/echo.mjs'], '/')
  try {
    await teach(server, echo)
    const samples = new Map(cases.map(({ name }) => [name, { ours: [] as number[], echo: [] as number[] }]))
    for (let round = 0; round <= rounds; round++) {
      for (const { name, path, body } of cases) {
        const ours = await throughput(server.url + path, body, seconds)
        const limit = await throughput(`${echo.url}/${name}`, body, seconds)
        if (round === 0) continue // the warm-up
        samples.get(name)?.ours.push(ours)
        samples.get(name)?.echo.push(limit)
      }
    }
    return new Map([...samples].map(([name, { ours, echo: limit }]) => [name, { ours: median(ours), echo: median(limit) }]))
  } finally {
    await Promise.all([server.stop(), echo.stop()])
    rmSync(folder, { recursive: true })
  }
}

/** Bar 5: start-up on the embedded data, and memory over many snapshots. */
export async function lifetime() {
  const starts: number[] = []
  for (let n = 0; n < 5; n++) {
    const server = await start(SERVER, `${API}/calculators/notgroschen`)
    starts.push(server.startMs)
    await server.stop()
  }
  const server = await start(SERVER, '/health')
  const holdings = ['IE00B4L5Y983', 'IE00BKM4GZ66', 'IE00B5BMR087', 'US0378331005'].map((isin) => ({ isin, weight: 0.25 }))
  const memory: (number | null)[] = [server.memory()]
  for (let n = 0; n < 4; n++) {
    await send(`${server.url}${API}/portfolio-analysis`, JSON.stringify({ holdings }), 2500)
    memory.push(server.memory())
  }
  await server.stop()
  return { startMs: median(starts), memory }
}
