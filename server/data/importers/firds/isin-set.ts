/** A set of ISINs in eight bytes each, so that all instruments of the Union fit: an ISIN is two numbers of six places to the base of 36. */
const PLACES = 6
const FILL_MAX = 0.6

export class IsinSet {
  private head = new Uint32Array(1 << 10)
  private tail = new Uint32Array(1 << 10)
  private count = 0

  /** Adds a valid ISIN; whether it is new. */
  add(isin: string): boolean {
    if (this.count >= this.head.length * FILL_MAX) this.grow()
    const added = this.put(Number.parseInt(isin.slice(0, PLACES), 36), Number.parseInt(isin.slice(PLACES), 36))
    if (added) this.count += 1
    return added
  }

  /** No ISIN begins with six zeros, so a head of 0 is an empty place. */
  private put(head: number, tail: number): boolean {
    const last = this.head.length - 1
    let at = (Math.imul(head, 0x9e3779b1) ^ Math.imul(tail, 0x85ebca6b)) & last
    while (this.head[at] !== 0) {
      if (this.head[at] === head && this.tail[at] === tail) return false
      at = (at + 1) & last
    }
    this.head[at] = head
    this.tail[at] = tail
    return true
  }

  private grow(): void {
    const [heads, tails] = [this.head, this.tail]
    this.head = new Uint32Array(heads.length * 2)
    this.tail = new Uint32Array(heads.length * 2)
    heads.forEach((head, at) => {
      if (head !== 0) this.put(head, tails[at] ?? 0)
    })
  }
}
