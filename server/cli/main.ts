#!/usr/bin/env node
/** The command line: the service, its operations without a service, and the reference data. */
import { createReadStream } from 'node:fs'
import { exitCodes } from './failures'
import type { Setting } from './command'
import { main } from './program'

const { stdin, stdout, stderr, env, argv } = process

/** Most bytes of an input file. */
const MAX_BYTES = 64_000_000

/** Reads a stream, up to the bound on files. */
async function bounded(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let total = 0
  for await (const part of stream) {
    total += part.length
    if (total > MAX_BYTES) throw Object.assign(new Error('too large'), { code: 'EFBIG' })
    parts.push(part)
  }
  return Buffer.concat(parts, total)
}

async function confirm(question: string): Promise<boolean> {
  const { createInterface } = await import('node:readline/promises')
  const terminal = createInterface({ input: stdin, output: stderr })
  try {
    return /^(y|yes|j|ja)$/i.test((await terminal.question(question)).trim())
  } finally {
    terminal.close()
  }
}

const setting: Setting = {
  out: (text) => void stdout.write(`${text}\n`),
  err: (text) => void stderr.write(`${text}\n`),
  interactive: stderr.isTTY === true,
  colour: stdout.isTTY === true && stdout.hasColors(),
  env,
  now: () => new Date(),
  ...(stdin.isTTY === true ? { confirm } : {}),
  read: (path) => bounded(path === '-' ? stdin : createReadStream(path)),
}

// A closed pipe, as by head, is no failure; a full disk is.
for (const stream of [stdout, stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit()
    if (stream === stdout) stderr.write('the output cannot be written: is there room on the disk?\n')
    process.exit(exitCodes.unavailable)
  })
}

main(argv.slice(2), setting).then((exitCode) => {
  if (exitCode !== 0) process.exitCode = exitCode
})
