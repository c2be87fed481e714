/** Facts about the request of a page. */
import type { FastifyRequest } from 'fastify'
import type { Locale } from '../../../core/values/text'

/** The parameter that chooses the language of a page; it is no part of a calculator link. */
const LOCALE = 'locale'

/** Pages of the operator, linked from every page; none unless set. */
interface OperatorPages {
  imprint: string | undefined
  privacy: string | undefined
}

declare module 'fastify' {
  interface FastifyInstance {
    operatorPages: OperatorPages
  }
}

/** A request for a page. */
export interface Visit {
  locale: Locale
  /** Whether the address names the language; else the browser's preference decides. */
  chosen: boolean
  path: string
  /** The query as it was sent, without the language. */
  query: string
  operatorPages: OperatorPages
}

const isLocale = (text: string | undefined): text is Locale => text === 'en' || text === 'de'

const preferred = (header: string | undefined): Locale => (/^\s*de\b/i.test(header ?? '') ? 'de' : 'en')

/** Reads path, query and language of a request; an unknown language is left to the browser's preference. */
export function visitOf(request: FastifyRequest): Visit {
  const { path, search } = request.target
  const pairs = search.split('&').filter((pair) => pair !== '')
  const wanted = pairs.find((pair) => pair.startsWith(`${LOCALE}=`))?.slice(LOCALE.length + 1)
  const chosen = isLocale(wanted)
  return {
    locale: chosen ? wanted : preferred(request.headers['accept-language']),
    chosen,
    path,
    query: pairs.filter((pair) => !pair.startsWith(`${LOCALE}=`)).join('&'),
    operatorPages: request.server.operatorPages,
  }
}

/** The same query in a language. */
export const inLanguage = (path: string, query: string, locale: Locale): string =>
  `${path}?${LOCALE}=${locale}${query === '' ? '' : `&${query}`}`

/** A path of this site; keeps the language that the visitor chose. */
export const pathFor = (visit: Visit, path: string): string => (visit.chosen ? `${path}?${LOCALE}=${visit.locale}` : path)
