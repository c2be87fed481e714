import { Argument, Command } from 'commander'
import { isAnalysisNamespace } from '../../../core/contract/namespaces'
import type { Procedure } from '../../../core/operations/define'
import { procedures } from '../../../core/registry/procedures'
import { withAnswerer, type Answerer } from '../answerer'
import { isUnavailable, joined, type Answer } from '../answers'
import { textOfAnswers, valuesWith, operationOf, withAnswerOptions, withFields, type AnswerFlags, type CommandContext, json } from '../command'
import { CommandFailed, exitCodes } from '../failures'
import { byName, holdsPortfolio, requestFields, withValues } from '../fields'
import { WORLD_FUND } from '../../../core/portfolio/insights/insights'
import { isSnapshot } from '../render/sentences'
import type { Snapshot } from '../../../sdk'
import { isRecord } from '../../../core/values/record'
import { andOption, portfolioFrom, portfolioOptions, portfolioReading, type PortfolioBody, type PortfolioFlags } from '../request'

const analyses = procedures.filter(({ namespace }) => isAnalysisNamespace(namespace))

const ids = analyses.map(({ id }) => id).filter((id) => id !== '')

const analysisOf = (id: string): Procedure => operationOf(id, 'capability', analyses)

/** The named capabilities; the whole snapshot if none is named. */
const capabilitiesIn = (words: readonly string[]): Procedure[] => {
  const named = analyses.filter(({ id }) => id !== '' && words.includes(id))
  return named.length > 0 ? named : [analysisOf('')]
}

/** The request of a capability from the request or portfolio in the file. */
function bodyFor(procedure: Procedure, { body, isDepotFile }: PortfolioBody, values: Readonly<Record<string, unknown>>): unknown {
  const isPortfolio = isRecord(body) && 'holdings' in body
  if (holdsPortfolio(procedure, '') || !isPortfolio) return withValues(procedure, body, values)
  if (holdsPortfolio(procedure, 'portfolio')) return withValues(procedure, { portfolio: body }, values)
  throw new CommandFailed(`${procedure.id} takes a JSON request of its own, no ${isDepotFile ? 'table of holdings' : 'portfolio'}; see depotkit catalog ${procedure.id}`)
}

/** Snapshot of a world equity fund for comparison; null if unavailable. */
async function worldFor(answers: readonly Answer[], answerer: Answerer): Promise<Snapshot | null> {
  if (!answers.some(([, data]) => isSnapshot(data))) return null
  const answer = await answerer.compute(analysisOf(''), { holdings: [{ isin: WORLD_FUND, weight: 1 }] }).catch(() => null)
  return isSnapshot(answer) ? answer : null
}

const asJson = (answers: readonly Answer[]): unknown => (answers.length === 1 ? answers[0]?.[1] : Object.fromEntries(answers.map(([{ id }, data]) => [id, data])))

/** `analyze <file> [capability...]` */
export function analyzeCommand({ words, setting, end }: CommandContext): Command {
  const command = new Command('analyze')
    .description('Analyse a portfolio: the export of a bank, broker or app (CSV, XLSX, ODS, PDF, JSON, OFX), a JSON request, or - for standard input')
    .argument('<file>', 'request or holdings')
  const capability = new Argument('[capability...]', 'what to analyse; default: all sections of a snapshot')
  capability.argChoices = ids
  command.addArgument(capability)
  if (!words.includes('analyze')) return command
  const values = withFields(command, byName(capabilitiesIn(words).flatMap(requestFields)))
  for (const option of [...portfolioOptions(), andOption()]) command.addOption(option)
  withAnswerOptions(command)
  return command.action(async (file: string, wanted: string[], flags: AnswerFlags & PortfolioFlags) => {
    const asked = wanted.length === 0 ? [analysisOf('')] : [...new Set(wanted)].map(analysisOf)
    const given = values()
    const { answers, world } = await withAnswerer(flags.url, setting, async (answerer) => {
      const portfolio = await portfolioFrom(file, portfolioReading(flags, given), answerer, setting)
      const bodies = asked.map((procedure) => [procedure, bodyFor(procedure, portfolio, valuesWith(given, flags))] as const)
      const done: Answer[] = []
      for (const [procedure, one] of bodies) done.push([procedure, await answerer.compute(procedure, one)])
      return { answers: done, world: flags.json === true ? null : await worldFor(done, answerer) }
    })
    setting.out(flags.json === true ? json(asJson(answers)) : textOfAnswers(joined(answers, analysisOf('')), flags, setting, world))
    if (isUnavailable(answers.map(([, data]) => data))) end(exitCodes.unavailable)
  })
}
