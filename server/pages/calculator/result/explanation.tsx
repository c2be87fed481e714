/** What stands around the charts: notes, a deduction that the reader assumes, and steps. */
import type { VNode } from 'preact'
import { useState } from 'preact/hooks'
import { formatEur, formatPercent } from '../../../../core/wording/format'
import type { Calculated, CalculatorPage } from '../descriptor'
import { words } from '../words'
import { notesOf, stepsOf, stepValue, valueOf } from './steps'

interface ExplanationProps {
  data: Calculated
  page: CalculatorPage
}

const MOST_DEDUCTION = 40

/** The figure after a deduction that nobody but the reader knows, and the gap to the wish that is then left. */
function Deduction({ figure, wish, page }: { figure: number; wish: number; page: CalculatorPage }): VNode {
  const [percent, setPercent] = useState(0)
  const text = words[page.locale]
  const net = figure * (1 - percent / 100)
  const assumed = formatPercent(percent / 100, page.locale)
  const said = percent === 0 ? text.chooseDeduction : text.afterDeduction(formatEur(net, page.locale, 0), formatEur(Math.max(0, wish - net), page.locale, 0))
  return (
    <div class="deduction">
      <label for="deduction">{text.deduction}: <strong>{assumed}</strong></label>
      <input class="slider" id="deduction" type="range" min={0} max={MOST_DEDUCTION} value={percent} aria-valuetext={`${assumed}. ${said}`} onInput={(event) => setPercent(Number(event.currentTarget.value))} />
      <p>{said}</p>
    </div>
  )
}

export function Explanation({ data, page }: ExplanationProps): VNode {
  const { gross } = page.view
  const [figure, wish] = gross === undefined ? [] : [valueOf(data, gross.figure), valueOf(data, gross.wish)]
  return (
    <>
      {notesOf(page.view, data).map(({ text }) => <p class="result-note">{text[page.locale]}</p>)}
      {typeof figure === 'number' && typeof wish === 'number' && <Deduction figure={figure} wish={wish} page={page} />}
    </>
  )
}

/** How figures of the result come to others of it, below what they are drawn in. */
export function Steps({ data, page }: ExplanationProps): VNode | null {
  const steps = stepsOf(page.view, data)
  return steps.length === 0 ? null : (
    <table class="figures steps">
      <caption>{words[page.locale].steps}</caption>
      <tbody>
        {steps.map((step) => {
          const value = stepValue(data, step)
          return value === null ? null : <tr class={step.isTotal === true ? 'total' : undefined}><th scope="row">{step.label[page.locale]}</th><td class="number"><data value={String(value)}>{formatEur(value, page.locale)}</data></td></tr>
        })}
      </tbody>
    </table>
  )
}
