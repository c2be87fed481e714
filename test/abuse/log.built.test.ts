/** A standard output that nobody reads: a stuck shipper of logs, a pager. Requests are answered all the same, and what was left out is said. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { closeSync, constants, mkdtempSync, openSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { projectFolder } from '../support/built'
import { freePort } from '../support/port'
import { send, wait } from './http'

let folder: string
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'depotkit-unread-log-'))))
afterAll(() => rmSync(folder, { recursive: true }))

const running: ChildProcess[] = []
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

interface Unread {
  child: ChildProcess
  /** What is in the output, from the time on when it is asked for. */
  read(): Readable
}

function start(port: number, stdout: 'pipe' | number): ChildProcess {
  const child = spawn(process.execPath, [join(projectFolder, 'dist/server/main.js')], {
    env: { PATH: process.env['PATH'] ?? '', PORT: String(port), RATE_LIMIT_UNITS: '0' }, stdio: ['ignore', stdout, 'inherit'],
  })
  running.push(child)
  return child
}

/** A socket, as Node and systemd give it, and a pipe, as shells do. */
const outputs: [name: string, startWith: (port: number) => Unread][] = [
  ['a socket', (port) => {
    const child = start(port, 'pipe')
    return { child, read: () => child.stdout as Readable }
  }],
  ['a pipe', (port) => {
    const path = join(folder, `${port}.fifo`)
    execFileSync('mkfifo', [path])
    const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
    const writer = openSync(path, constants.O_WRONLY)
    const child = start(port, writer)
    closeSync(writer)
    return {
      child,
      read: () => {
        const cat = spawn('cat', [path], { stdio: ['ignore', 'pipe', 'inherit'] })
        running.push(cat)
        cat.stdout.once('data', () => closeSync(reader))
        return cat.stdout
      },
    }
  }],
]

async function untilItAnswers(port: number): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if ((await send(port, { method: 'GET', path: '/healthz' })).kind === 'answer') return
    await wait(100)
  }
  throw new Error('The service did not start')
}

const request = 'GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n'

/** Sends so many requests at once over one connection; returns how many were answered before it ended, or nothing came for twenty seconds. */
const pipelined = (port: number, count: number): Promise<number> =>
  new Promise((resolve) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(`${`${request}\r\n`.repeat(count - 1)}${request}connection: close\r\n\r\n`))
    socket.setTimeout(20_000, () => socket.destroy())
    socket.on('data', (part) => (text += part.toString()))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(text.split('HTTP/1.1 200 ').length - 1))
  })

/** Sends so many requests over ten connections; returns how many were answered. */
async function answered(port: number, count: number): Promise<number> {
  const counts = await Promise.all(Array.from({ length: 10 }, () => pipelined(port, count / 10)))
  return counts.reduce((sum, each) => sum + each, 0)
}

const dropped = async (port: number): Promise<number> => {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return Number(/^depotkit_log_lines_dropped_total (\d+)/m.exec(metrics)?.[1])
}

describe('a log to', () => {
  test.each(outputs)('%s that nobody reads keeps no request waiting, is bounded, and says later what is missing', async (_name, startWith) => {
    const port = await freePort()
    const { child, read } = startWith(port)
    await untilItAnswers(port)
    // a line has some 100 bytes: the system takes a few hundred kilobytes, the service a megabyte
    let count = 0
    while (count < 40_000 && (await dropped(port)) === 0) {
      expect(await answered(port, 1_000), `after ${count} requests`).toBe(1_000)
      count += 1_000
    }
    expect(await dropped(port)).toBeGreaterThan(0)
    let text = ''
    read().on('data', (part: Buffer) => (text += part.toString())).on('error', () => undefined)
    for (let tries = 0; tries < 300 && !/left out.*\n$/.test(text); tries += 1) await wait(100)
    const lines = text.trimEnd().split('\n').map((line) => JSON.parse(line) as { msg: string; dropped?: number })
    expect(lines.filter(({ msg }) => msg.includes('left out')).map((line) => line.dropped)).toEqual([await dropped(port)])
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  })

  test.each(outputs)('%s that nobody reads does not keep the process from ending', async (_name, startWith) => {
    const port = await freePort()
    const { child } = startWith(port)
    await untilItAnswers(port)
    expect(await answered(port, 4_000)).toBe(4_000)
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  })
})
