interface Base {
  below: string
}

interface Inner {
  within: string
}

/** For the test of what finds missing comments. */
export interface Sample extends Base {
  /** Said. */
  said: string
  silent: string
  /** Said. */
  inner: { silent: string }
  /** Said. */
  other: Inner
}

export const mute = (given: { any: string }): string => given.any

/** Said. */
export type Choice = { kind: string }

/** Said. */
export class Said {
  #hidden = 1
  /** Said. */
  get said(): number {
    const inside: { any: number } = { any: this.#hidden }
    return inside.any
  }
}
