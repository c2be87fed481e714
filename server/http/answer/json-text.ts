/**
 * JSON made of pieces, each exactly as `JSON.stringify` would spell it: what is the same in many answers is spelled once,
 * what is long and regular by a template. Values are plain data.
 *
 * Every character of a piece stands for one byte of the text in UTF-8. So pieces that are kept are encoded once, and a
 * whole answer is only copied when it is sent.
 */
import { remembered } from '../../../core/portfolio/reference/memoize'
import { giveWay } from '../../process/give-way'

/** Spells a value, in bytes; undefined for what JSON leaves out. */
export type Speller = (value: unknown) => string | undefined

/** What to send for bytes, part by part: to put a long text together first takes longer. Others have their turn in between. */
export async function bufferOf(parts: readonly string[]): Promise<Buffer> {
  const size = parts.reduce((sum, part) => sum + part.length, 0)
  const buffer = Buffer.allocUnsafe(size)
  let at = 0
  for (const part of parts) {
    const turn = giveWay()
    if (turn !== undefined) await turn
    at += buffer.write(part, at, 'latin1')
  }
  return buffer
}

/** What `JSON.stringify` makes of a text or a list. */
function stringified(value: string | readonly unknown[]): string {
  const text = JSON.stringify(value)
  return /[^\0-\x7f]/.test(text) ? Buffer.from(text, 'utf8').toString('latin1') : text
}

/** Any value. Small objects take half the time of `JSON.stringify`; for lists that is the faster one. */
export const json: Speller = (value) => {
  switch (typeof value) {
    case 'string':
      return quoted(value)
    case 'number':
      return number(value)
    case 'boolean':
      return `${value}`
    case 'object':
      return value === null ? 'null' : Array.isArray(value) ? stringified(value) : membersOf(value, none)
    default:
      return undefined
  }
}

type Spellers = ReadonlyMap<string, Speller>

const none: Spellers = new Map()

const heads = new Map<string, string>()

/** `"name":` of a member, as one piece; there are as many of them as the schemas have names. */
function headOf(name: string): string {
  const known = heads.get(name)
  if (known !== undefined) return known
  const head = [quoted(name), ':'].join('')
  heads.set(name, head)
  return head
}

function membersOf(value: object, spellers: Spellers): string {
  let members = ''
  for (const name in value) {
    const speller = spellers === none ? json : (spellers.get(name) ?? json)
    const text = speller((value as Record<string, unknown>)[name])
    if (text !== undefined) members += (members === '' ? '' : ',') + headOf(name) + text
  }
  return `{${members}}`
}

function entriesOf(values: readonly unknown[], entry: Speller): string {
  let entries = ''
  for (const value of values) entries += `${entries === '' ? '' : ','}${entry(value) ?? 'null'}`
  return `[${entries}]`
}

/** An object some of whose members are spelled in their own way. */
export function object(own: Readonly<Record<string, Speller>>): Speller {
  const spellers: Spellers = new Map(Object.entries(own))
  return (value) => (typeof value === 'object' && value !== null && !Array.isArray(value) ? membersOf(value, spellers) : json(value))
}

/** A list whose entries are spelled in their own way. */
export const list =
  (entry: Speller): Speller =>
  (value) => (Array.isArray(value) ? entriesOf(value, entry) : json(value))

/** The same, a part an entry; others have their turn in between. */
export async function listInParts(values: readonly unknown[], entry: Speller): Promise<string[]> {
  const parts: string[] = []
  for (const value of values) {
    parts.push((parts.length === 0 ? '[' : ',') + (entry(value) ?? 'null'))
    const turn = giveWay()
    if (turn !== undefined) await turn
  }
  return parts.length === 0 ? ['[]'] : [...parts, ']']
}

const frozenText = remembered(json)

/** A list that may be shared by many answers; it then is frozen, and spelled once. */
export const shared: Speller = (value) => (Array.isArray(value) && Object.isFrozen(value) ? frozenText(value) : json(value))

/** Lists of sentences that are kept: two languages, with and without a sentence that depends on the request. */
const KEPT = 4

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((entry, index) => entry === b[index])

/** A list of sentences that is the same in most answers: the last few different ones are known. */
export function sentences(): Speller {
  const known: { sentences: readonly unknown[]; text: string }[] = []
  return (value) => {
    if (!Array.isArray(value) || !value.every((entry) => typeof entry === 'string')) return json(value)
    const found = known.find((other) => isSame(other.sentences, value))
    if (found !== undefined) return found.text
    const text = stringified(value)
    known.unshift({ sentences: [...value], text })
    if (known.length > KEPT) known.pop()
    return text
  }
}

/** From this length on an expression is faster than a loop. */
const LONG = 64

/** Whether a text stands for itself: printable ASCII without quotation marks and backslashes. */
function isPlain(text: string): boolean {
  if (text.length >= LONG) return /^[ !#-[\]-~]*$/.test(text)
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code < 0x20 || code > 0x7e || code === 0x22 || code === 0x5c) return false
  }
  return true
}

/** A text. */
export const quoted = (text: string): string => (isPlain(text) ? `"${text}"` : stringified(text))

/** A text or nothing. */
export const quotedOrNull = (text: string | null): string => (text === null ? 'null' : quoted(text))

/** A number or nothing. */
export const number = (value: number | null): string => (Number.isFinite(value) ? `${value}` : 'null')
