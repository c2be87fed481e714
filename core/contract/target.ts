/**
 * Parses a request's target. Routes, rate limits, calls, pages and mocks all use this parser; a target that two parsers could
 * read differently is refused before any of them sees it.
 */
import { failure, type Failure } from './errors'

/** Target of a request. */
export interface Target {
  /** Without a trailing slash. */
  path: string
  /** The query, without the question mark. */
  search: string
}

/** Path and query in the characters of RFC 3986; in a query also those that browsers do not escape. Two slashes at the beginning would name another host in a link. */
const form = /^(\/(?!\/)[!$%&-;=@-Z_a-z~]*)(?:\?([!-"$-~]*))?$/

/** Escaped letters, digits and `-._~`, which need no escape (RFC 3986 section 6.2.2.2). */
const needless = /%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/i

/** Whether all escapes are valid and necessary. */
function isEscapedRight(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '' && !needless.test(path)
  } catch {
    return false
  }
}

/** Reads a target; null when it is not in normal form: no fragment, no backslash, no dot segment, no second slash at its beginning, no needless escape. */
export function targetOf(url: string): Target | null {
  const [, path, search = ''] = form.exec(url) ?? []
  if (path === undefined || /\/\.{1,2}(?:\/|$)/.test(path) || !isEscapedRight(path)) return null
  return { path: path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path, search }
}

/** The failure for a malformed target. */
export const malformedTarget = (): Failure =>
  failure('invalid_request', [{ path: [], code: 'malformed_target', message: 'The path must be in normal form: no fragment, backslash, dot segment, second slash at the beginning or needless escape' }])
