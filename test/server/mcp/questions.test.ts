/** The words of the operations lead to them: a plain match of words finds the right one among the first three. */
import { expect, it } from 'vitest'
import { procedures } from '../../../core/registry/procedures'
import { questions } from './questions.data'

/** Words that say nothing of what is asked for. */
const idle = new Set('was wie ist mein meine meinem meinen meiner meines der die das des den dem ein eine einen einem einer eines und oder auf mit von fuer für nach sich the and for what which how does did are has have with from one wirklich hoch gibt viel much would'.split(' '))

/** Beginnings of the words of a text: what a German ending changes counts for nothing. */
const stems = (text: string): string[] =>
  (text.toLowerCase().replaceAll('ß', 'ss').match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter((word) => !idle.has(word)).map((word) => word.slice(0, 6))

const words = new Map(procedures.map(({ operationId, title, description }) =>
  [operationId, new Set(stems([operationId.replace(/([a-z])([A-Z])/g, '$1 $2'), title.en, title.de, description.en, description.de].join(' ')))]))

/** How much a word tells: the fewer operations have it, the more. */
const weightOf = (stem: string): number => {
  const holders = [...words.values()].filter((known) => known.has(stem)).length
  return holders === 0 ? 0 : Math.log(words.size / holders) + 0.1
}

const firstThree = (question: string): string[] =>
  [...words]
    .map(([operation, known]) => ({ operation, score: [...new Set(stems(question))].reduce((sum, stem) => sum + (known.has(stem) ? weightOf(stem) / Math.sqrt(known.size) : 0), 0) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ operation }) => operation)

const lost = (asked: typeof questions) =>
  asked.filter(([question, operation]) => !firstThree(question).includes(operation)).map(([question, operation]) => ({ question, operation, found: firstThree(question) }))

it('every question finds its operation', () => {
  expect(lost(questions)).toEqual([])
})

/** The titles of operations that nobody asks for in `questions`. */
const titlesBeside = (asked: typeof questions) =>
  procedures.filter(({ operationId }) => !asked.some(([, operation]) => operation === operationId)).flatMap(({ operationId, title }) => [title.en, title.de].map((text) => [text, operationId] as const))

it('an operation that nobody asks for is found by its title, and one whose title says too little needs a question', () => {
  expect(lost(titlesBeside(questions))).toEqual([])
  expect(lost(titlesBeside(questions.filter(([, operation]) => !operation.endsWith('Compare')))).map(({ question }) => question)).toEqual(['Compare', 'Vergleich'])
})
