/** The command line as a tree of commands, derived from the registry. */
import { Command, CommanderError } from 'commander'
import { analyzeCommand } from './commands/analyze'
import { calcCommand } from './commands/calc'
import { catalogCommand } from './commands/catalog'
import { compareCommand } from './commands/compare'
import { convertCommand } from './commands/convert'
import { completionCommand, completionLines } from './commands/completion'
import { dataCommand } from './data/commands'
import { CommandFailed, exitCodes, explain, type ExitCode } from './failures'
import { findCommand } from './commands/find'
import { withNearest } from './nearest'
import type { Setting } from './command'
import { serviceCommands } from './commands/service-commands'
import { taxCommand } from './commands/tax'
import { trimmed } from '../process/config'
import { version } from '../process/version'

const codes = 'Exit codes: 0 ok, 1 invalid input, 2 unavailable (server, data or every analysis asked for), 3 unexpected failure.'

/** Builds the tree. Options are built only for the capabilities and calculators among the words: building all is slow. */
export function programFor(words: readonly string[], setting: Setting, end: (exitCode: ExitCode) => void): Command {
  const program = new Command('depotkit')
    .description('Portfolio look-through and German tax and savings calculators')
    .version(version, '--version')
    .helpOption('-h, --help', 'show this help')
    .helpCommand(false)
    .showSuggestionAfterError(false)
    .exitOverride()
    .configureHelp({ optionDescription: ({ description }) => description })
    .configureOutput({ writeOut: (text) => setting.out(text.replace(/\n$/, '')), writeErr: (text) => setting.err(text.replace(/\n$/, '')), outputError: () => {} })
    .addHelpText('afterAll', `\n${codes}`)
  const context = { words, setting, end }
  const commands = [
    ...serviceCommands(context), analyzeCommand(context), convertCommand(context), calcCommand(context), taxCommand(context),
    compareCommand(context), catalogCommand(context), findCommand(context), dataCommand(context), completionCommand(context),
  ]
  for (const command of commands) program.addCommand(inheriting(program, command))
  return program
}

function inheriting(parent: Command, command: Command): Command {
  command.copyInheritedSettings(parent).helpCommand(false)
  for (const inner of command.commands) inheriting(command, inner)
  return command
}

const commandAt = (program: Command, words: readonly string[]): Command =>
  words.reduce((command, word) => command.commands.find((inner) => inner.name() === word) ?? command, program)

/** Splits `--name=value` into two words, so that an error about the name does not show the value. */
const separated = (args: readonly string[]): string[] =>
  args.flatMap((argument) => {
    const [, name, value] = /^(--[^=]+)=(.*)$/s.exec(argument) ?? []
    return name === undefined || value === undefined ? [argument] : [name, value]
  })

/** Explains a usage error, with the name that was probably meant. */
function wordingFault(error: CommanderError, command: Command): CommandFailed {
  const message = error.message.replace(/^error: /, '')
  const [, word] = /^unknown (?:option|command) '(.*)'$/s.exec(message) ?? []
  if (word === undefined) return new CommandFailed(message.replace(/\n/g, ' '))
  const help = command.createHelp()
  if (error.code === 'commander.unknownOption') return new CommandFailed(withNearest(message, word, help.visibleOptions(command).map(({ long }) => long ?? ''), 'see --help'))
  const known = help.visibleCommands(command).map((inner) => inner.name())
  return new CommandFailed(withNearest(message, word, known, `commands are: ${known.join(', ')}`))
}

/** Exits of commander that need no further message: requested help and version, and help for a missing subcommand. */
const settled: Readonly<Record<string, ExitCode>> = {
  'commander.helpDisplayed': exitCodes.ok,
  'commander.version': exitCodes.ok,
  'commander.help': exitCodes.invalid,
}

/** Prints candidates for the completion scripts. */
function complete(words: readonly string[], setting: Setting): void {
  const program = programFor(words, setting, () => {})
  const lines = completionLines(commandAt(program, words.slice(0, -1)), words)
  if (lines.length > 0) setting.out(lines.join('\n'))
}

async function run(words: readonly string[], setting: Setting): Promise<ExitCode> {
  let exitCode: ExitCode = exitCodes.ok
  const program = programFor(words, setting, (code) => (exitCode = code))
  try {
    await program.parseAsync(words, { from: 'user' })
    return exitCode
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    const end = settled[error.code]
    if (end !== undefined) return end
    throw wordingFault(error, commandAt(program, words))
  }
}

/** Runs a command. Never throws: failures go to standard error and into the exit code. */
export async function main(args: readonly string[], setting: Setting): Promise<ExitCode> {
  try {
    if (args[0] !== 'complete' || args[1] !== '--') return await run(separated(args), { ...setting, env: trimmed(setting.env) })
    complete(args.slice(2), setting)
    return exitCodes.ok
  } catch (error) {
    const { lines, exitCode } = explain(error)
    for (const line of lines) setting.err(line)
    return exitCode
  }
}
