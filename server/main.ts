/**
 * The service as a process. What it is made of is loaded from here, a hundred files at once: where the system allows a process
 * too few of them, that is said in words.
 */
const isFull = (error: unknown): boolean => error instanceof Error && 'code' in error && (error.code === 'EMFILE' || error.code === 'ENFILE')

import('./serve').then(
  ({ serve }) => serve(),
  (error: unknown) => {
    if (!isFull(error)) throw error
    process.stderr.write('depotkit cannot start. The system lets it open too few files at a time: allow 1024 or more (ulimit -n 1024).\n')
    process.exitCode = 1
  },
)
