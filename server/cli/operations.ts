import { readFileSync } from 'node:fs'
import { procedures } from '../../core/procedures'
import type { Procedure } from '../../core/procedure'
import { run } from '../../core/run'
import { readConfig, type Environment } from '../config'
import { referenceSource } from '../reference/source'
import { withDatabase } from './database'
import { CommandFailed, json, table, type Output } from './output'

/** Runs one operation like every other front and prints its `data`, or the findings about the request. */
export async function runOperation(procedure: Procedure, body: unknown, env: Environment, output: Output, now: Date): Promise<void> {
  const config = readConfig(withDatabase(env))
  const reference = await referenceSource(config)
  try {
    const baseUrl = config.PUBLIC_BASE_URL ?? `http://${config.HOST}:${config.PORT}`
    const outcome = await run(procedure, body, { now: now.toISOString(), baseUrl, reference })
    if (!outcome.ok) throw new CommandFailed(json(outcome.error))
    output.out(json(outcome.data))
  } finally {
    await reference.close()
  }
}

/** The request in a file, or on standard input for `-`. */
export function bodyIn(path: string): unknown {
  const text = readText(path)
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new CommandFailed('the request is not valid JSON')
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8')
  } catch {
    throw new CommandFailed('the file cannot be read')
  }
}

/** The operation of a portfolio analysis; the batch of all snapshot sections without an id. */
export const analysisOf = (id: string): Procedure =>
  operationAt('portfolio-analysis', id) ?? refuse('capability', idsOf('portfolio-analysis').filter((known) => known !== ''))

export const calculatorOf = (slug: string): Procedure =>
  operationAt('calculators', slug) ?? refuse('calculator', idsOf('calculators').filter((known) => known !== 'compare'))

/** Two portfolios (`before`, `after`) or scenarios of a calculator: the request tells. */
export const comparisonOf = (body: unknown): Procedure =>
  typeof body === 'object' && body !== null && 'before' in body ? analysisOf('compare') : calculatorOf('compare')

const operationAt = (namespace: Procedure['namespace'], id: string): Procedure | undefined =>
  procedures.find((procedure) => procedure.namespace === namespace && procedure.id === id)

const idsOf = (namespace: Procedure['namespace']): string[] => procedures.filter((procedure) => procedure.namespace === namespace).map(({ id }) => id)

function refuse(what: string, known: readonly string[]): never {
  throw new CommandFailed(`there is no such ${what}; there are ${known.join(', ')}`)
}

/** `catalog`: every operation. */
export function catalog(asJson: boolean, output: Output): void {
  const entries = procedures.map(({ namespace, id, operationId, path, title }) => ({ namespace, id, operationId, path, title: title.en }))
  output.out(asJson ? json({ operations: entries }) : table(entries.map(({ namespace, id, title }) => [namespace, id === '' ? '(all sections)' : id, title])))
}

/** Options that are no input of the calculator. */
const requestFields: ReadonlyMap<string, string> = new Map([['as-of', 'asOf'], ['asOf', 'asOf'], ['locale', 'locale']])

/**
 * A request from `--field value` pairs. Numbers, booleans and JSON are read as such; a dot goes one level deeper
 * (`--taxProfile.kirchensteuer true`).
 */
export function calculationBody(options: Readonly<Record<string, string>>): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  const inputs: Record<string, unknown> = {}
  for (const [option, text] of Object.entries(options)) {
    const [name = '', inner] = option.split('.')
    if (option === 'json') continue
    const field = requestFields.get(option)
    if (field !== undefined) body[field] = text
    else if (name === 'taxProfile') body[name] = valueAt(body, name, inner, text)
    else inputs[name] = valueAt(inputs, name, inner, text)
  }
  return { ...body, inputs }
}

const valueAt = (target: Record<string, unknown>, name: string, inner: string | undefined, text: string): unknown =>
  inner === undefined ? valueOf(text) : { ...objectAt(target, name), [inner]: valueOf(text) }

function objectAt(body: Record<string, unknown>, key: string): object {
  const value = body[key]
  return typeof value === 'object' && value !== null ? value : {}
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
