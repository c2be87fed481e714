/** Values that a run submits and that must turn up nowhere but in results. */
import { isinOf } from '../bench/world'

/** Marked values. */
export interface Secrets {
  isins: readonly string[]
  amounts: readonly number[]
  names: readonly string[]
  clients: readonly string[]
}

/** Figures and names long enough not to be met by chance. */
export const secrets: Secrets = {
  isins: Array.from({ length: 20 }, (_, n) => isinOf('US', 987_000_000 + n * 7919)),
  amounts: Array.from({ length: 20 }, (_, n) => 7_319_462 + n * 10_007 + 0.37),
  names: Array.from({ length: 10 }, (_, n) => `Geheimdepot${4711 + n}`),
  clients: Array.from({ length: 40 }, (_, n) => `198.51.100.${n + 101}`),
}

const texts: readonly string[] = [...secrets.isins, ...secrets.names, ...secrets.clients]

/** Amounts without their cents. Not inside a longer number or a request id, where a few of a million answers have one by chance. */
const amounts = new RegExp(`(?<![0-9a-f])(?:${secrets.amounts.map(Math.trunc).join('|')})(?![0-9a-f])`)

/** The marked values in a text. */
export const leaksIn = (text: string): string[] => [...texts.filter((trace) => text.includes(trace)), ...(amounts.exec(text) ?? [])]
