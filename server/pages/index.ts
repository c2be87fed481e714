import type { FastifyInstance } from 'fastify'
import type { Site } from '../context'
import type { Gate } from '../rate-limit/gate'
import { installCalculatorPages } from './calculator'
import { installHomePage } from './home'
import { installMethodologyPages } from './methodology'

/** Registers the pages for people. */
export function installPages(app: FastifyInstance, site: Site, gate: Gate): void {
  installHomePage(app)
  installMethodologyPages(app)
  installCalculatorPages(app, site, gate)
}
