import type { ErrorCode } from './errors'
import { allNamespaces, basePath, namespaceOfGroup, namespaces, type Namespace } from './namespaces'

/** Where the tRPC procedures are. */
export const TRPC_PATH = '/trpc'

/** Where assistants call the operations as tools. */
export const MCP_PATH = '/mcp'

/** Where everything that can be found by name is, as one text. */
export const DIRECTORY_PATH = '/directory'

/** Where a security is found by name, WKN or ticker. */
export const FIND_PATH = '/api/v1/public/find'

/** Where all interfaces are described together. */
export const OPENAPI_PATH = '/api/v1/public/openapi.json'

/** Where assistants look what a site offers. */
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

/** Why nothing answers at a path: an unknown id under a base path, or nothing at all. */
export function missingAt(method: string, path: string): ErrorCode {
  const namespace = isTrpc(path) ? null : namespaceOf(path)
  if (namespace === null || !['GET', 'HEAD', 'POST'].includes(method)) return 'not_found'
  const id = path.slice(basePath(namespace).length + 1)
  const isId = id !== '' && !id.includes('/') && !documentNames.includes(id)
  return isId ? namespaces[namespace].unknownId : 'not_found'
}
