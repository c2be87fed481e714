/** The libraries bundled into the server and the pages, with the licence texts that must accompany copies. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Plugin } from 'esbuild'

/** Folder of the package that a bundled file belongs to; null for files of this project. */
export const packageFolder = (input: string): string | null =>
  // Bundlers mark what they add to a module by a null character.
  /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input.replace(/^\0/, ''))?.[0] ?? null

/** A package as its notice names it. */
export interface BundledPackage {
  name: string
  version: string
  /** SPDX expression. */
  license: string
}

function notice(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  const file = readdirSync(folder).find((entry) => /^(licen[sc]e|copying)/i.test(entry))
  const text = file === undefined ? 'The package has no licence file.' : readFileSync(`${folder}/${file}`, 'utf8').trim()
  return `== ${name} ${version} (${license})\n\n${text}\n`
}

/** The notices of all packages that bundled files belong to. */
export function noticesOf(inputs: readonly string[]): string {
  const folders = new Set(inputs.map(packageFolder))
  return [...new Set([...folders].filter((folder) => folder !== null).map(notice))].sort().join('\n')
}

/** The packages that a text of notices names. */
export const packagesIn = (notices: string): BundledPackage[] =>
  [...notices.matchAll(/^== (\S+) (\S+) \((.+)\)$/gm)].map(([, name = '', version = '', license = '']) => ({ name, version, license }))

/** Writes the notices of all packages in a bundle beside it. */
export const thirdParty = (outfile: string): Plugin => ({
  name: 'third-party',
  setup(build) {
    build.initialOptions.metafile = true
    build.onEnd(({ metafile }) => {
      mkdirSync(dirname(outfile), { recursive: true })
      writeFileSync(outfile, noticesOf(Object.keys(metafile?.inputs ?? {})))
    })
  },
})
