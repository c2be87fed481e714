/** A holding with a market value, already converted to the base currency. */
type Valued = { value: number }

/** The same holding with its share of the whole portfolio (fraction) instead. */
type Weighted<H> = Omit<H, 'value'> & { weight: number }

/**
 * Turns market values into weights, for those who do not want to send amounts. All values in one currency.
 * Throws a RangeError that names the position for a value that is not a finite number above 0.
 *
 * @example weightsFromValues([{ isin: 'IE00B4L5Y983', value: 7500 }, { assetClass: 'cash', currency: 'EUR', value: 2500 }])
 */
export function weightsFromValues<H extends Valued>(holdings: readonly H[]): Weighted<H>[] {
  const wrong = holdings.findIndex(({ value }) => !Number.isFinite(value) || value <= 0)
  if (wrong >= 0) throw new RangeError(`holdings[${wrong}].value must be a number above 0`)
  const total = holdings.reduce((sum, { value }) => sum + value, 0)
  return holdings.map(({ value, ...holding }) => ({ ...holding, weight: value / total }))
}
