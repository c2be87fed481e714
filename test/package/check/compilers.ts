/** Scratch consumers under every supported compiler and module resolution. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './shell'

/** Compilers by the alias under which they are installed. */
const compilers = { ts54: '5.4.5', ts57: '5.7.3', ts6: '6.0.3', ts7: '7.0.2' } as const

/** What npm installs for them. */
export const compilerPackages = Object.entries(compilers).map(([alias, version]) => `${alias}@npm:typescript@${version}`)

/** Every entry in use, in a way that fails to compile when its types are `any` or missing. */
const usage = `import { createClient, isUsable, RateLimitError, type VorabpauschaleResult } from 'depotkit'
import { createLocalClient, sampleBundle } from 'depotkit/local'
import { calculators, run } from 'depotkit/core'
import { vorabpauschale } from 'depotkit/calculators/vorabpauschale'
import { startService } from 'depotkit/server'

export const client = createClient({ baseUrl: 'http://localhost' })
export async function use(): Promise<VorabpauschaleResult> {
  const { analyses } = await client.analyze.overlap({ holdings: [{ isin: 'IE00B4L5Y983', weight: 1 }] })
  if (isUsable(analyses.overlap)) analyses.overlap.data.pairs.at(0)?.overlap.toFixed()
  // @ts-expect-error an unknown field
  await client.calculators.vorabpauschale({ nonsense: 1 })
  const { result } = await createLocalClient({ bundle: sampleBundle }).calculators['vorabpauschale']()
  return result
}
export const retry = (error: unknown) => (error instanceof RateLimitError ? error.retryAfterSeconds : null)
export const lists = [calculators.length, typeof run, vorabpauschale.inputs.parse({}).fondstyp.length]
export const stop = async () => (await startService({ PORT: '0' })).stop()
`

/** Modules only: the declarations of msw itself need a browser's types and do not compile as CommonJS. */
const mocks = `import { handlers } from 'depotkit/msw'

export const mocks = handlers({ baseUrl: 'http://localhost', answers: { 'analyze.costs': (real) => ({ ...real, totalValue: 1 }) } })
// @ts-expect-error there is no such operation
export const wrong = handlers({ baseUrl: 'http://localhost', fail: { 'analyze.advice': { kind: 'network' } } })
`

/** A tRPC client, calls in process, and hooks of React Query. */
const trpc = `import { createTRPCClient, httpBatchLink, TRPCClientError } from '@trpc/client'
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import { openRouter } from 'depotkit/router'
import type { AppRouter, QueryRouter } from 'depotkit/trpc'

export type Request = inferRouterInputs<AppRouter>['analyze']['overlap']
export type Status = inferRouterOutputs<AppRouter>['analyze']['overlap']['analyses']['overlap']['status']
const url = 'http://localhost/trpc'
const client = createTRPCClient<AppRouter>({ links: [httpBatchLink({ url })] })
const queries = createTRPCClient<QueryRouter>({ links: [httpBatchLink({ url, methodOverride: 'POST' })] })

export async function calls(portfolio: Request): Promise<unknown> {
  const { analyses } = await client.analyze.overlap.mutate(portfolio)
  const { result } = await queries.calculators.vorabpauschale.query({ inputs: { wert_jahresende: 11_500 } })
  // @ts-expect-error there is no such operation
  await client.analyze.advice.mutate(portfolio)
  // @ts-expect-error a weight is a number
  await client.analyze.overlap.mutate({ holdings: [{ isin: 'IE00B4L5Y983', weight: '1' }] })
  // @ts-expect-error what computes is no query of this router
  await client.analyze.overlap.query(portfolio)
  // @ts-expect-error inputs stand in inputs
  await client.calculators.vorabpauschale.mutate({ wert_jahresende: 11_500 })
  // @ts-expect-error there is no such figure
  result.vorabpauschale_netto.toFixed()
  return [analyses.overlap.data?.pairs.length.toFixed(), result.vorabpauschale_brutto.toFixed()]
}
export async function inProcess(portfolio: Request): Promise<Status> {
  const { router, createContext } = await openRouter({})
  return (await router.createCaller(createContext).analyze.overlap(portfolio)).analyses.overlap.status
}
export function secondsToWait(error: unknown): number | null {
  const data = error instanceof TRPCClientError ? (error as TRPCClientError<AppRouter>).data : null
  return data?.error === 'rate_limited' ? data.details.retryAfterSeconds : null
}
`

const strict = { target: 'es2022', strict: true, skipLibCheck: false, skipDefaultLibCheck: true, exactOptionalPropertyTypes: true, noEmit: true }
const dom = ['es2022', 'dom', 'dom.iterable']
const classic = { module: 'commonjs', moduleResolution: 'node10', ignoreDeprecations: '6.0', esModuleInterop: true, types: ['node'] }
/** Declarations are not checked by themselves: those of tRPC need further packages, and those of this package are checked in the first two projects. */
const lenient = { ...strict, skipLibCheck: true, lib: dom }

/**
 * Projects by name, each by one compiler. What a compiler knows, how names of modules are resolved and what the package declares hardly depend on each other, so each of
 * them is tried, and not every combination, which is twice the work. The oldest and the newest check every declaration of the package by itself: as a
 * module with a browser's types and none of Node, and as CommonJS, whose text is the same, with those of Node and none of a browser.
 */
const projects: Readonly<Record<string, { compiler: keyof typeof compilers; compilerOptions: object; files: string[] }>> = {
  bundler: { compiler: 'ts54', compilerOptions: { ...strict, lib: dom, module: 'esnext', moduleResolution: 'bundler', types: [] }, files: ['usage.ts', 'mocks.ts'] },
  nodenext: { compiler: 'ts7', compilerOptions: { ...strict, lib: ['es2022'], module: 'nodenext', moduleResolution: 'nodenext', types: ['node'] }, files: ['usage.cts'] },
  // tRPC 11 asks for TypeScript 5.7.
  'trpc-nodenext': { compiler: 'ts57', compilerOptions: { ...lenient, module: 'nodenext', moduleResolution: 'nodenext', types: ['node'] }, files: ['usage.mts', 'mocks.mts', 'trpc.mts', 'trpc.cts'] },
  // The last that resolves as Node 10 did.
  'trpc-node10': { compiler: 'ts6', compilerOptions: { ...lenient, ...classic }, files: ['usage.ts', 'trpc.ts'] },
  'trpc-bundler': { compiler: 'ts7', compilerOptions: { ...lenient, module: 'esnext', moduleResolution: 'bundler', types: [] }, files: ['usage.ts', 'mocks.ts', 'trpc.ts'] },
}

/** Compiles the consumers in a folder in which the tarball, the compilers, msw and tRPC are installed. The examples and the generated clients are compiled by the common one. */
export async function checkCompilers(folder: string): Promise<void> {
  for (const [name, text] of Object.entries({ usage, mocks, trpc })) {
    for (const extension of ['ts', 'mts', 'cts']) writeFileSync(join(folder, `${name}.${extension}`), text)
  }
  for (const [name, { compiler, compilerOptions, files }] of Object.entries(projects)) {
    writeFileSync(join(folder, `${name}.json`), JSON.stringify({ compilerOptions, files }))
    await run(process.execPath, [join('node_modules', compiler, 'bin/tsc'), '-p', `${name}.json`], folder)
    console.log(`  TypeScript ${compilers[compiler]}: ${name}`)
  }
}
