/** `data update` as a process, and what it left behind. */
import { withStore } from '../../../../server/cli/data/database'
import type { ImportInfo } from '../../../../server/data/store/documents'
import { startBuilt, type Process } from '../../../support/built'
import { runCli } from '../../cli/support'
import { postgresAnswers, postgresPlace, sqlitePlace, type Place } from '../databases'
import type { SourceServer } from './source-server'

/** The databases that updates are tried on. */
export const places: readonly (readonly [string, () => Promise<Place>])[] = [['SQLite', sqlitePlace], ...(postgresAnswers ? [['PostgreSQL', postgresPlace] as const] : [])]

export interface Ran {
  exitCode: number | null
  output: string
}

/** Starts an update of a database from sources. */
export const startUpdate = (place: Place, sources: Pick<SourceServer, 'env'>, ...args: string[]): Process =>
  startBuilt('cli', ['data', 'update', '--database', place.url, ...args], { DEPOTKIT_BUNDLE: 'none', ...sources.env })

/** Runs an update to its end. */
export async function update(place: Place, sources: Pick<SourceServer, 'env'>, ...args: string[]): Promise<Ran> {
  const { ended, output } = startUpdate(place, sources, ...args)
  const exitCode = await ended
  return { exitCode, output: output() }
}

/** Runs the same command in this process, without the start of another one: for what hangs on sources and lists alone. */
export async function updateHere(place: Place, { env }: Pick<SourceServer, 'env'>, ...args: string[]): Promise<Ran> {
  const { exitCode, out, err } = await runCli(['data', 'update', '--database', place.url, ...args], { env: { DEPOTKIT_BUNDLE: 'none', ...env } })
  return { exitCode, output: [out, ...err].join('\n') }
}

/** What is in force. */
export const importsAt = ({ url }: Place): Promise<ImportInfo[]> => withStore(url, (store) => store.list())

const kinds = ['constituents', 'securities', 'companies', 'companiesByIsin', 'proxies', 'issuers', 'tickers', 'fx'] as const

/** Everything that readers see: editions of the lists and all documents in force. */
export const contentOf = ({ url }: Place): Promise<{ editions: Record<string, string | null>; documents: Record<string, unknown> }> =>
  withStore(url, async (store) => {
    const documents: Record<string, unknown> = {}
    for (const kind of kinds) for await (const [key, body] of store.documents(kind)) documents[`${kind} ${key}`] = body
    const imports = await store.list()
    return { editions: Object.fromEntries(imports.map(({ name, edition }): [string, string | null] => [name, edition]).sort()), documents }
  })
