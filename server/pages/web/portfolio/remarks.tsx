import type { VNode } from 'preact'
import type { Show } from './context'

/** Assumptions and limitations of a result; the service states them in English. */
export const Remarks = ({ assumptions, limitations, method, show }: { assumptions: readonly string[]; limitations: readonly string[]; method: string; show: Show }): VNode => {
  const { text } = show
  return (
    <details class="remarks">
      <summary>{text.assumptions}, {text.limitations}</summary>
      {text.english !== '' && <p class="small muted">{text.english}</p>}
      <h4>{text.assumptions}</h4>
      <ul lang="en">{assumptions.map((sentence) => <li>{sentence}</li>)}</ul>
      <h4>{text.limitations}</h4>
      <ul lang="en">{limitations.map((sentence) => <li>{sentence}</li>)}</ul>
      <p><a href={method}>{text.method}</a></p>
    </details>
  )
}
