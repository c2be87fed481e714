import type { Namespace, Procedure } from '../../core/procedure'
import { procedures } from '../../core/procedures'
import { basePaths } from '../paths'

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

/** How to use an interface, with examples that run as they stand. */
export function guideOf(namespace: Namespace, baseUrl: string) {
  const title = titles[namespace]
  const examples = procedures.filter((procedure) => procedure.namespace === namespace).map(exampleOf)
  const [first] = examples
  const catalog: GuideExample = { title: 'Catalog', method: 'GET', path: basePaths[namespace], body: null }
  const sections = [`# ${title}`, bullets(advice[namespace]), '## Answers', bullets(rules)]
  const trial = first === undefined ? [] : ['## Try it', curl(baseUrl, first)]
  return { title, markdown: [...sections, ...trial].join('\n\n'), examples: [catalog, ...examples] }
}
