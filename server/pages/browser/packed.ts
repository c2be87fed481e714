/** Encodes page state in the URL fragment, which browsers do not send to servers. */

/** Most decompressed bytes of a link. */
const MAX_BYTES = 200_000

/** Bytes that one call takes as arguments. */
const STEP = 8192

/** Bytes as letters that an address may hold. */
export function lettersOf(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += STEP) text += String.fromCharCode(...bytes.subarray(at, at + STEP))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The bytes again. Throws for what is none of these letters. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  for (let size = 0, next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length
    if (size > MAX_BYTES) throw new Error('too large')
    parts.push(next.value)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

/** A value in as few letters as an address can carry. */
export const packed = async (value: unknown): Promise<string> => lettersOf(await through(new TextEncoder().encode(JSON.stringify(value)), new CompressionStream('deflate-raw')))

/** The value again; null for anything damaged. What comes of it is to be read as if strangers had written it. */
export async function unpacked(text: string): Promise<unknown> {
  try {
    return JSON.parse(new TextDecoder().decode(await through(bytesOf(text), new DecompressionStream('deflate-raw'))))
  } catch {
    return null
  }
}
