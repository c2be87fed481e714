import { Command } from 'commander'
import type { Findable } from '../../../core/find/entry'
import { findIn, findRequest, MOST_FOUND } from '../../../core/find/find'
import { check } from '../../../core/contract/issues'
import { withAnswerer } from '../answerer'
import { jsonOption, type AnswerFlags, type CommandContext, json, table } from '../command'
import { percent } from '../../data/decimal'
import { CommandFailed, exitCodes } from '../failures'

const lineOf = ({ isin, wkn, name, kind, ter }: Findable): string[] => [isin, wkn ?? '', name, kind, ter === null ? '' : percent(ter)]

const listText = (found: readonly Findable[]): string =>
  found.length === 0 ? 'Nothing is known by these words.' : table([['ISIN', 'WKN', 'Name', 'Kind', 'TER'], ...found.map(lineOf)])

interface FindFlags extends AnswerFlags {
  kind?: string
  class?: string
}

/** Option names by field, for errors. */
const flagOf: Readonly<Record<string, string>> = { q: '<words>', kind: '--kind', assetClass: '--class', limit: '--rows' }

/** The search request of the flags. */
function requestOf(words: readonly string[], { rows, kind, class: assetClass }: FindFlags) {
  const checked = check(findRequest, { q: words.join(' '), kind, assetClass, ...(rows === undefined ? {} : { limit: Number(rows) }) })
  if (checked.ok) return checked.data
  throw new CommandFailed(checked.issues.map(({ path, message }) => `${flagOf[String(path[0])] ?? ''}: ${message}`).join('; '))
}

/** `find <words...>` */
export const findCommand = ({ setting, end }: CommandContext): Command =>
  new Command('find')
    .description('Find the ISIN of a fund or share by name, WKN, ticker or a part of them')
    .argument('<words...>', 'what it is called')
    .addOption(jsonOption())
    .option('--rows <number>', `how many are printed, 1 to ${MOST_FOUND} (default: 10)`)
    .option('--kind <kind>', 'only stock, fund, etc, bond or other')
    .option('--class <class>', 'only what consists of this: equities, bonds, gold, real_estate, ...')
    .option('--url <address>', 'search the directory of this depotkit server instead')
    .action(async (words: string[], flags: FindFlags) => {
      const request = requestOf(words, flags)
      const { found } = await withAnswerer(flags.url, setting, async (answerer) => findIn({ entries: await answerer.directory() }, request))
      setting.out(flags.json === true ? json(found) : listText(found))
      if (found.length === 0) end(exitCodes.unavailable)
    })
