import { utcDay } from '../../../core/values/dates'
import { Command } from 'commander'
import { jsonOption, type CommandContext } from '../command'
import { databaseUrl } from './database-url'
import { exitCodes } from '../failures'
import type { FetchOptions } from './fetch'
import type { ImportOptions } from './import'
import type { UpdateOptions } from './update'

interface DataFlags {
  database?: string
  json?: true
}

/** Flags of a command: its options without arguments, and the optional database. */
type Flags<O extends object> = Omit<O, 'database' | 'words' | 'path'> & DataFlags

const command = (name: string, description: string): Command =>
  new Command(name)
    .description(description)
    .option('--database <url>', 'file:<path> or postgres://...; default: DATABASE_URL, else file:depotkit.db')
    .addOption(jsonOption())

/** `data ...`: database code is loaded on demand. */
export function dataCommand({ setting, end }: CommandContext): Command {
  const { env, now } = setting
  const place = ({ database }: DataFlags) => databaseUrl(database, env)
  return new Command('data')
    .description('Bring in, look at and take out reference data')
    .addCommand(
      command('import', 'Import a file, a reference bundle, or every file of a folder')
        .argument('<path>', 'file or folder')
        .option('--format <format>', 'format; default: told from the content')
        .option('--isin <isin>', 'the fund or instrument, where the file does not say it')
        .option('--as-of <date>', 'date of the holdings, where the file does not say it')
        .option('--currency <code>', 'currency of prices')
        .option('--adjusted', 'the closes are adjusted for dividends')
        .action(async (path: string, flags: Flags<ImportOptions>) => (await import('./import')).dataImport({ ...flags, path, database: place(flags) }, env, setting, now())),
    )
    .addCommand(
      command('export', 'Write everything imported as one reference bundle')
        .argument('<path>', 'a folder, or a name that ends in .zip or .tar.gz')
        .option('--name <name>', 'name of the bundle (default: export)', 'export')
        .action(async (path: string, flags: DataFlags & { name: string }) => (await import('./show')).dataExport(place(flags), path, flags.name, flags.json === true, setting)),
    )
    .addCommand(
      command('list', 'Show what is there: age, licence, next update')
        .action(async (flags: DataFlags) => (await import('./show')).dataList(place(flags), env, flags.json === true, setting, utcDay(now()))),
    )
    .addCommand(
      command('check', 'Look for unknown sectors, weights out of range, stale dates, conflicting ISINs; findings end with 1')
        .action(async (flags: DataFlags) => {
          const clean = await (await import('./show')).dataCheck(place(flags), env, flags.json === true, setting, utcDay(now()))
          if (!clean) end(exitCodes.invalid)
        }),
    )
    .addCommand(
      command('update', 'Renew the data from open sources: holdings of funds (SEC), euro rates (ECB), issuers (GLEIF)')
        .option('--only <fund...>', 'only these holdings: series, ticker or ISIN')
        .option('--dry-run', 'say what is new, and change nothing')
        .action(async (flags: Flags<UpdateOptions>) => end(await (await import('./update')).dataUpdate({ ...flags, database: place(flags) }, env, setting, now()))),
    )
    .addCommand(
      command('fetch', 'Get what funds hold from their issuers, for your own use, and import it: says first on what terms, and asks')
        .argument('<fund...>', 'ISINs, or one depot file')
        .option('--yes', 'agree to the terms that are shown')
        .option('--dry-run', 'say whom it would ask and where, and ask nobody')
        .action(async (words: string[], flags: Flags<FetchOptions>) => end(await (await import('./fetch')).dataFetch({ ...flags, words, database: place(flags) }, setting))),
    )
    .addCommand(
      command('remove', 'Take an import out')
        .argument('<source>', 'its name as data list shows it')
        .action(async (source: string, flags: DataFlags) => (await import('./show')).dataRemove(place(flags), source, flags.json === true, setting, now())),
    )
}
