import { Command, Option } from 'commander'
import { withAnswerer } from '../answerer'
import { choice, jsonOption, type CommandContext, json } from '../command'
import { CommandFailed } from '../failures'
import { andOption, portfolioFrom, portfolioOptions, portfolioReading, type PortfolioFlags } from '../request'

interface ConvertFlags extends PortfolioFlags {
  baseCurrency?: string
  url?: string
}

const currencyOption = (): Option =>
  new Option('--base-currency <code>', 'currency of all values (default: EUR)').argParser((text: string) => {
    if (/^[A-Za-z]{3}$/.test(text)) return text.toUpperCase()
    throw new CommandFailed('--base-currency: must be a currency such as EUR')
  })

/** `convert <file>` */
export function convertCommand({ setting }: CommandContext): Command {
  const command = new Command('convert')
    .description('Write the request that a depot file makes as JSON, for fixtures, calls and other tools')
    .argument('<file>', 'export of a bank, broker or app (CSV, XLSX, ODS, PDF, JSON, OFX), or - for standard input')
    .addOption(currencyOption())
  for (const option of [...portfolioOptions(), andOption()]) command.addOption(option)
  return command
    .addOption(choice('--locale <language>', 'language of the messages', ['en', 'de']))
    .addOption(jsonOption())
    .option('--url <address>', 'look up securities without ISIN in the directory of this depotkit server')
    .action(async (file: string, flags: ConvertFlags) => {
      const reading = { ...portfolioReading(flags, { ...flags }), most: Infinity }
      const { body } = await withAnswerer(flags.url, setting, (answerer) => portfolioFrom(file, reading, answerer, setting))
      setting.out(json(body))
    })
}
