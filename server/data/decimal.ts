const decimal = /^-?\d+(\.\d+)?([eE][-+]?\d+)?$/

/** A decimal number as text; null for anything else, such as a hexadecimal one, an empty text or one beyond all bounds. */
export function decimalOf(text: string): number | null {
  const value = decimal.test(text) ? Number(text) : Number.NaN
  return Number.isFinite(value) ? value : null
}
