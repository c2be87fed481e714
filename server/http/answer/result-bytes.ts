/**
 * The bytes of a result, as `JSON.stringify` spells it. What is the same in many answers is spelled once: what a calculator
 * says in all of its results, and the companies that two funds share. Pairs of funds are most of a large answer; others have
 * their turn between them.
 */
import { randomUUID } from 'node:crypto'
import type * as z from 'zod'
import type { Calculator } from '../../../core/operations/define'
import { remembered } from '../../../core/values/memoize'
import type { overlap } from '../../../core/portfolio/sections/overlap/model'
import { calculators } from '../../../core/registry/registry'
import { isRecord, type Fields } from '../../../core/values/record'
import { inLocale, sourceIn } from '../../../core/values/text'
import { giveWay } from '../../process/give-way'

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

const bytesOf = (value: unknown): Buffer => Buffer.from(JSON.stringify(value))

const bySlug = new Map(calculators.map((calculator: Calculator) => [calculator.id, calculator]))

/** Lists of sentences of a calculator that do not hang on its inputs. */
const saidBy = remembered(({ assumptions, limitations, sources }: Calculator) => {
  const texts = (['en', 'de'] as const).flatMap((locale) => [assumptions, limitations].map((list) => list.map(inLocale(locale))))
  const cited = (['en', 'de'] as const).map((locale) => sources.map(sourceIn(locale)))
  return [...texts, ...cited].map((list) => ({ list, bytes: bytesOf(list) }))
})

const isSame = (known: readonly string[], list: unknown): boolean =>
  Array.isArray(list) && list.length === known.length && known.every((sentence, index) => sentence === list[index])

/** Takes out what a calculator always says. */
function withoutSentences(result: Fields, taken: Taken): Fields {
  const calculator = bySlug.get(String(result['calculator']))
  if (calculator === undefined) return result
  const without = (list: unknown): unknown => {
    const known = saidBy(calculator).find((said) => isSame(said.list, list))
    return known === undefined ? list : markFor(known.bytes, taken)
  }
  return { ...result, assumptions: without(result['assumptions']), limitations: without(result['limitations']), sources: without(result['sources']) }
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
const sharedBytes = remembered((list: Pairs[number]['sharedHoldings']) => bytesOf(list))

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

/** Takes out the pairs of a snapshot, if it has any. */
function withoutPairsOf(snapshot: Snapshot | undefined, taken: Taken): unknown {
  const overlap = snapshot?.analyses?.overlap
  if (overlap?.data === undefined || overlap.data === null) return snapshot
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
  if (!isRecord(result)) return [JSON.stringify(result)]
  const taken: Taken = []
  const rest = 'calculator' in result ? withoutSentences(result, taken) : withoutPairs(result as Result, taken)
  return joined(JSON.stringify(rest), taken)
}

/** Bytes of parts of a text. */
export const bytesIn = (parts: readonly Part[]): number => parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0)

/** What to send for parts of a text; others have their turn in between. */
export async function bufferOf(parts: readonly Part[]): Promise<Buffer> {
  const buffer = Buffer.allocUnsafe(bytesIn(parts))
  let at = 0
  for (const part of parts) {
    const turn = giveWay()
    if (turn !== undefined) await turn
    at += typeof part === 'string' ? buffer.write(part, at) : part.copy(buffer, at)
  }
  return buffer
}
