import { Command } from 'commander'
import { linkedNamespaces } from '../../../core/contract/namespaces'
import { moduleProcedures } from '../../../core/registry/module-procedures'
import type { Procedure } from '../../../core/operations/define'
import { jsonSchemaOf } from '../../../core/values/schemas/json-schema'
import { withAnswerer } from '../answerer'
import { textOfAnswers, withAnswerOptions, withFields, type AnswerFlags, type CommandContext, json } from '../command'
import { fieldsOf, type Field } from '../fields'
import { described, memberOf } from '../../../core/wording/described'

/** The inputs of a calculator as options. */
const inputFields = (procedure: Procedure): Field[] => fieldsOf(memberOf({}, described(jsonSchemaOf(procedure.request, 'input')), 'inputs'))

/** `calc <slug>`: one command per calculation with its own page. */
export function calcCommand(context: CommandContext): Command {
  const calc = new Command('calc').description('Run a calculator: calc <slug> [--field value ...] [--as-of date]')
  for (const procedure of linkedNamespaces.flatMap(moduleProcedures)) calc.addCommand(calculatorCommand(procedure, context))
  return calc
}

function calculatorCommand(procedure: Procedure, { words, setting }: CommandContext): Command {
  const command = new Command(procedure.id).summary(procedure.title.en).description(procedure.description.en)
  if (!words.includes(procedure.id)) return command
  const inputs = withFields(command, inputFields(procedure))
  withAnswerOptions(command.option('--as-of <date>', 'reference date of savings goals, YYYY-MM-DD; not the tax year (default: today)'))
  return command.action(async (flags: AnswerFlags & { asOf?: string }) => {
    const body = { inputs: inputs(), locale: flags.locale, asOf: flags.asOf }
    const data = await withAnswerer(flags.url, setting, (answerer) => answerer.compute(procedure, body))
    setting.out(flags.json === true ? json(data) : textOfAnswers([[procedure, data]], flags, setting))
  })
}
