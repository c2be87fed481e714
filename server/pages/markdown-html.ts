/** The part of Markdown that our own texts use, as HTML. Everything else is shown as text. */
import { escapeHtml } from './html'

const inline = (text: string): string =>
  escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\bhttps:\/\/[^\s<>()]*[^\s<>().,;:]/g, (url) => `<a href="${url}" rel="noreferrer">${url}</a>`)

const cellsOf = (row: string): string[] =>
  row
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))

const rowOf = (row: string, tag: 'td' | 'th'): string =>
  `<tr>${cellsOf(row).map((cell) => `<${tag}>${inline(cell)}</${tag}>`).join('')}</tr>`

function tableOf(lines: readonly string[]): string {
  const [head = '', , ...rows] = lines
  return `<table>${rowOf(head, 'th')}${rows.map((row) => rowOf(row, 'td')).join('')}</table>`
}

const listOf = (lines: readonly string[], tag: 'ul' | 'ol'): string =>
  `<${tag}>${lines.map((line) => `<li>${inline(line.replace(/^(?:-|\d+\.) /, ''))}</li>`).join('')}</${tag}>`

function headingOf(line: string): string {
  const level = /^#+/.exec(line)?.[0].length ?? 1
  return `<h${level}>${inline(line.slice(level + 1))}</h${level}>`
}

function blockOf(block: string): string {
  const lines = block.split('\n')
  const anchor = /^<a id="([a-z0-9-]+)"><\/a>$/.exec(block)?.[1]
  if (anchor !== undefined) return `<a id="${anchor}"></a>`
  if (/^```/.test(block)) return `<pre>${escapeHtml(lines.slice(1, -1).join('\n'))}</pre>`
  if (/^#{1,4} /.test(block)) return [headingOf(lines[0] ?? ''), ...(lines.length > 1 ? [blockOf(lines.slice(1).join('\n'))] : [])].join('')
  if (lines.every((line) => line.startsWith('|'))) return tableOf(lines)
  if (lines.every((line) => line.startsWith('- '))) return listOf(lines, 'ul')
  if (lines.every((line) => /^\d+\. /.test(line))) return listOf(lines, 'ol')
  return `<p>${inline(block)}</p>`
}

/** Renders Markdown whose blocks are separated by empty lines. */
export const htmlOf = (markdown: string): string =>
  (markdown.match(/```[\s\S]*?```|(?:(?!\n\n|```)[\s\S])+/g) ?? [])
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(blockOf)
    .join('\n')
