/** How the source hangs together, type-only imports included. */
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { namesIn, unusedExports, type Names } from './exports'
import { arrowsBack, arrowsUp, cyclesIn, filesIn, importGraph, twoWayPairs } from './imports'

const graph = importGraph('core', 'sdk', 'server')
const edges = [...graph].flatMap(([file, imports]) => imports.map((other) => ({ file, other })))

/** Entry points, tests, views that are found by their name, and what stands in for zod and names the types in the bundle of one calculator. */
const isTakenFromOutside = [/\/index\.ts$/, /^(sdk\/trpc|server\/router)\.ts$/, /^test\//, /^server\/pages\/portfolio\/analyses\//, /^sdk\/local\/(slim-zod|single-calculator)\.ts$/]

/** Types that declarations of other files must be able to name: the compiler refuses to write those without (TS4023). */
const isNamedByDeclarations = /#(Asked|AskedRates|Facts|Note|PricePack)$/

const isWithin = (one: string, other: string): boolean => one.startsWith(`${other}/`) || other.startsWith(`${one}/`)

/** The layers of `core`, the ground first: a layer imports from those before it, capabilities in one layer from each other in one direction. */
const layers = [
  ['values'], ['wording'], ['contract'], ['law'], ['reference'], ['operations'],
  ['calculators', 'depot-tax', 'find', 'portfolio', 'retirement', 'savings-goal'],
  ['registry'], ['described'], ['index.ts'],
]

describe('the source', () => {
  it('is read at all', () => {
    expect(graph.size).toBeGreaterThan(400)
    expect(graph.get('core/index.ts')).toContain('core/operations/run.ts')
  })

  it.each([
    ['core', ['core']],
    ['sdk', ['core', 'sdk']],
  ])('%s imports from nothing but %j', (folder, allowed) => {
    const outside = edges.filter(({ file, other }) => file.startsWith(`${folder}/`) && !allowed.some((one) => other.startsWith(`${one}/`)))
    expect(outside).toEqual([])
  })

  it('has no circle of imports', () => {
    expect(cyclesIn(graph)).toEqual([])
  })

  it('runs one way inside core: every folder is a layer, and no import runs up', () => {
    expect(readdirSync(join(import.meta.dirname, '../../core')).filter((name) => name !== 'tsconfig.json').sort()).toEqual(layers.flat().sort())
    expect(arrowsUp(graph, 'core', layers)).toEqual([])
  })

  it('runs one way inside every folder of core, at any depth', () => {
    expect(arrowsBack(graph, 'core')).toEqual([])
  })

  it('has no two folders, apart from each other, that import from each other', () => {
    expect(twoWayPairs(graph).filter((pair) => !isWithin(...(pair.split(' ') as [string, string])))).toEqual([])
  })

  it('exports nothing that nobody takes', () => {
    const names = new Map([...filesIn('core', 'sdk', 'server', 'scripts', 'test'), 'tsup.config.ts', 'vite.config.ts'].map((file) => [file, namesIn(file)]))
    expect(unusedExports(names, (file) => isTakenFromOutside.some((pattern) => pattern.test(file))).filter((name) => !isNamedByDeclarations.test(name))).toEqual([])
  })

  it('has no folder of more than 15 files', () => {
    const counts = new Map<string, number>()
    for (const file of filesIn('core', 'sdk', 'server', 'scripts')) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
    const large = [...counts].filter(([, count]) => count > 15).map(([folder]) => folder)
    expect(large).toEqual([])
  })
})

describe('the finders', () => {
  it('see circles and pairs', () => {
    const small = new Map([['a/1', ['b/1']], ['b/1', ['a/1', 'c/1']], ['c/1', []]])
    expect(cyclesIn(small)).toEqual([['a/1', 'b/1']])
    expect(twoWayPairs(small)).toEqual(['a b'])
  })

  it('see a value that nobody takes, also behind a file that passes all on', () => {
    const file = (exported: string[], taken: string[], passed: string[] = []): Names => ({ exported, taken, passed })
    const names = new Map([['a.ts', file(['used', 'passed', 'forgotten'], [])], ['all.ts', file([], [], ['a.ts'])], ['b.ts', file(['entry'], ['a.ts#used', 'all.ts#passed'])]])
    expect(unusedExports(names, (path) => path === 'b.ts')).toEqual(['a.ts#forgotten'])
    expect(unusedExports(names, (path) => path !== 'a.ts')).toEqual([])
  })

  it('see arrows that run up, and those that lead back deep inside', () => {
    const up = new Map([['core/a/1.ts', ['core/b/1.ts']], ['core/b/1.ts', ['core/other/1.ts']]])
    expect(arrowsUp(up, 'core', [['a'], ['b']])).toEqual(['core/a/1.ts -> core/b/1.ts', 'core/b/1.ts -> core/other/1.ts'])
    const back = new Map([['core/x/a/1.ts', ['core/x/b.ts']], ['core/x/b.ts', ['core/x/c/2.ts']], ['core/x/c/1.ts', ['core/x/a/2.ts', 'core/y.ts']]])
    expect(arrowsBack(back, 'core')).toEqual(['core/x/a/1.ts -> core/x/b.ts', 'core/x/b.ts -> core/x/c/2.ts', 'core/x/c/1.ts -> core/x/a/2.ts'])
    expect(cyclesIn(back)).toEqual([])
  })
})
