/** What an amount of a day to come buys in the money of today. */
import type { VNode } from 'preact'
import { useState } from 'preact/hooks'
import { formatEur, formatPercent } from '../../../../core/wording/format'
import type { Calculated, CalculatorPage } from '../descriptor'
import { words } from '../words'
import { valueOf } from './steps'

/** Percent a year that the European Central Bank aims at over the medium term (strategy of 8 July 2021, confirmed on 30 June 2025). */
const TARGET = 2

const MOST = 10

/** A future amount in today's money: `amount / (1 + percent / 100) ^ years`. */
export const inTodaysMoney = (amount: number, years: number, percent: number): number => amount / (1 + percent / 100) ** years

/** Of what rests on an inflation to come, three digits say all that is known. */
const rough = (amount: number): number => Number(amount.toPrecision(3))

/** The amount of the headline in today's money, with an inflation that the reader may change; nothing where it has no amount or no time passes. */
export function PurchasingPower({ data, page: { view: { later }, locale } }: { data: Calculated; page: CalculatorPage }): VNode | null {
  const [percent, setPercent] = useState(TARGET)
  const text = words[locale]
  if (later === undefined) return null
  const [amount, to, from] = [valueOf(data, later.figure), valueOf(data, later.to), later.from === undefined ? 0 : valueOf(data, later.from)]
  if (typeof amount !== 'number' || typeof to !== 'number' || typeof from !== 'number' || amount === 0 || to <= from) return null
  const [assumed, said] = [formatPercent(percent / 100, locale, 1), text.inTodaysMoney(formatEur(rough(inTodaysMoney(amount, to - from, percent)), locale, 0), to - from)]
  return (
    <div class="today">
      <p>{said}</p>
      <label for="inflation">{text.inflation}: <strong>{assumed}</strong></label>
      <input class="slider" id="inflation" type="range" min={0} max={MOST} step={0.5} value={percent} aria-valuetext={`${assumed}. ${said}`} onInput={(event) => setPercent(Number(event.currentTarget.value))} />
    </div>
  )
}
