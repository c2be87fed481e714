import { utcDay } from '../../../core/values/dates'
import { readConfig, type Environment } from '../../process/config'
import { baseBundle } from '../../data/source'
import { reportingFunds, type ReportingFund } from '../../data/update/reporting-funds'
import { runUpdate, type Report } from '../../data/update/run'
import { updateSources } from '../../data/update/sources'
import { standingInFor } from '../../data/update/stand-ins'
import { knowledge, withStore, withStoreToRead } from './database'
import { CommandFailed, exitCodes, type ExitCode } from '../failures'
import { json, progress, type Output } from '../command'
import { percent } from '../../data/decimal'
import { version } from '../../process/version'
import { sumBy } from '../../../core/values/sum'

/** Options of `data update`. */
export interface UpdateOptions {
  database: string
  only?: readonly string[]
  dryRun?: boolean
  json?: boolean
}

/** Updates the data from their sources. Returns the exit code. */
export async function dataUpdate({ database, only = [], dryRun = false, json: asJson = false }: UpdateOptions, env: Environment, output: Output, now: Date): Promise<ExitCode> {
  const config = readConfig(env)
  const base = await baseBundle(config.DEPOTKIT_BUNDLE)
  const shares = async () => (await base.securities()).filter(({ kind }) => kind === 'stock').map(({ isin }) => isin)
  const sources = updateSources(config, {
    version, funds: fundsAmong(only), shares, today: utcDay(now), say: (text) => void process.stderr.write(`${text}\n`),
  })
  const total = sumBy(sources, ({ lists, skipped, isDerived }) => isDerived === true && dryRun ? 0 : skipped === null ? lists.length : 1)
  const line = progressLine(output, total)
  const opened = dryRun ? withStoreToRead : withStore
  const reports = await opened(database, async (store) => {
    const setting = { store, base: base.tables, known: (await knowledge(store, env)).known, now, dryRun }
    const said: Report[] = []
    for await (const report of runUpdate(sources, setting)) {
      said.push(report)
      line.clear()
      if (!asJson) output.out(lineOf(report, dryRun))
      line.show(said.length, report.title)
    }
    return said
  }).finally(line.clear)
  output.out(asJson ? json({ dryRun, lists: reports }) : summaryOf(reports))
  return reports.some(({ outcome }) => outcome === 'refused' || outcome === 'away') ? exitCodes.unavailable : exitCodes.ok
}

/** The funds whose lists are wanted; null for all. */
function fundsAmong(words: readonly string[]): ReportingFund[] | null {
  if (words.length === 0) return null
  const funds = words.map((word) => word.toUpperCase()).flatMap((word) => {
    const named = reportingFunds.filter(({ series, ticker, isin }) => [series, ticker, isin].includes(word))
    const meant = named.length > 0 ? named : standingInFor(word)
    if (meant.length === 0) throw new CommandFailed('--only: is not a series, ticker or ISIN of a fund that is read, nor a fund that one stands in for')
    return meant
  })
  return [...new Set(funds)]
}

const words = { renewed: 'new', unchanged: 'unchanged', refused: 'REFUSED', away: 'NOT HAD', skipped: 'skipped' } as const

function lineOf({ name, title, outcome, reason, asOf, rows, unknownSector }: Report, dryRun: boolean): string {
  const facts = [
    outcome === 'renewed' && dryRun ? 'would be new' : words[outcome],
    asOf ?? '',
    rows === null ? '' : `${rows} rows`,
    unknownSector === null ? '' : `${percent(unknownSector)} of unknown sector`,
    reason ?? '',
  ]
  return `${name}  ${title}: ${facts.filter((fact) => fact !== '').join(', ')}`
}

function summaryOf(reports: readonly Report[]): string {
  const outcomes = [...new Set(reports.map(({ outcome }) => outcome))]
  return outcomes.map((outcome) => `${reports.filter((report) => report.outcome === outcome).length} ${words[outcome]}`).join(', ')
}

/** Progress and estimated remaining time. */
function progressLine(output: Output, total: number) {
  const start = Date.now()
  const write = (text: string) => progress(output, text)
  return {
    show: (done: number, title: string) => {
      const left = Math.ceil(((Date.now() - start) / done / 1_000) * (total - done))
      if (done < total) write(`[${done}/${total}] ${title}; about ${left} s left`)
    },
    clear: () => write(''),
  }
}
