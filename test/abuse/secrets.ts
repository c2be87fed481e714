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

/** Each marked value as it could be written. An amount is looked for without its cents. */
const traces = (): string[] => [
  ...secrets.isins,
  ...secrets.amounts.map((amount) => String(Math.trunc(amount))),
  ...secrets.names,
  ...secrets.clients,
]

/** The marked values in a text. */
export const leaksIn = (text: string): string[] => traces().filter((trace) => text.includes(trace))
