/** `npm start`: the server, the command line and the pages into `dist`, unless that is newer than everything it is made of. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))

const sources = ['core', 'sdk', 'server', 'scripts', 'package-lock.json', 'tsup.config.ts', 'vite.config.ts']
const results = ['dist/server/main.js', 'dist/server/cli.js', 'dist/web/manifest.json', 'dist/sbom.cdx.json']

/** Latest modification time at or below a path. */
function changedAt(path: string): number {
  const status = statSync(path)
  if (!status.isDirectory()) return status.mtimeMs
  return Math.max(status.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))))
}

const isCurrent = (): boolean =>
  results.every((path) => existsSync(join(root, path))) &&
  Math.max(...sources.map((path) => changedAt(join(root, path)))) < Math.min(...results.map((path) => statSync(join(root, path)).mtimeMs))

/** Rebuilds `dist` if outdated; returns whether it was. Always a production build, even from a test: Vite's test builds contain paths of this machine. */
export function buildService(): boolean {
  if (isCurrent()) return false
  for (const command of ['tsup --env.PART=server --silent', 'vite build']) {
    execFileSync('npx', ['--no', ...command.split(' ')], { cwd: root, env: { ...process.env, NODE_ENV: undefined }, stdio: ['ignore', 'ignore', 'inherit'] })
  }
  return true
}

if (resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) buildService()
