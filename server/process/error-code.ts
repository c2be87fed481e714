/** The code of an error of Node, of a library or of a database, such as `ENOENT`; empty without one. */
export const errorCode = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')
