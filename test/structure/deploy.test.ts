/** What operators copy names what the package installs. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import packageFile from '../../package.json' with { type: 'json' }

const unit = readFileSync(new URL('../../deploy/depotkit.service', import.meta.url), 'utf8')
const settings = new Map(unit.split('\n').filter((line) => /^[A-Z]\w*=/.test(line)).map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const))

test('the systemd unit starts the command of the package, as a user without rights', () => {
  expect(settings.get('ExecStart')).toBe(`/usr/bin/node /opt/depotkit/node_modules/${packageFile.name}/${packageFile.bin.depotkit} serve`)
  expect(['DynamicUser', 'NoNewPrivileges', 'ProtectSystem', 'StateDirectory'].map((name) => settings.get(name))).toEqual(['yes', 'yes', 'strict', 'depotkit'])
})

test('the package has what its README links to', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  const files = [...readme.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) => path)
  expect(files.length).toBeGreaterThan(5)
  for (const path of files) {
    expect(existsSync(new URL(`../../${path}`, import.meta.url)), path).toBe(true)
    const isPacked = packageFile.files.some((entry) => path === entry || path.startsWith(`${entry}/`) || (entry === 'docs/*.md' && /^docs\/[^/]+\.md$/.test(path)))
    expect(isPacked || ['README.md', 'LICENSE'].includes(path) || path.startsWith('examples'), path).toBe(true)
  }
})
