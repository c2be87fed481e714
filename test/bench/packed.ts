/** Snapshots as they go over the wire: bytes and processor time with and without packing. */
import { median } from './measure'
import { COUNTING, SERVER, snapshotOf } from './rest'
import { costOf, start, type Cost } from './server'

const forms = ['identity', 'gzip', 'br'] as const

/** One form of an answer. */
export interface Packed {
  funds: number
  form: (typeof forms)[number]
  bytes: number
  /** Bytes, of those that are not packed. */
  share: number
  /** Processor time of the server, of that of an answer that is not packed: median and all rounds. */
  cpu: number
  rounds: number[]
  /** Milliseconds on the wire at 10, 50 and 1,000 Mbit/s, computed from the bytes. */
  wireMs: readonly [number, number, number]
}

const wire = (bytes: number): Packed['wireMs'] => [bytes * 8 / 10_000, bytes * 8 / 50_000, bytes * 8 / 1_000_000]

/** Bytes as they come, not unpacked. */
async function bytesOf(url: string, body: string, form: string): Promise<number> {
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', 'accept-encoding': form }, body })
  const bytes = (await answer.arrayBuffer()).byteLength
  return form === 'identity' ? bytes : Number(answer.headers.get('content-length') ?? bytes)
}

/** Every form of snapshots of so many funds, in rounds in which all forms alternate. */
export async function packedSnapshots(sizes: readonly number[], rounds: number): Promise<Packed[]> {
  const server = await start(SERVER, '/health', COUNTING)
  const path = '/api/v1/public/portfolio-analysis'
  const found: Packed[] = []
  try {
    for (const funds of sizes) {
      const body = snapshotOf(funds)
      const costs = new Map(forms.map((form): [string, Cost[]] => [form, []]))
      for (let round = 0; round <= rounds; round++) {
        for (const form of forms) {
          const cost = await costOf(server, { path, body, accept: form }, 8, Math.round(2500 / funds))
          if (round > 0) costs.get(form)?.push(cost)
        }
      }
      const plain = await bytesOf(server.url + path, body, 'identity')
      for (const form of forms) {
        const bytes = await bytesOf(server.url + path, body, form)
        const ratios = (costs.get(form) ?? []).map(({ cpuMs }, round) => cpuMs / (costs.get('identity')?.[round]?.cpuMs ?? Number.NaN))
        found.push({ funds, form, bytes, share: bytes / plain, cpu: median(ratios), rounds: ratios, wireMs: wire(bytes) })
      }
    }
    return found
  } finally {
    await server.stop()
  }
}
