/** Our own Markdown as HTML: headings with anchors, formulas set apart; what looks like HTML is shown as text. */
import { Marked, type Token, type Tokens } from 'marked'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text that is safe inside elements and quoted attributes. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => entities[char] ?? char)

/** A heading that a table of contents leads to. */
interface Entry {
  id: string
  /** HTML. */
  title: string
}

/** A rendered text. */
export interface Rendered {
  /** Content before the first heading with an anchor. */
  lead: string
  html: string
  /** The headings with an anchor, in order. */
  contents: Entry[]
}

/** What stands before a heading that links can point at. */
const ANCHOR = /^<a id="([a-z0-9-]+)"><\/a>\s*$/

/** A line that is a formula and nothing else. */
const FORMULA_LINE = /^`([^`]+ = [^`]+)`[.,;:]?$/

/** Powers, and percent signs that stay with their number. */
const powers = (html: string): string =>
  html.replace(/(\d) (?=%)/g, '$1\u00a0').replace(/\^(?:\(([^()]+)\)|(\w+))/g, (_match, inner?: string, word?: string) => `<sup>${inner ?? word ?? ''}</sup>`)

/** A formula as it is set in print. */
const typeset = (formula: string): string =>
  powers(escapeHtml(formula)).replaceAll(' * ', ' · ').replaceAll(' x ', ' × ').replaceAll(' - ', ' − ')

const code = (text: string): string =>
  text.includes(' = ') ? `<code class="formula">${typeset(text)}</code>` : `<code>${escapeHtml(text)}</code>`

type Inline = (markdown: string) => string

/** A paragraph; formulas on lines of their own stand apart. */
function paragraph(raw: string, inline: Inline): string {
  const parts: (string | string[])[] = []
  for (const line of raw.trim().split('\n')) {
    const formula = FORMULA_LINE.exec(line.trim())?.[1]
    const last = parts.at(-1)
    if (formula !== undefined) parts.push(`<p class="formula">${code(formula)}</p>`)
    else if (Array.isArray(last)) last.push(line)
    else parts.push([line])
  }
  return parts.map((part) => (Array.isArray(part) ? `<p>${inline(part.join('\n'))}</p>` : part)).join('\n')
}

function table({ header, rows }: Tokens.Table, inline: Inline): string {
  const row = (cells: readonly Tokens.TableCell[], tag: string): string =>
    `<tr>${cells.map((cell) => `<${tag}>${inline(cell.text)}</${tag.slice(0, 2)}>`).join('')}</tr>`
  const body = rows.map((cells) => row(cells, 'td')).join('')
  return `<div class="table-scroll" tabindex="0"><table><thead>${row(header, 'th scope="col"')}</thead><tbody>${body}</tbody></table></div>\n`
}

/** The headings after an anchor. */
function anchorsOf(tokens: readonly Token[]): Map<Token, string> {
  const anchors = new Map<Token, string>()
  tokens.forEach((token, index) => {
    const id = ANCHOR.exec(token.raw)?.[1]
    const heading = tokens.slice(index + 1).find(({ type }) => type !== 'space')
    if (id !== undefined && heading?.type === 'heading') anchors.set(heading, id)
  })
  return anchors
}

function rendererOf(anchors: ReadonlyMap<Token, string>, contents: Entry[]): Marked {
  const marked = new Marked({ async: false })
  const inline: Inline = (markdown) => String(marked.parseInline(markdown))
  return marked.use({
    renderer: {
      heading(token) {
        const id = anchors.get(token)
        const title = inline(token.text)
        if (id !== undefined) contents.push({ id, title })
        return `<h${token.depth}${id === undefined ? '' : ` id="${id}"`}>${title}</h${token.depth}>\n`
      },
      paragraph: ({ raw }) => (ANCHOR.test(raw) ? '' : `${paragraph(raw, inline)}\n`),
      codespan: ({ text }) => code(text),
      code: ({ text }) => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>\n`,
      text: (token) => ('tokens' in token && token.tokens ? inline(token.text) : powers(escapeHtml(token.text))),
      html: ({ raw }) => escapeHtml(raw),
      table: (token) => table(token, inline),
    },
  })
}

/** Renders a text. */
export function rendered(markdown: string): Rendered {
  const contents: Entry[] = []
  const tokens = new Marked().lexer(markdown)
  const html = rendererOf(anchorsOf(tokens), contents).parser(tokens)
  const at = contents.length === 0 ? html.length : html.indexOf('<h2 id="')
  return { lead: html.slice(0, at), html: html.slice(at), contents }
}
