/** Colours and sizes of letters have one place. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = 'server/pages'
/** The icon is a picture of its own, where no style sheet reaches. */
const own = ['style/tokens.css', 'style/icon.ts']

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(css|tsx?)$/.test(file) && !own.includes(file))
const found = (pattern: RegExp, ending: RegExp): string[] =>
  files.filter((file) => ending.test(file)).flatMap((file) => (readFileSync(join(folder, file), 'utf8').match(pattern) ?? []).map((hit) => `${file}: ${hit}`))

test('every colour of the pages is a token', () => {
  expect(found(/#[0-9a-f]{3,8}\b(?=[;,)\s"'}])|\b(?:rgba?|hsla?|oklch|oklab)\(/gi, /\.(css|tsx?)$/)).toEqual([])
})

test('every size of letters is a token or a part of the size around it', () => {
  expect(found(/font-size:(?! var\(--text-| inherit\b| [\d.]+em\b)[^;]+/g, /\.css$/)).toEqual([])
})

test('every token that is used exists', () => {
  const tokens = readFileSync(join(folder, own[0] ?? ''), 'utf8')
  const used = new Set(files.filter((file) => file.endsWith('.css')).flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/var\((--[\w-]+)/g) ?? []))
  expect([...used].map((name) => name.slice(4)).filter((name) => name !== '--series' && !tokens.includes(`${name}:`))).toEqual([])
})
