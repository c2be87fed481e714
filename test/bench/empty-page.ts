/** A page of the frame of the service with an empty Preact component: what every page costs before it does anything. */
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { listen, type Listening } from '../support/port'

const source = `
import { h, hydrate } from 'preact'
hydrate(h('div', null), document.getElementById('app'))
document.documentElement.dataset.ready = ''
performance.mark('interactive')`

const textOf = async (url: string): Promise<string> => (await fetch(url, { headers: { accept: 'text/html' } })).text()

/** Serves it beside a service, whose frame and style it takes. */
export async function startEmptyPage(service: string): Promise<Listening> {
  const { outputFiles } = await build({ stdin: { contents: source, resolveDir: import.meta.dirname }, bundle: true, minify: true, format: 'esm', write: false })
  const frame = await textOf(`${service}/no-such-page`)
  const style = /href="(\/assets\/[^"]+\.css)"/.exec(frame)?.[1] ?? ''
  const page = frame.replace('</head>', '<script type="module" src="/empty.js"></script></head>').replace(/<main id="main">[\s\S]*<\/main>/, '<main id="main"><div id="app"><div></div></div></main>')
  const files = new Map([
    ['/', { type: 'text/html; charset=utf-8', body: gzipSync(page) }],
    ['/empty.js', { type: 'text/javascript', body: gzipSync(outputFiles[0]?.text ?? '') }],
    [style, { type: 'text/css', body: gzipSync(await textOf(service + style)) }],
  ])
  return listen(createServer((request, response) => {
    const file = files.get(request.url ?? '')
    if (file === undefined) response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'gzip' }).end(file.body)
  }))
}
