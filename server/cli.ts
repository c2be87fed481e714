#!/usr/bin/env node
/** The command line: the service, its operations without a service, and the reference data. */
import { UnknownCalculator } from '../core/errors'
import { defineCommand, renderUsage, runCommand, type CommandDef } from 'citty'
import { version } from './cli/version'
import { withDatabase } from './cli/database'
import { dataCommand } from './cli/data-commands'
import { analysisOf, bodyIn, calculationBody, calculatorOf, catalog, comparisonOf, runOperation } from './cli/operations'
import { serveMcp } from './cli/mcp'
import { CommandFailed, json, terminal } from './cli/output'
import { BundleError } from './reference/bundle'
import { ConfigError } from './config'
import { ImportRefused } from './importers/import'

const asJson = { json: { type: 'boolean', description: 'print JSON (operations always do)' } } as const

const serve = defineCommand({
  meta: { name: 'serve', description: 'Start the service; settings come from the environment' },
  args: asJson,
  async run() {
    Object.assign(process.env, withDatabase(process.env))
    await import('./main')
  },
})

const analyze = defineCommand({
  meta: { name: 'analyze', description: 'Analyse a portfolio: a JSON request in a file, or - for standard input' },
  args: {
    file: { type: 'positional', description: 'request', required: true },
    capability: { type: 'string', description: 'one analysis; default: all snapshot sections', default: '' },
    ...asJson,
  },
  run: ({ args }) => runOperation(analysisOf(args.capability), bodyIn(args.file), process.env, terminal, new Date()),
})

const calc = defineCommand({
  meta: { name: 'calc', description: 'Run a calculator: calc <slug> [--field value ...] [--taxProfile.field value ...] [--as-of date]' },
  args: { slug: { type: 'positional', description: 'calculator', required: true }, ...asJson },
  run({ args, rawArgs }) {
    const body = calculationBody(pairsOf(rawArgs))
    return runOperation(calculatorOf(args.slug), body, process.env, terminal, new Date())
  },
})

const compare = defineCommand({
  meta: { name: 'compare', description: 'Compare two portfolios, or scenarios of a calculator: a JSON request in a file, or -' },
  args: { file: { type: 'positional', description: 'request', required: true }, ...asJson },
  run({ args }) {
    const body = bodyIn(args.file)
    return runOperation(comparisonOf(body), body, process.env, terminal, new Date())
  },
})

const catalogCommand = defineCommand({
  meta: { name: 'catalog', description: 'List every operation' },
  args: asJson,
  run: ({ args }) => catalog(args.json === true, terminal),
})

const mcp = defineCommand({
  meta: { name: 'mcp', description: 'Offer every operation as a tool of the Model Context Protocol, on standard input and output' },
  run: () => serveMcp(process.env),
})

const depotkit = defineCommand({
  meta: { name: 'depotkit', version, description: 'Portfolio look-through and German tax and savings calculators' },
  subCommands: { serve, analyze, calc, compare, catalog: catalogCommand, data: dataCommand, mcp },
})

/** `--name value` and `--name=value`; a flag without a value is `true`. */
function pairsOf(rawArgs: readonly string[]): Record<string, string> {
  const pairs: Record<string, string> = {}
  rawArgs.forEach((argument, index) => {
    const [, name, , inline] = /^--([^=]+)(=(.*))?$/s.exec(argument) ?? []
    if (name === undefined) return
    const next = rawArgs[index + 1]
    pairs[name] = inline ?? (next === undefined || next.startsWith('--') ? 'true' : next)
  })
  return pairs
}

/** The command that help is asked for. */
async function usageOf(words: readonly string[]): Promise<string> {
  let command: CommandDef = depotkit
  let parent: CommandDef | undefined
  for (const word of words) {
    const subCommands: Record<string, CommandDef> = (await resolve(command.subCommands)) as Record<string, CommandDef>
    const next = subCommands?.[word]
    if (next === undefined) break
    parent = command
    command = next
  }
  return renderUsage(command, parent)
}

const resolve = async (value: unknown): Promise<unknown> => (typeof value === 'function' ? await (value as () => unknown)() : await value)

async function main(rawArgs: string[]): Promise<void> {
  if (rawArgs.length === 0 || rawArgs.includes('--help') || rawArgs.includes('-h')) return terminal.out(await usageOf(rawArgs))
  if (rawArgs[0] === '--version') return terminal.out(version)
  await runCommand(depotkit, { rawArgs })
}

/** What the user is told of a failure: only unexpected ones come with a trace. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return 'depotkit failed'
  const expected = [CommandFailed, ImportRefused, BundleError, ConfigError, UnknownCalculator].some((kind) => error instanceof kind)
  if (expected || error.name === 'CLIError' || error.message.startsWith('DATABASE_URL')) return error.message
  if (/database is locked/.test(error.message)) return 'the database is being written by another import; try again when it is done'
  return `depotkit failed: ${error.stack ?? error.message}`
}

const rawArguments = process.argv.slice(2)

main(rawArguments).catch((error: unknown) => {
  process.exitCode = 1
  terminal.err(rawArguments.includes('--json') ? json({ error: messageOf(error) }) : messageOf(error))
})
