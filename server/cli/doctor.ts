/** `doctor`: checks everything that an installation depends on. */
import { existsSync } from 'node:fs'
import { CALCULATOR_MODEL_VERSION, LAW_DATE, PORTFOLIO_MODEL_VERSION } from '../../core/contract/version'
import { daysBetween, utcDay, earliest, latest } from '../../core/values/dates'
import { connectProviders } from '../data/providers/connect'
import { clientDefaults } from '../data/providers/client'
import { ageText, agesOf, datesOf, lawGaps } from '../data/age'
import { layered } from '../data/layers'
import { baseBundle } from '../data/source'
import { sqliteDriver } from '../data/store/driver'
import type { Store } from '../data/store/store'
import { assetsIn } from '../pages/frame/assets'
import { settings, type Config, type Environment, ConfigError, readConfig } from '../process/config'
import { version } from '../process/version'
import { within } from '../process/within'
import { nearest } from './nearest'
import { openPatiently } from './data/database'
import { withDatabase } from './data/database-url'
import { exitCodes, explain, type ExitCode } from './failures'
import { json, table, type Setting } from './command'

/** `off`: optional and not configured. `warning`: works, but needs attention. */
type Verdict = 'ok' | 'off' | 'warning' | 'failed'

/** A finding; `details` never holds values of settings. */
interface Finding {
  check: string
  verdict: Verdict
  message: string
  details: Readonly<Record<string, string | number | boolean | null>>
}

type Details = Finding['details']

const findingsOf = (check: string) => {
  const finding = (verdict: Verdict) => (message: string, details: Details = {}): Finding => ({ check, verdict, message, details })
  return { ok: finding('ok'), off: finding('off'), warning: finding('warning'), failed: finding('failed') }
}

const REDIS_MS = 2_000
/** Apple, known to every data provider. */
const WELL_KNOWN = 'US0378331005'

function versions(): Finding {
  const { node, v8 } = process.versions
  return findingsOf('versions').ok(`depotkit ${version} on Node ${node}, ${process.platform} ${process.arch}; law of ${LAW_DATE}`, {
    depotkit: version, node, v8, portfolioModel: PORTFOLIO_MODEL_VERSION, calculatorModel: CALCULATOR_MODEL_VERSION, lawDate: LAW_DATE,
  })
}

/** Yearly legal figures without a value in force. */
function law(now: Date): Finding {
  const { ok, warning } = findingsOf('law')
  const gaps = lawGaps(utcDay(now))
  const details = { missing: gaps.length, since: earliest(gaps.map(({ since }) => since)) }
  if (gaps.length === 0) return ok('every yearly figure has a value in force', details)
  return warning(`${gaps.length} yearly figures have no value in force: ${gaps.map(({ name, since, state }) => `${name} (since ${since}: ${state})`).join('; ')}: install a newer version of the package`, details)
}

function pages(): Finding {
  const { ok, warning } = findingsOf('pages')
  return assetsIn().filesOf('style.css') === null ? warning('scripts and styles of the pages are missing: the interfaces work, the pages say so') : ok('scripts and styles are there')
}

/** Least similarity of a misspelled setting; variables of other programs are less similar. */
const LIKE = 0.75
/** Excludes names of one common word, such as PORT: variables of other programs resemble them. */
const isTelling = (name: string): boolean => name.includes('_')

/** Unknown variables that resemble settings: a misspelled setting would be ignored silently. */
function unknownSettings(env: Environment): Finding[] {
  const { warning } = findingsOf('settings')
  const known: ReadonlySet<string> = new Set(settings)
  return Object.keys(env).filter((name) => !known.has(name)).flatMap((name) => {
    const meant = nearest(name, settings.filter(isTelling), LIKE)
    if (meant !== null) return [warning(`${name} is no setting; did you mean ${meant}?`)]
    return name.startsWith('DEPOTKIT_') ? [warning(`${name} is no setting`)] : []
  })
}

/** Warns about HTTPS without trusted proxies: the service speaks only HTTP, so an HTTPS address means a proxy, whose one address all visitors would share. */
function proxies({ PUBLIC_BASE_URL, TRUSTED_PROXIES, RATE_LIMIT_UNITS }: Config): Finding[] {
  const isAlone = PUBLIC_BASE_URL?.startsWith('https:') !== true || TRUSTED_PROXIES.length > 0 || RATE_LIMIT_UNITS === 0
  return isAlone ? [] : [findingsOf('settings').warning('TRUSTED_PROXIES is not set: all visitors who come through the proxy of PUBLIC_BASE_URL have the rate units of one')]
}

/** Warns if a window has fewer units than the most expensive request costs (two per holding: `compare`, `historical-replay`), which would never pass. */
function largest({ RATE_LIMIT_UNITS, MAX_HOLDINGS }: Config): Finding[] {
  const most = 2 * MAX_HOLDINGS
  const fits = RATE_LIMIT_UNITS === 0 || RATE_LIMIT_UNITS >= most
  return fits ? [] : [findingsOf('settings').warning(`RATE_LIMIT_UNITS is ${RATE_LIMIT_UNITS}: portfolios of MAX_HOLDINGS cost up to ${most} units, and what costs more than a window has is always refused`)]
}

/** The base bundle. A damaged one throws, which counts as failed. */
export async function data({ DEPOTKIT_BUNDLE }: Config, now: Date): Promise<Finding> {
  const { ok, off } = findingsOf('data')
  const { info } = await baseBundle(DEPOTKIT_BUNDLE)
  if (info === null) return off('DEPOTKIT_BUNDLE is none: only imported data and providers answer')
  const ageDays = daysBetween(info.asOf, utcDay(now))
  const details = { name: info.name, asOf: info.asOf, ageDays }
  return ok(`${info.name} of ${info.asOf}`, details)
}

/** Ages of all parts of the data, imports included. */
async function ages({ DEPOTKIT_BUNDLE, DATABASE_URL: url }: Config, now: Date): Promise<Finding[]> {
  const { ok, warning } = findingsOf('age')
  const { tables: base, info } = await baseBundle(DEPOTKIT_BUNDLE)
  const isThere = url !== undefined && (!url.startsWith('file:') || existsSync(url.slice('file:'.length)))
  const store = isThere ? openPatiently(url) : null
  try {
    const dates = await datesOf(layered(store === null ? [base] : [await store.open(), base]), info?.asOf ?? null)
    return agesOf(dates, utcDay(now)).map((age) => (age.stale ? warning : ok)(ageText(age), { ...age }))
  } finally {
    await store?.close()
  }
}

/** Imported data: whether the database answers and every document is readable. */
export async function database({ DATABASE_URL: url }: Config): Promise<Finding> {
  const { ok, off } = findingsOf('database')
  if (url === undefined) return off('DATABASE_URL is not set')
  if (url.startsWith('file:')) await sqliteDriver() // without it the service does not start, file or not
  if (url.startsWith('file:') && !existsSync(url.slice('file:'.length))) return off('the file is not there yet; the first import makes it')
  const store = openPatiently(url)
  try {
    return await imported(store)
  } finally {
    await store.close()
  }

  async function imported(store: Store): Promise<Finding> {
    const imports = await store.list()
    for (const kind of ['securities', 'constituents', 'prices', 'fx'] as const) for await (const document of store.documents(kind)) void document
    const newest = latest(imports.map(({ asOf }) => asOf))
    const text = imports.length === 0 ? 'answers; nothing is imported' : `answers with ${imports.length} imports, the newest of ${newest}`
    return ok(`${store.state().dialect} ${text}`, { dialect: store.state().dialect, imports: imports.length, newest })
  }
}

/** The shared rate limit. If Redis evicts keys early, clients get units back. */
async function redis({ REDIS_URL: url }: Config): Promise<Finding> {
  const { ok, off, warning, failed } = findingsOf('redis')
  if (url === undefined) return off('REDIS_URL is not set: each process counts on its own')
  const { default: Redis } = await import('ioredis')
  const client = new Redis(url, { lazyConnect: true, enableReadyCheck: false, maxRetriesPerRequest: 0,
    connectTimeout: REDIS_MS, commandTimeout: REDIS_MS, retryStrategy: () => null })
  const reasons: string[] = []
  client.on('error', ({ message }: Error) => void reasons.push(message))
  try {
    await client.connect()
    await client.ping()
    const facts = await client.info().catch(() => '') // the user may lack permission
    const fact = (name: string): string => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(facts)?.[1] ?? 'unknown'
    const [number, policy] = [fact('redis_version'), fact('maxmemory_policy')]
    const details = { version: number, evictionPolicy: policy }
    return ['noeviction', 'volatile-ttl', 'unknown'].includes(policy) ? ok(`Redis ${number} answers`, details) : warning(`Redis ${number} answers, but its policy ${policy} may drop counts; noeviction or volatile-ttl keep them`, details)
  } catch {
    return failed(reasons.some((reason) => /^(NOAUTH|WRONGPASS|NOPERM)/.test(reason)) ? 'refuses the user or the password' : 'does not answer: each process counts on its own meanwhile')
  } finally {
    client.disconnect()
  }
}

/** Queries every provider that has a key for a well-known share. */
export async function providers(config: Config): Promise<Finding[]> {
  const connected = connectProviders(config, null, { ...clientDefaults, attempts: 1 })
  if (connected.length === 0) return [findingsOf('providers').off('FMP_API_KEY and OPENFIGI_API_KEY are not set')]
  return Promise.all(connected.map(async ({ name, tables }) => {
    const { ok, warning, failed } = findingsOf(name)
    const answer = await tables.securities([WELL_KNOWN])
    if (answer.failed.size > 0) return failed('does not answer, refuses the key, or answers with what cannot be right')
    return answer.found.size > 0 ? ok('answers') : warning('answers, but does not know a share that it should know')
  }))
}

/** Timeout of a check, which then counts as failed. */
const LONGEST_MS = 20_000

/** Prints all findings; returns the exit code of the worst. */
export async function doctor(setting: Setting, asJson: boolean): Promise<ExitCode> {
  const findings = await allFindings(setting)
  const exitCode = codeOf(findings)
  if (asJson) setting.out(json({ status: exitCode === exitCodes.ok ? 'ok' : 'failed', findings }))
  else setting.out(table(findings.map(({ check, verdict, message }) => [check, marks[verdict], message])))
  return exitCode
}

const marks: Readonly<Record<Verdict, string>> = { ok: 'ok', off: '-', warning: 'look', failed: 'FAILED' }

/** `invalid` for wrong settings, which the user can fix; `unavailable` for any other failure. */
function codeOf(findings: readonly Finding[]): ExitCode {
  const failed = findings.filter(({ verdict }) => verdict === 'failed')
  if (failed.some(({ check }) => check === 'settings')) return exitCodes.invalid
  return failed.length > 0 ? exitCodes.unavailable : exitCodes.ok
}

async function allFindings({ env, now }: Setting): Promise<Finding[]> {
  const config = configOf(withDatabase(env))
  const always = [...unknownSettings(env), versions(), law(now()), pages()]
  if (Array.isArray(config)) return [...config, ...always]
  const examined = database(config)
  const aged = examined.catch(() => null).then(() => ages(config, now())) // both at once would make the tables of a new SQLite file, and lock each other out for seconds
  const asked: [string, Promise<Finding | Finding[]>][] = [
    ['data', data(config, now())], ['age', aged], ['database', examined], ['redis', redis(config)], ['providers', providers(config)],
  ]
  const answers = await Promise.all(asked.map(([check, answer]) => inTime(check, answer)))
  return [findingsOf('settings').ok('all can be read'), ...proxies(config), ...largest(config), ...always, ...answers.flat()]
}

function configOf(env: Setting['env']): Config | Finding[] {
  try {
    return readConfig(env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.message.split('\n').map((line) => findingsOf('settings').failed(line))
  }
}

/** Turns an error of a check into a finding; of an unexpected one only the name, since its message might hold an address. */
async function inTime(check: string, answer: Promise<Finding | Finding[]>): Promise<Finding | Finding[]> {
  const { failed } = findingsOf(check)
  const told = answer.catch((error: unknown) => {
    const { lines, exitCode } = explain(error)
    return failed(exitCode === exitCodes.unexpected ? `fails with ${error instanceof Error ? error.name : 'an error'}` : lines.join('; '))
  })
  return within(LONGEST_MS, told, () => failed(`does not answer within ${LONGEST_MS / 1_000} seconds`))
}
