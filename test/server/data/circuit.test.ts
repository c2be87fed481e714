import { describe, expect, it, vi } from 'vitest'
import { circuitOf, Unanswered } from '../../../server/data/store/circuit'

/** A circuit over a database that answers probes when it is told to. */
function circuitWithProbes() {
  const probes: { resolve(): void; reject(error: Error): void }[] = []
  let failures = 0
  const changes: unknown[] = []
  const circuit = circuitOf({
    patienceMs: 40,
    restMs: 1,
    probe: () => new Promise((resolve, reject) => void probes.push({ resolve, reject })),
    failed: () => void (failures += 1),
    changed: (failure) => void changes.push(failure),
  })
  return { ...circuit, probes, changes, failures: () => failures }
}

const never = (): Promise<never> => new Promise(() => {})

describe('a circuit', () => {
  it('waits for no answer longer than its patience, and then asks nothing but one probe at a time', async () => {
    const { ask, isAnswering, probes, changes, failures } = circuitWithProbes()
    expect(await ask(async () => 1)).toBe(1)
    await Promise.all(Array.from({ length: 20 }, () => expect(ask(never)).rejects.toThrow(Unanswered)))
    expect([isAnswering(), failures()]).toEqual([false, 1])
    let asked = 0
    for (let n = 0; n < 20; n += 1) await expect(ask(async () => void (asked += 1))).rejects.toThrow(Unanswered)
    expect(asked).toBe(0)
    await vi.waitUntil(() => probes.length === 1, { timeout: 60_000 })
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(probes.length).toBe(1)
    probes[0]?.reject(new Error('still away'))
    await vi.waitUntil(() => probes.length === 2, { timeout: 60_000 })
    expect([isAnswering(), failures()]).toEqual([false, 2])
    probes[1]?.resolve()
    await vi.waitUntil(isAnswering, { timeout: 60_000 })
    expect(await ask(async () => 2)).toBe(2)
    expect(changes).toEqual([expect.any(Unanswered), null])
  })

  it('keeps no question waiting for its patience where another one failed: what is under way is given up with the connection', async () => {
    const circuit = circuitOf({ patienceMs: 3_600_000, restMs: 3_600_000, probe: never, failed: () => {}, changed: () => {} })
    const under = Array.from({ length: 20 }, () => circuit.ask(never))
    await expect(circuit.ask(() => Promise.reject(new Error('no such table')))).rejects.toThrow('no such table')
    expect(await Promise.all(under.map((answer) => answer.catch((error: unknown) => error instanceof Unanswered)))).toEqual(under.map(() => true))
    expect(circuit.failure()).toMatchObject({ message: 'no such table' })
    circuit.close()
  })

  it('does not take a process that is busy itself for a database that is mute', async () => {
    const { ask, isAnswering } = circuitWithProbes()
    const answer = ask(() => new Promise((resolve) => setTimeout(resolve, 10, 'answer')))
    const end = performance.now() + 120
    while (performance.now() < end);
    expect([await answer, isAnswering()]).toEqual(['answer', true])
  })

  it('that is closed probes no more', async () => {
    const { ask, close, probes } = circuitWithProbes()
    await expect(ask(() => Promise.reject(new Error('away')))).rejects.toThrow('away')
    close()
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(probes.length).toBe(0)
  })
})
