/** Clients that others generate from the OpenAPI documents of the packed service, compiled; and what linters say of the documents. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allNamespaces, basePath, OPENAPI_PATH } from '../../../core/contract/namespaces'
import { freePort, run, whileRunning } from './shell'

const tools = [
  '@stoplight/spectral-cli@6.16.3', 'openapi-typescript@7.13.0', 'openapi-fetch@0.17.0', '@hey-api/openapi-ts@0.99.0', 'orval@8.38.0', 'typescript@5.9.3',
]

/** Two of the generators ask for Node 22 and work with 20, which this package supports. */
const anyNode = { npm_config_engine_strict: 'false' }

/** What all the uses below send and read: holdings without a basis, which has a default, and a section that narrows on its status. */
const holdings = "{ holdings: [{ isin: 'IE00B4L5Y983', weight: 0.5 }, { isin: 'IE00B5BMR087', weight: 0.5 }] }"
const wrong = "{ holdings: [{ isin: 'IE00B4L5Y983', weight: '1' }] }"
const pairs = "overlap?.status === 'ok' || overlap?.status === 'partial' ? overlap.data.pairs.length : overlap?.status"

/** The recipe of the guide, for each generator. */
const uses: Readonly<Record<string, string>> = {
  'openapi-typescript': `import createClient from 'openapi-fetch'
import type { paths as Calculators } from './calculators'
import type { paths as DepotTax } from './depot-tax'
import type { paths as Portfolio } from './portfolio-analysis'

const baseUrl = 'http://127.0.0.1:3000'
export async function use(): Promise<unknown[]> {
  const client = createClient<Portfolio>({ baseUrl })
  const { data, error } = await client.POST('/api/v1/public/portfolio-analysis/overlap', { body: ${holdings} })
  // @ts-expect-error a weight is a number
  await client.POST('/api/v1/public/portfolio-analysis', { body: ${wrong} })
  const overlap = data?.data.analyses.overlap
  const calculation = await createClient<Calculators>({ baseUrl }).POST('/api/v1/public/calculators/vorabpauschale', { body: { inputs: { wert_jahresende: 11_500 } } })
  const catalog = await createClient<DepotTax>({ baseUrl }).GET('/api/v1/public/depot-tax')
  return [${pairs}, error?.error.code, calculation.data?.data.result.vorabpauschale_brutto.toFixed(), catalog.data?.data.modelVersion]
}
`,
  'hey-api': `import { calculateVorabpauschale } from './hey-calculators'
import { listPublicDepotTax } from './hey-depot-tax'
import { analyzePublicPortfolioOverlap } from './hey-portfolio-analysis'

export async function use(): Promise<unknown[]> {
  const { data, error } = await analyzePublicPortfolioOverlap({ body: ${holdings} })
  // @ts-expect-error a weight is a number
  await analyzePublicPortfolioOverlap({ body: ${wrong} })
  const overlap = data?.data.analyses.overlap
  const calculation = await calculateVorabpauschale({ body: { inputs: { wert_jahresende: 11_500 } } })
  const catalog = await listPublicDepotTax()
  return [${pairs}, error?.error.code, calculation.data?.data.result.vorabpauschale_brutto.toFixed(), catalog.data?.data.modelVersion]
}
`,
  orval: `import { calculateVorabpauschale } from './orval-calculators'
import { listPublicDepotTax } from './orval-depot-tax'
import { analyzePublicPortfolioOverlap } from './orval-portfolio-analysis'

export async function use(): Promise<unknown[]> {
  const answer = await analyzePublicPortfolioOverlap(${holdings})
  // @ts-expect-error a weight is a number
  await analyzePublicPortfolioOverlap(${wrong})
  const overlap = answer.status === 200 ? answer.data.data.analyses.overlap : undefined
  const calculation = await calculateVorabpauschale({ inputs: { wert_jahresende: 11_500 } })
  const catalog = await listPublicDepotTax()
  return [
    ${pairs},
    calculation.status === 200 ? calculation.data.data.result.vorabpauschale_brutto.toFixed() : calculation.data.error.code,
    catalog.status === 200 ? catalog.data.data.modelVersion : null,
  ]
}
`,
}

const compilerOptions = {
  target: 'es2022', lib: ['es2022', 'dom', 'dom.iterable'], strict: true, module: 'esnext', moduleResolution: 'bundler', noEmit: true, skipLibCheck: true, types: [],
}

/** Fetches the documents of a running service. */
async function fetchDocuments(folder: string, installed: string): Promise<void> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const main = join(installed, 'node_modules/depotkit/dist/server/main.js')
  await whileRunning([main], folder, { PORT: String(port), LOG_LEVEL: 'silent' }, `${url}/healthz`, async () => {
    writeFileSync(join(folder, 'joint.json'), await (await fetch(`${url}${OPENAPI_PATH}`)).text())
    for (const namespace of allNamespaces) {
      const response = await fetch(`${url}${basePath(namespace)}/openapi.json`)
      writeFileSync(join(folder, `${namespace}.json`), await response.text())
    }
  })
}

/** Lints the documents, generates clients by three tools and compiles the recipe of the guide against each. */
export async function checkOpenApi(folder: string, installed: string): Promise<void> {
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts', ...tools], folder, anyNode)
  await fetchDocuments(folder, installed)
  const tool = (name: string): string => join(folder, 'node_modules/.bin', name)
  const names = ['joint', ...allNamespaces]
  const write = (file: string, content: unknown): void => writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content))
  // Examples are held to their schemas by `test/server/http/documents/openapi.test.ts`; to check them takes longer than all other rules.
  write('spectral.yaml', 'extends: ["spectral:oas"]\nrules:\n  oas3-valid-media-example: "off"\n')
  // JSON is YAML, too.
  write('redocly.yaml', { apis: Object.fromEntries(names.map((name) => [name, { root: `${name}.json`, 'x-openapi-ts': { output: `${name}.ts` } }])) })
  write('openapi-ts.config.js', `export default ${JSON.stringify(allNamespaces.map((name) => ({ input: `${name}.json`, output: `hey-${name}` })))}`)
  write('orval.config.js', `export default ${JSON.stringify(Object.fromEntries(allNamespaces.map((name) => [name, { input: `./${name}.json`, output: { target: `./orval-${name}.ts`, client: 'fetch' } }])))}`)
  // Paths and components of the joint document are those of the others: `test/server/http/documents/overview.test.ts` holds it to them, and lints it.
  await run(tool('spectral'), ['lint', '--ruleset', 'spectral.yaml', '--fail-severity', 'hint', ...allNamespaces.map((name) => `${name}.json`)], folder)
  for (const generator of ['openapi-typescript', 'openapi-ts', 'orval']) await run(tool(generator), [], folder)
  for (const [name, text] of Object.entries(uses)) write(`use-${name}.ts`, text)
  write('tsconfig.json', { compilerOptions, files: [...Object.keys(uses).map((name) => `use-${name}.ts`), ...names.map((name) => `${name}.ts`)] })
  await run(tool('tsc'), ['-p', '.'], folder)
  console.log(`  Spectral; ${Object.keys(uses).join(', ')}`)
}
