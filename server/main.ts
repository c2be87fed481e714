/**
 * Entry point of the service. It imports a hundred modules at once; if the system's limit on open files is too low for that,
 * the error says so.
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
