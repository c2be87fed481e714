/** Scratch consumers under every supported compiler and module resolution. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './shell'

/** Compilers by the alias under which they are installed, the oldest first. */
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
const classic = { module: 'commonjs', moduleResolution: 'node10', esModuleInterop: true, types: ['node'] }
/** Declarations are not checked by themselves: those of tRPC need further packages, and those of this package are checked in the first two projects. */
const lenient = { ...strict, skipLibCheck: true, lib: dom }

/**
 * Projects by name; `since` and `before` bound the compilers that know what they ask for. The first two check every declaration of the package by itself: as a module
 * with a browser's types and none of Node, and as CommonJS, whose text is the same, with those of Node and none of a browser.
 */
const projects: Readonly<Record<string, { compilerOptions: object; files: string[]; since?: number; before?: number }>> = {
  bundler: { compilerOptions: { ...strict, lib: dom, module: 'esnext', moduleResolution: 'bundler', types: [] }, files: ['usage.ts', 'mocks.ts'] },
  nodenext: { compilerOptions: { ...strict, lib: ['es2022'], module: 'nodenext', moduleResolution: 'nodenext', types: ['node'] }, files: ['usage.cts'] },
  // tRPC 11 asks for TypeScript 5.7.
  'trpc-bundler': { compilerOptions: { ...lenient, module: 'esnext', moduleResolution: 'bundler', types: [] }, files: ['trpc.ts'], since: 5.7 },
  'trpc-nodenext': { compilerOptions: { ...lenient, module: 'nodenext', moduleResolution: 'nodenext', types: ['node'] }, files: ['usage.mts', 'mocks.mts', 'trpc.mts', 'trpc.cts'], since: 5.7 },
  'trpc-node10': { compilerOptions: { ...lenient, ...classic }, files: ['usage.ts', 'trpc.ts'], since: 5.7, before: 7 },
}

const numberOf = (version: string): number => Number.parseFloat(version)

/** The oldest and the newest compiler that know what a project asks for. The examples and the generated clients are compiled by the common one. */
function compilersOf({ since = 0, before = 99 }: { since?: number; before?: number }): readonly number[] {
  const fitting = Object.values(compilers).map(numberOf).filter((number) => number >= since && number < before)
  return [Math.min(...fitting), Math.max(...fitting)]
}

/** Compiles the consumers in a folder in which the tarball, the compilers, msw and tRPC are installed. */
export async function checkCompilers(folder: string): Promise<void> {
  for (const [name, text] of Object.entries({ usage, mocks, trpc })) {
    for (const extension of ['ts', 'mts', 'cts']) writeFileSync(join(folder, `${name}.${extension}`), text)
  }
  for (const [alias, version] of Object.entries(compilers)) {
    const number = numberOf(version)
    const fitting = Object.entries(projects).filter(([, project]) => compilersOf(project).includes(number))
    for (const [name, { compilerOptions, files }] of fitting) {
      const deprecations = number >= 6 && name.endsWith('node10') ? { ignoreDeprecations: '6.0' } : {}
      writeFileSync(join(folder, `${name}.json`), JSON.stringify({ compilerOptions: { ...compilerOptions, ...deprecations }, files }))
      await run(process.execPath, [join('node_modules', alias, 'bin/tsc'), '-p', `${name}.json`], folder)
    }
    console.log(`  TypeScript ${version}: ${fitting.map(([name]) => name).join(', ')}`)
  }
}
