import type { Tables } from '../../../core/reference/tables/bundle'
import { isRecord } from '../../../core/values/record'
import { grouped } from '../../../core/values/grouped'
import { asCode, isinFault } from '../../../core/values/isin'
import { addressesIn, placesOf, planOf, type Addresses, type Plan } from '../../data/fetch/addresses'
import { AGENT, askingOf, type Ask } from '../../data/fetch/ask'
import { fetchLists, type Report } from '../../data/fetch/fetch'
import { issuers, type Wanted } from '../../data/fetch/issuers'
import { loadSecurities } from '../../../core/reference/tables/securities'
import { listingTable } from '../../data/bundle/tables'
import { embeddedRecords } from '../../data/embedded/embedded'
import { sourceClient } from '../../data/update/client'
import { readConfig, type Config } from '../../process/config'
import { version } from '../../process/version'
import { withAnswerer } from '../answerer'
import { CommandFailed, exitCodes, type ExitCode } from '../failures'
import { json, type Setting } from '../command'
import { percent } from '../../data/decimal'
import { bytesIn, requestIn } from '../request'
import { knowledge, withStore, withStoreToRead } from './database'

/** Options of `data fetch`. */
export interface FetchOptions {
  database: string
  /** ISINs, or one depot file. */
  words: readonly string[]
  yes?: boolean
  dryRun?: boolean
  json?: boolean
}

/** Downloads the holdings of funds from their issuers, once the user has agreed to the terms. Returns the exit code. */
export async function dataFetch({ database, words, yes = false, dryRun = false, json: asJson = false }: FetchOptions, setting: Setting): Promise<ExitCode> {
  const config = readConfig(setting.env)
  const isins = await isinsIn(words, setting)
  const addresses = await addressesOf(config, setting)
  const opened = dryRun ? withStoreToRead : withStore
  return opened(database, async (store) => {
    const { tables, known } = await knowledge(store, setting.env)
    const plans = (await wantedIn(isins, tables)).map((wanted) => planOf(wanted, addresses))
    if (plans.length === 0) throw new CommandFailed('there is no fund among them')
    for (const line of termsOf(plans)) setting.err(line)
    if (dryRun) return planned(plans, asJson, setting)
    if (!(await isAgreed(plans, yes, setting))) return exitCodes.ok
    const askOf = askers(config, (text) => setting.err(text))
    const reports: Report[] = []
    for await (const report of fetchLists(plans, { store, tables, known, now: setting.now(), askOf })) {
      reports.push(report)
      if (!asJson) setting.out(lineOf(report))
    }
    return ended(reports, asJson, setting)
  })
}

async function isinsIn(words: readonly string[], setting: Setting): Promise<string[]> {
  const isins = words.map(asCode).filter((text) => isinFault(text) === null)
  if (isins.length === words.length) return [...new Set(isins)]
  const [file, ...others] = words
  if (file === undefined || others.length > 0) throw new CommandFailed('ISINs, or one depot file: one of the words is no ISIN with a right check digit')
  const { body } = await withAnswerer(undefined, setting, (answerer) => requestIn(file, { locale: 'en', withoutRows: true }, setting, () => answerer.directory()))
  const holdings = isRecord(body) && Array.isArray(body.holdings) ? body.holdings.filter(isRecord) : []
  return [...new Set(holdings.flatMap(({ isin }) => (typeof isin === 'string' ? isin : [])))]
}

async function addressesOf({ ISSUER_ADDRESSES: path }: Config, setting: Setting): Promise<Addresses> {
  return path === undefined ? new Map() : addressesIn(Buffer.from(await bytesIn(path, setting)).toString('utf8'))
}

/** The funds among securities; unknown securities may be funds. */
async function wantedIn(isins: readonly string[], tables: Tables): Promise<Wanted[]> {
  const { found } = await loadSecurities(tables, isins)
  const listings = await embeddedRecords(listingTable)
  return isins.flatMap((isin) => {
    const security = found.get(isin)
    if (security !== undefined && security.kind !== 'fund') return []
    return [{ isin, name: security?.name ?? '', ticker: listings.find((listing) => listing.isin === isin && listing.exchange === 'XETR')?.ticker ?? null }]
  })
}

/** One client per issuer, with its own cookies and a second between requests. */
function askers(config: Config, say: (text: string) => void): (plan: Plan) => Ask {
  const asks = new Map<string, Ask>()
  return ({ issuer, wanted }) => {
    const key = issuer?.id ?? wanted.isin
    const made = asks.get(key) ?? askingOf(sourceClient({
      userAgent: `${AGENT}/${version}`, perSecond: 1, backoffMs: 1_000, keepsCookies: true, onSilence: (silentMs) => say(`${issuer?.title ?? wanted.isin}: waiting for an answer for ${Math.round(silentMs / 1_000)} s`),
    }), config.ISSUERS_URL)
    asks.set(key, made)
    return made
  }
}

const asked = (plans: readonly Plan[]): Plan[] => plans.filter(({ route }) => route !== null)

/** The issuers to be queried, and the terms of use of each. */
function termsOf(plans: readonly Plan[]): string[] {
  const named = [...new Set(asked(plans).flatMap(({ issuer }) => issuer ?? []))]
  if (named.length === 0) return []
  return [
    'What these issuers say of the use of their pages, as it was read by others (no legal advice); their robots.txt is asked for and kept to:',
    ...named.map(({ title, terms, checked, page }) => `  ${title}: ${terms} (${checked}); ${page}`),
    'Each of them sees which of its funds are asked for, and from which address; nothing else of you or your depot is sent.',
  ]
}

async function isAgreed(plans: readonly Plan[], yes: boolean, { confirm, err }: Setting): Promise<boolean> {
  if (yes || asked(plans).length === 0) return true
  if (confirm === undefined) throw new CommandFailed('nothing is fetched before you agree: add --yes')
  const count = asked(plans).length
  const agreed = await confirm(`Fetch ${count === 1 ? 'this list' : `these ${count} lists`} for your own use on these terms? [y/N] `)
  if (!agreed) err('Nothing was fetched.')
  return agreed
}

/** Prints the dry run: which addresses would be requested. */
function planned(plans: readonly Plan[], asJson: boolean, { out }: Setting): ExitCode {
  const funds = plans.map(({ wanted: { isin, name }, issuer, route }) => ({ isin, name, issuer: issuer?.id ?? null, addresses: route === null ? [] : placesOf(route) }))
  if (asJson) out(json({ dryRun: true, funds }))
  else for (const { isin, name, addresses } of funds) out([titleOf(isin, name), ...(addresses.length === 0 ? ['no address'] : addresses)].join('\n  '))
  return exitCodes.ok
}

const titleOf = (isin: string, name: string): string => `${isin}  ${name === '' ? 'not known' : name}`

const words = { fetched: 'new', fresh: 'fetched within a day', refused: 'REFUSED', away: 'NOT HAD', forbidden: 'NOT ASKED', unknown: 'NO ADDRESS' } as const

function lineOf({ isin, name, outcome, reason, asOf, rows, withIsin }: Report): string {
  const facts = [words[outcome], asOf ?? '', rows === null ? '' : `${rows} rows`, withIsin === null ? '' : `${percent(withIsin)} with ISIN`, reason ?? '']
  return `${titleOf(isin, name)}: ${facts.filter((fact) => fact !== '').join(', ')}`
}

/** Remarks on missing lists by issuer, with what to do. */
function remarks(reports: readonly Report[]): string[] {
  return [...grouped(reports, ({ issuer }) => issuer ?? '')].map(([id, missing]) => {
    const isins = missing.map(({ isin }) => isin).join(', ')
    const issuer = issuers.find((one) => one.id === id)
    return issuer === undefined ? `Of an issuer that is not known: ${isins}` : `${issuer.title}: ${isins}; by hand from ${issuer.page}, then data import <file> --isin <ISIN>`
  })
}

function ended(reports: readonly Report[], asJson: boolean, { out }: Setting): ExitCode {
  const missing = reports.filter(({ outcome }) => outcome !== 'fetched' && outcome !== 'fresh')
  if (asJson) out(json({ dryRun: false, funds: reports }))
  else for (const remark of remarks(missing)) out(remark)
  return missing.length === 0 ? exitCodes.ok : exitCodes.unavailable
}
