import type { ErrorCode } from './errors'

/**
 * The public interfaces. Paths, rate pools, documents, groups of methods and pages are derived from this list; what each
 * of them answers is in `interfaces/`.
 */
export const namespaces = {
  'portfolio-analysis': { group: 'analyze', unknownId: 'unknown_capability' },
  calculators: { group: 'calculators', unknownId: 'unknown_calculator' },
  'depot-tax': { group: 'depotTax', unknownId: 'unknown_calculator' },
} as const satisfies Readonly<Record<string, { group: string; unknownId: ErrorCode }>>

/** Name of a public interface: in paths, and as the pool that its calls draw from. */
export type Namespace = keyof typeof namespaces

/** Name of the same on `/trpc` and in the SDK: `analyze.lookThrough`. */
export type Group = (typeof namespaces)[Namespace]['group']

/** All public interfaces, the oldest first. */
export const allNamespaces = Object.keys(namespaces) as readonly Namespace[]

/** Base path of an interface. */
export const basePath = (namespace: Namespace): string => `/api/v1/public/${namespace}`

/** The interface of a group; undefined for other names. */
export const namespaceOfGroup = (group: string): Namespace | undefined => allNamespaces.find((namespace) => namespaces[namespace].group === group)
