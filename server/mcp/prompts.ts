/** Prompts for the commonest questions: how to answer them with the tools. */
import { ProtocolError, ProtocolErrorCode, type GetPromptResult, type Prompt } from '@modelcontextprotocol/server'
import { DESCRIBE_TOOL, RUN_TOOL, SNAPSHOT_TOOL } from './tools/list'
import { FIND_TOOL } from './tools/find-tool'

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

/** As they are listed. */
export const prompts: readonly Prompt[] = questions.map(({ name, title, description, arguments: given }) => ({ name, title, description, arguments: given }))

/** A prompt with what was given. */
export function promptNamed(name: string, given: Readonly<Record<string, string>>): GetPromptResult {
  const question = questions.find((each) => each.name === name)
  if (question === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no prompt of this name')
  return { messages: [{ role: 'user', content: { type: 'text', text: question.ask(given) } }] }
}
