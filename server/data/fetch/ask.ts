/** Downloads a list along the route of its issuer: robots.txt of each site first, one request after the other. */
import { SourceAway, type SourceClient } from '../update/client'
import { Refused } from '../update/renewal'
import type { Place, Route, Wanted } from './issuers'

/** What a site asks of programs (`robots.txt`, RFC 9309). */

/** Bytes of a file; what follows is not read, as the standard allows. */
const LONGEST = 500 * 1024

/** Thrown to end a download after the bytes that are read. */
class Enough extends Error {}

/** The file at an address, as far as it is read. */
async function robotsAt(url: string, client: SourceClient): Promise<string> {
  let bytes = Buffer.alloc(0)
  const start = () => {
    bytes = Buffer.alloc(0)
    return (part: Uint8Array) => {
      bytes = Buffer.concat([bytes, part])
      if (bytes.length > LONGEST) throw new Enough()
    }
  }
  await client.stream(url, start).catch((error: unknown) => {
    if (!(error instanceof Enough)) throw error
  })
  return bytes.toString('utf8', 0, LONGEST)
}

interface Rule {
  allows: boolean
  path: string
}

/** Rules for this program, or those for all where none name it. */
function rulesIn(text: string, agent: string): Rule[] {
  const groups: { agents: string[]; rules: Rule[] }[] = []
  let isNaming = false
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [said = ''] = line.split('#')
    const colon = said.indexOf(':')
    const [name, value] = colon < 0 ? ['', ''] : [said.slice(0, colon).trim().toLowerCase(), said.slice(colon + 1).trim()]
    if (name === 'user-agent') {
      if (!isNaming) groups.push({ agents: [], rules: [] })
      groups.at(-1)?.agents.push(value.toLowerCase())
    } else if ((name === 'allow' || name === 'disallow') && value !== '') groups.at(-1)?.rules.push({ allows: name === 'allow', path: value })
    isNaming = name === 'user-agent' || (name === '' && isNaming)
  }
  const named = (wanted: string) => groups.filter(({ agents }) => agents.includes(wanted)).flatMap(({ rules }) => rules)
  return groups.some(({ agents }) => agents.includes(agent)) ? named(agent) : named('*')
}

/** Whether a rule is about a path: `*` is any text, `$` the end. Compared piece by piece, so that no rule can keep the process busy. */
function fits(rule: string, path: string): boolean {
  const isWhole = rule.endsWith('$')
  const [first = '', ...pieces] = (isWhole ? rule.slice(0, -1) : rule).split('*')
  if (!path.startsWith(first)) return false
  let at = first.length
  for (const [index, piece] of pieces.entries()) {
    const isLast = index === pieces.length - 1
    const found = isWhole && isLast ? (path.endsWith(piece) ? path.length - piece.length : -1) : path.indexOf(piece, at)
    if (found < at) return false
    at = found + piece.length
  }
  return !isWhole || at === path.length
}

/** Whether a site lets this program have an address; the longest rule counts, and of two as long the one that allows. */
export function allows(robots: string, agent: string, url: string): boolean {
  const { pathname, search } = new URL(url)
  const rules = rulesIn(robots, agent.toLowerCase()).filter(({ path }) => fits(path, pathname + search))
  const longest = Math.max(0, ...rules.map(({ path }) => path.length))
  const decisive = rules.filter(({ path }) => path.length === longest)
  return decisive.length === 0 || decisive.some((rule) => rule.allows)
}

/** The name by which a site may know this program. */
export const AGENT = 'depotkit'

/** The site does not want programs there. Says what to do instead. */
export class Forbidden extends Error {
  override readonly name = 'Forbidden'
}

/** Pages of a list; one of a bond fund of the whole world has ten. */
const PAGES_MAX = 40

/** Bytes of all pages together, unpacked: 15,000 bonds are some megabytes. */
const BYTES_MAX = 64 * 1024 * 1024

/** Asks for what is at a place. */
export type Ask = (place: Place, values: Readonly<Record<string, string | null>>) => Promise<Buffer>

const filled = (url: string, values: Readonly<Record<string, string | null>>): string => url.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(values[key] ?? ''))

/** In a body, a text that is nothing but a place becomes the value, or null without one. */
const filledBody = (body: string, values: Readonly<Record<string, string | null>>): string => body.replaceAll(/"\{(\w+)\}"/g, (_, key: string) => JSON.stringify(values[key] ?? null))

/** What asks one issuer. `gateway`: an address through which all are reached, with the host as the first part of the path. */
export function askingOf(client: SourceClient, gateway: string | undefined): Ask {
  const robots = new Map<string, Promise<string>>()
  const through = (url: string): string => {
    const { host, pathname, search } = new URL(url)
    return gateway === undefined ? url : `${gateway}/${host}${pathname}${search}`
  }
  const robotsOf = async (url: string): Promise<string> => {
    const { origin } = new URL(url)
    const asked = robots.get(origin) ?? robotsAt(through(`${origin}/robots.txt`), client).catch((error: unknown) => {
      if (error instanceof SourceAway && /\(4(?:04|10)\)/.test(error.message)) return ''
      throw error instanceof SourceAway ? new SourceAway(`its robots.txt cannot be had, so nothing is asked: ${error.message}`) : error
    })
    robots.set(origin, asked)
    return asked
  }
  return async ({ url, headers, body }, values) => {
    const address = filled(url, values)
    if (!allows(await robotsOf(address), AGENT, address)) throw new Forbidden(`the robots.txt of ${new URL(address).host} keeps programs off this address`)
    return client.get(through(address), { ...(headers === undefined ? {} : { headers }), ...(body === undefined ? {} : { body: filledBody(body, values) }) })
  }
}

/** The name of a fund as addresses have it. */
const slugOf = (name: string): string => name.normalize('NFKD').replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')

/** What the places in a list's address stand for, with what the issuer had to be asked for. */
async function valuesOf({ visit, lookUp, confirm }: Route, wanted: Wanted, ask: Ask): Promise<Record<string, string | null>> {
  const values = { isin: wanted.isin, ticker: wanted.ticker?.toLowerCase() ?? null, slug: slugOf(wanted.name) }
  if (visit !== undefined) await ask({ url: visit }, values)
  if (lookUp === undefined) return values
  const id = lookUp.find((await ask(lookUp, values)).toString('utf8'), wanted)
  if (id === null) throw new SourceAway('does not know the fund, or several that are like it')
  if (confirm !== undefined && !(await ask(confirm, { ...values, id })).includes(wanted.isin)) throw new Refused('what was found under the ISIN is another fund')
  return { ...values, id }
}

/** The bytes of a list; several pages are one list of JSON. */
export async function askForList(route: Route, wanted: Wanted, ask: Ask): Promise<Buffer> {
  const { list, next, must } = route
  const values = await valuesOf(route, wanted, ask)
  let left = BYTES_MAX
  const page = async (cursor?: string): Promise<Buffer> => {
    const bytes = await ask(list, cursor === undefined ? values : { ...values, cursor })
    left -= bytes.length
    if (left < 0) throw new Refused('is larger than any list')
    return bytes
  }
  const pages = [await page()]
  for (let cursor = next?.(textOf(pages)) ?? null; cursor !== null; cursor = next?.(textOf(pages)) ?? null) {
    if (pages.length >= PAGES_MAX) throw new Refused(`has more than ${PAGES_MAX} pages`)
    pages.push(await page(cursor))
  }
  if (must !== undefined && !must.test(textOf(pages))) throw new Refused('does not say that the fund holds what it follows: the list may be the basket behind a swap')
  return pages.length === 1 ? (pages[0] ?? Buffer.alloc(0)) : Buffer.from(`[${pages.map((page) => page.toString('utf8')).join()}]`)
}

/** The last page as text. */
const textOf = (pages: readonly Buffer[]): string => pages.at(-1)?.toString('utf8') ?? ''
