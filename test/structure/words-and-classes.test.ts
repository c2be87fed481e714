/** What pages say and how they look: nothing is kept that no page uses. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesIn } from './imports'

const root = join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** Names of the words of a file: members of its objects. */
const wordsIn = (text: string): string[] => [...new Set([...text.matchAll(/^ {2,4}(\w+): (?!readonly|string)/gm)].map(([, name = '']) => name))]

/** Whether a text names a word: as a member, in a pattern, or quoted. */
const names = (text: string, word: string): boolean => new RegExp(`\\.${word}\\b|[{,]\\s*${word}\\s*[,}:]|['"\`]${word}['"\`]`).test(text)

/** Classes in selectors; those that end in a number or a word may be made of parts. */
const classesIn = (css: string): string[] => [...new Set([...css.replace(/\/\*[^]*?\*\/|\{[^{}]*\}/g, ' ').matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name))]
const isSaid = (text: string, name: string): boolean => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text) || text.includes(`${name.replace(/-[^-]*$/, '-')}\${`)

const pages = filesIn('server', 'core').map((file) => [file, read(file)] as const)

describe('the pages', () => {
  it('keep no word that nothing says', () => {
    const unused = pages.filter(([file]) => /^server\/pages\/.*words(\/\w+)?\.ts$/.test(file)).flatMap(([file, text]) => {
      const others = pages.filter(([other]) => other !== file).map(([, other]) => other).join('\n')
      return wordsIn(text).filter((word) => !names(others, word)).map((word) => `${file}: ${word}`)
    })
    expect(unused).toEqual([])
  })

  it('keep no class that nothing has', () => {
    const all = pages.map(([, text]) => text).join('\n')
    const styles = readdirSync(join(root, 'server/pages/style')).filter((file) => file.endsWith('.css'))
    expect(styles.flatMap((file) => classesIn(read(`server/pages/style/${file}`)).filter((name) => !isSaid(all, name)).map((name) => `${file}: ${name}`))).toEqual([])
  })
})

describe('the finders', () => {
  it('see words and classes that are not used', () => {
    expect(wordsIn("const words = byLanguage({\n  title: text('Portfolio', 'Depot'),\n  row: text((row: number) => `Row ${row}`, (row) => `Zeile ${row}`),\n})")).toEqual(['title', 'row'])
    expect(names('<h1>{say.title}</h1>', 'title')).toBe(true)
    expect(names('const untitled = 1', 'title')).toBe(false)
    expect(classesIn('.card > .lead:hover { color: red }\n/* .gone */\n.shade-1 { top: 1.5rem }')).toEqual(['card', 'lead', 'shade-1'])
    expect(isSaid('<p class="lead">', 'lead')).toBe(true)
    expect(isSaid('class={`shade-${n}`}', 'shade-1')).toBe(true)
    expect(isSaid('<p class="leading">', 'lead')).toBe(false)
  })
})
