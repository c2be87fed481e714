/** A long text with its table of contents. */
import type { VNode } from 'preact'
import { byLanguage, type Locale, text } from '../../../core/values/text'
import type { Rendered } from './markdown'
import { pathFor, type Visit } from './visit'

const words = byLanguage({
  contents: text('Contents', 'Inhalt'),
  more: text('More', 'Mehr dazu'),
})

/** A page or document that belongs to the text. */
export interface Related {
  path: string
  title: string
}

const Contents = ({ contents, locale }: { contents: Rendered['contents']; locale: Locale }): VNode => (
  <nav class="contents" aria-label={words[locale].contents}>
    <p class="contents-title">{words[locale].contents}</p>
    <ol>{contents.map(({ id, title }) => <li><a href={`#${id}`} dangerouslySetInnerHTML={{ __html: title }} /></li>)}</ol>
  </nav>
)

/** A collapsible section, so that a long text need not be scrolled through. */
function Chapter({ html }: { html: string }): VNode {
  const end = html.indexOf('</h2>') + '</h2>'.length
  return (
    <details class="chapter">
      <summary dangerouslySetInnerHTML={{ __html: html.slice(0, end) }} />
      <div dangerouslySetInnerHTML={{ __html: html.slice(end) }} />
    </details>
  )
}

interface ArticleProps {
  text: Rendered
  related: readonly Related[]
  /** The same text as the interface gives it. */
  source: Related
  visit: Visit
  children?: VNode
}

/** The text, what it contains, and what belongs to it. */
export const Article = ({ text, related, source, visit, children }: ArticleProps): VNode => (
  <article class={text.contents.length > 0 ? 'article' : 'guide'}>
    <div class="prose" dangerouslySetInnerHTML={{ __html: text.lead }} />
    {text.contents.length > 0 && <Contents contents={text.contents} locale={visit.locale} />}
    <div class="prose">{text.html.split(/(?=<h2 id=")/).filter((html) => html !== '').map((html) => <Chapter html={html} />)}</div>
    <div class="prose">
      {children}
      <h2>{words[visit.locale].more}</h2>
      <ul>
        {related.map(({ path, title }) => <li><a href={pathFor(visit, path)}>{title}</a></li>)}
        <li><a href={source.path}>{source.title}</a></li>
      </ul>
    </div>
  </article>
)
