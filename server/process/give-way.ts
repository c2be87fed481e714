import type { GiveWay } from '../../core/values/give-way'

/** Computing time after which the event loop handles I/O. */
const STRETCH_MS = 10

let turned = 0
let next: Promise<void> | undefined

/** Yields to the event loop if it has been blocked for `STRETCH_MS`, by whichever request. */
export const giveWay: GiveWay = () => {
  if (performance.now() - turned < STRETCH_MS) return undefined
  return (next ??= new Promise((resolve) =>
    setImmediate(() => {
      next = undefined
      turned = performance.now()
      resolve()
    }),
  ))
}
