/** The id of a further row: none that another one has. */
export const nextId = (rows: readonly { id: number }[]): number => rows.reduce((most, { id }) => Math.max(most, id), 0) + 1
