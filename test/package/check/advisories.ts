/** What the registry knows against the packages that are bundled; `npm audit --omit=dev` sees those alone that are installed beside. */
import { spawnSync } from 'node:child_process'
import { lockedPackages, readBill } from '../../../scripts/bill-of-materials'
import { root } from './shell'

/** What `npm audit --json` says of a package; `via` has a text where the fault is that of a dependency. */
interface Vulnerability {
  nodes: string[]
  via: (string | { title: string; url: string; severity: string })[]
}

/** The advisories against what lies in the given folders of the lock file. */
export function advisoriesOn(isBundled: (folder: string) => boolean, vulnerabilities: Readonly<Record<string, Vulnerability>>): string[] {
  return Object.entries(vulnerabilities)
    .filter(([, { nodes }]) => nodes.some(isBundled))
    .flatMap(([name, { via }]) => via.filter((entry) => typeof entry !== 'string').map(({ title, url, severity }) => `${name}: ${title} (${severity}, ${url})`))
}

/** Asks for advisories on the bill of materials and throws if there are any; where the registry answers no such question it says so and passes. */
export function checkAdvisories(): void {
  const { stdout } = spawnSync('npm', ['audit', '--json'], { cwd: root, encoding: 'utf8', maxBuffer: 50e6, timeout: 120_000 })
  const { vulnerabilities, message } = JSON.parse(stdout === '' ? '{}' : stdout) as { vulnerabilities?: Record<string, Vulnerability>; message?: string }
  if (vulnerabilities === undefined) return console.log(`  skipped, the registry does not say: ${message?.split(' - ')[0] ?? 'no answer'}`)
  const listed = new Set(readBill().components.map(({ group, name, version }) => `${group === undefined ? name : `${group}/${name}`}@${version}`))
  const locked = lockedPackages()
  const known = advisoriesOn((folder) => listed.has(locked.get(folder)?.id ?? ''), vulnerabilities)
  if (known.length > 0) throw new Error(`Bundled packages with known vulnerabilities:\n${known.join('\n')}`)
  console.log(`  none in ${listed.size} packages`)
}
