/** Builds what tests of the shipped service start, once for all of them. */
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
  buildService()
  provide('pages', join(projectFolder, 'dist/web'))
}
