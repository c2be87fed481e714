/** An assistant that sends many calls at once on standard input to the built command: each is answered, and few are worked on at a time. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { embeddedTables } from '../../server/data/embedded/embedded'
import { projectFolder } from '../support/built'

const CALLS = 400
const FUNDS = 5
/** Four calls at a time are well within it; the results of all together are not. */
const HEAP_MB = 160

interface Message {
  id: number
  result?: { isError?: boolean }
}

const messageOf = (id: number, method: string, params: object): string => `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`

test('hundreds of calls at once do not fill the memory, and each is answered', async () => {
  const { isins } = await embeddedTables().catalogue()
  const holdingsOf = (id: number) => Array.from({ length: FUNDS }, (_, n) => ({ isin: isins[(id * 7 + n * 3) % isins.length], value: 1000 + n }))
  const calls = Array.from({ length: CALLS }, (_, n) => messageOf(n + 1, 'tools/call', { name: 'analyzePublicPortfolio', arguments: { basis: 'values', limit: 100, holdings: holdingsOf(n) } }))
  const initialize = messageOf(0, 'initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } })
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP_MB}`, join(projectFolder, 'dist/server/cli.js'), 'mcp'], { env: { PATH: process.env['PATH'] ?? '' } })
  let said = ''
  child.stderr.on('data', (part: Buffer) => (said += part.toString()))
  child.stdin.on('error', () => undefined) // a process that has ended reads nothing
  child.stdin.end(initialize + calls.join(''))
  const answers: Message[] = []
  createInterface({ input: child.stdout }).on('line', (line) => {
    const { id, result } = JSON.parse(line) as Message
    answers.push({ id, result: { isError: result?.isError ?? false } })
  })
  const [code] = await once(child, 'close')
  expect([code, said]).toEqual([0, ''])
  expect(answers.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(Array.from({ length: CALLS + 1 }, (_, id) => id))
  expect(answers.filter(({ result }) => result?.isError !== false)).toEqual([])
})
