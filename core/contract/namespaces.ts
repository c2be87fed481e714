import type { ErrorCode } from './errors'
import { MAX_BATCH_CALLS, MAX_BODY_BYTES, MOST_UNITS } from './limits'
import { CALCULATOR_MODEL_VERSION, DEPOT_TAX_MODEL_VERSION, FIXED_INCOME_MODEL_VERSION, PORTFOLIO_MODEL_VERSION, RETIREMENT_MODEL_VERSION } from './version'
import { keysOf } from '../values/record'
import type { Locale } from '../values/text'
import { sumBy } from '../values/sum'

// The links that results carry. No link contains holdings or amounts.

/** The links of every result of an analysis. */
export const analysisLinks = (baseUrl: string, namespace: Namespace, locale: Locale) => ({
  documentation: `${baseUrl}${basePath(namespace)}/methodology?locale=${locale}`,
  catalog: `${baseUrl}${basePath(namespace)}`,
})

/** Path of the calculators' browser pages; a page's own path ends with the slug. */
export const CALCULATOR_PAGES_PATH = '/calculators'

/** Pages that explain the models. */
const METHODOLOGY_PAGES_PATH = '/methodology'

/** Links to the pages that describe a calculation's model and its interface. */
export const calculationDocs = (baseUrl: string, namespace: Namespace, id: string, locale: Locale) => ({
  methodology: `${baseUrl}${METHODOLOGY_PAGES_PATH}/${namespace}?locale=${locale}#${id}`,
  documentation: `${baseUrl}${basePath(namespace)}/guide`,
})

/** Facts on the wire format of an interface of calculations. */
export interface CalculationFacts {
  /** The field of an answer that holds the id. */
  answerId: 'calculator' | 'calculation'
  /** The field of a descriptor that holds the id. */
  descriptorId: 'slug' | 'id'
  /** Whether a link opens its page with the same inputs on the same day; not allowed where inputs are someone's holdings. */
  linked: boolean
  /** List entries of a request that one rate unit pays for; without it a request costs one unit. */
  rowsPerUnit?: number
}

/** Facts on a public interface, from which its names and limits are derived. */
interface NamespaceFacts {
  /** Name on `/trpc` and in the SDK. */
  group: string
  /** The failure for an unknown id. */
  unknownId: ErrorCode
  /** Prefix of the ids of its computing operations. */
  operation: string
  /** Version of its models; every result carries it. */
  version: string
  /** Largest body in bytes, if larger than `MAX_BODY_BYTES`. */
  bodyBytes?: number
  /** Whether its requests hold portfolios, which the service bounds. */
  holdsPortfolios?: true
  /** Present if its modules are calculations. */
  calculation?: CalculationFacts
}

/**
 * The public interfaces. Paths, rate pools, documents, method groups, names of operations and pages are derived from
 * this list; their modules are in `registry/registry.ts`, their descriptions in `described/`.
 */
export const namespaces = {
  'portfolio-analysis': {
    group: 'analyze', unknownId: 'unknown_capability', operation: 'analyzePublicPortfolio', version: PORTFOLIO_MODEL_VERSION, holdsPortfolios: true,
  },
  calculators: {
    group: 'calculators', unknownId: 'unknown_calculator', operation: 'calculate', version: CALCULATOR_MODEL_VERSION,
    calculation: { answerId: 'calculator', descriptorId: 'slug', linked: true },
  },
  'depot-tax': {
    // As many bytes as its largest number of units pays for: 3,000 bookings, 25 years of monthly purchases of ten funds.
    group: 'depotTax', unknownId: 'unknown_calculator', operation: 'calculateDepotTax', version: DEPOT_TAX_MODEL_VERSION, bodyBytes: MOST_UNITS * MAX_BODY_BYTES,
    calculation: { answerId: 'calculation', descriptorId: 'id', linked: false, rowsPerUnit: 100 },
  },
  retirement: {
    group: 'retirement', unknownId: 'unknown_calculator', operation: 'calculateRetirement', version: RETIREMENT_MODEL_VERSION,
    calculation: { answerId: 'calculation', descriptorId: 'id', linked: true },
  },
  'fixed-income': {
    group: 'fixedIncome', unknownId: 'unknown_capability', operation: 'analyzePublicFixedIncome', version: FIXED_INCOME_MODEL_VERSION, holdsPortfolios: true,
  },
} as const satisfies Readonly<Record<string, NamespaceFacts>>

type Namespaces = typeof namespaces

/** Name of a public interface: in paths, and as the rate pool of its calls. */
export type Namespace = keyof Namespaces

/** Name of an interface on `/trpc` and in the SDK: `analyze.lookThrough`. */
export type Group = Namespaces[Namespace]['group']

/** The interfaces whose modules are calculations. */
export type CalculationNamespace = { [N in Namespace]: Namespaces[N] extends { calculation: CalculationFacts } ? N : never }[Namespace]

/** The interfaces of calculations whose answers link to a page with the same inputs. */
export type LinkedNamespace = { [N in CalculationNamespace]: Namespaces[N]['calculation']['linked'] extends true ? N : never }[CalculationNamespace]

/** The interfaces whose modules are analyses. */
export type AnalysisNamespace = Exclude<Namespace, CalculationNamespace>

/** All public interfaces, the oldest first. */
export const allNamespaces: readonly Namespace[] = keysOf(namespaces)

/** The interfaces whose modules are calculations. */
export const calculationNamespaces = allNamespaces.filter((namespace): namespace is CalculationNamespace => 'calculation' in namespaces[namespace])

/** Whether the modules of an interface are analyses. */
export const isAnalysisNamespace = (namespace: Namespace): namespace is AnalysisNamespace => !('calculation' in namespaces[namespace])

/** The interfaces whose modules are analyses. */
export const analysisNamespaces = allNamespaces.filter(isAnalysisNamespace)

const isLinked = (namespace: CalculationNamespace): namespace is LinkedNamespace => namespaces[namespace].calculation.linked

/** The interfaces whose calculations have pages of their own. */
export const linkedNamespaces = calculationNamespaces.filter(isLinked)

/** The facts on an interface. */
export const factsOf = (namespace: Namespace): NamespaceFacts => namespaces[namespace]

/** Base path of an interface. */
export const basePath = (namespace: Namespace): string => `/api/v1/public/${namespace}`

/** The interface of a group; undefined for other names. */
export const namespaceOfGroup = (group: string): Namespace | undefined => allNamespaces.find((namespace) => namespaces[namespace].group === group)

/** The interface of a procedure by its name on `/trpc`. */
export const namespaceOfPath = (path: string): Namespace | undefined => namespaceOfGroup(path.split('.')[0] ?? '')

/** Largest request body of an interface, in bytes. */
export const bodyBytesOf = (namespace: Namespace | undefined): number => (namespace === undefined ? undefined : factsOf(namespace).bodyBytes) ?? MAX_BODY_BYTES

/** Largest tRPC batch, in bytes. */
export const MAX_BATCH_BYTES = MAX_BATCH_CALLS * MAX_BODY_BYTES

/** Largest tRPC request for these calls, in bytes: one body for each of them. */
export const batchBytesOf = (paths: readonly string[]): number =>
  Math.min(MAX_BATCH_BYTES, sumBy(paths.slice(0, MAX_BATCH_CALLS), (path) => bodyBytesOf(namespaceOfPath(path))))

/** Path of the page that explains the models of an interface. */
export const methodologyPagePath = (namespace: Namespace): string => `${METHODOLOGY_PAGES_PATH}/${namespace}`

/** Path of the page of a calculation. */
export const calculationPagePath = (namespace: Namespace, id: string): string => `/${namespace}/${id}`

/** Former path of that page, to which links still exist. */
export const formerMethodologyPagePath = (namespace: Namespace): string => `/${namespace}/methodology`

/** Path of the page that says how to use an interface. */
export const guidePagePath = (namespace: Namespace): string => `/guide/${namespace}`

/** Address of the page that explains the models of an interface. */
export const methodologyPage = (baseUrl: string, namespace: Namespace): string => `${baseUrl}${methodologyPagePath(namespace)}`

/** Path of the tRPC procedures. */
export const TRPC_PATH = '/trpc'

/** Path at which assistants call the operations as tools. */
export const MCP_PATH = '/mcp'

/** Path of the directory for the search by name, as one text. */
export const DIRECTORY_PATH = '/directory'

/** Path of the reference rates; a currency's code follows. */
export const RATES_PATH = '/rates'

/** Path of the search for a security by name, WKN or ticker. */
export const FIND_PATH = '/api/v1/public/find'

/** Path of the OpenAPI document of all interfaces. */
export const OPENAPI_PATH = '/api/v1/public/openapi.json'

/** Path at which assistants look up what a site offers. */
export const LLMS_PATH = '/llms.txt'

/** Names under a base path that are documents, not ids. */
export const documentNames: readonly string[] = ['openapi.json', 'guide', 'methodology']

const isBelow = (path: string, base: string): boolean => path === base || path.startsWith(`${base}/`)

/** Whether a path belongs to tRPC. */
export const isTrpc = (path: string): boolean => isBelow(path, TRPC_PATH)

/** The interface that a path belongs to; null for pages, health and everything else. */
export function namespaceOf(path: string): Namespace | null {
  if (isTrpc(path)) return namespaceOfGroup(path.slice(TRPC_PATH.length + 1).replace(/\..*$/s, '')) ?? null
  return allNamespaces.find((namespace) => isBelow(path, basePath(namespace))) ?? null
}

/** The failure of a path without a route: an unknown id under a base path, or `not_found`. */
export function missingAt(method: string, path: string): ErrorCode {
  const namespace = isTrpc(path) ? null : namespaceOf(path)
  if (namespace === null || !['GET', 'HEAD', 'POST'].includes(method)) return 'not_found'
  const id = path.slice(basePath(namespace).length + 1)
  const isId = id !== '' && !id.includes('/') && !documentNames.includes(id)
  return isId ? namespaces[namespace].unknownId : 'not_found'
}
