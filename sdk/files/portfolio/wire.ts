/** Messages of Protocol Buffers: numbered fields, each a whole number, a text or a message. */
import { TooLarge } from '../formats/xml'
import { UnreadPortfolio } from './portfolio'

/** Whole numbers in seven bits a byte, and where they end; those below zero take ten bytes. */
function varint(bytes: Uint8Array, from: number): [value: number, end: number] {
  let [value, at] = [0, from]
  for (;;) {
    const byte = bytes[at]
    if (byte === undefined || at - from > 9) throw new UnreadPortfolio('cut off')
    value += (byte & 127) * 2 ** (7 * (at - from))
    at += 1
    if (byte < 128) break
  }
  if (at - from < 10) return [value, at]
  const exact = bytes.subarray(from, at).reduceRight((sum, byte) => (sum << 7n) | BigInt(byte & 127), 0n)
  return [Number(BigInt.asIntN(64, exact)), at]
}

/** The number and kind of a field come as one number. */
const LARGEST_KEY = 2 ** 32

/** Bytes of numbers that always have as many. */
const FIXED: Readonly<Record<number, number>> = { 1: 8, 5: 4 }

const NUMBER = 0
const BYTES = 2

/** What a file may cost: one for each field that is gone over, and more for each message. A depot of twenty years with all of its prices costs a third. */
const WORK_MAX = 40_000_000
const MESSAGE = 20

/** The values of a message by the number of their field. A file has millions of messages: they are looked up where they stand. */
export class Message {
  readonly #bytes: Uint8Array
  readonly #from: number
  readonly #to: number
  readonly #left: { work: number }

  constructor(bytes: Uint8Array, from = 0, to = bytes.length, left = { work: WORK_MAX }) {
    this.#bytes = bytes
    this.#from = from
    this.#to = to
    this.#left = left
  }

  /**
   * Tells each value of a field: a whole number, or of bytes where they end and where they begin.
   *
   * @throws UnreadPortfolio for bytes that are cut off, or no message; TooLarge for what costs too much
   */
  #each(wanted: number, tell: (kind: number, value: number, start: number) => void): void {
    for (let at = this.#from; at < this.#to;) {
      const [key, start] = varint(this.#bytes, at)
      const kind = key & 7
      const fixed = FIXED[kind]
      const [value, end] = fixed === undefined ? varint(this.#bytes, start) : [fixed, start]
      const next = kind === NUMBER ? end : end + value
      if ((this.#left.work -= 1) < 0) throw new TooLarge(null, 'holds too many fields')
      // A length that lies may lead back to where it stands.
      if (key < 8 || key >= LARGEST_KEY || (fixed === undefined && kind !== NUMBER && kind !== BYTES) || next < end || next > this.#to) throw new UnreadPortfolio('field')
      if (key >>> 3 === wanted) tell(kind, kind === NUMBER ? value : next, end)
      at = next
    }
  }

  has(field: number): boolean {
    let isThere = false
    this.#each(field, () => (isThere = true))
    return isThere
  }

  /** The last whole number of a field; 0 where there is none, as the format has it. */
  number(field: number): number {
    let last = 0
    this.#each(field, (kind, value) => {
      if (kind !== NUMBER) throw new UnreadPortfolio('number')
      last = value
    })
    return last
  }

  /** All messages of a field. */
  list(field: number): Message[] {
    const messages: Message[] = []
    this.#each(field, (kind, end, start) => {
      if (kind !== BYTES) throw new UnreadPortfolio('bytes')
      this.#left.work -= MESSAGE
      messages.push(new Message(this.#bytes, start, end, this.#left))
    })
    return messages
  }

  /** The last text of a field; empty where there is none. */
  text(field: number): string {
    const last = this.list(field).at(-1)
    return last === undefined ? '' : new TextDecoder('utf-8', { fatal: true }).decode(this.#bytes.subarray(last.#from, last.#to))
  }
}
