/** Source of answers: the models in this process with the configured data, or a server. */
import { errorTable } from '../../core/contract/errors'
import { DEFAULT_HOLDINGS, MOST_HOLDINGS } from '../../core/contract/limits'
import { type Findable, readDirectory } from '../../core/find/entry'
import { linkedNamespaces, type Namespace, DIRECTORY_PATH, RATES_PATH } from '../../core/contract/namespaces'
import type { Procedure } from '../../core/operations/define'
import { run } from '../../core/operations/run'
import { ratesIn } from '../../core/reference/rate-answer'
import type { RateSeries } from '../../core/reference/reference'
import { errorOf, UnexpectedResponseError } from '../../sdk/client/errors'
import { patientWith } from '../data/providers/patience'
import { ownAddress, readConfig, type Config } from '../process/config'
import { isRecord } from '../../core/values/record'
import { withDatabase } from './data/database-url'
import { CommandFailed, exitCodes } from './failures'
import type { Setting } from './command'
import type { OpenSource } from '../data/source'

const answerAt = (path: string, url: string): Promise<Response> => fetch(new URL(path, url)).catch(() => {
  throw new CommandFailed('the server cannot be reached', exitCodes.unavailable)
})

const notOurs = (): UnexpectedResponseError => new UnexpectedResponseError({ code: 'unexpected_response', message: 'The address answers, but not as a depotkit server.' })

/** Downloads the directory of a server, so that search terms stay local. */
async function directoryAt(url: string): Promise<readonly Findable[]> {
  const response = await answerAt(DIRECTORY_PATH, url)
  if (response.ok && response.headers.get('content-type')?.startsWith('text/tab-separated-values') === true) return readDirectory(await response.text())
  throw notOurs()
}

/** Downloads all rates of a currency from a server, which learns neither day nor amount; empty if it has none. */
async function ratesAt(url: string, currency: string): Promise<RateSeries[]> {
  const response = await answerAt(`${RATES_PATH}/${currency}`, url)
  const series = response.ok ? ratesIn(currency, await response.json().catch(() => null)) : null
  return series === null ? [] : [series]
}

export interface Answerer {
  /** `data` of an operation. Rejects with an error of the SDK. */
  compute(procedure: Procedure, body: unknown): Promise<unknown>
  /** `data` of a catalog, or of the descriptor of an id. */
  describe(namespace: Namespace, id: string | null): Promise<unknown>
  /** Most holdings of a portfolio. */
  maxHoldings(): Promise<number>
  /** The searchable list of securities. */
  directory(): Promise<readonly Findable[]>
  /** All rates of some currencies; currencies without rates are absent. */
  rates(currencies: readonly string[]): Promise<ReadonlyMap<string, RateSeries>>
  close(): Promise<void>
}

/** Runs work with the answerer for `--url` or `DEPOTKIT_URL`, else with the embedded one, and closes it afterwards. */
export async function withAnswerer<T>(url: string | undefined, setting: Setting, work: (answerer: Answerer) => Promise<T>): Promise<T> {
  const address = url ?? setting.env['DEPOTKIT_URL'] ?? ''
  if (address !== '') return closing(await remote(address), work)
  const config = readConfig(withDatabase(setting.env))
  return patientWith(config)(() => closing(embedded(config, setting), work))
}

async function closing<T>(answerer: Answerer, work: (answerer: Answerer) => Promise<T>): Promise<T> {
  try {
    return await work(answerer)
  } finally {
    await answerer.close()
  }
}

function embedded(config: Config, { now }: Setting): Answerer {
  const baseUrl = ownAddress(config)
  let source: Promise<OpenSource> | null = null
  const opened = () => (source ??= import('../data/source').then(({ referenceSource, commandsWait }) => referenceSource(config, { waiting: commandsWait })))
  const reference = { open: async () => (await opened()).open() }
  const context = () => ({ now: now().toISOString(), baseUrl, reference, maxHoldings: MOST_HOLDINGS })
  return {
    maxHoldings: async () => MOST_HOLDINGS,
    async compute(procedure, body) {
      if (!asksNothing(procedure)) await checkData(await opened())
      const outcome = await run(procedure, body, context())
      if (!outcome.ok) throw errorOf({ ...outcome.error, status: errorTable[outcome.error.code].status })
      return outcome.data
    },
    async describe(namespace, id) {
      const { describe } = await import('../http/documents/reads')
      return describe(namespace, id, { ...context(), config })
    },
    directory: async () => {
      const from = await opened()
      await checkData(from)
      return (await from.directory()).entries
    },
    async rates(currencies) {
      const from = await opened()
      await checkData(from)
      return new Map((await Promise.all(currencies.map((currency) => from.rates(currency)))).flatMap(({ found }) => [...found]))
    },
    close: async () => (await source)?.close(),
  }
}

const asksNothing = ({ namespace }: Procedure): boolean => linkedNamespaces.some((linked) => linked === namespace)

/** Fails if the database does not answer, instead of treating its data as missing. Not called for calculators, which need no data. */
async function checkData(source: OpenSource): Promise<void> {
  await source.open()
  const failure = source.storeFailure()
  if (failure !== null) throw failure
}

async function remote(url: string): Promise<Answerer> {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) throw new CommandFailed('--url or DEPOTKIT_URL must be an address that begins with http:// or https://')
  const { httpAnswerer } = await import('../../sdk/client/client')
  const { compute, describe } = httpAnswerer({ baseUrl: url, retries: 0 })
  return {
    compute: async (procedure, body) => checked((await compute(procedure.group, procedure.name, body)).data),
    describe: async (namespace, id) => checked((await describe(namespace, id)).data, id),
    maxHoldings: async () => maxHoldingsIn(checked((await describe('portfolio-analysis', null)).data)),
    directory: () => directoryAt(url),
    rates: async (currencies) => new Map((await Promise.all(currencies.map((currency) => ratesAt(url, currency)))).flat().map((series) => [series.currency, series])),
    close: async () => {},
  }
}

/** From the catalog, which earlier versions of the service have, too. */
const maxHoldingsIn = (catalog: unknown): number => (isRecord(catalog) && typeof catalog.maxHoldings === 'number' ? catalog.maxHoldings : DEFAULT_HOLDINGS)

/** Refuses answers of other servers: every result and catalog has a model version, and every descriptor its id. */
function checked(data: unknown, id: string | null = null): unknown {
  const isOurs = isRecord(data) && (id === null ? typeof data.modelVersion === 'string' : [data.id, data.slug].includes(id))
  if (isOurs) return data
  throw notOurs()
}
