import type * as z from 'zod'
import type { guideSchema } from '../catalog/schemas'
import type { Procedure } from '../../operations/define'
import { procedures } from '../../registry/procedures'
import { interfaces } from '../interfaces'
import { advice } from './advice'
import { basePath, bodyBytesOf, type Namespace, namespaces, MCP_PATH } from '../../contract/namespaces'
import { MAX_BATCH_CALLS } from '../../contract/limits'
import { byLanguage, inLocale, type Locale, text, type Text } from '../../values/text'

/** One call that can be repeated unchanged. */
type GuideExample = z.output<typeof guideSchema>['examples'][number]

const rulesOf = (namespace: Namespace): readonly Text[] => [
  text(
    'Every JSON answer is `{ "data", "error", "meta" }`; `meta.requestId` equals the `x-request-id` header.',
    'Jede JSON-Antwort ist `{ "data", "error", "meta" }`; `meta.requestId` gleicht dem Header `x-request-id`.',
  ),
  text(
    'Errors carry `code`, `message` and, for 400, `details` with the path of each field.',
    'Fehler tragen `code`, `message` und bei 400 `details` mit dem Pfad jedes Felds.',
  ),
  text(
    'On 429 wait for the seconds in `Retry-After`; `RateLimit-Remaining` says what is left.',
    'Bei 429 so viele Sekunden warten, wie `Retry-After` sagt; `RateLimit-Remaining` sagt, was übrig ist.',
  ),
  text(
    'Reading the catalog, a descriptor, this guide, the methodology or the OpenAPI document takes 1 unit of this interface.',
    'Katalog, Beschreibung, diese Anleitung, Methodik und das OpenAPI-Dokument zu lesen kostet je 1 Einheit dieser Schnittstelle.',
  ),
  text(
    `Bodies are JSON of at most ${bodyBytesOf(namespace)} bytes with \`Content-Type: application/json\`.`,
    `Anfragen sind JSON von höchstens ${bodyBytesOf(namespace)} Byte mit \`Content-Type: application/json\`.`,
  ),
  text(
    `The same operations are procedures of tRPC below \`/trpc\`. A batch has at most ${MAX_BATCH_CALLS} calls, as many bytes for each of them, and costs what they cost together; \`httpBatchStreamLink\` gets every answer as soon as it is ready.`,
    `Dieselben Operationen sind tRPC-Prozeduren unter \`/trpc\`. Ein Stapel hat höchstens ${MAX_BATCH_CALLS} Aufrufe, für jeden so viele Byte, und kostet, was sie zusammen kosten; \`httpBatchStreamLink\` bekommt jede Antwort, sobald sie fertig ist.`,
  ),
]

const exampleOf = (locale: Locale) => (procedure: Procedure): GuideExample => ({
  title: procedure.title[locale],
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

const assistants = (baseUrl: string): Text =>
  text(
    [
      `\`${baseUrl}${MCP_PATH}\` offers every operation as a tool of the Model Context Protocol (streamable HTTP, no sessions). Tools have the names of the operation`,
      'ids, take the same input and the same rate units, and answer with the same `data`. Without a service: `depotkit mcp` over standard input and output.',
    ].join(' '),
    [
      `\`${baseUrl}${MCP_PATH}\` bietet jede Operation als Werkzeug des Model Context Protocol an (streamable HTTP, ohne Sitzungen). Werkzeuge heißen wie die`,
      'Operation-Ids, nehmen dieselben Eingaben, kosten dieselben Einheiten und antworten mit denselben `data`. Ohne Dienst: `depotkit mcp` über Standardeingabe und -ausgabe.',
    ].join(' '),
  )

const narrowing = text(
  ' A section narrows on `status`: `data` is there where it is `ok` or `partial`.',
  ' Ein Abschnitt unterscheidet sich nach `status`: `data` ist da, wo er `ok` oder `partial` ist.',
)

/** Advice on generated clients; only answers on portfolios have sections. */
const generated = (document: string, namespace: Namespace): Text => {
  const command = `\`\`\`sh\nnpx openapi-typescript ${document} -o api.ts\n\`\`\``
  const sections = 'holdsPortfolios' in namespaces[namespace] ? narrowing : text('', '')
  return text(
    `${command}\n\nThe types fit \`openapi-fetch\`. hey-api and orval generate clients from the same document with their defaults.${sections.en}`,
    `${command}\n\nDie Typen passen zu \`openapi-fetch\`. hey-api und orval erzeugen aus demselben Dokument Clients mit ihren Vorgaben.${sections.de}`,
  )
}

const words = byLanguage({
  guide: text('usage guide', 'Anleitung'),
  catalog: text('Catalog', 'Katalog'),
  answers: text('Answers', 'Antworten'),
  tryIt: text('Try it', 'Ausprobieren'),
  clients: text('Generated clients', 'Erzeugte Clients'),
  assistants: text('AI assistants', 'KI-Assistenten'),
})

/** How to use an interface, with examples that run unchanged. */
export function guideOf(namespace: Namespace, baseUrl: string, locale: Locale = 'en') {
  const say = words[locale]
  const said = inLocale(locale)
  const title = `${said(interfaces[namespace].name)}: ${say.guide}`
  const listed = procedures.filter((procedure) => procedure.namespace === namespace)
  const examples = listed.map(exampleOf(locale))
  const catalog: GuideExample = { title: say.catalog, method: 'GET', path: basePath(namespace), body: null }
  const trials = examples.slice(0, 1).map((example) => curl(baseUrl, example))
  const calls = listed.slice(0, 1).map((procedure) => toolCall(baseUrl, procedure))
  const sections = [
    `# ${title}`, bullets(advice[namespace].map(said)), `## ${say.answers}`, bullets(rulesOf(namespace).map(said)), `## ${say.tryIt}`, ...trials,
    `## ${say.clients}`, said(generated(`${baseUrl}${basePath(namespace)}/openapi.json`, namespace)), `## ${say.assistants}`, said(assistants(baseUrl)), ...calls,
  ]
  return { title, markdown: sections.join('\n\n'), examples: [catalog, ...examples] }
}
