/** What a result must be read with. */
import type { VNode } from 'preact'
import { formatDate } from '../../browser/format'
import type { CalculatorPage } from '../descriptor'
import type { Calculated } from '../state'
import { words } from '../words'

/** Names of code stand between backticks. */
const Sentence = ({ text }: { text: string }): VNode => <>{text.split('`').map((part, index) => (index % 2 === 1 ? <code>{part}</code> : part))}</>

const Note = ({ title, items }: { title: string; items: readonly string[] }): VNode => (
  <section>
    <h3>{title}</h3>
    <ul>{items.map((item) => <li><Sentence text={item} /></li>)}</ul>
  </section>
)

/** Assumptions, limitations and sources of a calculation. */
export function Notes({ data, page }: { data: Calculated; page: CalculatorPage }): VNode {
  const text = words[page.locale]
  return (
    <div class="notes">
      <Note title={text.assumptions} items={data.assumptions} />
      <Note title={text.limitations} items={data.limitations} />
      <details>
        <summary>{text.sources} ({data.sources.length})</summary>
        <ul class="small sources">{data.sources.map((source) => <li>{source}</li>)}</ul>
      </details>
      <p class="small muted">
        {text.model} {data.modelVersion}, {text.asOf} {formatDate(data.asOf, page.locale)}. <a href={page.method}>{text.method}</a>
      </p>
    </div>
  )
}
