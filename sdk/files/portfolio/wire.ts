/** Messages of Protocol Buffers: numbered fields, each a whole number, a text or a message. */
import { UnreadPortfolio } from './portfolio'

interface Reader {
  bytes: Uint8Array
  at: number
}

/** Whole numbers in seven bits a byte; those below zero take ten bytes. */
function varint(reader: Reader): number {
  const { bytes, at: from } = reader
  let [value, at] = [0, from]
  for (;;) {
    const byte = bytes[at]
    if (byte === undefined || at - from > 9) throw new UnreadPortfolio('cut off')
    value += (byte & 127) * 2 ** (7 * (at - from))
    at += 1
    if (byte < 128) break
  }
  reader.at = at
  if (at - from < 10) return value
  const exact = bytes.subarray(from, at).reduceRight((sum, byte) => (sum << 7n) | BigInt(byte & 127), 0n)
  return Number(BigInt.asIntN(64, exact))
}

function slice(reader: Reader, length: number): Uint8Array {
  if (reader.at + length > reader.bytes.length) throw new UnreadPortfolio('cut off')
  reader.at += length
  return reader.bytes.subarray(reader.at - length, reader.at)
}

function valueOf(reader: Reader, wire: number): number | Uint8Array {
  if (wire === 0) return varint(reader)
  if (wire === 2) return slice(reader, varint(reader))
  if (wire === 1 || wire === 5) return slice(reader, wire === 1 ? 8 : 4)
  throw new UnreadPortfolio('field')
}

/** The values of a message by the number of their field. */
export class Message {
  readonly #fields = new Map<number, (number | Uint8Array)[]>()

  /** @throws UnreadPortfolio for bytes that are cut off, or no message */
  constructor(bytes: Uint8Array) {
    const reader: Reader = { bytes, at: 0 }
    while (reader.at < bytes.length) {
      const key = varint(reader)
      const value = valueOf(reader, key & 7)
      const known = this.#fields.get(key >>> 3)
      if (known === undefined) this.#fields.set(key >>> 3, [value])
      else known.push(value)
    }
  }

  has(field: number): boolean {
    return this.#fields.has(field)
  }

  /** The last whole number of a field; 0 where there is none, as the format has it. */
  number(field: number): number {
    const value = this.#fields.get(field)?.at(-1) ?? 0
    if (typeof value !== 'number') throw new UnreadPortfolio('number')
    return value
  }

  #bytes(field: number): Uint8Array[] {
    return (this.#fields.get(field) ?? []).map((value) => {
      if (typeof value === 'number') throw new UnreadPortfolio('bytes')
      return value
    })
  }

  /** The last text of a field; empty where there is none. */
  text(field: number): string {
    const bytes = this.#bytes(field).at(-1)
    return bytes === undefined ? '' : new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  }

  /** All messages of a field. */
  list(field: number): Message[] {
    return this.#bytes(field).map((bytes) => new Message(bytes))
  }
}
