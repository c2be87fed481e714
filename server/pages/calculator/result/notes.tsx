/** Notes on a result. */
import type { VNode } from 'preact'
import { formatDate } from '../../../../core/wording/format'
import { Glossed } from '../../glossary/glossed'
import type { Calculated, CalculatorPage } from '../descriptor'
import { words } from '../words'

/** Names of code stand between backticks. */
const Sentence = ({ text, seen }: { text: string; seen: Set<string> }): VNode => <>{text.split('`').map((part, index) => (index % 2 === 1 ? <code>{part}</code> : <Glossed text={part} seen={seen} />))}</>

const Note = ({ title, items, seen, open }: { title: string; items: readonly string[]; seen: Set<string>; open?: boolean }): VNode => (
  <details class="on-paper" open={open}>
    <summary>{title} ({items.length})</summary>
    <ul>{items.map((item) => <li><Sentence text={item} seen={seen} /></li>)}</ul>
  </details>
)

/** Assumptions, limitations and sources of a calculation; what limits it is read without a tap, such as law that is not known yet. */
export function Notes({ data, page }: { data: Calculated; page: CalculatorPage }): VNode {
  const text = words[page.locale]
  const seen = new Set<string>()
  return (
    <div class="notes">
      <Note title={text.assumptions} items={data.assumptions} seen={seen} />
      <Note title={text.limitations} items={data.limitations} seen={seen} open />
      <details class="on-paper">
        <summary>{text.sources} ({data.sources.length})</summary>
        <ul class="small sources">{data.sources.map((source) => <li>{source}</li>)}</ul>
      </details>
      <p class="small muted">
        {text.model} {data.modelVersion}, {text.asOf} {formatDate(data.asOf, page.locale)}. <a href={page.method}>{text.method}</a>
      </p>
    </div>
  )
}
