/** Timing in one process: contestants take turns, so that a machine that slows down slows all of them. */

/** One thing to time. */
export interface Contestant {
  name: string
  run(): unknown
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

async function timed(contestant: Contestant, repeat: number): Promise<number> {
  const start = performance.now()
  for (let n = 0; n < repeat; n++) await contestant.run()
  return (performance.now() - start) / repeat
}

/** How often to repeat a run so that one sample takes about `targetMs`. */
async function repeats(contestant: Contestant, targetMs: number): Promise<number> {
  await timed(contestant, 3)
  const once = await timed(contestant, 3)
  return Math.max(1, Math.min(2000, Math.round(targetMs / Math.max(once, 0.001))))
}

/** Median milliseconds of each contestant over rounds in which they alternate. */
export async function race(contestants: readonly Contestant[], rounds = 9, targetMs = 60): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const contestant of contestants) counts.set(contestant.name, await repeats(contestant, targetMs))
  const samples = new Map(contestants.map(({ name }) => [name, [] as number[]]))
  for (let round = 0; round < rounds; round++) {
    for (const contestant of contestants) {
      samples.get(contestant.name)?.push(await timed(contestant, counts.get(contestant.name) ?? 1))
    }
  }
  return new Map([...samples].map(([name, values]) => [name, median(values)]))
}

/** Exponent of the power law that fits best through (size, time): 1 is linear. */
export function exponent(points: readonly (readonly [size: number, ms: number])[]): number {
  const logs = points.map(([size, ms]) => [Math.log(size), Math.log(ms)] as const)
  const meanX = logs.reduce((sum, [x]) => sum + x, 0) / logs.length
  const meanY = logs.reduce((sum, [, y]) => sum + y, 0) / logs.length
  const covariance = logs.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0)
  return covariance / logs.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0)
}
