/** Builds what tests of the shipped service start, once for all of them. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildService } from '../../scripts/build-service'
import { projectFolder } from './built'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the built pages. */
    pages: string
  }
}

export default function setup({ provide }: TestProject): void {
  const last = join(projectFolder, 'dist/server/router.cjs') // of what is written with the types, against which documents are compiled
  if (buildService() || !existsSync(last)) execFileSync('npx', ['--no', 'tsx', 'scripts/build-types.ts'], { cwd: projectFolder, stdio: ['ignore', 'ignore', 'inherit'] })
  provide('pages', join(projectFolder, 'dist/web'))
}
