#!/usr/bin/env node
/** The command line: the service, its operations without a service, and the reference data. */
import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { Setting } from './output'
import { main } from './program'

const { stdin, stdout, stderr, env, argv } = process

const setting: Setting = {
  out: (text) => void stdout.write(`${text}\n`),
  err: (text) => void stderr.write(`${text}\n`),
  interactive: stderr.isTTY === true,
  colour: stdout.isTTY === true && stdout.hasColors(),
  env,
  now: () => new Date(),
  read: (path) => (path === '-' ? buffer(stdin) : readFile(path)),
}

// A reader such as head has seen enough: that is no failure, and there is nobody left to write to.
for (const stream of [stdout, stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })
}

main(argv.slice(2), setting).then((exitCode) => {
  if (exitCode !== 0) process.exitCode = exitCode
})
