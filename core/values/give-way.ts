/** Long computations in steps, so that a service can answer others in between. */

/** Waits until others had their turn, where much was computed since the last one; else there is nothing to wait for. */
export type GiveWay = () => Promise<void> | undefined

/** Computes on without a stop: what nobody else waits for. */
export const computeOn: GiveWay = () => undefined

/** A computation that can stop after each step. */
export type Steps<T> = Generator<undefined, T, undefined>

/** The result of all steps in one go. */
export function inOneGo<T>(steps: Steps<T>): T {
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  return step.value
}

/** The result of all steps; others have their turn in between. */
export async function givingWay<T>(steps: Steps<T>, giveWay: GiveWay): Promise<T> {
  let step = steps.next()
  while (step.done !== true) {
    const turn = giveWay()
    if (turn !== undefined) await turn
    step = steps.next()
  }
  return step.value
}
