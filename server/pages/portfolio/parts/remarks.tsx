import { createContext, type ComponentChildren, type VNode } from 'preact'
import { useContext } from 'preact/hooks'
import { sentenceIn, type German } from '../../../../core/described/methodology/sentence'
import { noFigureSentences } from '../../../../core/portfolio/analyses/stress-scenarios/no-figure'
import { readNamed } from '../../../../core/wording/named-sentence'
import { readShortage } from '../../../../core/portfolio/analyses/historical-replay/shortage-words'
import type { Locale, Text } from '../../../../core/values/text'
import type { Show } from '../context'
import { answerWords } from '../words/answer'

/** What the sentences of results say in German; the server sends it with the page. */
export const Sentences = createContext<German>({})

/** More lines than this are folded. */
const FEW = 3

/** What is missing for a result, of all that is said of it. */
export const shortagesIn = (limitations: readonly string[]): Text[] => limitations.flatMap((sentence) => readShortage(sentence) ?? readNamed(noFigureSentences, sentence) ?? [])

/** What is missing for a result, one line each. */
export function Shortages({ lines, locale }: { lines: readonly Text[]; locale: Locale }): VNode {
  const said = lines.map((words) => <p key={words.en}>{words[locale]}</p>)
  return said.length <= FEW ? <>{said}</> : <details><summary>{answerWords[locale].missing(said.length)}</summary>{said}</details>
}

interface RemarksProps {
  assumptions: readonly string[]
  limitations: readonly string[]
  method: string
  show: Show
  /** The buttons that save request and result as JSON. */
  children?: ComponentChildren
}

/** Assumptions and limitations of a result, in the language of the page. */
export const Remarks = ({ assumptions, limitations, method, show, children }: RemarksProps): VNode => {
  const { text, locale } = show
  const german = useContext(Sentences)
  const items = (sentences: readonly string[]): VNode => <ul>{sentences.map((sentence) => <li>{sentenceIn(locale, sentence, german)}</li>)}</ul>
  return (
    <details class="remarks on-paper">
      <summary>{text.remarks}{children !== undefined && `, ${text.data}`}</summary>
      <h4>{text.assumptions}</h4>
      {items(assumptions)}
      <h4>{text.limitations}</h4>
      {items(limitations)}
      <p><a href={method}>{text.method}</a></p>
      {children}
    </details>
  )
}
