/** What is open about a file: for each question the visitor chooses an answer, of which none is chosen at first. */
import type { VNode } from 'preact'
import { useState } from 'preact/hooks'
import { keysOf } from '../../../core/values/record'
import type { Locale } from '../../../core/values/text'

const take = { en: 'Go on', de: 'Weiter' } as const

interface Question<A extends string> {
  key: string
  about: string
  /** Which answers there are; all unless given. */
  answers?: readonly A[]
  /** What matters for the answer. */
  note?: string | undefined
}

interface QuestionsProps<A extends string> {
  questions: readonly Question<A>[]
  words: Readonly<Record<A, string>>
  /** Takes the answers by key, once there is one to each. */
  onChoose: (answers: Readonly<Record<string, A>>) => void
  locale: Locale
}

export function Questions<A extends string>({ questions, words, onChoose, locale }: QuestionsProps<A>): VNode {
  const [chosen, setChosen] = useState<Readonly<Record<string, A>>>({})
  return (
    <>
      {questions.map(({ key, about, answers = keysOf(words), note }) => (
        <fieldset key={key}>
          <legend>{about}</legend>
          {answers.map((answer) => <label class="check"><input type="radio" name={`of-${key}`} checked={chosen[key] === answer} onChange={() => setChosen({ ...chosen, [key]: answer })} />{words[answer]}</label>)}
          {note !== undefined && <p class="small muted">{note}</p>}
        </fieldset>
      ))}
      <div class="actions"><button type="button" disabled={questions.some(({ key }) => chosen[key] === undefined)} onClick={() => onChoose(chosen)}>{take[locale]}</button></div>
    </>
  )
}
