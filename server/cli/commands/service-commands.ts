import { Command } from 'commander'
import { jsonOption, type CommandContext } from '../command'

/** `serve` and `mcp`, which run until stopped, and `doctor`, which checks whether they can. */
export const serviceCommands = ({ setting, end }: CommandContext): Command[] => [
  new Command('serve')
    .description('Start the service; settings come from the environment')
    .addOption(jsonOption().hideHelp())
    .action(async () => {
      const { withDatabase } = await import('../data/database-url')
      Object.assign(process.env, withDatabase(setting.env))
      const { serve } = await import('../../serve')
      serve()
    }),
  new Command('mcp')
    .description('Offer every operation as a tool of the Model Context Protocol, on standard input and output')
    .addOption(jsonOption().hideHelp())
    .action(async () => {
      const { serveMcp } = await import('./mcp')
      await serveMcp(setting.env)
    }),
  new Command('doctor')
    .description('Look whether settings, data, database, Redis and providers are as they should be')
    .addOption(jsonOption())
    .action(async ({ json }: { json?: true }) => end(await (await import('../doctor')).doctor(setting, json === true))),
]
