/** A document whose elements refer to each other: by a path from where they stand, or by a number. */
import { grouped } from '../../../core/values/grouped'
import { remembered } from '../../../core/values/memoize'
import { TooLarge, walkXml } from '../formats/xml'
import { UnreadPortfolio, type Close } from './portfolio'

export interface Node {
  name: string
  attributes: Readonly<Record<string, string>>
  text: string
  parent: Node | null
  children: Node[]
  /** Of prices: they are too many to be elements. */
  closes: Close[]
}

/** What says nothing of a depot; most of a document, beside its prices. */
const ASIDE = new Set(['settings', 'taxonomies', 'dashboards', 'properties', 'attributes', 'events', 'watchlists', 'plans', 'property'])

const close = ({ t = '', v = '' }: Node['attributes']): Close => {
  if (!/^\d{4}-\d\d-\d\d$/.test(t) || !/^-?\d+$/.test(v)) throw new UnreadPortfolio('price')
  return [t, Number(v)]
}

/** A document of thirty megabytes of bookings has half as many. */
const NODES_MAX = 1_000_000

const nodeOf = (name: string, attributes: Node['attributes'], parent: Node | null): Node => ({ name, attributes, text: '', parent, children: [], closes: [] })

/**
 * The elements of a document, and those that have a number.
 *
 * @throws MarkupError for a document that is damaged or cut off
 */
function treeOf(xml: string): { root: Node; byId: ReadonlyMap<string, Node>; count: number } {
  let count = 0
  const top = nodeOf('', {}, null)
  const byId = new Map<string, Node>()
  let [at, aside] = [top, 0]
  walkXml(xml, {
    open(name, attributes) {
      if (aside > 0 || (ASIDE.has(name) && ['client', 'security', 'account', 'portfolio', 'portfolioTo', 'portfolioFrom', 'accountTo', 'accountFrom'].includes(at.name))) return void (aside += 1)
      if (name === 'price') at.closes.push(close(attributes))
      const node = nodeOf(name, attributes, at)
      if (name !== 'price' && at.children.push(node) > 0 && (count += 1) > NODES_MAX) throw new TooLarge(null, 'holds too many elements')
      if (attributes['id'] !== undefined) byId.set(attributes['id'], node)
      at = node
    },
    text: (part) => void (aside === 0 && (at.text += part)),
    close: () => void (aside > 0 ? (aside -= 1) : (at = at.parent ?? top)),
  })
  const [root] = top.children
  if (root?.name !== 'client') throw new UnreadPortfolio('root')
  return { root, byId, count }
}

/** The elements within one by their names; a depot has thousands of bookings, and each may refer to others. */
const childrenByName = remembered(({ children }: Node) => grouped(children, ({ name }) => name))

/** Elements that are looked through as soon as put in order. */
const FEW = 50

/** One step of a path: up, or to the n-th element of a name. */
function step(node: Node, part: string): Node | undefined {
  if (part === '..') return node.parent ?? undefined
  const [, name = '', place = '1'] = /^([^[]+)(?:\[(\d+)\])?$/.exec(part) ?? []
  return childrenByName(node).get(name)?.[Number(place) - 1]
}

/** A document in which references are followed. */
export class Portfolio {
  readonly root: Node
  readonly #byId: ReadonlyMap<string, Node>
  /** What an element refers to: looked up once, since thousands may refer to one whose path is long. */
  readonly #referred = remembered((node: Node) => {
    const { reference = '' } = node.attributes
    return this.#byId.get(reference) ?? reference.split('/').reduce<Node | undefined>((at, part) => at && step(at, part), node)
  })
  /** Elements of lists that may yet be told: each is told a few times, and no more often because many refer to one list. */
  #left: number

  constructor(xml: string) {
    const { root, byId, count } = treeOf(xml)
    this.root = root
    this.#byId = byId
    this.#left = 20 * count
  }

  /** What an element stands for. */
  meant(node: Node, hops = 0): Node {
    if (node.attributes['reference'] === undefined) return node
    const found = this.#referred(node)
    if (found === undefined || hops > 20) throw new UnreadPortfolio('reference')
    return this.meant(found, hops + 1)
  }

  /** The element of a name within another one; null where there is none. */
  child(node: Node, name: string): Node | null {
    const found = node.children.length > FEW ? childrenByName(node).get(name)?.[0] : node.children.find((each) => each.name === name)
    return found === undefined ? null : this.meant(found)
  }

  /** All elements within the element of a name. */
  list(node: Node, name: string): Node[] {
    const { children = [] } = this.child(node, name) ?? {}
    if ((this.#left -= children.length) < 0) throw new TooLarge(null, 'refers to too many elements')
    return children.map((each) => this.meant(each))
  }

  /** The text of the element of a name; empty where there is none. */
  text(node: Node, name: string): string {
    return this.child(node, name)?.text.trim() ?? ''
  }
}
