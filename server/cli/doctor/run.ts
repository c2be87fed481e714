/** `doctor`: looks at everything that an installation depends on and says what is wrong. */
import { ConfigError, readConfig, type Config } from '../../process/config'
import { withDatabase } from '../data/database-url'
import { exitCodes, explain, type ExitCode } from '../failures'
import { json, table, type Setting } from '../command'
import { findingsOf, type Finding, type Verdict } from './check'
import { ages, data, database, law, pages, providers, proxies, redis, unknownSettings, versions } from './checks'

/** A check that takes longer counts as failed. */
const LONGEST_MS = 20_000

/** Says what was found; the exit code is that of the worst finding. */
export async function doctor(setting: Setting, asJson: boolean): Promise<ExitCode> {
  const findings = await allFindings(setting)
  const exitCode = codeOf(findings)
  if (asJson) setting.out(json({ status: exitCode === exitCodes.ok ? 'ok' : 'failed', findings }))
  else setting.out(table(findings.map(({ check, verdict, message }) => [check, marks[verdict], message])))
  return exitCode
}

const marks: Readonly<Record<Verdict, string>> = { ok: 'ok', off: '-', warning: 'look', failed: 'FAILED' }

/** Wrong settings are the user's to mend; everything else that fails is not there. */
function codeOf(findings: readonly Finding[]): ExitCode {
  const failed = findings.filter(({ verdict }) => verdict === 'failed')
  if (failed.some(({ check }) => check === 'settings')) return exitCodes.invalid
  return failed.length > 0 ? exitCodes.unavailable : exitCodes.ok
}

async function allFindings({ env, now }: Setting): Promise<Finding[]> {
  const config = configOf(withDatabase(env))
  const always = [...unknownSettings(env), versions(), law(now()), pages()]
  if (Array.isArray(config)) return [...config, ...always]
  const asked: [string, Promise<Finding | Finding[]>][] = [
    ['data', data(config, now())], ['age', ages(config, now())], ['database', database(config)], ['redis', redis(config)], ['providers', providers(config)],
  ]
  const answers = await Promise.all(asked.map(([check, answer]) => inTime(check, answer)))
  return [findingsOf('settings').ok('all can be read'), ...proxies(config), ...always, ...answers.flat()]
}

function configOf(env: Setting['env']): Config | Finding[] {
  try {
    return readConfig(env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.message.split('\n').map((line) => findingsOf('settings').failed(line))
  }
}

/** What a check throws is a finding, too: only its name, which holds no address. */
async function inTime(check: string, answer: Promise<Finding | Finding[]>): Promise<Finding | Finding[]> {
  const { failed } = findingsOf(check)
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Finding>((resolve) => {
    timer = setTimeout(() => resolve(failed(`does not answer within ${LONGEST_MS / 1_000} seconds`)), LONGEST_MS)
  })
  const told = answer.catch((error: unknown) => {
    const { lines, exitCode } = explain(error)
    return failed(exitCode === exitCodes.unexpected ? `fails with ${error instanceof Error ? error.name : 'an error'}` : lines.join('; '))
  })
  return Promise.race([told, late]).finally(() => clearTimeout(timer))
}
