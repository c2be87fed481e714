/** The ranges that package.json states for libraries of an application, each at both of its ends. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { procedures } from '../../../core/registry/procedures'
import { root, run } from './shell'
import { ownJson } from '../../../core/values/own-json'

/** A folder of its own, a copy of the bare package: what stands beside the package decides which errors a caller can tell. */
const script = `
import { createHash } from 'node:crypto'
import { TRPCError } from '@trpc/server'
import { InvalidRequestError } from 'depotkit'
import { createLocalClient } from 'depotkit/local'
import { openRouter } from 'depotkit/router'
import { readBundle } from 'depotkit/server'
import examples from './examples.json' with { type: 'json' }

const now = () => new Date('2026-11-20T12:00:00Z')
const local = createLocalClient({ bundle: await readBundle(), now })
const answers = []
for (const { group, name, example } of examples) answers.push(await local[group][name](example.inputs ?? example))
const refused = await local.calculators.notgroschen({ nonsense: 1 }).catch((error) => error)
if (!(refused instanceof InvalidRequestError)) throw new Error('the local client does not refuse')
const { router, createContext, close } = await openRouter({})
const caller = router.createCaller(createContext)
for (const inputs of [{ nonsense: 1 }, { monatliche_ausgaben: -1 }]) {
  const error = await caller.calculators.notgroschen({ inputs }).catch((failure) => failure)
  if (!(error instanceof TRPCError) || error.code !== 'BAD_REQUEST') throw new Error('an error of the router is no TRPCError of the application')
}
const { result } = await caller.calculators.vorabpauschale({ inputs: { wert_jahresanfang: 10000, wert_jahresende: 11500, steuerjahr: 2025 } })
if (result.vorabpauschale_brutto !== 177.1) throw new Error('the router does not calculate')
await close()
console.log(createHash('sha256').update(JSON.stringify(answers)).digest('hex'))
`

interface Package {
  dependencies: Record<string, string>
  peerDependencies: Record<string, string>
}

const { dependencies, peerDependencies } = ownJson<Package>(readFileSync(join(root, 'package.json'), 'utf8'))

const ranges = { zod: dependencies['zod'] ?? '', '@trpc/server': peerDependencies['@trpc/server'] ?? '' }

/** The first version of a caret range. */
function lowest(range: string): string {
  if (!/^\^\d+\.\d+\.\d+$/.test(range)) throw new Error(`${range} is no caret range`)
  return range.slice(1)
}

/** All answers are the same with the oldest and with the newest version, and errors of the router are the application's. */
export async function checkRanges(folder: string, bare: string): Promise<void> {
  cpSync(bare, folder, { recursive: true })
  writeFileSync(join(folder, 'examples.json'), JSON.stringify(procedures.map(({ group, name, example }) => ({ group, name, example }))))
  writeFileSync(join(folder, 'ranges.mjs'), script)
  const answersWith = async (versionOf: (range: string) => string): Promise<string> => {
    const versions = Object.entries(ranges).map(([name, range]) => `${name}@${versionOf(range)}`)
    await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts', ...versions], folder)
    console.log(`  ${versions.join(', ')}`)
    return run(process.execPath, ['--no-warnings', 'ranges.mjs'], folder)
  }
  if ((await answersWith(lowest)) !== (await answersWith((range) => range))) throw new Error('answers differ between the ends of a range')
}
