import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { clientDefaults, providerClient, ProviderUnavailable, type ClientOptions } from '../../../../server/data/providers/client'

/** A provider that answers with these statuses in turn, the last one for ever; 0 is no connection. */
function scripted(statuses: readonly number[], more: Partial<ClientOptions> = {}) {
  let time = 0
  const waits: number[] = []
  let asked = 0
  const ask = providerClient({
    ...clientDefaults,
    ticks: () => time,
    wait: async (ms) => {
      waits.push(ms)
      time += ms
    },
    fetch: async () => {
      const status = statuses[Math.min(asked++, statuses.length - 1)] ?? 200
      if (status === 0) throw new TypeError('no connection')
      return Response.json({ ok: true }, { status, headers: status === 429 ? { 'retry-after': '2' } : {} })
    },
    ...more,
  })
  return { ask: () => ask('https://provider.example/x'), waits, asked: () => asked, pass: (ms: number) => (time += ms) }
}

describe('the client of a provider', () => {
  it.each([[[503, 200]], [[0, 200]], [[500, 502, 200]]])('tries again after %j, waiting longer each time', async (statuses) => {
    const provider = scripted(statuses)
    expect(await provider.ask()).toEqual({ ok: true })
    expect(provider.waits).toEqual([300, 600].slice(0, statuses.length - 1))
  })

  it('waits as long as it is told', async () => {
    const provider = scripted([429, 200])
    await provider.ask()
    expect(provider.waits).toEqual([2_000])
  })

  it('gives up within its budget of time', async () => {
    const provider = scripted([429], { budgetMs: 3_000, attempts: 10 })
    await expect(provider.ask()).rejects.toBeInstanceOf(ProviderUnavailable)
    expect(provider.asked()).toBe(2)
  })

  it.each([401, 402, 403, 404])('does not repeat a question answered with %i', async (status) => {
    const provider = scripted([status])
    await expect(provider.ask()).rejects.toBeInstanceOf(ProviderUnavailable)
    expect(provider.asked()).toBe(1)
  })

  it('rests after five failed questions and then asks again', async () => {
    const provider = scripted([403, 403, 403, 403, 403, 200])
    for (let question = 0; question < 5; question++) await expect(provider.ask()).rejects.toThrow()
    await expect(provider.ask()).rejects.toThrow('at rest')
    expect(provider.asked()).toBe(5)
    provider.pass(30_000)
    expect(await provider.ask()).toEqual({ ok: true })
  })

  it('rests no longer and has its requests of a minute where the clock is set back by an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const provider = scripted([403, 403, 403, 403, 403, 200], { ticks: clientDefaults.ticks, perMinute: 5 })
    for (let question = 0; question < 5; question++) await expect(provider.ask()).rejects.toThrow()
    vi.setSystemTime(Date.now() - 3_600_000)
    vi.advanceTimersByTime(60_001)
    expect(await provider.ask()).toEqual({ ok: true })
  })

  it('stays within the requests of a minute', async () => {
    const provider = scripted([200], { perMinute: 2 })
    await provider.ask()
    await provider.ask()
    await expect(provider.ask()).rejects.toThrow('used up')
    provider.pass(60_001)
    expect(await provider.ask()).toEqual({ ok: true })
  })

  it('refuses what is not JSON', async () => {
    const provider = scripted([200], { fetch: async () => new Response('<html>Please wait</html>') })
    await expect(provider.ask()).rejects.toThrow('something else than JSON')
  })

  it('gives up in time also where a question only waits for others', async () => {
    const ask = providerClient({ ...clientDefaults, atOnce: 1, timeoutMs: 5_000, budgetMs: 200, fetch: () => new Promise(() => {}) })
    const started = performance.now()
    const answers = await Promise.allSettled(Array.from({ length: 4 }, (_, n) => ask(`https://provider.example/${n}`)))
    expect(answers.map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
    expect(performance.now() - started).toBeLessThan(4_500)
  })
})
