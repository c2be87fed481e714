import type { Environment } from '../../../server/process/config'
import { main } from '../../../server/cli/program'

export interface CliOptions {
  env?: Environment
  /** What files hold; `-` is standard input. Others do not exist. */
  files?: Readonly<Record<string, string | Uint8Array>>
  colour?: boolean
  now?: Date
}

export interface Ran {
  exitCode: number
  out: string
  /** Lines of the error output. */
  err: string[]
  /** The output as JSON. */
  data(): unknown
}

/** Runs a command in this process. */
export async function runCli(args: readonly string[], { env = {}, files = {}, colour = false, now = new Date() }: CliOptions = {}): Promise<Ran> {
  const said: string[] = []
  const err: string[] = []
  const exitCode = await main(args, {
    out: (text) => void said.push(text),
    err: (text) => void err.push(text),
    interactive: false,
    colour,
    env,
    now: () => now,
    read: async (path) => {
      const content = files[path]
      if (content === undefined) throw Object.assign(new Error('no such file'), { code: 'ENOENT' })
      return Buffer.from(content)
    },
  })
  const out = said.join('\n')
  return { exitCode, out, err, data: () => JSON.parse(out) as unknown }
}
