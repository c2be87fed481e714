import { Command } from 'commander'
import type { Procedure } from '../../../core/operations/define'
import { findProcedure } from '../../../core/registry/procedures'
import { withAnswerer, type Answerer } from '../answerer'
import { isUnavailable } from '../answers'
import { textOfAnswers, valuesWith, withAnswerOptions, withFields, type AnswerFlags, type CommandContext, json, type Setting } from '../command'
import { CommandFailed, exitCodes, type ExitCode } from '../failures'
import { requestFields, withValues } from '../fields'
import { isRecord } from '../../../core/values/record'
import { portfolioFrom, portfolioOptions, portfolioReading, type PortfolioFlags, type PortfolioReading } from '../request'

function comparison(group: Procedure['group']): Procedure {
  const found = findProcedure(group, 'compare')
  if (found === undefined) throw new Error('A comparison is missing in the registry')
  return found
}

/** Two portfolios from two files, or the request in one file. */
async function requestFrom(file: string, after: string | undefined, reading: PortfolioReading, answerer: Answerer, setting: Setting): Promise<unknown> {
  const first = await portfolioFrom(file, reading, answerer, setting)
  if (after !== undefined) return { before: first.body, after: (await portfolioFrom(after, reading, answerer, setting)).body }
  if (first.isDepotFile) throw new CommandFailed('compare takes two portfolios, or one JSON request')
  return first.body
}

/** Exit code of a comparison; `invalid` if all scenarios were refused. */
function exitCodeOf(data: unknown): ExitCode {
  const summary = isRecord(data) && isRecord(data.summary) ? data.summary : null
  if (summary !== null) return summary.succeeded === 0 ? exitCodes.invalid : exitCodes.ok
  return isUnavailable([data]) ? exitCodes.unavailable : exitCodes.ok
}

/** `compare <file> [after]` */
export function compareCommand({ words, setting, end }: CommandContext): Command {
  const command = new Command('compare')
    .description('Compare two portfolios (two files, or one request with before and after), or scenarios of a calculator (one request)')
    .argument('<file>', 'JSON request, or the portfolio before')
    .argument('[after]', 'the portfolio after')
  if (!words.includes('compare')) return command
  const values = withFields(command, requestFields(comparison('analyze')).filter(({ name }) => !name.includes('.')))
  for (const option of portfolioOptions()) command.addOption(option)
  withAnswerOptions(command)
  return command.action(async (file: string, after: string | undefined, flags: AnswerFlags & PortfolioFlags) => {
    const given = values()
    const [procedure, data] = await withAnswerer(flags.url, setting, async (answerer) => {
      const body = await requestFrom(file, after, portfolioReading(flags, given), answerer, setting)
      const asked = comparison(isRecord(body) && 'before' in body ? 'analyze' : 'calculators')
      if (asked.group === 'calculators' && Object.keys(given).length > 0) throw new CommandFailed(`--${Object.keys(given).join(', --')}: only for portfolios`)
      return [asked, await answerer.compute(asked, withValues(asked, body, valuesWith(given, flags)))] as const
    })
    setting.out(flags.json === true ? json(data) : textOfAnswers([[procedure, data]], flags, setting))
    end(exitCodeOf(data))
  })
}
