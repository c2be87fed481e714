import type { Namespace, Procedure } from '../../core/procedure'
import { procedures } from '../../core/procedures'
import { basePaths, MCP_PATH } from '../paths'

/** One call that can be repeated as it stands. */
interface GuideExample {
  title: string
  method: 'GET' | 'POST'
  path: string
  body: unknown
}

const titles: Readonly<Record<Namespace, string>> = {
  'portfolio-analysis': 'Portfolio analysis: usage guide',
  calculators: 'Calculators: usage guide',
}

const advice: Readonly<Record<Namespace, readonly string[]>> = {
  'portfolio-analysis': [
    'Send one complete portfolio: securities by ISIN and cash, either all by `weight` (shares of the whole that sum to 1) or, with `basis: "values"`, all by `value` in `baseCurrency`.',
    'A POST on the base path computes all batch capabilities; a POST on a capability computes that one.',
    'Read `status`, `reasons` and coverage of every section before its numbers. Missing data is never zero.',
    'Unresolved holdings keep their weight in every denominator and show as `unknown` in the allocation.',
    'Nothing is priced, nothing is saved, and no result is a recommendation.',
  ],
  calculators: [
    'Send `{}` to see a calculator with its defaults; send only the fields of `inputs` that differ.',
    'Input rates are percentage points (6 means 6 %). Tax rates in results are fractions.',
    'Read every result together with `assumptions` and `limitations`. A null is not a zero.',
    '`links.calculator` opens the same calculation as an editable page.',
    'A comparison answers 200 even when single scenarios fail; look at each entry.',
  ],
}

const rules = [
  'Every JSON answer is `{ "data", "error", "meta" }`; `meta.requestId` equals the `x-request-id` header.',
  'Errors carry `code`, `message` and, for 400, `details` with the path of each field.',
  'On 429 wait for the seconds in `Retry-After`; `RateLimit-Remaining` says what is left.',
  'Bodies are JSON of at most 16384 bytes with `Content-Type: application/json`.',
]

const exampleOf = (procedure: Procedure): GuideExample => ({
  title: procedure.title.en,
  method: 'POST',
  path: procedure.path,
  body: procedure.example,
})

const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')

const curl = (baseUrl: string, { path, body }: GuideExample): string =>
  `\`\`\`sh\ncurl -s ${baseUrl}${path} -H 'Content-Type: application/json' -d '${JSON.stringify(body)}'\n\`\`\``

const toolCall = (baseUrl: string, { operationId, example }: Procedure): string => {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: operationId, arguments: example } }
  const headers = "-H 'Content-Type: application/json' -H 'Accept: application/json, text/event-stream'"
  return `\`\`\`sh\ncurl -s ${baseUrl}${MCP_PATH} ${headers} -d '${JSON.stringify(message)}'\n\`\`\``
}

const assistants = (baseUrl: string): string =>
  [
    `\`${baseUrl}${MCP_PATH}\` offers every operation as a tool of the Model Context Protocol (streamable HTTP, no sessions). Tools have the names of the operation`,
    'ids, take the same input and the same rate units, and answer with the same `data`. Without a service: `depotkit mcp` over standard input and output.',
  ].join(' ')

/** How to use an interface, with examples that run as they stand. */
export function guideOf(namespace: Namespace, baseUrl: string) {
  const title = titles[namespace]
  const listed = procedures.filter((procedure) => procedure.namespace === namespace)
  const examples = listed.map(exampleOf)
  const catalog: GuideExample = { title: 'Catalog', method: 'GET', path: basePaths[namespace], body: null }
  const trials = examples.slice(0, 1).map((example) => curl(baseUrl, example))
  const calls = listed.slice(0, 1).map((procedure) => toolCall(baseUrl, procedure))
  const sections = [`# ${title}`, bullets(advice[namespace]), '## Answers', bullets(rules), '## Try it', ...trials, '## AI assistants', assistants(baseUrl), ...calls]
  return { title, markdown: sections.join('\n\n'), examples: [catalog, ...examples] }
}
