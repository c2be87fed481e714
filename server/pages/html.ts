/** Plain server-rendered pages: no script, no style from elsewhere. */
import type { FastifyReply } from 'fastify'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text that is safe inside elements and quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => entities[char] ?? char)

const style = [
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b1f24;background:#fff}',
  'table{border-collapse:collapse;margin:1rem 0;display:block;overflow-x:auto}td,th{border:1px solid #d0d7de;padding:.25rem .6rem;text-align:left}',
  'td.n{text-align:right;font-variant-numeric:tabular-nums}label{display:block;margin:.5rem 0}input,select,textarea{font:inherit;width:100%;max-width:24rem;display:block;padding:.3rem}',
  'small{color:#57606a;display:block}button{font:inherit;padding:.4rem 1rem}code,pre{background:#f6f8fa}pre{padding:.6rem;overflow-x:auto}.error{color:#a40e26}',
].join('\n')

/** Nothing but this page's own style and a form to this server. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** A whole page around a body that is already HTML. */
export const pageOf = (locale: 'en' | 'de', title: string, body: string): string =>
  [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title><style>${style}</style></head><body>${body}</body></html>`,
  ].join('\n')

/** Sends a page. */
export const sendPage = (reply: FastifyReply, html: string, status = 200): FastifyReply =>
  reply.code(status).header('content-security-policy', policy).header('referrer-policy', 'no-referrer').type('text/html; charset=utf-8').send(html)
