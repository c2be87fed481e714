/** Long computations in steps, so that a service can answer other requests in between. */

/** Yields to other requests if much was computed since the last time; otherwise returns without waiting. */
export type GiveWay = () => Promise<void> | undefined

/** Never yields: for processes that serve no other requests. */
export const computeOn: GiveWay = () => undefined

/** A computation that can stop after each step. */
export type Steps<T> = Generator<undefined, T, undefined>

/** Runs all steps without yielding, and returns the result. */
export function inOneGo<T>(steps: Steps<T>): T {
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  return step.value
}

/** Runs all steps, yielding in between, and returns the result. */
export async function givingWay<T>(steps: Steps<T>, giveWay: GiveWay): Promise<T> {
  let step = steps.next()
  while (step.done !== true) {
    const turn = giveWay()
    if (turn !== undefined) await turn
    step = steps.next()
  }
  return step.value
}
