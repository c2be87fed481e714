/** Builds the server, the command line and the pages into `dist`, unless that is newer than everything it is made of. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { projectFolder } from './built'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the built pages. */
    pages: string
  }
}

const sources = ['core', 'sdk', 'server', 'scripts', 'package-lock.json', 'tsup.config.ts', 'vite.config.ts']

/** When something at or below a path was last changed, added or removed. */
function changedAt(path: string): number {
  const status = statSync(path)
  if (!status.isDirectory()) return status.mtimeMs
  return Math.max(status.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))))
}

const isCurrent = (): boolean => {
  const results = ['dist/server/main.js', 'dist/server/cli.js', 'dist/web/manifest.json', 'dist/sbom.cdx.json'].map((path) => join(projectFolder, path))
  if (!results.every((path) => existsSync(path))) return false
  return Math.max(...sources.map((path) => changedAt(join(projectFolder, path)))) < Math.min(...results.map((path) => statSync(path).mtimeMs))
}

/** Brings `dist` up to date. */
export function buildOnce(): void {
  if (isCurrent()) return
  execFileSync('npm', ['run', '--silent', 'prestart'], { cwd: projectFolder, stdio: ['ignore', 'ignore', 'inherit'] })
}

export default function setup({ provide }: TestProject): void {
  buildOnce()
  provide('pages', join(projectFolder, 'dist/web'))
}
