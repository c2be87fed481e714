/** Names derived from an id; operation ids are derived only here. */

/** `look-through` becomes `LookThrough`. */
export const pascalCase = (id: string): string =>
  id.replace(/(?:^|-)([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase())

/** `look-through` becomes `lookThrough`: the name of a procedure and of an SDK method. */
export const camelCase = (id: string): string => id.replace(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase())

/** `sharedHoldings` becomes `shared-holdings`. */
export const kebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
