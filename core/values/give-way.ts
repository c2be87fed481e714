/** Long computations in steps, so that a service can answer others in between. */

/** Lets others have their turn if much was computed since the last one; otherwise returns without waiting. */
export type GiveWay = () => Promise<void> | undefined

/** Never waits: for computations beside which nobody else is served. */
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
