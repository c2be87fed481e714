/**
 * The bytes of a result, as `JSON.stringify` spells it. Pairs of funds are most of a large answer: what two funds share is
 * spelled once for all answers, and others have their turn between the pairs.
 */
import { randomUUID } from 'node:crypto'
import type * as z from 'zod'
import { remembered } from '../../../core/portfolio/reference/memoize'
import type { overlap } from '../../../core/portfolio/sections/overlap/model'
import { isRecord } from '../../../core/values/record'
import { giveWay } from '../../process/give-way'

/** A part of a text: itself, or its bytes in UTF-8. */
export type Part = string | Buffer

type Overlap = z.output<typeof overlap.data>

/** A snapshot, as far as it matters here. */
interface Snapshot {
  analyses?: { overlap: { data: Overlap | null } }
}

/** A snapshot, or a comparison of two. */
interface Result extends Snapshot {
  analysis?: { data?: { before?: Snapshot; after?: Snapshot } | null }
}

/** Stands for what is spelled apart; no result holds it. */
const APART = randomUUID()

/** Pairs that are spelled in one go. */
const BLOCK = 500

/** The companies that two funds share: lists that are kept and never change. */
const bytesOf = remembered((list: Overlap['pairs'][number]['sharedHoldings']) => Buffer.from(JSON.stringify(list)))

/** A text with the parts in it that were spelled apart. */
const joined = (text: string, parts: readonly (readonly Part[])[]): Part[] =>
  text.split(`"${APART}"`).flatMap((between, index) => [between, ...(parts[index] ?? [])])

async function pairsInParts(pairs: Overlap['pairs']): Promise<Part[]> {
  const parts: Part[] = []
  for (let at = 0; at < pairs.length; at += BLOCK) {
    const block = pairs.slice(at, at + BLOCK)
    const text = JSON.stringify(block.map((pair) => ({ ...pair, sharedHoldings: APART }))).slice(1, -1)
    parts.push(at === 0 ? '' : ',', ...joined(text, block.map(({ sharedHoldings }) => [bytesOf(sharedHoldings)])))
    const turn = giveWay()
    if (turn !== undefined) await turn
  }
  return ['[', ...parts, ']']
}

/** Takes the pairs out of a snapshot, if it has any. */
function without<S extends Snapshot>(snapshot: S | undefined, taken: Overlap['pairs'][]): unknown {
  const overlap = snapshot?.analyses?.overlap
  if (overlap?.data === undefined || overlap.data === null) return snapshot
  taken.push(overlap.data.pairs)
  return { ...snapshot, analyses: { ...snapshot?.analyses, overlap: { ...overlap, data: { ...overlap.data, pairs: APART } } } }
}

/** The same of a snapshot, of a comparison of two, or of any other result. */
function withoutPairs(result: Result, taken: Overlap['pairs'][]): unknown {
  const compared = result.analysis?.data
  if (compared?.before === undefined) return without(result, taken)
  const data = { ...compared, before: without(compared.before, taken), after: without(compared.after, taken) }
  return { ...result, analysis: { ...result.analysis, data } }
}

/** A result in parts. */
export async function resultParts(result: unknown): Promise<Part[]> {
  const taken: Overlap['pairs'][] = []
  const text = JSON.stringify(isRecord(result) ? withoutPairs(result as Result, taken) : result)
  if (taken.length === 0) return [text]
  const lists: Part[][] = []
  for (const pairs of taken) lists.push(await pairsInParts(pairs))
  return joined(text, lists)
}

/** What to send for parts of a text; others have their turn in between. */
export async function bufferOf(parts: readonly Part[]): Promise<Buffer> {
  const size = parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0)
  const buffer = Buffer.allocUnsafe(size)
  let at = 0
  for (const part of parts) {
    const turn = giveWay()
    if (turn !== undefined) await turn
    at += typeof part === 'string' ? buffer.write(part, at) : part.copy(buffer, at)
  }
  return buffer
}
