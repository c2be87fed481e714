/** Nothing that is published may say where it was built. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './shell'

export function checkNoBuildPaths(): void {
  const files = readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const telling = files.map(({ parentPath, name }) => join(parentPath, name)).filter((path) => readFileSync(path).includes(root.replace(/\/$/, '')))
  if (telling.length > 0) throw new Error(`These files hold the path of this folder: ${telling.map((path) => path.slice(root.length)).join(', ')}`)
}
