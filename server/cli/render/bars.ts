/** Bars of block characters. */

const WIDTH = 16
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉']

/** A bar; the largest share fills the width. */
function barOf(share: number, largest: number): string {
  const eighths = Math.round((share / largest) * WIDTH * EIGHTHS.length)
  return '█'.repeat(Math.floor(eighths / EIGHTHS.length)) + (EIGHTHS[eighths % EIGHTHS.length] ?? '')
}

/** A bar for each share; null if shares are missing, negative or all zero. */
export function barsOf(shares: readonly unknown[]): string[] | null {
  const known = shares.filter((share): share is number => typeof share === 'number')
  const largest = Math.max(0, ...known)
  if (known.length === 0 || largest === 0 || known.some((share) => share < 0)) return null
  return shares.map((share) => (typeof share === 'number' ? barOf(share, largest) : ''))
}

/** The parts of a whole as one stacked bar, each drawn with its own character. */
export function scaleOf(parts: readonly (readonly [sign: string, share: number])[]): string {
  let [sum, drawn] = [0, 0]
  return parts.map(([sign, share]) => {
    sum += share
    const until = Math.round(sum * WIDTH * 2)
    const part = sign.repeat(Math.max(0, until - drawn))
    drawn = Math.max(drawn, until)
    return part
  }).join('')
}
