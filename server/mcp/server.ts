/**
 * Tools, resources and prompts. The SDK's low-level `Server` is used: the high-level class would validate inputs a second
 * time, with messages of its own, and register every tool again for each request of a stateless service.
 */
import { type CompleteResult, ProtocolError, ProtocolErrorCode, type GetPromptResult, type Prompt, Server, type CallToolResult, type ReadResourceResult } from '@modelcontextprotocol/server'
import { localeIn } from '../../core/portfolio/schemas/request'
import { findRequest, findWith, type FindContext } from '../../core/find/find'
import { procedures } from '../../core/registry/procedures'
import { OPERATION_TEMPLATE, documentAt, documents, templates } from './resources'
import { DESCRIBE_TOOL, RUN_TOOL, SNAPSHOT_TOOL, toolsFor, hintsFor } from './tools/list'
import { FIND_TOOL, callFind } from './tools/find-tool'
import { failure, type Failure } from '../../core/contract/errors'
import { namingMeant } from '../../core/find/meant'
import type { Procedure } from '../../core/operations/define'
import { run, type Outcome } from '../../core/operations/run'
import type { ReadContext } from '../http/context'
import { isRecord } from '../../core/values/record'
import { asksProviders } from '../process/config'
import { version } from '../process/version'
import { asJson, refusalText } from './text'
import { callDescribe } from './tools/describe-tool'
import { wholeAnswer, shortAnswer } from './tools/answer'
import { isCall, operationCall, type OperationCall } from './tools/tool-call'

// Completion of arguments: operations by name, securities by ISIN or name.

const MOST = 20

const completion = (values: string[], hasMore: boolean): CompleteResult => ({ completion: { values, hasMore } })

/** Last entry of a list that is being typed. */
const lastOf = (value: string): string => value.split(/[,;\n]/).at(-1)?.trim() ?? ''

/** Completes operation names for their resource template, and ISINs for prompts. */
async function completionsFor(ref: { type: string; uri?: string; name?: string }, { value }: { name: string; value: string }, context: FindContext): Promise<CompleteResult> {
  if (ref.type === 'ref/resource') {
    const names = ref.uri === OPERATION_TEMPLATE ? procedures.map(({ operationId }) => operationId).filter((name) => name.toLowerCase().includes(value.toLowerCase())) : []
    return completion(names.slice(0, MOST), names.length > MOST)
  }
  questionNamed(ref.name)
  const asked = findRequest.safeParse({ q: lastOf(value), limit: MOST })
  if (!asked.success) return completion([], false)
  const { found, more } = await findWith(context, asked.data)
  return completion(found.map(({ isin }) => isin), more)
}

// Prompts for the most common questions.

interface Question extends Required<Pick<Prompt, 'name' | 'title' | 'description' | 'arguments'>> {
  ask(given: Readonly<Record<string, string>>): string
}

const honest = 'Say what is known and what is not, with the reasons, and name the limitations that matter. Recommend nothing.'

const questions: readonly Question[] = [
  {
    name: 'depot', title: 'Was steckt wirklich in meinem Depot?', description: 'What a depot really holds: companies, overlap, costs, countries.',
    arguments: [{ name: 'holdings', description: 'Funds and shares with amounts or weights, as people write them', required: true }],
    ask: ({ holdings = '' }) => `My depot: ${holdings}\nFind missing ISINs with ${FIND_TOOL} and ask where several fit. Then look through it with ${SNAPSHOT_TOOL}: the largest companies, funds that hold the same, the costs in a year, countries and sectors. ${honest}`,
  },
  {
    name: 'january', title: 'Was wird im Januar abgebucht?', description: 'The advance lump sum (Vorabpauschale) that a bank debits in January.',
    arguments: [{ name: 'funds', description: 'Funds with their value at the start of the year and the bank', required: true }],
    ask: ({ funds = '' }) => `My funds: ${funds}\nHow much will my bank debit in January for the Vorabpauschale? Read ${DESCRIBE_TOOL} for calculateDepotTaxAdvanceLumpSum, ask me for what is missing, and run it with ${RUN_TOOL}. ${honest}`,
  },
  {
    name: 'savings-plan', title: 'Was wird aus meinem Sparplan?', description: 'What a monthly savings plan in an ETF comes to after tax.',
    arguments: [{ name: 'plan', description: 'Amount a month, years, expected return', required: true }],
    ask: ({ plan = '' }) => `My savings plan: ${plan}\nWhat does it come to after tax? Read ${DESCRIBE_TOOL} for calculateEtfSparplan and run it with ${RUN_TOOL}; compare it with half and with twice the return. ${honest}`,
  },
]

const prompts: readonly Prompt[] = questions.map(({ name, title, description, arguments: given }) => ({ name, title, description, arguments: given }))

function questionNamed(name = ''): Question {
  const question = questions.find((each) => each.name === name)
  if (question === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no prompt of this name')
  return question
}

const promptNamed = (name: string, given: Readonly<Record<string, string>>): GetPromptResult => ({
  messages: [{ role: 'user', content: { type: 'text', text: questionNamed(name).ask(given) } }],
})

/** Dependencies of the answers to one request or one connection. */
export interface Desk {
  context(): ReadContext
  /** Failure to answer with because the caller's rate units are used up; null otherwise. */
  refused: Failure | null
  /** Called when an operation refuses a request. */
  onRefused(procedure: Procedure, cause: Failure): void
  /** Called on unexpected errors. */
  onError(error: unknown): void
  /** Runs one call. */
  work<T>(call: () => Promise<T>): Promise<T>
}

const instructions = [
  `${FIND_TOOL} finds the ISIN of a fund or share by what people call it; call it first where an ISIN is missing.`,
  'analyzePortfolio looks through a depot. Everything else, German tax and savings questions among it, is an operation: describeOperation says what it takes, runOperation runs it.',
  'Weights are fractions of the whole portfolio (0.6 is 60 %); input rates of calculators are percentage points (6 is 6 %); amounts are EUR unless stated.',
  'Tell people the status, reasons, assumptions and limitations of a result. Null means not known, never zero. Nothing is advice, nothing is stored.',
  'The resources explain formulas, legal figures and sources.',
].join('\n')

/** Cache hints: the lists change only with the version. */
const lasting = { ttlMs: 3_600_000, cacheScope: 'public' } as const

/** Name and version of this server in the protocol. */
export const serverInfo = { name: 'depotkit', title: 'depotkit', version }

/** A server for one request or one connection. */
export function mcpServer(desk: Desk): Server {
  const server = new Server(
    serverInfo,
    { capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} }, instructions, cacheHints: { 'tools/list': lasting, 'resources/list': lasting } },
  )
  const { config } = desk.context()
  server.setRequestHandler('tools/list', async () => {
    requireUnits(desk)
    return { tools: toolsFor(asksProviders(config), config.MAX_HOLDINGS) }
  })
  server.setRequestHandler('tools/call', ({ params }) => desk.work(() => callTool(params.name, params.arguments ?? {}, desk)))
  server.setRequestHandler('resources/list', () => ({
    resources: documents.map(({ uri, name, title, description, mimeType }) => ({ uri, name, title, description, mimeType })),
  }))
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [...templates] }))
  server.setRequestHandler('prompts/list', () => ({ prompts: [...prompts] }))
  server.setRequestHandler('prompts/get', ({ params }) => promptNamed(params.name, params.arguments ?? {}))
  server.setRequestHandler('completion/complete', ({ params }) => desk.work(() => completionsFor(params.ref, params.argument, desk.context())))
  server.setRequestHandler('resources/read', ({ params }) => readDocument(params.uri, desk))
  return server
}

/** Code of the range that JSON-RPC leaves to servers. */
const REFUSED = -32000

function requireUnits({ refused }: Desk): void {
  if (refused !== null) throw new ProtocolError(REFUSED, refused.message, refused)
}

async function outcomeOf(procedure: Procedure, input: unknown, desk: Desk): Promise<Outcome> {
  if (desk.refused !== null) return { ok: false, error: desk.refused }
  try {
    const outcome = await run(procedure, input, desk.context())
    if (outcome.ok) return outcome
    desk.onRefused(procedure, outcome.error)
    return { ok: false, error: await namingMeant(outcome.error, input, desk.context()) }
  } catch (error) {
    desk.onError(error)
    return { ok: false, error: failure('internal_error') }
  }
}

/** Answer to a call: text for people, and the result or the refusal. */
interface Said {
  text: string
  data: unknown
  isError: boolean
  /** Whether the data is sent as structured content only, not also as text. */
  isShort: boolean
}

/** Runs a call and words its outcome. */
export async function said({ procedure, input, view }: OperationCall, desk: Desk): Promise<Said> {
  const outcome = await outcomeOf(procedure, input, desk)
  if (!outcome.ok) return { text: [refusalText(outcome.error), ...hintsFor(procedure, outcome.error)].join('\n'), data: outcome.error, isError: true, isShort: false }
  const locale = localeIn(input)
  return { ...(view === null ? wholeAnswer(procedure, outcome.data, locale) : shortAnswer(procedure, outcome.data, view, locale)), isError: false, isShort: view !== null }
}

async function callTool(name: string, input: unknown, desk: Desk): Promise<CallToolResult> {
  if (name === FIND_TOOL) return callFind(input, desk.context())
  if (name === DESCRIBE_TOOL) return callDescribe(input, desk.context().config.MAX_HOLDINGS)
  const call = operationCall(name, input)
  if (call === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no tool of this name')
  if (!isCall(call)) return { content: [{ type: 'text', text: [refusalText(call.error), ...call.hints].join('\n') }, asJson(call.error)], isError: true }
  const { text, data, isError, isShort } = await said(call, desk)
  return { content: [{ type: 'text', text }, ...(isShort ? [] : [asJson(data)])], ...(isError || !isRecord(data) ? {} : { structuredContent: data }), isError }
}

function readDocument(uri: string, desk: Desk): ReadResourceResult {
  const document = documentAt(uri)
  if (document === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no resource at this address')
  requireUnits(desk)
  return { contents: [{ uri, mimeType: document.mimeType, text: document.text(desk.context()) }] }
}
