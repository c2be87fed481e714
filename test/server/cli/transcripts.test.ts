/** The transcripts of `docs/command-line.md` are what the command line prints. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { runCli } from './support'

const chapter = readFileSync(new URL('../../../docs/command-line.md', import.meta.url), 'utf8')

/** Command and what follows it, of every block. */
const transcripts = [...chapter.matchAll(/^```console\n\$ (.+)\n([\s\S]*?)^```$/gm)].map(([, command = '', printed = '']) => ({ command, printed }))

const files = Object.fromEntries(transcripts.flatMap(({ command, printed }) => (command.startsWith('cat ') ? [[command.slice('cat '.length), printed]] : [])))

/** `[...]` stands for lines that are left out. */
const patternOf = (printed: string): RegExp =>
  new RegExp(`^${printed.trimEnd().split('\n').map((line) => (line === '[...]' ? '[\\s\\S]*' : line.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))).join('\n')}$`)

describe('docs/command-line.md', () => {
  const commands = transcripts.filter(({ command }) => command.startsWith('depotkit '))

  test('has transcripts of its main commands', () => {
    expect(commands.map(({ command }) => command.split(' ')[1])).toEqual(expect.arrayContaining(['analyze', 'calc']))
  })

  test.each(commands.map(({ command, printed }) => [command, printed] as const))('%s', async (command, printed) => {
    const { out, err } = await runCli(command.split(' ').slice(1), { files })
    expect([out, ...err].filter((text) => text !== '').join('\n')).toMatch(patternOf(printed))
  })
})
