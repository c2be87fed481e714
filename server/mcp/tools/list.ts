/**
 * The tools that are listed: find a security, look through a portfolio, read what an operation takes, run it. One tool per operation
 * would add a hundred kilobytes to every conversation; each operation can still be called by its own name.
 */
import type { Failure } from '../../../core/contract/errors'
import type { Procedure } from '../../../core/operations/define'
import { recordsIn } from '../../../core/values/record'
import { jsonSchemaOf } from '../../../core/values/schemas/json-schema'
import { isSchema, type JsonSchema } from '../../../core/values/schemas/read-json-schema'
import { nearest } from '../../cli/nearest'
import { oneObject, inputSchemaOf, procedureOf, wireSchema } from './operation-schema'
import type { Tool } from '@modelcontextprotocol/server'
import * as z from 'zod'
import { interfaces } from '../../../core/described/interfaces'
import { allNamespaces } from '../../../core/contract/namespaces'
import { procedures } from '../../../core/registry/procedures'
import { sections } from '../../../core/registry/registry'
import { findTool } from './find-tool'

// Hints for refused calls: which field was probably meant, and where it belongs. Only names from the schema, never values.

/** Least similarity of field names; below it a match is chance. */
const ALIKE = 0.5

const fieldsOf = (schema: unknown): Readonly<Record<string, unknown>> => (isSchema(schema) ? (schema.properties ?? {}) : {})

/** Unknown fields at a path: the root of a request or its inputs. */
const strange = (details: unknown, at: readonly string[]): string[] =>
  recordsIn(details).flatMap(({ code, path }) =>
    code === 'unrecognized_keys' && Array.isArray(path) && path.length === at.length + 1 && at.every((part, index) => path[index] === part) ? [String(path.at(-1))] : [])

/** Hints with the known names that were probably meant. */
export const meant = (names: readonly string[], known: readonly string[]): string[] =>
  [...new Set(names.flatMap((name) => nearest(name, known, ALIKE) ?? []))].map((name) => `Did you mean \`${name}\`?`)

/** Hints for the caller; empty where the issues are clear enough. */
export function hintsFor({ request }: Procedure, { code, details }: Failure): string[] {
  if (code !== 'invalid_request') return []
  const root: JsonSchema = oneObject(jsonSchemaOf(request, 'input'))
  const [fields, inputs] = [Object.keys(fieldsOf(root)), Object.keys(fieldsOf(fieldsOf(root)['inputs']))]
  const unknown = strange(details, [])
  const misplaced = unknown.filter((name) => inputs.includes(name))
  const rest = unknown.filter((name) => !inputs.includes(name))
  const moved = misplaced.length === 0 ? [] : [`Put ${misplaced.map((name) => `\`${name}\``).join(', ')} into \`inputs\`: {"inputs": {"${misplaced[0]}": ...}}.`]
  return [...moved, ...meant(rest, [...fields, ...inputs]), ...meant(strange(details, ['inputs']), inputs)]
}

/** Names of the tools beside the search. */
export const SNAPSHOT_TOOL = 'analyzePortfolio'
export const DESCRIBE_TOOL = 'describeOperation'
export const RUN_TOOL = 'runOperation'

/** The operation behind the tool for portfolios. */
export const SNAPSHOT_OPERATION = 'analyzePublicPortfolio'

const operation = z.enum(procedures.map(({ operationId }) => operationId))

/** Input of the tool that describes operations. */
export const describeRequest = z.strictObject({ operation: operation.optional().meta({ description: 'Without one, all operations are listed.' }) })

/** Input of the tool that runs an operation. */
export const runRequest = z.strictObject({
  operation,
  input: z.record(z.string(), z.unknown()).default({}).meta({ description: 'What the operation takes; describeOperation says what.' }),
  rows: z.int().min(1).max(500).default(30).meta({ description: 'Rows of each list that are answered; what is left out is named.' }),
})

/** Fields of an analysis besides the portfolio itself. */
export const snapshotView = z.object({
  sections: z.array(z.enum(sections.map(({ id }) => id))).min(1).optional().meta({ description: 'Only these sections; all eight unless given.' }),
  rows: z.int().min(1).max(100).default(5).meta({ description: 'Rows of each list that are answered, such as companies; what is left out is named.' }),
})

const annotations = (openWorldHint: boolean): Tool['annotations'] => ({ readOnlyHint: true, idempotentHint: true, openWorldHint })

/** A line per operation, grouped by interface, to choose one by. */
export const operationLines = (): string[] =>
  allNamespaces.flatMap((namespace) => [
    `${interfaces[namespace].name.en}:`,
    ...procedures.filter((procedure) => procedure.namespace === namespace).map(({ operationId, title, description }) => `- ${operationId}: ${title.en}. ${description.en}`),
  ])

/** Names and titles only. */
const operationNames = (): string => allNamespaces
  .map((namespace) => `${interfaces[namespace].name.en}: ${procedures.filter((procedure) => procedure.namespace === namespace).map(({ operationId, title }) => `${operationId} (${title.en}; ${title.de})`).join(', ')}`)
  .join('. ')

function snapshotTool(maxHoldings: number, openWorld: boolean): Tool {
  const procedure = procedureOf(SNAPSHOT_OPERATION)
  const whole = procedure === undefined ? {} : inputSchemaOf(procedure, maxHoldings)
  const fields = Object.fromEntries(Object.entries(whole.properties ?? {}).filter(([name]) => name !== 'limit')) // replaced by `rows`
  const view = jsonSchemaOf(snapshotView, 'input')
  return {
    name: SNAPSHOT_TOOL,
    title: 'Look through a portfolio',
    description: [
      'What a depot of funds, ETFs, shares and cash really holds: allocation, overlap of funds, companies behind the funds, concentration, sectors, countries, currencies, running costs.',
      'Takes ISINs with weights (fractions that sum to 1) or, with basis "values", amounts in one currency; find missing ISINs first.',
      'Answers the first rows of each list and names what it left out. No live prices, no recommendation; null is not known, never zero.',
    ].join(' '),
    inputSchema: wireSchema({ ...whole, properties: { ...fields, ...view.properties } }),
    annotations: annotations(openWorld),
  }
}

const describeTool = (): Tool => ({
  name: DESCRIBE_TOOL,
  title: 'Describe an operation',
  description: `Says what an operation is for, what it is not for, and which input it takes, with an example. Read it before ${RUN_TOOL}. ${operationNames()}.`,
  inputSchema: wireSchema(jsonSchemaOf(describeRequest, 'input')),
  annotations: annotations(false),
})

const runTool = (openWorld: boolean): Tool => ({
  name: RUN_TOOL,
  title: 'Run an operation',
  description: [
    'Runs one operation: German tax on capital income, sales, dividends and funds (Abgeltungsteuer, Vorabpauschale, tax return of foreign brokers), savings plans, withdrawals, pension gap, financial independence,',
    'gifts, a child\'s depot, emergency reserve, own money for a home; comparison of scenarios; crises, history, ETF alternatives, cost drag, industries and revenue regions of a portfolio.',
    `The input is what ${DESCRIBE_TOOL} says. It computes by dated law and recommends nothing; assumptions and limitations belong into what is said to people.`,
  ].join(' '),
  inputSchema: wireSchema(jsonSchemaOf(runRequest, 'input')),
  annotations: annotations(openWorld),
})

const made = new Map<string, Tool[]>()

/**
 * The listed tools, the search first.
 *
 * @param maxHoldings most holdings of a snapshot
 * @param asksProviders whether external data providers are asked about securities that are not in the data
 */
export function toolsFor(asksProviders: boolean, maxHoldings: number): Tool[] {
  const key = `${asksProviders} ${maxHoldings}`
  const tools = made.get(key) ?? [findTool, snapshotTool(maxHoldings, asksProviders), describeTool(), runTool(asksProviders)]
  made.set(key, tools)
  return tools
}
