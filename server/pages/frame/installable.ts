/** What lets browsers install the pages and open those without a connection that calculate in the browser. */
import type { FastifyInstance } from 'fastify'
import { refuse } from '../../http/answer/failure'
import { iconSvg } from '../style/icon'
import type { Assets } from './assets'

const manifest = JSON.stringify({
  name: 'depotkit', short_name: 'depotkit', start_url: '/', display: 'standalone', icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
})

/** Registers manifest, icon and the script that works between pages and network. */
export function installInstallable(app: FastifyInstance, assets: Assets): void {
  const send = (path: string, type: string, make: () => string | null): void => {
    app.get(path, async (request, reply) => {
      request.call.operation = 'asset'
      const text = make()
      if (text === null) throw refuse('not_found')
      return reply.header('cache-control', 'no-cache').type(type).send(text)
    })
  }
  send('/manifest.webmanifest', 'application/manifest+json', () => manifest)
  send('/icon.svg', 'image/svg+xml', () => iconSvg)
  send('/offline.js', 'text/javascript; charset=utf-8', () => {
    const script = assets.scriptOf('offline.ts')
    return script === null ? null : `importScripts(${JSON.stringify(script)})\n`
  })
}
