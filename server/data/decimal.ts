const decimal = /^-?\d+(\.\d+)?([eE][-+]?\d+)?$/

/** A decimal number as text; null for anything else, such as a hexadecimal one, an empty text or one beyond all bounds. */
export function decimalOf(text: string): number | null {
  const value = decimal.test(text) ? Number(text) : Number.NaN
  return Number.isFinite(value) ? value : null
}

/** The code of a currency; null if it cannot be one. */
export const currencyOf = (text: string | null | undefined): string | null => (typeof text === 'string' && /^[A-Z]{3}$/.test(text) ? text : null)

/** Bounds of prices and rates in any currency; products and quotients of these stay finite. */
export const priceBounds = { min: 1e-12, max: 1e12 }

/** A price or rate as text; null if it cannot be one. */
export function priceOf(text: string): number | null {
  const value = decimalOf(text)
  return value !== null && value >= priceBounds.min && value <= priceBounds.max ? value : null
}

/** A fraction as percent with two decimals. */
export const percent = (fraction: number): string => `${(fraction * 100).toFixed(2)} %`
