/** The command line as a process: pipes, streams, exit codes, and completion in real shells. */
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linkedNamespaces } from '../../../core/contract/namespaces'
import { calculations } from '../../../core/registry/registry'
import { projectFolder } from '../../support/built'
import { endlessPdf } from '../../support/pdf-file'
import { runCli } from './support'

const command = `'${process.execPath}' '${join(projectFolder, 'dist/server/cli.js')}'`
const csv = 'Gesamtwert: 10.000,00 EUR\n\nISIN;Kurswert\nIE00B4L5Y983;7.500,00\nCash;2.500,00\n'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'depotkit-process-'))
  writeFileSync(join(folder, 'p.csv'), csv)
  writeFileSync(join(folder, 'depotkit'), `#!/bin/sh\nexec ${command} "$@"\n`)
  chmodSync(join(folder, 'depotkit'), 0o755)
})
afterAll(() => rmSync(folder, { recursive: true }))

const env = () => ({ PATH: `${folder}:${process.env['PATH'] ?? ''}`, HOME: folder })
const shell = (script: string, input = '') => spawnSync('bash', ['-c', script], { cwd: folder, env: env(), input, encoding: 'utf8' })

describe('the process', () => {
  test('reads standard input, and prints no colour into a pipe', () => {
    const { status, stdout, stderr } = shell('depotkit analyze - sectors', csv)
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/Sectors: (ok|partial)/)
    expect(stdout).not.toContain('\u001b')
  })

  test('has exit codes for scripts', () => {
    const { stdout } = shell(
      [
        'depotkit calc notgroschen --json > result.json; echo $?',
        'depotkit calc notgroschen --bufferMonth 3 2> wrong; echo $?',
        'depotkit analyze p.csv overlap > none; echo $?',
        'depotkit analyze p.csv --url http://127.0.0.1:1 2> away; echo $?',
        'cat wrong away',
      ].join('\n'),
    )
    expect(stdout.trim().split('\n')).toEqual(['0', '1', '2', '2', "unknown option '--bufferMonth'; did you mean --bufferMonths?", 'http://127.0.0.1:1 could not be reached.'])
  })

  test('stops at once while it reads a PDF without end', async () => {
    writeFileSync(join(folder, 'endless.pdf'), endlessPdf())
    const child = spawn(process.execPath, [join(projectFolder, 'dist/server/cli.js'), 'analyze', 'endless.pdf'], { cwd: folder, env: env() })
    await new Promise((resolve) => setTimeout(resolve, 2000))
    child.kill('SIGINT')
    expect(await new Promise((resolve) => child.once('close', (code, signal) => resolve(signal ?? code)))).toBe('SIGINT')
  })

  test('ends quietly when its reader has seen enough', async () => {
    const child = spawn('bash', ['-c', 'depotkit catalog --json | head -c 20; echo; echo ${PIPESTATUS[0]}'], { cwd: folder, env: env() })
    let [out, err] = ['', '']
    child.stdout.on('data', (part: Buffer) => (out += part.toString()))
    child.stderr.on('data', (part: Buffer) => (err += part.toString()))
    expect(await new Promise((resolve) => child.once('close', resolve))).toBe(0)
    expect(err).toBe('')
    expect(out.split('\n').slice(-2)[0]).toBe('0')
  })
})

/** What bash offers for a line that ends in a tabulator. */
function offered(line: string): string[] {
  const words = line.split(' ').map((word) => `'${word}'`).join(' ')
  const script = `source script.bash; COMP_WORDS=(${words}); COMP_CWORD=$((\${#COMP_WORDS[@]}-1)); _depotkit; printf '%s\\n' "\${COMPREPLY[@]}"`
  const { stdout, stderr } = shell(script)
  expect(stderr).toBe('')
  return stdout.split('\n').filter((word) => word !== '')
}

/** What the script would be told, without a shell and a process for each line. */
const offeredHere = async (line: string): Promise<string[]> => (await runCli(['complete', '--', ...line.split(' ')])).out.split('\n').map((row) => row.split('\t')[0] ?? '')

describe('completion in bash', () => {
  beforeAll(() => {
    expect(shell('depotkit completion bash > script.bash').stderr).toBe('')
  })

  test('is registered, with files where nothing else is known', () => {
    expect(shell('source script.bash; complete -p depotkit').stdout).toBe('complete -o default -F _depotkit depotkit\n')
    expect(offered('depotkit analyze ')).toEqual([])
  })

  test('offers commands, calculators, capabilities, fields and their values', async () => {
    expect(offered('depotkit ')).toEqual(['serve', 'mcp', 'doctor', 'analyze', 'convert', 'calc', 'tax', 'compare', 'catalog', 'find', 'data', 'completion'])
    expect(await offeredHere('calc ')).toEqual(linkedNamespaces.flatMap((namespace) => calculations[namespace].map(({ id }) => id)))
    expect(await offeredHere('analyze p.csv overlap c')).toEqual(['concentration', 'currencies', 'costs', 'cost-drag', 'compare', 'contribution-plan'])
    expect(await offeredHere('calc vorabpauschale --wert')).toEqual(['--wert_jahresanfang', '--wert_jahresende'])
    expect(offered('depotkit calc vorabpauschale --wert_jahresende 5 --taxProfile.filing_status ')).toEqual(['single', 'joint'])
    expect(await offeredHere('analyze p.csv stress-scenarios --sc')).toEqual(['--scenarioKeys'])
  })
})

describe.each([['zsh', ['-n']], ['fish', ['--no-execute']]] as const)('completion in %s', (name, check) => {
  const absent = spawnSync(name, ['-c', 'true']).error !== undefined
  if (absent) console.log(`skipped: ${name} is not installed`)

  test.skipIf(absent)('is a script that the shell can read', () => {
    const { status, stderr } = shell(`depotkit completion ${name} > script && ${name} ${check.join(' ')} script`)
    expect([status, stderr]).toEqual([0, ''])
  })
})
