/**
 * The one reading of a request's target. Routes, charges, calls and pages go by it; a target that two parsers could read
 * in different ways is refused before any of them sees it.
 */
import type { FastifyRequest } from 'fastify'
import { failure, type Issue } from '../../../core/contract/errors'
import { Refusal } from '../answer/failure'

/** What a request asks for. */
export interface Target {
  /** Without a trailing slash. */
  path: string
  /** What stands behind the question mark. */
  search: string
}

declare module 'fastify' {
  interface FastifyRequest {
    target: Target
  }
}

/** Path and query in the characters of RFC 3986; in a query also what browsers leave as it is. What begins with two slashes is another host where it stands in a link. */
const form = /^(\/(?!\/)[!$%&-;=@-Z_a-z~]*)(?:\?([!-"$-~]*))?$/

const escapes = /%(?:([0-9A-F]{2})|)/gi

/** Whether everything that is escaped must be (RFC 3986 section 6.2.2.2), and means something. */
function isEscapedRight(path: string): boolean {
  if (!path.includes('%')) return true
  for (const [, code] of path.matchAll(escapes)) {
    if (code === undefined || /[\w.~-]/.test(String.fromCharCode(Number.parseInt(code, 16)))) return false
  }
  try {
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/** Reads a target; null when it is not in normal form: no fragment, no backslash, no dot segment, no second slash at its beginning, nothing escaped in vain. */
export function targetOf(url: string): Target | null {
  const [, path, search = ''] = form.exec(url) ?? []
  if (path === undefined || /\/\.{1,2}(?:\/|$)/.test(path) || !isEscapedRight(path)) return null
  return { path: path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path, search }
}

const malformed: Issue = { path: [], code: 'malformed_target', message: 'The path must be in normal form: no fragment, backslash, dot segment, second slash at the beginning or needless escape' }

/** Notes the target of a request; what to answer when it has none. */
export function readTarget(request: FastifyRequest): Refusal | undefined {
  const target = targetOf(request.url)
  request.target = target ?? { path: '', search: '' }
  return target === null ? new Refusal(failure('invalid_request', [malformed])) : undefined
}
