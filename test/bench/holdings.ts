/**
 * What a portfolio of as many world funds as a service for others is advised to take costs in CPU, beside one of the default
 * size and the largest one:
 * `npx tsx test/bench/holdings.ts`. Ends with 1 when the bound is passed.
 */
import { DEFAULT_HOLDINGS, MOST_HOLDINGS } from '../../core/contract/limits'
import { procedures } from '../../core/registry/procedures'
import { run } from '../../core/operations/run'
import { referenceSource } from '../../server/data/source'

/** Milliseconds of CPU that one request may take. */
const BOUND = 250
const RUNS = 7
/** As many as the documents advise at most for a service that others use. */
const ADVISED_HOLDINGS = 100

const source = await referenceSource({})
const { entries } = await source.directory()
const funds = entries.filter(({ kind, name }) => kind !== 'stock' && /\b(?:world|acwi|all.world|global)\b/i.test(name)).map(({ isin }) => isin)
const whole = procedures.find(({ operationId }) => operationId === 'analyzePublicPortfolio')
if (whole === undefined || funds.length < MOST_HOLDINGS) throw new Error(`only ${funds.length} world funds are known`)

interface Cost {
  cpu: number
  funds: number
  kilobytes: number
}

async function cpuOf(count: number): Promise<Cost> {
  const body = { basis: 'values', holdings: funds.slice(0, count).map((isin) => ({ isin, value: 1_000 })) }
  const started = process.cpuUsage()
  const outcome = await run(whole!, body, { now: new Date().toISOString(), baseUrl: 'http://localhost', reference: source, maxHoldings: MOST_HOLDINGS })
  const answer = outcome.ok ? JSON.stringify(outcome.data) : ''
  const { user, system } = process.cpuUsage(started)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error))
  const { analyses } = outcome.data as { analyses: { overlap: { data: { fundCount: number } | null } } }
  return { cpu: (user + system) / 1_000, funds: analyses.overlap.data?.fundCount ?? 0, kilobytes: Math.round(answer.length / 1_024) }
}

const quickest = async (count: number): Promise<Cost> => {
  let best = await cpuOf(count)
  for (let index = 1; index < RUNS; index += 1) {
    const next = await cpuOf(count)
    if (next.cpu < best.cpu) best = next
  }
  return best
}

const first = await cpuOf(DEFAULT_HOLDINGS)
const few = await quickest(DEFAULT_HOLDINGS)
const many = await quickest(ADVISED_HOLDINGS)
const most = await quickest(MOST_HOLDINGS)
console.log(`first request of a process, ${DEFAULT_HOLDINGS} funds: ${Math.round(first.cpu)} ms of CPU`)
const shown = (count: number, { cpu, funds, kilobytes }: Cost): string => `${count} world funds (${funds} equity funds): ${Math.round(cpu)} ms of CPU, an answer of ${kilobytes} KB`
console.log(shown(DEFAULT_HOLDINGS, few))
console.log(`${shown(ADVISED_HOLDINGS, many)}; the bound is ${BOUND} ms`)
console.log(`${shown(MOST_HOLDINGS, most)}; above the bound`)
if (many.cpu > BOUND) process.exitCode = 1
