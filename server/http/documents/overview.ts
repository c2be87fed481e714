/** What belongs to no interface: one OpenAPI document of all, and `/llms.txt` for assistants that read a site before they use it. */
import { setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { allNamespaces, basePath, type Namespace, FIND_PATH, LLMS_PATH, MCP_PATH, OPENAPI_PATH } from '../../../core/contract/namespaces'
import { interfaces } from '../../../core/described/interfaces'
import { procedures } from '../../../core/registry/procedures'
import { readContextOf, type ReadContext, type Site, note } from '../context'
import { jointOpenApi, openApiOf } from './openapi'
import { prepared, preparedLater, sendPrepared } from './packed'

const listOf = (baseUrl: string, namespace: Namespace): string[] =>
  procedures.filter((procedure) => procedure.namespace === namespace).map(({ title, description, path }) => `- [${title.en}](${baseUrl}${path}): POST. ${description.en}`)

function sectionOf(baseUrl: string, namespace: Namespace): string[] {
  const { name, description, scope } = interfaces[namespace]
  const base = baseUrl + basePath(namespace)
  return [
    `## ${name.en}`, '', `${description} ${scope}`, '',
    `- [Guide](${base}/guide): how to ask and how to read an answer, with requests that run as they stand`,
    `- [Catalog](${base}): schemas and examples`,
    `- [Methodology](${base}/methodology): formulas, assumptions, limitations, legal figures and sources`,
    `- [OpenAPI](${base}/openapi.json)`,
    ...listOf(baseUrl, namespace), '',
  ]
}

/** The text for assistants (llmstxt.org), for a service at an address. */
const llmsText = (baseUrl: string): string =>
  [
    '# depotkit', '',
    '> What a portfolio of ISINs really holds, and what German tax, savings and retirement questions come to. Anonymous and stateless: nothing that is sent is kept. No result is investment or tax advice.',
    '',
    'Every JSON answer is `{ "data", "error", "meta" }`. Missing data is a status, a reason or null, never 0: read `status`, `reasons`, `assumptions` and `limitations` with the numbers.', '',
    '## Tools', '',
    `- [Model Context Protocol](${baseUrl}${MCP_PATH}): every operation as a tool, streamable HTTP`,
    `- [Find](${baseUrl}${FIND_PATH}?q=msci%20world): GET. The ISIN of a fund or share by name, WKN or ticker`,
    `- [OpenAPI](${baseUrl}${OPENAPI_PATH}): all interfaces in one document`, '',
    ...allNamespaces.flatMap((namespace) => sectionOf(baseUrl, namespace)),
  ].join('\n')

/** One interface at a time: others have their turn in between. */
async function jointLater({ baseUrl, config }: ReadContext): Promise<string> {
  for (const namespace of allNamespaces) {
    openApiOf(namespace, baseUrl, config.MAX_HOLDINGS)
    await turn()
  }
  return JSON.stringify(jointOpenApi(baseUrl, config.MAX_HOLDINGS))
}

/** Registers both. They take one request of the coarse limit and no units: they are made once a day. */
export function installOverview(app: FastifyInstance, site: Site): void {
  app.get(OPENAPI_PATH, async (request, reply) => {
    note(request, { operation: 'openapi' })
    const document = await preparedLater('joint OpenAPI', readContextOf(request, site), jointLater)
    return sendPrepared(request, reply.type('application/json; charset=utf-8'), document)
  })
  app.get(LLMS_PATH, async (request, reply) => {
    note(request, { operation: 'llms' })
    return sendPrepared(request, reply.type('text/plain; charset=utf-8'), prepared('llms', readContextOf(request, site), ({ baseUrl }) => llmsText(baseUrl)))
  })
}
