/**
 * JSON made of pieces, each exactly as `JSON.stringify` would spell it: what is the same in many answers is spelled once,
 * what is long and regular by a template, everything else by `JSON.stringify` itself.
 *
 * Every character of a piece stands for one byte of the text in UTF-8. So pieces that are kept are encoded once, and a
 * whole answer is only copied when it is sent.
 */
import { remembered } from '../core/portfolio/remembered'

/** Spells a value, in bytes; undefined for what JSON leaves out. */
export type Speller = (value: unknown) => string | undefined

/** What to send for bytes. */
export const bufferOf = (bytes: string): Buffer => Buffer.from(bytes, 'latin1')

const encoded = (text: string): string => (/[^\0-\x7f]/.test(text) ? Buffer.from(text, 'utf8').toString('latin1') : text)

/** Any value but undefined. */
const spelled = (value: unknown): string => (typeof value === 'string' ? quoted(value) : encoded(JSON.stringify(value)))

/** Any value. */
export const json: Speller = (value) => (value === undefined ? undefined : spelled(value))

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)

/** An object some of whose members are spelled in their own way. */
export function object(own: Readonly<Record<string, Speller>>): (value: unknown) => string {
  const spellers = new Map(Object.entries(own))
  return (value) => {
    if (!isObject(value)) return spelled(value)
    let members = ''
    for (const [name, member] of Object.entries(value)) {
      const text = (spellers.get(name) ?? json)(member)
      if (text !== undefined) members += `${members === '' ? '' : ','}${quoted(name)}:${text}`
    }
    return `{${members}}`
  }
}

/** A list whose entries are spelled in their own way. */
export const list =
  (entry: Speller): Speller =>
  (value) => {
    if (!Array.isArray(value)) return json(value)
    let entries = ''
    for (const item of value) entries += `${entries === '' ? '' : ','}${entry(item) ?? 'null'}`
    return `[${entries}]`
  }

const frozenText = remembered((value: object) => spelled(value))

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
    const text = spelled(value)
    known.unshift({ sentences: [...value], text })
    if (known.length > KEPT) known.pop()
    return text
  }
}

/** From this length on `JSON.stringify` is the faster one. */
const LONG = 64

/** A text. */
export function quoted(text: string): string {
  if (text.length >= LONG) return encoded(JSON.stringify(text))
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code < 0x20 || code === 0x22 || code === 0x5c || code > 0x7f) return encoded(JSON.stringify(text))
  }
  return `"${text}"`
}

/** A text or nothing. */
export const quotedOrNull = (text: string | null): string => (text === null ? 'null' : quoted(text))

/** A number or nothing. */
export const number = (value: number | null): string => (Number.isFinite(value) ? `${value}` : 'null')
