/** Shares of a whole as areas: what is larger is seen at once. */
import { hierarchy, treemap, type HierarchyRectangularNode } from 'd3-hierarchy'
import type { VNode } from 'preact'
import { grouped } from '../../../core/values/grouped'
import type { Locale } from '../../../core/values/text'
import { formatRounded } from '../../../core/wording/format'
import { colourOf } from './marks'
import { Picture } from './picture'
import { SharesTable } from './shares-table'
import { useWidth } from './width'

/** One area. Areas of one group have one colour. */
export interface Cell {
  name: string
  /** Share of the whole, a fraction above 0. */
  share: number
  /** Number of the group, which decides the colour. */
  group: number
  /** What it is made of, shown when it is pointed at. */
  note?: string
}

interface Tree {
  children?: Tree[]
  cell?: Cell
}

/** Cells of one group lie together. */
const treesOf = (cells: readonly Cell[]): Tree[] =>
  [...grouped(cells, ({ group }) => group).values()].map((own) => ({ children: own.map((cell) => ({ cell })) }))

const HEIGHT = 340
const LETTER = 7.4

/** A name cut to a width; null where not even its beginning fits. */
function fitted(name: string, width: number): string | null {
  const letters = Math.floor((width - 10) / LETTER)
  if (name.length <= letters) return name
  return letters < 4 ? null : `${name.slice(0, letters - 1)}…`
}

function Area({ node, locale }: { node: HierarchyRectangularNode<Tree>; locale: Locale }): VNode | null {
  const { cell } = node.data
  if (cell === undefined) return null
  const [width, height] = [node.x1 - node.x0, node.y1 - node.y0]
  const name = height < 20 ? null : fitted(cell.name, width)
  const share = formatRounded(cell.share, locale)
  return (
    <g class={colourOf(cell.group)}>
      <rect class="mark-cell" x={node.x0} y={node.y0} width={width} height={height}><title>{[`${cell.name}: ${share}`, cell.note].filter(Boolean).join('\n')}</title></rect>
      {name !== null && <text x={node.x0 + 6} y={node.y0 + 16}>{name}</text>}
      {name !== null && height > 38 && width > 48 && <text x={node.x0 + 6} y={node.y0 + 32}>{share}</text>}
    </g>
  )
}

interface TreemapProps {
  title: string
  cells: readonly Cell[]
  locale: Locale
}

/** Areas in the proportion of the shares, drawn for a width; where there is less or more room it is scaled. */
export function TreemapDrawing({ title, cells, locale, width, height = HEIGHT, class: name = '' }: TreemapProps & { width: number; height?: number; class?: string }): VNode {
  const root = hierarchy<Tree>({ children: treesOf(cells) }).sum(({ cell }) => cell?.share ?? 0)
  const laid = treemap<Tree>().size([width, height]).paddingInner((node) => (node.depth === 0 ? 3 : 1)).round(true)(root)
  return (
    <svg class={`treemap ${name}`.trim()} width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title}>
      {laid.leaves().map((node) => <Area node={node} locale={locale} />)}
    </svg>
  )
}

/** The same as large as the page allows, with the names of the groups. */
export function Treemap({ groups, ...props }: TreemapProps & { groups: ReadonlyMap<number, string> }): VNode {
  const { element, width } = useWidth<HTMLDivElement>()
  return (
    <Picture title={props.title} locale={props.locale}>
      <div class="chart-box" ref={element}><TreemapDrawing {...props} width={width} /></div>
      <ul class="legend">{[...groups].map(([group, name]) => <li><span class={`swatch ${colourOf(group)}`} aria-hidden="true" />{name}</li>)}</ul>
      <SharesTable title={props.title} rows={props.cells} locale={props.locale} />
    </Picture>
  )
}
