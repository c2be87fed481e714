/** Results as JSON text. What is the same in most answers of an operation, its sentences, is spelled once. */
import type { Procedure } from '../core/procedure'
import { remembered } from '../core/portfolio/remembered'

/** Lists of one name that are kept: two languages, with and without a sentence that depends on the request. */
const KEPT = 4

interface Spelled {
  list: readonly unknown[]
  text: string
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((entry, index) => entry === b[index])

const isSentences = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((entry) => typeof entry === 'string')

/** Spells lists of sentences; those of the last few different ones are known. */
function sentenceText(): (list: readonly string[]) => string {
  const known: Spelled[] = []
  return (list) => {
    const found = known.find((other) => isSame(other.list, list))
    if (found !== undefined) return found.text
    const spelled = { list: [...list], text: JSON.stringify(list) }
    known.unshift(spelled)
    if (known.length > KEPT) known.pop()
    return spelled.text
  }
}

/** Spells the results of an operation as `JSON.stringify` would. */
export const resultText = remembered<Procedure, (result: unknown) => string>(() => {
  const sentences = new Map<string, (list: readonly string[]) => string>()
  const textOf = (name: string, value: unknown): string | undefined => {
    if (!isSentences(value)) return JSON.stringify(value)
    const spell = sentences.get(name) ?? sentenceText()
    sentences.set(name, spell)
    return spell(value)
  }
  return (result) => {
    if (!isObject(result)) return JSON.stringify(result)
    let members = ''
    for (const [name, value] of Object.entries(result)) {
      const text = textOf(name, value)
      if (text !== undefined) members += `${members === '' ? '' : ','}"${name}":${text}`
    }
    return `{${members}}`
  }
})
