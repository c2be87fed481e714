import { Command } from 'commander'
import type { Findable } from '../../../core/find/entry'
import { finder } from '../../../core/find/finder'
import { withAnswerer } from '../answerer'
import { jsonOption, type AnswerFlags, type CommandContext } from '../command'
import { CommandFailed, exitCodes } from '../failures'
import { json, percent, table } from '../output'

const lineOf = ({ isin, wkn, name, kind, ter }: Findable): string[] => [isin, wkn ?? '', name, kind, ter === null ? '' : percent(ter)]

const listText = (found: readonly Findable[]): string =>
  found.length === 0 ? 'Nothing is known by these words.' : table([['ISIN', 'WKN', 'Name', 'Kind', 'TER'], ...found.map(lineOf)])

function limitOf({ rows = '10' }: AnswerFlags): number {
  if (/^[1-9]\d{0,2}$/.test(rows)) return Number(rows)
  throw new CommandFailed('--rows: must be a whole number from 1 to 999')
}

/** `find <words...>` */
export const findCommand = ({ setting, end }: CommandContext): Command =>
  new Command('find')
    .description('Find the ISIN of a fund or share by name, WKN, ticker or a part of them')
    .argument('<words...>', 'what it is called')
    .addOption(jsonOption())
    .option('--rows <number>', 'how many are printed (default: 10)')
    .option('--url <address>', 'search the directory of this depotkit server instead')
    .action(async (words: string[], flags: AnswerFlags) => {
      const limit = limitOf(flags)
      const found = await withAnswerer(flags.url, setting, async (answerer) => finder(await answerer.directory())(words.join(' '), limit))
      setting.out(flags.json === true ? json(found) : listText(found))
      if (found.length === 0) end(exitCodes.unavailable)
    })
