/** Terms explained at the word: a button in the text that opens the explanation which the frame brings along. No script is needed. */
import type { VNode } from 'preact'
import type { Locale } from '../../../core/values/text'
import { explanations, ofPortfolios, pieces, terms, type Term } from './terms'

const noteId = (term: string): string => `term-${term}`

const TermButton = ({ word, term }: { word: string; term: string }): VNode => <button type="button" class="term" data-term={term} popovertarget={noteId(term)}>{word}</button>

/** A text whose terms can be opened, and whose percent signs stay with their number. Terms in `seen` stay plain, and those that are shown are added to it. */
export function Glossed({ text, seen }: { text: string; seen?: Set<string> }): VNode {
  const said = pieces(text.replace(/(?<=\d) %/g, '\u00A0%')).map(({ text: word, term }) => {
    if (term === null || seen?.has(term) === true) return { word, term: null }
    seen?.add(term)
    return { word, term }
  })
  return (
    <>
      {said.map(({ word, term }, index) => {
        // A bracket stays with the term behind it: before a button a line may end.
        if (term === null) return (said[index + 1]?.term ?? null) === null ? word : word.replace(/\($/, '')
        const button = <TermButton word={word} term={term} />
        return said[index - 1]?.word.endsWith('(') === true ? <span class="together">({button}</span> : button
      })}
    </>
  )
}

const isTerm = (id: string): id is Term => id in terms

/** The explanations of a page, hidden until they are asked for. */
export const Glossary = ({ locale, isCalculation }: { locale: Locale; isCalculation: boolean }): VNode => (
  <>
    {Object.keys(terms).filter(isTerm).filter((id) => !isCalculation || !ofPortfolios.has(id)).map((id) => (
      <div id={noteId(id)} class="term-note" popover="auto" role="note">
        <p class="notice-title">{explanations[id].name[locale]}</p>
        <p>{explanations[id].text[locale]}</p>
      </div>
    ))}
  </>
)
