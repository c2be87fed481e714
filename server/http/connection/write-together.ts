let end: Promise<void> | undefined

/**
 * Resolves when all requests of this turn of the event loop have been computed. Answers written together wake a receiver
 * once instead of once each, which under load is a large part of the cost of a small request.
 */
export const endOfTurn = (): Promise<void> =>
  (end ??= new Promise((resolve) =>
    setImmediate(() => {
      end = undefined
      resolve()
    }),
  ))
