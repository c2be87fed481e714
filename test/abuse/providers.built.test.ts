/** Data providers that misbehave, seen by callers of the built server: an answer in time that says what is missing, and bounded memory. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text as all } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { isinOf } from '../bench/world'
import { projectFolder, startService, stopServices, type Service } from '../support/built'
import { PORTFOLIO } from './http'
import { manners, startProvider, type Provider } from './provider'

const providers: Provider[] = []
afterAll(async () => {
  await stopServices()
  for (const provider of providers) provider.close()
})

const MB = 1 << 20
/** Answers whose reading takes far more memory than their bytes. */
const crowded = ['ones', 'objects', 'lists', 'texts', 'nested', 'rows', 'keys'] as const
/** What a question with all its attempts may take, and some time for a machine that is busy. */
const LONGEST_MS = 8_000 + 6_000

async function startWith(choose: Parameters<typeof startProvider>[0]): Promise<{ service: Service; provider: Provider }> {
  const provider = await startProvider(choose)
  providers.push(provider)
  const service = await startService({ DEPOTKIT_BUNDLE: 'none', RATE_LIMIT_UNITS: '0', FMP_API_KEY: 'secret-key', FMP_URL: provider.url }, { heapMb: 512 })
  return { service, provider }
}

async function analyse(service: Service, isins: readonly string[]): Promise<{ status: number; text: string; ms: number }> {
  const begin = performance.now()
  const body = JSON.stringify({ holdings: isins.map((isin) => ({ isin, weight: 1 / isins.length })) })
  const answer = await fetch(`${service.url}${PORTFOLIO}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return { status: answer.status, text: await answer.text(), ms: performance.now() - begin }
}

/** The sections of an answered snapshot, by id. */
const sectionsOf = (text: string): Record<string, { status: string; reasons: string[]; data: unknown }> => JSON.parse(text).data.analyses

/** What all questions of a request may take together, and some time for a machine that is busy; less than two questions one after the other. */
const TOGETHER_MS = 10_000 + 5_000

type Environment = Readonly<Record<string, string>>

/** An analysis of one security by each front that asks providers. */
const fronts: readonly [name: string, analysed: (env: Environment, isin: string) => Promise<string>][] = [
  ['by the service', async (env, isin) => (await analyse(await startService(env), [isin])).text],
  ['by the command line', (env, isin) => said(env, ['analyze', '-', '--json'], JSON.stringify({ holdings: [{ isin, weight: 1 }] }))],
  ['by the tools on standard input', (env, isin) => said(env, ['mcp'], [
    { id: 0, method: 'initialize', params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } } },
    { id: 1, method: 'tools/call', params: { name: 'analyzePublicPortfolio', arguments: { holdings: [{ isin, weight: 1 }] } } },
  ].map((message) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`).join(''))],
]

/** What a command says to its input. */
async function said(env: Environment, args: readonly string[], input: string): Promise<string> {
  const child = spawn(process.execPath, [join(projectFolder, 'dist/server/cli.js'), ...args], { env: { PATH: process.env['PATH'] ?? '', ...env } })
  child.stdin.end(input)
  const [output] = await Promise.all([all(child.stdout), once(child, 'close')])
  return output
}

const isCrowded = (name: string): boolean => crowded.some((other) => other === name)
const broken = (Object.keys(manners) as (keyof typeof manners)[]).filter((name) => name !== 'nothing' && !isCrowded(name))

describe('a provider that sends eight megabytes of next to nothing', () => {
  test('in answer to twenty questions at once costs little memory', async () => {
    let asked = 0
    const { service } = await startWith(() => crowded[asked++ % crowded.length] ?? 'ones')
    const { status, text } = await analyse(service, Array.from({ length: 20 }, (_, n) => isinOf('US', 987_000_000 + n)))
    expect([status, text.includes('provider_unavailable')]).toEqual([200, true])
    expect(asked).toBeGreaterThanOrEqual(crowded.length)
    expect(await service.memory()).toBeLessThan(150 * MB)
    service.signal('SIGTERM')
    expect(await service.ended).toBe(0)
  })
})

describe.concurrent('a provider that is', () => {
  test.each(broken)('%s: is said not to have answered', async (manner) => {
    const { service, provider } = await startWith(() => manner)
    const before = await service.resident()
    const { status, text, ms } = await analyse(service, [isinOf('US', 987_000_000)])
    expect([status, provider.asked() > 0]).toEqual([200, true])
    expect(text).toContain('provider_unavailable')
    expect(ms).toBeLessThan(LONGEST_MS)
    expect((await service.resident()) - before).toBeLessThan(150 * MB)
    const state = await (await fetch(`${service.url}/readyz`)).text()
    expect(service.output() + text + state).not.toContain('secret-key')
    service.signal('SIGTERM')
    expect(await service.ended).toBe(0)
    expect(provider.sent()).toBeLessThan(3 * 40 * MB)
  })

  test('down: takes nothing of what is at hand, and is said not to have answered where it might know more', async () => {
    const provider = await startProvider(() => 'ill')
    providers.push(provider)
    const alone = await startService({ RATE_LIMIT_UNITS: '0' })
    const asking = await startService({ RATE_LIMIT_UNITS: '0', FMP_API_KEY: 'secret-key', FMP_URL: provider.url })
    // of this fund the embedded data has no list of its own: those of other funds stand in for it
    const [without, beside] = await Promise.all([alone, asking].map(async (service) => sectionsOf((await analyse(service, ['IE00B4L5Y983'])).text)))
    expect(provider.asked()).toBeGreaterThan(0)
    for (const name of ['look-through', 'concentration', 'sectors', 'geography', 'currencies']) {
      expect(without?.[name]).toMatchObject({ status: 'ok', reasons: [], data: expect.anything() })
      expect(beside?.[name]).toMatchObject({ status: 'partial', reasons: ['provider_unavailable'], data: without?.[name]?.data })
    }
  })

  test('asked by many at once, is asked a few questions at a time and none of them twice', async () => {
    const { service, provider } = await startWith(() => 'silent')
    const isins = Array.from({ length: 20 }, (_, n) => isinOf('US', 987_000_000 + n))
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => analyse(service, [isins[n % 20] ?? '', isins[(n + 1) % 20] ?? ''])))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(LONGEST_MS)
    // one that was given up is seen to end a little later than the next one begins
    expect(provider.atOnce()).toEqual({ all: expect.toSatisfy((count: number) => count <= 12), same: 1 })
  })
})

describe.concurrent('two providers that are silent are waited for ten seconds together', () => {
  test.each(fronts)('%s', async (_name, analysed) => {
    const [fmp, openFigi] = [await startProvider(() => 'silent'), await startProvider(() => 'silent')]
    providers.push(fmp, openFigi)
    const env = { DEPOTKIT_BUNDLE: 'none', FMP_API_KEY: 'secret-key', FMP_URL: fmp.url, OPENFIGI_API_KEY: 'secret-key', OPENFIGI_URL: openFigi.url }
    expect(await analysed(env, isinOf('US', 987_000_000))).toContain('provider_unavailable')
    const end = performance.now()
    expect([fmp.asked() > 0, openFigi.asked() > 0]).toEqual([true, true])
    expect(end - fmp.since()).toBeLessThan(TOGETHER_MS)
  })
})
