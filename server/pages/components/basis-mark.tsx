/** A segment of a bar in the pattern of its data quality: solid, light, hatched, outline. */
import type { VNode } from 'preact'
import type { RestsOn } from '../../../core/portfolio/funds/basis'

/** Stripes are dashes of a line as thick as the bar. */
export const BasisMark = ({ part, x, width, height }: { part: RestsOn; x: string; width: string; height: number }): VNode =>
  part === 'estimated'
    ? <svg x={x} width={width} height={height}><line class="basis-estimated" x1="0" x2="100%" y1={height / 2} y2={height / 2} stroke-width={height} stroke-dasharray="3 2" /></svg>
    : <rect class={`basis-${part}`} x={x} width={width} height={height} />
