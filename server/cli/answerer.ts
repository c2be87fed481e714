/** Where answers come from: the models in this process with the configured data, or a server. */
import { errorTable } from '../../core/errors'
import type { Namespace, Procedure } from '../../core/procedure'
import { run } from '../../core/run'
import { errorOf, UnexpectedResponseError } from '../../sdk/errors'
import { readConfig } from '../config'
import { isRecord } from './render/schema'
import { withDatabase } from './database-url'
import { CommandFailed, exitCodes } from './failures'
import type { Setting } from './output'
import type { OpenSource } from '../reference/source'

export interface Answerer {
  /** `data` of an operation. Rejects with an error of the SDK. */
  compute(procedure: Procedure, body: unknown): Promise<unknown>
  /** `data` of a catalog, or of the descriptor of an id. */
  describe(namespace: Namespace, id: string | null): Promise<unknown>
  close(): Promise<void>
}

/** Does something with the answerer for `--url`, or with the embedded one without, and closes it after. */
export async function withAnswerer<T>(url: string | undefined, setting: Setting, work: (answerer: Answerer) => Promise<T>): Promise<T> {
  const answerer = url === undefined ? embedded(setting) : await remote(url)
  try {
    return await work(answerer)
  } finally {
    await answerer.close()
  }
}

function embedded({ env, now }: Setting): Answerer {
  const config = readConfig(withDatabase(env))
  const baseUrl = config.PUBLIC_BASE_URL ?? `http://${config.HOST}:${config.PORT}`
  let source: Promise<OpenSource> | null = null
  const opened = () => (source ??= import('../reference/source').then(({ referenceSource }) => referenceSource(config)))
  const reference = { open: async () => (await opened()).open() }
  const context = () => ({ now: now().toISOString(), baseUrl, reference })
  return {
    async compute(procedure, body) {
      if (procedure.namespace !== 'calculators') await checkData(await opened())
      const outcome = await run(procedure, body, context())
      if (!outcome.ok) throw errorOf({ ...outcome.error, status: errorTable[outcome.error.code].status })
      return outcome.data
    },
    async describe(namespace, id) {
      const reads = await import('../catalog/reads')
      return id === null ? reads.catalogOf(namespace, { ...context(), config }) : reads.describe(namespace, id, { ...context(), config })
    },
    close: async () => (await source)?.close(),
  }
}

/** A database that is away ends a command: its data is not merely missing. Calculators never ask for data. */
async function checkData(source: OpenSource): Promise<void> {
  await source.open()
  if (source.state().store?.answering === false) throw new CommandFailed('the database does not answer', exitCodes.unavailable)
}

async function remote(url: string): Promise<Answerer> {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) throw new CommandFailed('--url must be an address that begins with http:// or https://')
  const { httpAnswerer } = await import('../../sdk/client')
  const { compute, describe } = httpAnswerer({ baseUrl: url, retries: 0 })
  return {
    compute: async (procedure, body) => checked(await compute(procedure.group, procedure.name, body)),
    describe: async (namespace, id) => checked(await describe(namespace === 'calculators' ? 'calculators' : 'analyze', id), id),
    close: async () => {},
  }
}

/** Every result and catalog says which models it is of, and every descriptor its id: whatever does not is of another server. */
function checked(data: unknown, id: string | null = null): unknown {
  const isOurs = isRecord(data) && (id === null ? typeof data.modelVersion === 'string' : [data.id, data.slug].includes(id))
  if (isOurs) return data
  throw new UnexpectedResponseError({ code: 'unexpected_response', message: 'The address answers, but not as a depotkit server.' })
}
