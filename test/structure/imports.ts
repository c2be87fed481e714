/** Which file imports which, type-only imports included, as the compiler sees them. */
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = fileURLToPath(new URL('../../', import.meta.url))

const pathOf = (file: string): string => relative(root, file)

/** Files of the named folders, by their path from the project's root. */
export const filesIn = (...folders: string[]): string[] =>
  folders.flatMap((folder) => ts.sys.readDirectory(join(root, folder), ['.ts', '.tsx'])).map(pathOf).filter((file) => !file.endsWith('.d.ts'))

/** Where a path from the project's root lies. */
export const rootPath = (file: string): string => join(root, file)

const options = { moduleResolution: ts.ModuleResolutionKind.Bundler, jsx: ts.JsxEmit.ReactJSX }
const resolved = ts.createModuleResolutionCache(root, (name) => name, options)

/** The file that a relative import means. */
export function importedFrom(from: string, specifier: string): string | undefined {
  const found = ts.resolveModuleName(specifier, join(root, from), options, ts.sys, resolved).resolvedModule?.resolvedFileName
  return found === undefined || /\.d\.ts$|node_modules/.test(found) ? undefined : pathOf(found)
}

/** The files of the project that a file imports, also by `import()` and `import type`. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'), true, true)
  return importedFiles.filter(({ fileName }) => fileName.startsWith('.')).flatMap(({ fileName }) => importedFrom(file, fileName) ?? [])
}

export type Graph = ReadonlyMap<string, readonly string[]>

/** The imports of every file of the named folders. */
export const importGraph = (...folders: string[]): Graph => new Map(filesIn(...folders).map((file) => [file, importsOf(file)]))

/** Groups of files that import each other in a circle. */
export function cyclesIn(graph: Graph): string[][] {
  const reach = new Map<string, Set<string>>()
  const reachable = (from: string): Set<string> => {
    const known = reach.get(from)
    if (known !== undefined) return known
    const found = new Set<string>()
    const open = [...(graph.get(from) ?? [])]
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (!found.has(next)) open.push(...(graph.get(next) ?? []))
      found.add(next)
    }
    reach.set(from, found)
    return found
  }
  const inCircles = [...graph.keys()].filter((file) => reachable(file).has(file))
  const groups = inCircles.map((file) => inCircles.filter((other) => other === file || (reachable(file).has(other) && reachable(other).has(file))))
  return [...new Map(groups.map((group) => [group[0] ?? '', group])).values()]
}

/** Pairs of folders that import from each other. */
export function twoWayPairs(graph: Graph, folderOf: (file: string) => string = dirname): string[] {
  const edges = new Set([...graph].flatMap(([file, imports]) => imports.map((other) => `${folderOf(file)} ${folderOf(other)}`)))
  return [...edges].filter((edge) => {
    const [from = '', to = ''] = edge.split(' ')
    return from < to && edges.has(`${to} ${from}`)
  }).sort()
}

/** An import between two neighbours, files or folders, of the same folder. */
interface Arrow {
  from: string
  to: string
  /** The import itself. */
  because: string
}

/** What stands directly in a folder, on the way to a file below it. */
const childOf = (folder: string, file: string): string | undefined => (file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/')[0] : undefined)

/** Imports from one neighbour to another directly in a folder, whatever is below them. */
const arrowsIn = (graph: Graph, folder: string): Arrow[] =>
  [...graph].flatMap(([file, imports]) => imports.flatMap((other) => {
    const [from, to] = [childOf(folder, file), childOf(folder, other)]
    return from === undefined || to === undefined || from === to ? [] : [{ from, to, because: `${file} -> ${other}` }]
  }))

/** Imports that run from one of these layers of a folder to a later one, or that come from or go to what is no layer. */
export function arrowsUp(graph: Graph, folder: string, layers: readonly (readonly string[])[]): string[] {
  const heightOf = (name: string): number => layers.findIndex((layer) => layer.includes(name))
  return arrowsIn(graph, folder).filter(({ from, to }) => heightOf(from) < heightOf(to) || heightOf(to) < 0).map(({ because }) => because)
}

/** Imports between neighbours that lead back to where they come from, in a folder and in all below it. */
export function arrowsBack(graph: Graph, root: string): string[] {
  const folders = new Set([...graph.keys()].flatMap((file) => file.split('/').slice(0, -1).map((_part, at, parts) => parts.slice(0, at + 1).join('/'))))
  return [...folders].filter((folder) => folder === root || folder.startsWith(`${root}/`)).flatMap((folder) => {
    const arrows = arrowsIn(graph, folder)
    const neighbours = new Map(arrows.map(({ from }) => [from, arrows.filter((arrow) => arrow.from === from).map(({ to }) => to)]))
    const circles = cyclesIn(neighbours)
    return arrows.filter(({ from, to }) => circles.some((circle) => circle.includes(from) && circle.includes(to))).map(({ because }) => because)
  })
}
