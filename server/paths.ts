import { CALCULATORS_PATH, PORTFOLIO_PATH } from '../core/links'
import type { Namespace } from '../core/procedure'
import type { ErrorCode } from '../core/errors'

/** Base path of each interface. */
export const basePaths: Readonly<Record<Namespace, string>> = {
  'portfolio-analysis': PORTFOLIO_PATH,
  calculators: CALCULATORS_PATH,
}

export const namespaces = ['portfolio-analysis', 'calculators'] as const satisfies readonly Namespace[]

/** Where the tRPC procedures are. */
export const TRPC_PATH = '/trpc'

/** Where assistants call the operations as tools. */
export const MCP_PATH = '/mcp'

/** Names under a base path that are documents, not ids. */
const documents = ['openapi.json', 'guide', 'methodology'] as const

/** The path of an address without query and trailing slash. */
export const pathOf = (url: string): string => url.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '')

const isBelow = (path: string, base: string): boolean => path === base || path.startsWith(`${base}/`)

/** Whether a path belongs to tRPC. */
export const isTrpc = (path: string): boolean => isBelow(path, TRPC_PATH)

/** The interface that a path belongs to, or whose pool it draws from; null for pages, health and everything else. */
export function namespaceOf(path: string): Namespace | null {
  if (path === MCP_PATH) return 'portfolio-analysis'
  if (isTrpc(path)) return path.startsWith(`${TRPC_PATH}/calculators.`) ? 'calculators' : 'portfolio-analysis'
  return namespaces.find((namespace) => isBelow(path, basePaths[namespace])) ?? null
}

const unknownId: Readonly<Record<Namespace, ErrorCode>> = {
  'portfolio-analysis': 'unknown_capability',
  calculators: 'unknown_calculator',
}

/** Why nothing answers at a path: an unknown id under a base path, or nothing at all. */
export function missingAt(method: string, path: string): ErrorCode {
  const namespace = isTrpc(path) ? null : namespaceOf(path)
  if (namespace === null || !['GET', 'HEAD', 'POST'].includes(method)) return 'not_found'
  const id = path.slice(basePaths[namespace].length + 1)
  const isId = id !== '' && !id.includes('/') && !documents.some((document) => document === id)
  return isId ? unknownId[namespace] : 'not_found'
}
