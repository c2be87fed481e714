import type { GiveWay } from '../../core/values/give-way'

/** How long requests compute before what came in meanwhile is looked at. */
const STRETCH_MS = 10

let turned = 0
let next: Promise<void> | undefined

/** Lets the event loop turn where it has not for a while, whoever kept it busy. */
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
