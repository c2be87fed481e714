/**
 * A result as `JSON.stringify` spells it. What is the same in many answers, the companies that two funds share, is spelled
 * once and kept in bytes. Pairs of funds are most of a large answer; others have their turn between them.
 */
import { randomUUID } from 'node:crypto'
import type * as z from 'zod'
import { remembered } from '../../../core/values/memoize'
import type { overlap } from '../../../core/portfolio/sections/overlap/model'
import { isRecord } from '../../../core/values/record'
import { giveWay } from '../../process/give-way'
import { sumBy } from '../../../core/values/sum'

/** A part of a text: itself, or its bytes in UTF-8. */
export type Part = string | Buffer

/** What was taken out of a result, to be spelled apart. */
type Taken = (Part | Promise<Part[]>)[]

/** Stands for what was taken out; no result holds it. */
const APART = randomUUID()

const MARK = new RegExp(`"${APART}(\\d+)"`)

/** What to put into the place of something. */
const markFor = (spelled: Part | Promise<Part[]>, taken: Taken): string => `${APART}${taken.push(spelled) - 1}`

/** A text with what was taken out of it. */
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

/** A snapshot, as far as it matters here. */
interface Snapshot {
  analyses?: { overlap?: { data: { pairs: Pairs } | null } }
}

/** A snapshot, or a comparison of two. */
interface Result extends Snapshot {
  analysis?: { data?: { before?: Snapshot; after?: Snapshot } | null }
}

/** The companies that two funds share: lists that are kept and never change. */
const sharedBytes = remembered((list: Pairs[number]['sharedHoldings']) => Buffer.from(JSON.stringify(list)))

/** Pairs that are spelled in one go: a few milliseconds where each shares a hundred companies and none is known. */
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

/** So few pairs are spelled with the rest: putting them in costs more. */
const FEW = 2

/** Takes out the pairs of a snapshot, if it has many. */
function withoutPairsOf(snapshot: Snapshot | undefined, taken: Taken): unknown {
  const overlap = snapshot?.analyses?.overlap
  if (overlap?.data === undefined || overlap.data === null || overlap.data.pairs.length <= FEW) return snapshot
  const data = { ...overlap.data, pairs: markFor(pairsInParts(overlap.data.pairs), taken) }
  return { ...snapshot, analyses: { ...snapshot?.analyses, overlap: { ...overlap, data } } }
}

/** Takes out the pairs of a snapshot, or of both that were compared. */
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

/** Whether a part is a text that V8 holds in a byte a character; one euro sign makes it two. */
const isNarrow = (part: Part): boolean => typeof part === 'string' && !/[\u0100-\uffff]/.test(part)

/** What to send for parts of a text: one text where all are narrow, which saves a copy; of others Node would make a longer one that is slow to send. Others have their turn between parts. */
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
