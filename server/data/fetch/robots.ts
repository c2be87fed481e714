/** What a site asks of programs (`robots.txt`, RFC 9309). */

/** No file is longer; what follows is not read, as the standard allows. */
const LONGEST = 500_000

interface Rule {
  allows: boolean
  path: string
}

/** Rules for this program, or those for all where none name it. */
function rulesIn(text: string, agent: string): Rule[] {
  const groups: { agents: string[]; rules: Rule[] }[] = []
  let isNaming = false
  for (const line of text.slice(0, LONGEST).split(/\r\n|\r|\n/)) {
    const [said = ''] = line.split('#')
    const colon = said.indexOf(':')
    const [name, value] = colon < 0 ? ['', ''] : [said.slice(0, colon).trim().toLowerCase(), said.slice(colon + 1).trim()]
    if (name === 'user-agent') {
      if (!isNaming) groups.push({ agents: [], rules: [] })
      groups.at(-1)?.agents.push(value.toLowerCase())
    } else if ((name === 'allow' || name === 'disallow') && value !== '') groups.at(-1)?.rules.push({ allows: name === 'allow', path: value })
    isNaming = name === 'user-agent' || (name === '' && isNaming)
  }
  const named = (wanted: string) => groups.filter(({ agents }) => agents.includes(wanted)).flatMap(({ rules }) => rules)
  return groups.some(({ agents }) => agents.includes(agent)) ? named(agent) : named('*')
}

/** Whether a rule is about a path: `*` is any text, `$` the end. Compared piece by piece, so that no rule can keep the process busy. */
function fits(rule: string, path: string): boolean {
  const isWhole = rule.endsWith('$')
  const [first = '', ...pieces] = (isWhole ? rule.slice(0, -1) : rule).split('*')
  if (!path.startsWith(first)) return false
  let at = first.length
  for (const [index, piece] of pieces.entries()) {
    const isLast = index === pieces.length - 1
    const found = isWhole && isLast ? (path.endsWith(piece) ? path.length - piece.length : -1) : path.indexOf(piece, at)
    if (found < at) return false
    at = found + piece.length
  }
  return !isWhole || at === path.length
}

/** Whether a site lets this program have an address; the longest rule counts, and of two as long the one that allows. */
export function allows(robots: string, agent: string, url: string): boolean {
  const { pathname, search } = new URL(url)
  const rules = rulesIn(robots, agent.toLowerCase()).filter(({ path }) => fits(path, pathname + search))
  const longest = Math.max(0, ...rules.map(({ path }) => path.length))
  const decisive = rules.filter(({ path }) => path.length === longest)
  return decisive.length === 0 || decisive.some((rule) => rule.allows)
}
