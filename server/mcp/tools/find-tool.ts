/** The tool that finds the ISIN of a security. */
import type { CallToolResult, Tool } from '@modelcontextprotocol/server'
import { failure } from '../../../core/contract/errors'
import { check } from '../../../core/contract/issues'
import { findRequest, findWith, type FindContext } from '../../../core/find/find'
import { jsonSchemaOf } from '../../../core/values/schemas/json-schema'
import { plain } from '../../cli/render/text'
import { asJson, refusalText } from '../text'
import { wireSchema } from './operation-schema'

/** Name of the tool. */
export const FIND_TOOL = 'findSecurity'

/** Definition of the tool. */
export const findTool: Tool = {
  name: FIND_TOOL,
  title: 'Find a security',
  description: [
    'Finds the ISIN of a fund, ETF, share, gold product or bond by what people call it: name or a part of it, WKN, ticker (VWCE, AAPL), index or topic, in German or English, also with a typing error.',
    'Call it first whenever someone names a security without its ISIN; the other tools take ISINs only. The best match comes first, the most widely held among equals; ask which is meant where several fit.',
    'It computes nothing and recommends nothing.',
  ].join(' '),
  inputSchema: wireSchema(jsonSchemaOf(findRequest, 'input')),
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
}

/** Answers a call of the tool. */
export async function callFind(input: unknown, context: FindContext): Promise<CallToolResult> {
  const checked = check(findRequest, input)
  if (!checked.ok) {
    const error = failure('invalid_request', checked.issues)
    return { content: [{ type: 'text', text: refusalText(error) }, asJson(error)], isError: true }
  }
  const answer = await findWith(context, checked.data)
  const lines = answer.found.map(({ isin, name, kind }) => `- ${isin} ${plain(name)} (${kind})`)
  const text = lines.length === 0 ? 'Nothing is known by these words; ask for the ISIN.' : [...lines, ...(answer.more ? ['There are more: a larger limit or more words.'] : [])].join('\n')
  return { content: [{ type: 'text', text }, asJson(answer)], structuredContent: { ...answer }, isError: false }
}
