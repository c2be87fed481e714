/**
 * Counts the lines of TypeScript that are written by hand and shipped, or write what is shipped: not blank, in `.ts` and `.tsx` under version control,
 * without tests, examples, declarations and files that a script writes. `npx tsx test/structure/count-lines.ts` prints them by part as in
 * `docs/decisions/written-by-hand.md`, and casts (`as` with a type, without `as const`).
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** A file belongs to the first part that it fits. */
const parts: readonly (readonly [part: string, files: RegExp])[] = [
  ['Tax on a depot', /^core\/depot-tax\/|^server\/pages\/(entries\/)?depot-tax|^server\/cli\/.*\b(tax|trades?)\b|^core\/described\/interfaces\/depot-tax/],
  ['Depot files', /^sdk\/files\/|^server\/cli\/files\//],
  ['Data', /^server\/data\/|^core\/reference\/|^server\/cli\/data\//],
  ['Scripts', /^scripts\/|^[^/]+$/],
  ['Portfolio models', /^core\/portfolio\//],
  ['Pages', /^server\/pages\//],
  ['Calculators, law, retirement', /^core\/(calculators|law|retirement|savings-goal)\//],
  ['Search by name', /^core\/find\//],
  ['Contract, registry, words, values', /^core\//],
  ['SDK without files', /^sdk\//],
  ['Command line, tools', /^server\/(cli|mcp)\//],
  ['Service', /^server\//],
]

/** Files that say in their first lines that a script wrote them. */
const isGenerated = (file: string, text: string): boolean => file.includes('generated/') || /[Ww]ritten by `(scripts\/|npm run )/.test(text.slice(0, 200)) && !file.startsWith('scripts/')

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' }).trim().split('\n')
  .filter((file) => !/^(test|examples)\/|\.d\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ file, text }) => !isGenerated(file, text))

const linesIn = (text: string): number => text.split('\n').filter((line) => line.trim() !== '').length

function castsIn(file: string, text: string): number {
  let casts = 0
  const visit = (node: ts.Node): void => {
    if (ts.isAsExpression(node) && node.type.getText() !== 'const') casts += 1
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  return casts
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
const counts = files.map(({ file, text }) => ({ part: parts.find(([, pattern]) => pattern.test(file))?.[0] ?? file, lines: linesIn(text), casts: castsIn(file, text) }))
for (const part of [...parts.map(([name]) => name), ...new Set(counts.map((one) => one.part).filter((part) => !parts.some(([name]) => name === part)))]) {
  console.log(`${part.padEnd(36)} ${String(sum(counts.filter((one) => one.part === part).map(({ lines }) => lines))).padStart(7)}`)
}
console.log(`${'All'.padEnd(36)} ${String(sum(counts.map(({ lines }) => lines))).padStart(7)} lines in ${counts.length} files, ${sum(counts.map(({ casts }) => casts))} casts`)
