/**
 * Serializes a result with the output of `JSON.stringify`. What recurs in many answers, the companies that two funds share, is
 * serialized once and cached as bytes. Pairs of funds are most of a large answer; it yields to the event loop between them.
 */
import { randomUUID } from 'node:crypto'
import type * as z from 'zod'
import { remembered } from '../../../core/values/memoize'
import type { overlap } from '../../../core/portfolio/sections/overlap/model'
import { isRecord } from '../../../core/values/record'
import { giveWay } from '../../process/give-way'
import { sumBy } from '../../../core/values/sum'

/** A part of a text: a string, or bytes in UTF-8. */
export type Part = string | Buffer

/** Serialized parts that were taken out of a result. */
type Taken = (Part | Promise<Part[]>)[]

/** Placeholder for a part that was taken out; occurs in no result. */
const APART = randomUUID()

const MARK = new RegExp(`"${APART}(\\d+)"`)

/** Stores a serialized part and returns its placeholder. */
const markFor = (spelled: Part | Promise<Part[]>, taken: Taken): string => `${APART}${taken.push(spelled) - 1}`

/** A text with its placeholders replaced. */
async function joined(text: string, taken: Taken): Promise<Part[]> {
  let parts: Part[] = []
  for (const [index, piece] of text.split(MARK).entries()) {
    const spelled = index % 2 === 0 ? piece : (taken[Number(piece)] ?? '')
    if (spelled instanceof Promise) parts = [...parts, ...(await spelled)]
    else parts.push(spelled)
  }
  return parts
}

type Pairs = z.output<typeof overlap.data>['pairs']

interface Snapshot {
  analyses?: { overlap?: { data: { pairs: Pairs } | null } }
}

/** A snapshot, or a comparison of two, as far as used here. */
interface Result extends Snapshot {
  analysis?: { data?: { before?: Snapshot; after?: Snapshot } | null }
}

/** Cache by identity: lists of shared companies are cached and never change. */
const sharedBytes = remembered((list: Pairs[number]['sharedHoldings']) => Buffer.from(JSON.stringify(list)))

/** Pairs serialized per turn: a few milliseconds where each shares a hundred companies and none is cached. */
const BLOCK = 50

async function pairsInParts(pairs: Pairs): Promise<Part[]> {
  const parts: Part[] = ['[']
  for (let at = 0; at < pairs.length; at += BLOCK) {
    const taken: Taken = []
    const block = pairs.slice(at, at + BLOCK).map((pair) => ({ ...pair, sharedHoldings: markFor(sharedBytes(pair.sharedHoldings), taken) }))
    parts.push(at === 0 ? '' : ',', ...(await joined(JSON.stringify(block).slice(1, -1), taken)))
    const turn = giveWay()
    if (turn !== undefined) await turn
  }
  parts.push(']')
  return parts
}

/** Up to this many pairs are serialized with the rest: placeholders would cost more. */
const FEW = 2

/** Takes out the pairs of a snapshot, if it has many. */
function withoutPairsOf(snapshot: Snapshot | undefined, taken: Taken): unknown {
  const overlap = snapshot?.analyses?.overlap
  if (overlap?.data === undefined || overlap.data === null || overlap.data.pairs.length <= FEW) return snapshot
  const data = { ...overlap.data, pairs: markFor(pairsInParts(overlap.data.pairs), taken) }
  return { ...snapshot, analyses: { ...snapshot?.analyses, overlap: { ...overlap, data } } }
}

/** Takes out the pairs of a snapshot, or of both snapshots of a comparison. */
function withoutPairs(result: Result, taken: Taken): unknown {
  const compared = result.analysis?.data
  if (compared?.before === undefined) return withoutPairsOf(result, taken)
  const data = { ...compared, before: withoutPairsOf(compared.before, taken), after: withoutPairsOf(compared.after, taken) }
  return { ...result, analysis: { ...result.analysis, data } }
}

/** A result in parts. */
export async function resultParts(result: unknown): Promise<Part[]> {
  const taken: Taken = []
  const text = JSON.stringify(isRecord(result) ? withoutPairs(result as Result, taken) : result)
  return taken.length === 0 ? [text] : joined(text, taken)
}

/** Bytes of parts of a text. */
export const bytesIn = (parts: readonly Part[]): number => sumBy(parts, (part) => Buffer.byteLength(part))

/** Whether V8 stores a string with one byte per character; a single euro sign makes it two. */
const isNarrow = (part: Part): boolean => typeof part === 'string' && !/[\u0100-\uffff]/.test(part)

/** Joins the parts of a text: to one string if all have one byte per character, which saves a copy; else to a buffer, since a string with two would be slow to send. Yields to the event loop between parts. */
export async function answerOf(parts: readonly Part[]): Promise<Part> {
  if (parts.every(isNarrow)) return parts.join('')
  const buffer = Buffer.allocUnsafe(bytesIn(parts))
  let at = 0
  for (const part of parts) {
    const turn = giveWay()
    if (turn !== undefined) await turn
    at += typeof part === 'string' ? buffer.write(part, at) : part.copy(buffer, at)
  }
  return buffer
}
