import { spawn, type ChildProcessByStdio } from 'node:child_process'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

type Child = ChildProcessByStdio<null, Readable, Readable>

function startProcess(env: Record<string, string>): { child: Child; output: () => string; ended: Promise<number | null> } {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  let text = ''
  child.stdout.on('data', (part: Buffer) => (text += part.toString()))
  child.stderr.on('data', (part: Buffer) => (text += part.toString()))
  return { child, output: () => text, ended: new Promise((resolve) => child.once('exit', resolve)) }
}

const addressIn = async (output: () => string): Promise<string> => {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    const address = /listening at (http:\/\/[^"]+)/.exec(output())?.[1]
    if (address !== undefined) return address
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('It did not listen in 15 seconds')
}

describe('the process', { timeout: 30_000 }, () => {
  test.each([
    [{ PORT: 'secret-port' }, 'PORT'],
    [{ TRUSTED_PROXIES: 'secret-proxy', RATE_LIMIT_UNITS: 'secret-units' }, 'RATE_LIMIT_UNITS, TRUSTED_PROXIES'],
  ])('a wrong environment stops the start and names the variables: %j', async (env, names) => {
    const { ended, output } = startProcess(env)
    expect(await ended).toBe(1)
    expect(output()).toContain(names)
    expect(output()).not.toContain('secret')
  })

  test('a bundle that does not exist stops the start', async () => {
    const { ended, output } = startProcess({ DEPOTKIT_BUNDLE: 'no-such-folder' })
    expect(await ended).toBe(1)
    expect(output()).toContain('depotkit cannot start')
  })

  test('answers, and ends with 0 on SIGTERM, with every request in the log', async () => {
    const { child, ended, output } = startProcess({ DEPOTKIT_BUNDLE: 'none' })
    const address = await addressIn(output)
    expect((await fetch(`${address}/health`)).status).toBe(200)
    const ready = await (await fetch(`${address}/ready`)).json()
    expect(ready).toMatchObject({ data: { status: 'ready', limiter: { store: 'memory', state: 'ok' } }, error: null })
    const closed = new Promise((resolve) => child.once('close', resolve))
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    await closed
    for (const operation of ['health', 'ready']) expect(output()).toContain(`"operation":"${operation}"`)
  })
})
