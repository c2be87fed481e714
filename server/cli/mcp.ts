import { createInterface } from 'node:readline'
import { readConfig, type Environment } from '../config'
import { answerLine } from '../mcp'
import { referenceSource } from '../reference/source'
import { withDatabase } from './database'
import type { Output } from './output'
import { version } from './version'

/** Serves the tools until the input ends. */
export async function serveMcp(env: Environment, input: NodeJS.ReadableStream, output: Output): Promise<void> {
  const config = readConfig(withDatabase(env))
  const reference = await referenceSource(config)
  const baseUrl = config.PUBLIC_BASE_URL ?? `http://${config.HOST}:${config.PORT}`
  const setting = { version, context: () => ({ now: new Date().toISOString(), baseUrl, reference }) }
  try {
    for await (const line of createInterface({ input })) {
      const answer = line.trim() === '' ? null : await answerLine(line, setting)
      if (answer !== null) output.out(answer)
    }
  } finally {
    await reference.close()
  }
}
