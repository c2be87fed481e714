/** Shared by commands: common options, fields as options, and printing answers. */
import { Option, type Command } from 'commander'
import type { Procedure } from '../../core/operations/define'
import type { Locale } from '../../core/values/text'
import type { Answer } from './answers'
import { CommandFailed, type ExitCode } from './failures'
import { assembled, factsOf, isSwitch, type Field } from './fields'
import { answerText, type AnswerOptions } from './render/answer'
import { withNearest } from './nearest'
import { columns, plain } from './render/text'
import type { Environment } from '../process/config'

/** Output of commands; replaced in tests. */
export interface Output {
  out(text: string): void
  err(text: string): void
  /** Whether to show a progress line. */
  interactive: boolean
}

/** The process as commands see it. */
export interface Setting extends Output {
  env: Environment
  /** Whether the output supports colours. */
  colour: boolean
  now(): Date
  /** Asks the user for confirmation; absent without a terminal. */
  confirm?(question: string): Promise<boolean>
  /** Reads a file, or standard input for `-`. */
  read(path: string): Promise<Uint8Array>
}

/** Aligned columns. Cells are sanitized, since names come from third parties. */
export const table = (texts: readonly (readonly string[])[]): string => columns(texts.map((row) => row.map(plain))).join('\n')

/** Writes a progress line, which the next one overwrites. */
export function progress({ interactive }: Output, text: string): void {
  if (interactive) process.stderr.write(`\r\u001b[K${text.slice(0, 100)}`)
}

/** Indented JSON with control and bidirectional characters escaped. */
export const json = (value: unknown): string => JSON.stringify(value, null, 2).replace(/[\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Context for building commands. */
export interface CommandContext {
  /** All arguments of the command line. */
  words: readonly string[]
  setting: Setting
  /** Sets the exit code. */
  end(exitCode: ExitCode): void
}

/** Options of all commands that print answers. */
export interface AnswerFlags {
  json?: true
  url?: string
  locale?: Locale
  rows?: number
}

const DEFAULT_ROWS = 10

function rowsOf(text: string): number {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text)
  throw new CommandFailed('--rows: must be a whole number above 0')
}

/** An option with listed values, shown in help and completion; the error about any other value does not repeat it. */
export const choice = (flags: string, description: string, values: readonly string[]): Option => {
  const option = new Option(flags, `${description} (${values.join(', ')})`).argParser((text: string) => {
    if (values.includes(text)) return text
    throw new CommandFailed(`--${option.name()}: must be one of ${values.join(', ')}`)
  })
  option.argChoices = [...values]
  return option
}

export const jsonOption = (): Option => new Option('--json', 'print JSON for programs')

/** Adds the options of `AnswerFlags`. */
export const withAnswerOptions = (command: Command): Command =>
  command
    .addOption(jsonOption())
    .addOption(choice('--locale <language>', 'language of the answer', ['en', 'de']))
    .option('--rows <number>', `rows of a table that are printed (default: ${DEFAULT_ROWS})`, rowsOf)
    .option('--url <address>', 'ask this depotkit server instead of the models and data of this package')

/** Ambiguous amount such as 1.234: a thousands separator in German, a decimal point elsewhere. */
const UNCLEAR_AMOUNT = /^[+-]?[1-9]\d{0,2}\.\d{3}$/

/** The text unchanged; refuses repeated options and ambiguous amounts. */
const givenOnce = ({ name, kind }: Field) => (text: string, earlier: unknown): string => {
  if (earlier !== undefined) throw new CommandFailed(`--${name}: is given twice`)
  if (kind.startsWith('EUR') && UNCLEAR_AMOUNT.test(text)) throw new CommandFailed(`--${name}: can be read in two ways; write 1234 or 1.2340`)
  return text
}

function optionOf(field: Field): Option {
  const option = new Option(`--${field.name} ${isSwitch(field) ? '[true|false]' : `<${field.kind}>`}`, [field.description, factsOf(field)].join(' ').trim()).argParser(givenOnce(field))
  if (isSwitch(field)) option.preset('true')
  if (field.choices.length > 0) option.argChoices = [...field.choices]
  return option.helpGroup('Fields:')
}

/** Adds fields as options. Returns a function that builds an object from the given ones. */
export function withFields(command: Command, fields: readonly Field[]): () => Record<string, unknown> {
  const options = fields.map((field) => ({ field, option: optionOf(field) }))
  for (const { option } of options) command.addOption(option)
  return () => {
    const given: Readonly<Record<string, unknown>> = command.opts()
    const values = options.flatMap(({ field, option }) => {
      const text = given[option.attributeName()]
      return typeof text === 'string' ? [[field.name, field.read(text)] as const] : []
    })
    return assembled(values)
  }
}

/** The values of fields, with `locale` if given. */
export const valuesWith = (given: Readonly<Record<string, unknown>>, { locale }: AnswerFlags): Readonly<Record<string, unknown>> =>
  locale === undefined ? given : { ...given, locale }

/** The text of several answers. */
export function textOfAnswers(answers: readonly Answer[], flags: AnswerFlags, { colour }: Setting, world: AnswerOptions['world'] = null): string {
  const options = { world, locale: flags.locale ?? 'en', rows: flags.rows ?? DEFAULT_ROWS, colour }
  return answers.map(([procedure, data]) => answerText(procedure, data, options)).join('\n\n')
}

/** An operation by its id; refuses an unknown id with the most similar one. */
export function operationOf(id: string, noun: string, among: readonly Procedure[]): Procedure {
  const found = among.find((procedure) => procedure.id === id)
  if (found !== undefined) return found
  const ids = among.map((procedure) => procedure.id)
  throw new CommandFailed(withNearest(`there is no ${noun} '${id}'`, id, ids, `there are: ${ids.join(', ')}`))
}
