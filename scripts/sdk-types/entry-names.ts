/** Names of types that are made from names of fields. */

/** `shared_holdings` and `sharedHoldings` become `SharedHoldings`. */
export const typeName = (field: string): string =>
  field.replace(/(?:^|[-_])([a-zA-Z0-9])/g, (_match, letter: string) => letter.toUpperCase())

/** Roots whose own kind says nothing about what is in their lists. */
const withoutKind = (name: string): string => name.replace(/(Result|Frame)(?=[A-Z])/, '').replace(/Inputs(?=[A-Z])/, 'Input')

/** Name of one entry of a list: `OverlapResultPairs` holds `OverlapPair`. */
export function singular(list: string): string {
  const name = withoutKind(list)
  if (/ies$/.test(name)) return name.replace(/ies$/, 'y')
  return /[^is]s$/.test(name) ? name.slice(0, -1) : `${name}Entry`
}
